internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `typography`: font sizes and the line metrics that go with them.
  mutating func decodeTypography() -> [TypographyRow] {
    let entries = requiredEntries(of: .typography)
    if entries.isEmpty { return [] }
    return decodeRows(entries, mode: nil, in: tokens.addGroup(RootKey.typography.rawValue))
  }

  /// Decodes a table from sizes to metrics. Two spellings of one size are reported.
  mutating func decodeRows(
    _ entries: [(key: YAMLNodeID, value: YAMLNodeID)],
    mode: Int?,
    in group: Int
  ) -> [TypographyRow] {
    var places: [FixedDecimal: SourceRange] = [:]
    return entries.compactMap { key, value in
      guard let size = size(tree.utf8(of: key), at: range(key)) else { return nil }
      if mode == nil { declaredSizes.insert(size) }
      if let first = places.updateValue(range(key), forKey: size) {
        report(.duplicateSize(size, at: range(key), first: first))
      }
      let row = row(Sourced(size, from: Origin(range(key))), value, mode: mode)
      if let row { declareRow(row.size, at: value, metrics: row.metrics, in: group) }
      return row
    }
  }

  /// A font size in points.
  mutating func size(_ text: ArraySlice<UInt8>, at range: SourceRange) -> FixedDecimal? {
    guard let value = decimal(text, for: "a size", at: range) else { return nil }
    if SpecRange.positive.contains(value) { return value }
    report(.outOfRange("a size", value, allowed: SpecRange.positive, at: range))
    return nil
  }

  private mutating func row(_ size: Sourced<FixedDecimal>, _ node: YAMLNodeID, mode: Int?) -> TypographyRow? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .scalar else {
      return metrics(node).map {
        TypographyRow(size: size, metrics: $0, mode: mode, annotations: annotations(of: node))
      }
    }
    if tree.text(of: target) == "plain" { return TypographyRow(size: size, metrics: nil, mode: mode) }
    report(.notMetrics(tree.text(of: target), at: references.last ?? range(target)))
    return nil
  }

  private mutating func metrics(_ node: YAMLNodeID) -> LineMetrics? {
    guard let fields = annotatedFields(of: node, as: .metrics) else { return nil }
    let lineHeight = number("lineHeight", of: fields)
    let lineSpacing = number("lineSpacing", of: fields)
    let letterSpacing = number("letterSpacing", of: fields)
    let offset = number("baselineOffset", of: fields)
    guard let lineHeight, let lineSpacing, let offset else { return nil }
    return LineMetrics(
      lineHeight: lineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baselineOffset: offset
    )
  }
}

// MARK: Modes

/// The modes of a spec, and the rows of all of them.
struct DecodedModes {
  var names: [Sourced<String>] = []
  var annotations: [TokenAnnotations] = []
  var rows: [TypographyRow] = []
}

extension SpecDecoder {
  /// `modes`: additional typography tables, each for some of the main table's sizes. A mode is an axis of codes. Its
  /// rows may be in several files.
  mutating func decodeModes(sizes: [TypographyRow]) -> DecodedModes {
    let entries = mergedEntries(of: .modes, .everything)
    if entries.isEmpty { return DecodedModes() }
    let listed = list(sizes)
    let group = tokens.addGroup(RootKey.modes.rawValue)
    var modes = DecodedModes()
    for entry in entries {
      guard let name = tokenName(entry.key, of: "mode"),
        let rows = modeEntries(entry.parts.map(\.value), of: name.value)
      else { continue }
      let table = tokens.addGroup(RootKey.typography.rawValue, in: tokens.addGroup(name.value, in: group))
      let modeRows = decodeRows(rows, mode: modes.names.count, in: table)
      for row in modeRows where !declaredSizes.contains(row.size.value) {
        report(.unknownSize(row.size.value, in: name.value, known: listed, at: row.size.origin.range))
      }
      modes.names.append(name)
      modes.annotations.append(annotations(of: entry.parts.map(\.value)))
      modes.rows += modeRows
    }
    return modes
  }

  /// The entries of a mode's table in all of its parts; nil if no part has a table, which is reported.
  private mutating func modeEntries(
    _ values: [YAMLNodeID],
    of name: String
  ) -> [(key: YAMLNodeID, value: YAMLNodeID)]? {
    let path = "\(RootKey.modes.rawValue).\(name)"
    let table = RootKey.typography.rawValue
    let parts = values.flatMap { targets(of: $0) }.compactMap { annotatedFields(of: $0, as: .mode) }
    checkAgreement(of: values, on: .mode, besides: table, at: path)
    guard let mode = Fields(merging: parts), value(table, of: mode) != nil else { return nil }
    let tables = tables(parts.compactMap { $0[table]?.value }, named: table)
    return merged(tables, .nothing, in: "\(path).\(table)").map(\.first)
  }

  /// Sizes as messages list them, in ascending order.
  func list(_ rows: some Sequence<TypographyRow>) -> String {
    Diagnostic.list(rows.map(\.size.value).sorted().map(\.description))
  }
}
