import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').text
assert log.contains('[INFO] compatible: 0 breaking, 0 accepted, 0 to look at; 1 event version against 1 version of published')
def report = new JsonSlurper().parse(new File(basedir, 'target/tenon/report.json'))
assert report.summary.verdict == 'compatible'
assert new File(basedir, 'target/check-passes-1.jar').file
