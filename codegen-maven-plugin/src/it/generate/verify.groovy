import java.util.jar.JarFile

def envelope = new File(localRepositoryPath, 'dev/tenon/tenon-envelope').listFiles()
        .findAll { it.directory }.collectMany { it.listFiles().toList() }.find { it.name.endsWith('.jar') }
def urls = [new File(basedir, 'target/classes'), envelope].collect { it.toURI().toURL() } as URL[]
new URLClassLoader(urls, ClassLoader.platformClassLoader).withCloseable { classes ->
    String sent = classes.loadClass('com.example.shop.PlaceOrder').getDeclaredConstructor().newInstance().get()
    assert sent.readLines()[1] ==
            '{"orderId":"7f1f8a52-3d41-4a6e-9c53-0c7d4a1b2e90","placedAt":"2026-11-30T10:15:30Z","total":"59.80"}'
}

def jar = new JarFile(new File(basedir, 'target/generate-1.jar')).withCloseable { it.entries()*.name }
def tenon = jar.findAll { it.startsWith('META-INF/tenon/') && !it.endsWith('/') }.collect { it - 'META-INF/tenon/shop/' }
assert tenon.sort() == [
    'events/order-placed.yaml',
    'index.json',
    'published/order.placed/v1/0001-3d938fe2.yaml',
    'schemas/order.placed.v1.avsc',
    'schemas/order.placed.v1.reader.schema.json',
    'schemas/order.placed.v1.writer.schema.json',
    'workspace.yaml',
]
assert jar.contains('com/example/shop/events/v1/OrderPlaced.class')
assert !jar.any { it.contains('.tenon-manifest') }

def log = new File(basedir, 'build.log').text
assert log.contains('[INFO] generated 3 Java files for 1 event version; 3 changed, 0 removed')
assert log.contains('[INFO] compatible: 0 breaking, 0 accepted, 0 to look at; 1 event version against 1 version of published')
assert !log.contains('[WARNING]')
