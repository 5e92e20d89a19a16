def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors.takeWhile { !it.contains('Failed to execute goal') } == [
    '[ERROR] contracts/events/order-placed.yaml:3:1: error: unknown key `sumary` in an event [KEY_KNOWN]',
    '[ERROR]   hint: did you mean `summary`?',
    '[ERROR] contracts/events/order-placed.yaml:13:9: error: unknown type `strin` [TYPE_KNOWN]',
    '[ERROR]   hint: did you mean `string`?',
]
assert errors.count { it.contains('Failed to execute goal') && it.endsWith(
        ' on project validate-refuses: the contracts are not valid; see the errors above -> [Help 1]') } == 1
assert log.contains('BUILD FAILURE')
assert log.contains('MojoFailureException')
assert !log.contains('\tat ')
