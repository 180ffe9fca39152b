internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The fields of a record, a mapping with known keys.
struct Fields {
  let record: SpecRecord
  let node: NodeID
  /// The references that led to the mapping.
  let references: [SourceRange]
  /// Each key once, in source order. Records have few keys, so a list is faster than a dictionary.
  let entries: [Field]
  /// Keys that misspelled keys probably mean. They are not also reported as missing.
  let misspelled: Set<String>

  /// The entry with a key; nil if the key is absent.
  subscript(key: String) -> Field? { entries.first { $0.name == key } }
}

/// A key of a record, with its value.
struct Field {
  let name: String
  let key: NodeID
  let value: NodeID
}

extension SpecPass {
  /// Decodes a mapping as a record. A node of another kind and every unknown key are reported.
  func fields(of node: NodeID, as record: SpecRecord) -> Fields? {
    guard let (mapping, references) = follow(node), !isBareReference(mapping),
      expect(.mapping, mapping, for: record.name)
    else { return nil }
    let allowed = record.keyNames
    var entries: [Field] = []
    var misspelled: Set<String> = []
    let unindented = unindented(
      in: mapping,
      isParent: { record.key(named: $0)?.value.isMapping ?? false },
      isChild: { Self.isForeign($0, to: allowed) }
    )
    for (key, value) in tree.entries(of: mapping) where !unindented.children.contains(key) {
      let name = tree.text(of: key)
      if !allowed.contains(name) {
        if isSlip(key, value, allowed: allowed, meant: &misspelled) { continue }
        let nearest = NearestNames(to: name, among: allowed)
        report(.unknownKey(name, in: record.name, allowed: allowed, nearest: nearest, at: range(key)))
        misspelled.formUnion(nearest.names.prefix(1))
      } else if !entries.contains(where: { $0.name == name }) {
        entries.append(Field(name: name, key: key, value: value))
      }
    }
    if !misspelled.isEmpty { spec.consequences.meantKeys[mapping, default: []].formUnion(misspelled) }
    return Fields(
      record: record,
      node: mapping,
      references: references,
      entries: entries,
      misspelled: misspelled
    )
  }

  /// Whether a key is neither allowed nor a misspelled key.
  private static func isForeign(_ name: String, to allowed: [String]) -> Bool {
    !allowed.contains(name) && NearestNames(to: name, among: allowed).names.isEmpty
  }

  /// The value of a key. A missing key that the record needs is reported at the record.
  func value(_ key: String, of fields: Fields) -> NodeID? {
    if let entry = fields[key] { return entry.value }
    guard !fields.misspelled.contains(key), let example = fields.record.key(named: key)?.example else { return nil }
    report(.missingKey(key, in: fields.record.name, example: example, at: range(fields.node)))
    return nil
  }

  /// The value of a key as a number, in the range of the record's key.
  func number(_ key: String, of fields: Fields) -> Sourced<FixedDecimal>? {
    guard let node = value(key, of: fields), let allowed = fields.record.key(named: key)?.value.numbers else {
      return nil
    }
    return decimal(node, for: "`\(key)`", key: key, in: allowed, via: fields.references)
  }

  /// The value of a key with a few possible values; nil if the key is absent, or has another value, which is reported.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String, of fields: Fields) -> Choice? {
    guard let node = fields[key]?.value, let text = scalarText(node, for: "`\(key)`") else { return nil }
    let allowed = Choice.allCases.map(\.rawValue)
    guard expect(oneOf: allowed, text.value, for: "`\(key)`", at: text.origin.range) else { return nil }
    return Choice(rawValue: text.value)
  }

  /// The value of a key that is `true` or `false`; nil if the key is absent, or has another value, which is reported.
  func flag(_ key: String, of fields: Fields) -> Bool? {
    guard let node = fields[key]?.value, let text = scalarText(node, for: "`\(key)`"),
      expect(oneOf: ["true", "false"], text.value, for: "`\(key)`", at: text.origin.range)
    else { return nil }
    return text.value == "true"
  }

  /// Decodes a token that is a mapping, and checks its annotations.
  func annotatedFields(of node: NodeID, as record: SpecRecord) -> Fields? {
    guard let fields = fields(of: node, as: record) else { return nil }
    for annotation in Annotation.allCases {
      guard let entry = fields[annotation.rawValue] else { continue }
      guard expect(.scalar, entry.value, for: "`\(annotation.rawValue)`") else { continue }
      if annotation == .deprecated { checkFlag(entry.value, for: annotation.rawValue) }
    }
    return fields
  }

  /// The annotations of a token. References do not pass them on. `annotatedFields` has reported mistakes in them.
  func annotations(of node: NodeID) -> TokenAnnotations { annotations(of: CollectionOfOne(node)) }

  /// The annotations of the parts of a token. Of those that several parts have, the first counts.
  func annotations(of parts: some Sequence<NodeID>) -> TokenAnnotations {
    var description: Sourced<String>?
    var deprecated: Sourced<String>?
    for (key, value) in parts.lazy.flatMap({ tree.entries(of: $0) }) where tree.kind(of: value) == .scalar {
      let name = tree.utf8(of: key)
      if name.elementsEqual(Annotation.description.rawValue.utf8) {
        description = description ?? annotation(value, unless: "")
      } else if name.elementsEqual(Annotation.deprecated.rawValue.utf8) {
        deprecated = deprecated ?? annotation(value, unless: "false")
      }
    }
    return TokenAnnotations(description: description, deprecated: deprecated)
  }

  /// The text as it is written: a reference in it is meant for people.
  private func annotation(_ node: NodeID, unless nothing: String) -> Sourced<String>? {
    let text = tree.text(of: node)
    return text == nothing ? nil : Sourced(text, from: Origin(range(node)))
  }
}

// MARK: Sections, in the root and in any included file

extension SpecPass {
  /// The entries of a section in all files. A token that a second file defines is reported; the first definition
  /// counts.
  func entries(of section: RootKey) -> [(key: NodeID, value: NodeID)] {
    mergedEntries(of: section, .nothing).map(\.first)
  }

  /// The entries of a section in all files, with the parts of those that are mergeable.
  func mergedEntries(of section: RootKey, _ mergeable: Mergeable) -> [MergedEntry] {
    merged(tables(mappings(of: section), named: section.rawValue), mergeable, in: section.rawValue)
  }

  /// The entries of a section that every spec needs.
  func requiredEntries(of section: RootKey) -> [(key: NodeID, value: NodeID)] {
    let isMisspelled = documents.contains { $0.misspelled.contains(section.rawValue) }
    if mappings(of: section).isEmpty, !isMisspelled, !spec.lacksFiles, let example = section.key.example {
      spec.consequences.missingSections.insert(section)
      report(.missingKey(section.rawValue, in: "a spec", example: example, at: start))
    }
    return entries(of: section)
  }

  /// The mappings of a section in all files.
  func mappings(of section: RootKey) -> [NodeID] { documents.compactMap { $0[section.rawValue]?.value } }

  /// The entries of a mapping whose keys are names of tokens. A node of another kind is reported.
  func table(_ node: NodeID, named name: String) -> [(key: NodeID, value: NodeID)] {
    guard let (mapping, _) = follow(node), expect(.mapping, mapping, for: "`\(name)`") else { return [] }
    var names: Set<String> = []
    let unindented = unindentedEntries(of: mapping, in: name)
    let entries = tree.entries(of: mapping).filter { key, value in
      !unindented.contains(key) && !isSlip(key, value, allowed: nil, meant: &names)
    }
    if !names.isEmpty { spec.consequences.meantKeys[mapping, default: []].formUnion(names) }
    return entries
  }

  /// The empty entries of a table, and those after them that belong below them, which are reported.
  private func unindentedEntries(of mapping: NodeID, in table: String) -> Set<NodeID> {
    guard let keys = SpecRecord.ofEntries(in: table)?.keyNames else { return [] }
    let (children, parents) = unindented(
      in: mapping,
      isParent: { _ in true },
      isChild: { keys.contains($0) }
    )
    if !parents.isEmpty {
      spec.consequences.meantKeys[mapping, default: []].formUnion(parents.map { tree.text(of: $0) })
    }
    return children.union(parents)
  }
}

// MARK: Single values

extension SpecPass {
  /// A single value as text, after references.
  func scalarText(
    _ node: NodeID,
    for what: String = "this",
    via outer: [SourceRange] = []
  ) -> Sourced<String>? {
    guard let (scalar, references) = follow(node), expect(.scalar, scalar, for: what) else { return nil }
    return Sourced(tree.text(of: scalar), from: Origin(range(scalar), references: outer + references))
  }

  /// A decimal in a range. `what` names it in messages; `outer` are the references that led to its record. If it is the
  /// length `key` of a row, messages know the row's font size.
  func decimal(
    _ node: NodeID,
    for what: String,
    key: String? = nil,
    in allowed: ClosedRange<FixedDecimal>,
    via outer: [SourceRange] = []
  ) -> Sourced<FixedDecimal>? {
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let scalar) = end else {
      return importedDecimal(end, links, for: what, in: allowed)
    }
    guard expect(.scalar, scalar, for: what) else { return nil }
    let references = links.map { range($0) }
    let place = key.flatMap { lengthPlace(of: scalar, key: $0) }
    let text = tree.utf8(of: scalar)
    guard let value = try? FixedDecimal(parsing: text) else {
      if !isBareReference(scalar) { _ = decimal(text, for: what, in: place, at: range(scalar)) }
      return nil
    }
    guard allowed.contains(value) else {
      report(.outOfRange(what, value, allowed: allowed, at: range(scalar)))
      return nil
    }
    return Sourced(value, from: Origin(range(scalar), references: outer + references))
  }

  private func importedDecimal(
    _ end: ReferenceEnd,
    _ links: [NodeID],
    for what: String,
    in allowed: ClosedRange<FixedDecimal>
  ) -> Sourced<FixedDecimal>? {
    guard case .imported(let token) = end, let number = importedNumber(token, after: links) else {
      return nil
    }
    if allowed.contains(number.value) { return number }
    report(.outOfRange(what, number.value, allowed: allowed, at: number.origin.range))
    return nil
  }

  /// Reads digits; text that is not a decimal is reported with advice.
  func decimal(
    _ text: ArraySlice<UInt8>,
    for what: String,
    in place: LengthPlace? = nil,
    at range: SourceRange
  ) -> FixedDecimal? {
    do {
      return try FixedDecimal(parsing: text)
    } catch {
      let text = String(decoding: text, as: UTF8.self)
      report(.invalidNumber(text, for: what, because: error, in: place, at: range))
      return nil
    }
  }

  /// A font size in points.
  func size(_ text: ArraySlice<UInt8>, at range: SourceRange) -> FixedDecimal? {
    guard let value = decimal(text, for: "a size", at: range) else { return nil }
    if SpecRange.positive.contains(value) { return value }
    report(.outOfRange("a size", value, allowed: SpecRange.positive, at: range))
    return nil
  }

  /// The key of a token as its name.
  func tokenName(_ key: NodeID, of what: String) -> Sourced<String>? {
    isTokenName(key, of: what) ? Sourced(tree.text(of: key), from: Origin(range(key))) : nil
  }

  /// Whether a key can be the name of a token; if not, that is reported.
  func isTokenName(_ key: NodeID, of what: String) -> Bool {
    if TokenName.isPlain(tree.utf8(of: key)) { return true }
    let name = tree.text(of: key)
    if let problem = TokenName.problem(with: name) {
      report(.invalidName(name, of: what, because: problem, at: range(key)))
      return false
    }
    guard let slip = slip(inName: key, name, of: what) else { return true }
    spec.mistakes.reportSlip(slip, isWhole: slip.range == range(key))
    return false
  }

  /// Sizes as messages list them: those that are nearest to a size, the nearest first.
  func list(_ rows: some Sequence<SizeEntry>, nearestTo size: FixedDecimal) -> String {
    let distance = { (other: FixedDecimal) in abs(other.doubleValue - size.doubleValue) }
    let sizes = rows.map(\.size.value).sorted { (distance($0), $0) < (distance($1), $1) }
    return Diagnostic.list(sizes.map(\.description))
  }
}
