def files = { folder ->
    def root = new File(basedir, "target/$folder/tenon")
    def names = []
    root.eachFileRecurse { if (it.file) names << root.toPath().relativize(it.toPath()).toString().replace('\\', '/') }
    names.sort()
}
assert files('generated-sources') == [
    '.tenon-manifest',
    'com/example/Other.java',
    'com/example/shop/events/Events.java',
    'com/example/shop/events/codec/v1/OrderPlacedCodec.java',
    'com/example/shop/events/v1/OrderPlaced.java',
]
assert !files('generated-resources').any { it.contains('cancelled') }
assert new File(basedir, 'build.log').text.contains('[INFO] generated 3 Java files for 1 event version; 1 changed, 2 removed')
