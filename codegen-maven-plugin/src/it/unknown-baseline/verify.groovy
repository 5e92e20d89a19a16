def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors[0].endsWith(' on project unknown-baseline: git has no `no-such-branch` and no `origin/no-such-branch`')
assert errors[1] == '[ERROR]   hint: fetch it: `git fetch origin no-such-branch:refs/remotes/origin/no-such-branch`'
assert log.contains('MojoFailureException')
assert !log.contains('\tat ')
