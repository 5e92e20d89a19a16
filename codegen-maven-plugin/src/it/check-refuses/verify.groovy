import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors.take(3) == [
    '[ERROR] contracts/events/order-placed.yaml:12:3: error: `total` changed from decimal(18,2) to decimal(18,4) [DECIMAL_SAME_SCALE]',
    '[ERROR]   previously contracts/published/order.placed/v1/0001-3d938fe2.yaml:32:3',
    '[ERROR]   breaks replay in JSON (v1 revision 1):',
]
assert errors.any { it.contains('v1 revision 1 wrote {') && it.contains('"total":"100000000000000.00"') }
assert errors.any { it.contains('refused: `total`: "100000000000000.00" has more digits than decimal(18,4)') }
assert errors.contains('[ERROR]   hint: keep `total`, add `totalExact: decimal(18,4)?`')
assert errors.any { it.startsWith('[ERROR] incompatible: 1 breaking, 0 accepted, 0 to look at') }
assert errors.count { it.contains('DECIMAL_SAME_SCALE]') } == 1
assert errors.any { it.endsWith(' on project check-refuses: the contracts break someone; see the errors above -> [Help 1]') }
assert log.contains('BUILD FAILURE')
assert log.contains('MojoFailureException')
assert !log.contains('\tat ')

def report = new JsonSlurper().parse(new File(basedir, 'target/tenon/report.json'))
assert report.summary.verdict == 'incompatible'
assert report.findings*.rule.unique() == ['DECIMAL_SAME_SCALE']
assert report.findings*.direction.sort() == ['live', 'replay']
assert report.findings.every { it.verdict == 'BREAK' && it.counterexample.input }
assert report.findings*.location.unique() == [[file: 'contracts/events/order-placed.yaml', line: 12, column: 3]]
