def published = []
new File(basedir, 'contracts/published').eachFileRecurse { if (it.file) published << it }
assert published == [new File(basedir, 'contracts/published/order.placed/v1/0001-3d938fe2.yaml')]
assert published[0].text.contains('date: "2026-12-01"')

def said = new File(basedir, 'build.log').readLines()
assert said.findAll { it.startsWith('[INFO] published ') } == [
    '[INFO] published contracts/published/order.placed/v1/0001-3d938fe2.yaml',
]
assert said.count('[INFO] nothing changed since the last publication') == 1
