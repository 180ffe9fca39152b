internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `typography`: font sizes and the line metrics that go with them.
  mutating func decodeTypography(isNeeded: Bool) -> [TypographyRow] {
    let entries = isNeeded ? requiredEntries(of: .typography) : entries(of: .typography)
    if entries.isEmpty { return [] }
    return decodeRows(entries, mode: nil, in: tokens.addGroup(RootKey.typography.rawValue))
  }

  /// Decodes a table from sizes to metrics. Two spellings of one size are reported.
  mutating func decodeRows(
    _ entries: [(key: NodeID, value: NodeID)],
    mode: Int?,
    in group: GroupID
  ) -> [TypographyRow] {
    var places: [FixedDecimal: SourceRange] = [:]
    return entries.compactMap { key, value in
      guard let size = size(tree.utf8(of: key), at: range(key)) else {
        if mode == nil, let meant = plainSize(tree.utf8(of: key)) { declaredSizes.insert(meant) }
        // Its metrics may have mistakes, too.
        if tree.kind(of: value) == .mapping { _ = row(Sourced(.zero, from: Origin(range(key))), value, mode: mode) }
        return nil
      }
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

  private mutating func row(_ size: Sourced<FixedDecimal>, _ node: NodeID, mode: Int?) -> TypographyRow? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .scalar else {
      return metrics(node).map {
        TypographyRow(size: size, metrics: $0, mode: mode, annotations: annotations(of: node))
      }
    }
    if tree.text(of: target) == "plain" { return TypographyRow(size: size, metrics: nil, mode: mode) }
    if isBareReference(target) { return nil }
    report(.notMetrics(tree.text(of: target), at: references.last ?? range(target)))
    return nil
  }

  private mutating func metrics(_ node: NodeID) -> LineMetrics? {
    guard let fields = annotatedFields(of: node, as: .metrics) else { return nil }
    let lineHeight = lineHeight(of: fields)
    let lineSpacing = number("lineSpacing", of: fields)
    let letterSpacing = number("letterSpacing", of: fields)
    let offset = baselineOffset(of: fields)
    guard let lineHeight, fields["lineSpacing"] == nil || lineSpacing != nil,
      fields["baselineOffset"] == nil || offset != nil
    else { return nil }
    return LineMetrics(
      lineHeight: lineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baselineOffset: offset
    )
  }

  /// `lineHeight`: points. A factor is reported in the row that it is written in.
  private mutating func lineHeight(of fields: Fields) -> Sourced<FixedDecimal>? {
    guard let height = number("lineHeight", of: fields) else { return nil }
    guard let node = fields["lineHeight"]?.value, range(node) == height.origin.range,
      let place = lengthPlace(of: node, key: "lineHeight"),
      let reading = NumberReading(factor: height.value, in: place)
    else { return height }
    report(.lineHeightIsFactor(height.value, meaning: reading, at: range(node)))
    return nil
  }

  /// `baselineOffset`: points, or `center`; nil if the key is absent, or for a mistake, which is reported.
  private mutating func baselineOffset(of fields: Fields) -> Sourced<BaselineOffset>? {
    guard let node = fields["baselineOffset"]?.value else { return nil }
    guard let (end, links) = followToEnd(node) else { return nil }
    guard case .node(let target) = end, isWord(target) else {
      return number("baselineOffset", of: fields).map { Sourced(.points($0.value), from: $0.origin) }
    }
    if tree.text(of: target) == BaselineOffset.centerWord {
      return Sourced(.center, from: Origin(range(target), references: fields.references + links.map { range($0) }))
    }
    if isBareReference(target) { return nil }
    report(.notAnOffset(tree.text(of: target), at: range(target)))
    return nil
  }

  /// Whether a node is text without digits, which cannot be meant as a number.
  private func isWord(_ node: NodeID) -> Bool {
    guard tree.kind(of: node) == .scalar else { return false }
    let text = tree.text(of: node)
    return text.contains { $0.isLetter } && !text.contains { $0.isNumber }
  }
}

// MARK: Font sizes of lengths

extension SpecDecoder {
  /// Remembers the font size of the row that each length is written in. A reference may lead to a row before that row
  /// is decoded, or from a row of another size.
  mutating func findRowSizes() {
    let tables = documents.flatMap { document -> [NodeID] in
      let modes = document[RootKey.modes.rawValue].map { tree.entries(of: $0.value).map(\.value) } ?? []
      return [document.node] + modes
    }
    for table in tables {
      for (section, rows) in tree.entries(of: table) where tree.text(of: section) == RootKey.typography.rawValue {
        for (key, row) in tree.entries(of: rows) {
          guard let size = plainSize(tree.utf8(of: key)) else { continue }
          for (_, value) in tree.entries(of: row) { rowSizes[value] = size }
        }
      }
    }
  }

  /// The font size that a key has, or probably means.
  private func plainSize(_ text: ArraySlice<UInt8>) -> FixedDecimal? {
    let size = try? FixedDecimal(parsing: text)
    return size ?? NumberReading(of: String(decoding: text, as: UTF8.self))?.number
  }

  /// The row that a length is written in; nil for a length outside of the tables of sizes.
  func lengthPlace(of node: NodeID, key: String) -> LengthPlace? {
    rowSizes[node].map { LengthPlace(key: key, size: $0, metrics: firstMetrics) }
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
    let group = tokens.addGroup(RootKey.modes.rawValue)
    var modes = DecodedModes()
    for entry in entries {
      guard let name = tokenName(entry.key, of: "mode"),
        let rows = modeEntries(entry.parts.map(\.value), of: name.value)
      else { continue }
      let table = tokens.addGroup(RootKey.typography.rawValue, in: tokens.addGroup(name.value, in: group))
      let modeRows = decodeRows(rows, mode: modes.names.count, in: table)
      for row in modeRows where !declaredSizes.contains(row.size.value) {
        let size = row.size.value
        let listed = list(sizes, nearestTo: size)
        report(
          .unknownSize(size, in: name.value, known: listed, at: row.size.origin.range),
          unlessReported: MissingName(size.description, in: .typography, groups: mappings(of: .typography))
        )
      }
      modes.names.append(name)
      modes.annotations.append(annotations(of: entry.parts.map(\.value)))
      modes.rows += modeRows
    }
    return modes
  }

  /// The entries of a mode's table in all of its parts; nil if no part has a table, which is reported.
  private mutating func modeEntries(
    _ values: [NodeID],
    of name: String
  ) -> [(key: NodeID, value: NodeID)]? {
    let path = "\(RootKey.modes.rawValue).\(name)"
    let table = RootKey.typography.rawValue
    let parts = values.flatMap { targets(of: $0) }.compactMap { annotatedFields(of: $0, as: .mode) }
    checkAgreement(of: values, on: .mode, besides: table, at: path)
    guard let mode = Fields(merging: parts), value(table, of: mode) != nil else { return nil }
    let tables = tables(parts.compactMap { $0[table]?.value }, named: table)
    return merged(tables, .nothing, in: "\(path).\(table)").map(\.first)
  }

  /// Sizes as messages list them: those that are nearest to a size, the nearest first.
  func list(_ rows: some Sequence<TypographyRow>, nearestTo size: FixedDecimal) -> String {
    let distance = { (other: FixedDecimal) in abs(other.doubleValue - size.doubleValue) }
    let sizes = rows.map(\.size.value).sorted { (distance($0), $0) < (distance($1), $1) }
    return Diagnostic.list(sizes.map(\.description))
  }
}
