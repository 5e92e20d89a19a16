def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors.take(3) == [
    '[ERROR] contracts/events/order-placed.yaml:14:3: error: `order.placed@1/payload/placedAt` and' +
            ' `order.placed@1/payload/placed_at` both become the Java member `placedAt` [JAVA_NAME_COLLISION]',
    '[ERROR]   the other one: contracts/events/order-placed.yaml:11:3',
    '[ERROR]   hint: rename one of them',
]
assert errors[3].endsWith(' on project name-clash: the contracts cannot become Java; see the errors above -> [Help 1]')
assert !new File(basedir, 'target/generated-sources').exists()
assert !log.contains('\tat ')
