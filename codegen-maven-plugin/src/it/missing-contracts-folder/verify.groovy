def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors[0].endsWith(' on project missing-contracts-folder: there is no folder `contracts`')
assert errors[1] == '[ERROR]   hint: create it with a `tenon.yaml` in it, or name another: `<contracts>` in the plugin\'s configuration,' +
        ' or -Dtenon.contracts=<folder>'
assert log.contains('BUILD FAILURE')
assert log.contains('MojoFailureException')
assert !log.contains('\tat ')
