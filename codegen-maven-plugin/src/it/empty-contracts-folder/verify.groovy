def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') }
assert errors.take(2) == [
    '[ERROR] contracts/tenon.yaml:1:1: error: the folder is empty [WORKSPACE_FILE]',
    '[ERROR]   hint: a contracts folder holds a `tenon.yaml` with `tenon: 1`, `name: shop.orders`,' +
            ' `java: { package: com.example.shop.events }` and `topics:`',
]
assert errors[2].endsWith(' on project empty-contracts-folder: the contracts are not valid; see the errors above -> [Help 1]')
assert !log.contains('\tat ')
