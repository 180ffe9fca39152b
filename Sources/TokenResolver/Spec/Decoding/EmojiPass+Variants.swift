internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension EmojiPass {
  /// Checks that the variants of each emoji are other emoji of its pack, of this one only, and without variants.
  /// Mistakes are reported.
  func checkVariants(of items: [EmojiItem], pack: String, entries: [MergedEntry]) {
    let itemsByName = Dictionary(items.map { (UTF8Name($0.name.value), $0) }) { first, _ in first }
    let names = entries.map { tree.text(of: $0.key) }
    let known = Set(names.map { UTF8Name($0) })
    var bases: [UTF8Name: (base: String, place: SourceRange)] = [:]
    for item in items {
      for variant in item.variants {
        let (name, place) = (variant.value, variant.origin.range)
        guard known.contains(UTF8Name(name)) else {
          let near = NearestNames(to: name, among: names.filter { $0 != item.name.value })
          report(.unknownToken(name, "emoji", in: "emoji.\(pack)", known: names, nearest: near, at: place))
          continue
        }
        if let (base, first) = bases[UTF8Name(name)] {
          report(.repeatedVariant(name, of: item.name.value, and: base, at: place, first: first))
          continue
        }
        bases[UTF8Name(name)] = (item.name.value, place)
        if UTF8Name(name) == UTF8Name(item.name.value) {
          report(.variantOfItself(name, at: place))
        } else if let inner = itemsByName[UTF8Name(name)]?.variants.first {
          report(.variantWithVariants(name, of: item.name.value, at: place, inner: inner.origin.range))
        }
      }
    }
  }
}
