assert new File(basedir, 'contracts').mkdir()
