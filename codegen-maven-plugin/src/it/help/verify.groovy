def goals = new File(basedir, 'build.log').readLines().findAll { it ==~ /tenon:\w+/ }
assert goals == ['tenon:check', 'tenon:generate', 'tenon:help', 'tenon:publish', 'tenon:validate']
