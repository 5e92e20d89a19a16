// The report was written between the two runs of generate.
long between = new File(basedir, 'target/tenon/report.json').lastModified()
def generated = []
['generated-sources', 'generated-resources'].each { folder ->
    new File(basedir, "target/$folder/tenon").eachFileRecurse { if (it.file) generated << it }
}
assert generated.count { it.name.endsWith('.java') } == 5
assert generated.count { it.name == '.tenon-manifest' } == 2
assert generated.findAll { it.lastModified() >= between } == []

def said = new File(basedir, 'build.log').readLines().findAll { it.startsWith('[INFO] generated') }
assert said == [
    '[INFO] generated 5 Java files for 2 event versions; 5 changed, 0 removed',
    '[INFO] generated 5 Java files for 2 event versions; 0 changed, 0 removed',
]
