internal import TokenModel

/// The sets of a resolver document, with the tokens outside of contexts.
struct DTCGSets {
  /// A set.
  struct WrittenSet {
    let name: String
    /// What is said of it.
    let part: ResolverAnnotations.Part
    /// Its tokens, with what is said at their top.
    let members: [WrittenJSON.Member]
  }

  /// In the order of resolution; at least one.
  let sets: [WrittenSet]

  /// The name of a set that the source does not have.
  private static let usualName = "base"
  private static let properties: Set<String> = ["$schema", "$description", "$deprecated", "$extensions"]

  /// The sets that the tokens are from. All tokens are in one where others would change their order.
  ///
  /// - Parameters:
  ///   - base: The document of the tokens outside of contexts.
  ///   - places: The tokens by their paths in the document.
  /// - Complexity: O(*n* · *m*), where *n* is the size of the document and *m* the number of sets.
  init(_ base: [WrittenJSON.Member], _ tokens: TokenSet, _ places: [[String]: TokenID]) {
    guard let known = tokens.resolver?.sets else {
      sets = [WrittenSet(name: Self.usualName, part: ResolverAnnotations.Part(), members: base)]
      return
    }
    let children = base.filter { !Self.properties.contains($0.key) }
    let split = DTCGSplit(children) { places[$0].map { tokens.resolverSet(of: $0) ?? known.count } }
    let others = split.parts.contains { $0.source == known.count } || known.isEmpty
    let all = known + (others ? [ResolverAnnotations.NamedSet(name: Self.usualName)] : [])
    let first = split.parts.first?.source ?? 0
    var taken: Set<UTF8Name> = []
    sets = all.indices.map { index in
      let own = split.parts.first { ($0.source ?? first) == index }?.members ?? []
      return WrittenSet(
        name: Self.unique(all[index].name, among: &taken),
        part: all[index].part,
        members: Self.top(all[index].top, of: index == 0 ? base : []) + own
      )
    }
  }

  /// The properties at the top of a set: those of the whole document, and the set's own.
  private static func top(_ top: ResolverAnnotations.Part, of base: [WrittenJSON.Member]) -> [WrittenJSON.Member] {
    func shared(_ key: String) -> WrittenJSON? { base.first { $0.key == key }?.value }
    return fields(
      ("$schema", shared("$schema")),
      ("$description", top.description.map { .string($0) }),
      ("$deprecated", shared("$deprecated")),
      ("$extensions", StyleSpecExtension.replacing(settings: [], in: top.extensions))
    )
  }

  private static func unique(_ name: String, among taken: inout Set<UTF8Name>) -> String {
    var (unique, number) = (name, 2)
    while !taken.insert(UTF8Name(unique)).inserted { (unique, number) = ("\(name)-\(number)", number + 1) }
    return unique
  }
}
