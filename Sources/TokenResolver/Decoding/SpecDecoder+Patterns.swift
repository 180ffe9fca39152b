internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// Whether each name exists under `only` and `except` of `codes`; nil when neither is there. A pattern that fits no
  /// name is reported: it was meant to fit something.
  mutating func included(_ names: [String], _ codes: YAMLNodeID) -> [Bool]? {
    let only = patterns("only", in: codes)
    let except = patterns("except", in: codes)
    guard only != nil || except != nil else { return nil }
    let wanted = only.map { matches($0, names) } ?? names.map { _ in true }
    let unwanted = except.map { matches($0, names) } ?? names.map { _ in false }
    return zip(wanted, unwanted).map { $0 && !$1 }
  }

  /// The patterns under a key: one, or a list of them. Nil when the key is not there.
  private mutating func patterns(_ key: String, in codes: YAMLNodeID) -> [Sourced<NamePattern>]? {
    guard let node = tree.entries(of: codes).first(where: { tree.text(of: $0.key) == key })?.value else { return nil }
    guard let (target, references) = follow(node) else { return nil }
    let entries = tree.kind(of: target) == .sequence ? Array(tree.elements(of: target)) : [target]
    guard entries.count <= SpecRecord.maximumPatterns else {
      report(.tooManyPatterns(entries.count, maximum: SpecRecord.maximumPatterns, at: range(target)))
      return nil
    }
    return entries.compactMap { entry in
      scalarText(entry, for: "a pattern", via: references).map { Sourced(NamePattern($0.value), from: $0.origin) }
    }
  }

  private mutating func matches(_ patterns: [Sourced<NamePattern>], _ names: [String]) -> [Bool] {
    var result = names.map { _ in false }
    for pattern in patterns {
      var isUsed = false
      for (index, name) in names.enumerated() where pattern.value.matches(name) {
        result[index] = true
        isUsed = true
      }
      if !isUsed { report(.unmatchedPattern(at: pattern.origin.range, examples: names.prefix(3))) }
    }
    return result
  }
}
