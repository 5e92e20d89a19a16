// A repository of its own, without a commit, whatever this project is built from.
def git = new File(basedir, '.git')
assert ['objects', 'refs'].every { new File(git, it).mkdirs() }
new File(git, 'HEAD').text = 'ref: refs/heads/main\n'
new File(git, 'config').text = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n'
return true
