internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A mapping whose keys are known: a record, not a table.
struct Fields {
  let record: SpecRecord
  let node: YAMLNodeID
  /// The references that led to the mapping.
  let references: [SourceRange]
  fileprivate let entries: [String: (key: YAMLNodeID, value: YAMLNodeID)]
  /// Keys that a misspelt one probably means; to call them missing as well would say one thing twice.
  let misspelt: Set<String>

  /// The entry with a key; nil when the mapping has none.
  subscript(key: String) -> (key: YAMLNodeID, value: YAMLNodeID)? { entries[key] }
}

extension SpecDecoder {
  /// A mapping as a record. A node of another kind and every unknown key are reported.
  mutating func fields(of node: YAMLNodeID, as record: SpecRecord) -> Fields? {
    guard let (mapping, references) = follow(node), expect(.mapping, mapping, for: record.name) else { return nil }
    let allowed = record.keyNames
    var entries: [String: (key: YAMLNodeID, value: YAMLNodeID)] = [:]
    var misspelt: Set<String> = []
    for (key, value) in tree.entries(of: mapping) {
      let name = tree.text(of: key)
      if !allowed.contains(name) {
        if isSlip(key, value, allowed: allowed, meant: &misspelt) { continue }
        let nearest = nearest(to: name) { _ in allowed }
        report(.unknownKey(name, in: record.name, allowed: allowed, nearest: nearest, at: range(key)))
        misspelt.formUnion(nearest.prefix(1))
      } else if entries[name] == nil {
        entries[name] = (key, value)
      }
    }
    return Fields(
      record: record,
      node: mapping,
      references: references,
      entries: entries,
      misspelt: misspelt
    )
  }

  /// The value of a key. When it is missing and the record needs it, that is reported at the record.
  mutating func value(_ key: String, of fields: Fields) -> YAMLNodeID? {
    if let entry = fields[key] { return entry.value }
    guard !fields.misspelt.contains(key), let example = fields.record.key(named: key)?.example else { return nil }
    report(.missingKey(key, in: fields.record.name, example: example, at: range(fields.node)))
    return nil
  }

  /// The same for a number, in the range that the record gives.
  mutating func number(_ key: String, of fields: Fields) -> Sourced<FixedDecimal>? {
    guard let node = value(key, of: fields), case .number(let allowed, _)? = fields.record.key(named: key)?.value else {
      return nil
    }
    return decimal(node, for: "`\(key)`", in: allowed, via: fields.references)
  }

  /// The entries of a mapping whose keys are names of tokens. A node of another kind is reported.
  mutating func table(_ node: YAMLNodeID, named name: String) -> [(key: YAMLNodeID, value: YAMLNodeID)] {
    guard let (mapping, _) = follow(node), expect(.mapping, mapping, for: "`\(name)`") else { return [] }
    var names: Set<String> = []
    return tree.entries(of: mapping).filter { key, value in !isSlip(key, value, allowed: nil, meant: &names) }
  }

  /// Whether a node is of a kind; if not, that is reported.
  mutating func expect(_ kind: YAMLKind, _ node: YAMLNodeID, for what: String) -> Bool {
    let actual = tree.kind(of: node)
    guard actual != kind else { return true }
    if let reference = unquotedReference(node) {
      report(.unquotedReference(reference, at: range(node)))
    } else if kind == .mapping {
      reportNoMapping(node, for: what)
    } else {
      report(.wrongKind(what, expected: kind, actual: actual, at: range(node)))
    }
    return false
  }

  /// The text of a mapping such as `{color.ink}`, which YAML reads as a mapping with one key and no value.
  func unquotedReference(_ node: YAMLNodeID) -> String? {
    guard tree.kind(of: node) == .mapping, bytes(range(node)).first == UInt8(ascii: "{") else { return nil }
    let entries = Array(tree.entries(of: node))
    guard let entry = entries.first, entries.count == 1, range(entry.value).bytes.isEmpty else { return nil }
    return "{\(tree.text(of: entry.key))}"
  }
}
