internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A row as the spec writes it.
private struct RowValue {
  /// Nil for a `plain` size.
  let metrics: LineMetrics?
  var annotations = TokenAnnotations()
}

/// Decodes the tables of sizes, the main one and those of modes: takes the metrics of the first family, and declares
/// the lengths of each row.
struct TypographyPass: SpecPass {
  let spec: SpecInput
  /// The metrics of the first family; nil if it has a mistake.
  private let firstMetrics: FontMetrics?
  /// The font size of the row that each length is written in. A reference may lead to a row before that row is decoded,
  /// or from a row of another size.
  private let rowSizes: [NodeID: FixedDecimal]

  init(spec: SpecInput, metrics: FontMetrics?) {
    self.spec = spec
    firstMetrics = metrics
    rowSizes = spec.rowSizes()
  }

  func lengthPlace(of node: NodeID, key: String) -> LengthPlace? {
    rowSizes[node].map { LengthPlace(key: key, size: $0, metrics: firstMetrics) }
  }

  /// `typography`: font sizes and the line metrics that go with them.
  func sizes(in tokens: inout DeclaredTokens, areNeeded: Bool) -> DecodedSizes {
    let entries = areNeeded ? requiredEntries(of: .typography) : entries(of: .typography)
    if entries.isEmpty {
      let table = TokenPath([RootKey.typography.rawValue])
      let rows = isGroup(.typography) ? embeddedRows(in: table, mode: nil) : DecodedRows([])
      return DecodedSizes(rows: rows, declared: Set(rows.entries.map(\.size.value)))
    }
    let group = tokens.addGroup(RootKey.typography.rawValue)
    return DecodedSizes(
      rows: decodeRows(entries, mode: nil, in: group, of: &tokens),
      declared: Set(entries.compactMap { FixedDecimal(sizeIn: tree.utf8(of: $0.key)) })
    )
  }

  /// Decodes a table from sizes to metrics. Two spellings of one size are reported.
  private func decodeRows(
    _ entries: [(key: NodeID, value: NodeID)],
    mode: Int?,
    in group: GroupID,
    of tokens: inout DeclaredTokens
  ) -> DecodedRows {
    var places: [FixedDecimal: SourceRange] = [:]
    let rows = entries.compactMap { key, value -> DecodedRow? in
      guard let size = size(tree.utf8(of: key), at: range(key)) else {
        // Its metrics may also have mistakes.
        if tree.kind(of: value) == .mapping { _ = rowValue(value) }
        return nil
      }
      if let first = places.updateValue(range(key), forKey: size) {
        report(.duplicateSize(size, at: range(key), first: first))
      }
      guard let row = rowValue(value) else { return nil }
      let place = Sourced(size, from: Origin(range(key)))
      return declare(row, of: place, in: mode, at: value, in: group, of: &tokens)
    }
    return DecodedRows(rows)
  }

  /// Adds a group with a length for each of a row's metrics. If the row is a reference to another, so is each of them.
  private func declare(
    _ row: RowValue,
    of size: Sourced<FixedDecimal>,
    in mode: Int?,
    at node: NodeID,
    in table: GroupID,
    of tokens: inout DeclaredTokens
  ) -> DecodedRow {
    let group = tokens.addGroup(size.value.description, in: table)
    tokens.annotate(group, row.annotations)
    let lengths = row.metrics.flatMap { metrics in
      let declared = declare(metrics, of: size, at: node, in: group, of: &tokens)
      return SizeLengths(declared, offset: metrics.baselineOffset)
    }
    return DecodedRow(
      entry: SizeEntry(size: size, mode: mode, group: group, lengths: lengths),
      offset: row.metrics?.offsetInPoints?.origin.range
    )
  }

  /// Adds the lengths of a row.
  ///
  /// - Returns: The tokens by the keys of metrics.
  private func declare(
    _ metrics: LineMetrics,
    of size: Sourced<FixedDecimal>,
    at node: NodeID,
    in group: GroupID,
    of tokens: inout DeclaredTokens
  ) -> [String: TokenID] {
    guard let (target, references) = follow(node) else { return [:] }
    var declared: [String: TokenID] = [:]
    for (key, value) in tree.entries(of: target) {
      let name = tree.text(of: key)
      guard let number = metrics.number(named: name) else { continue }
      let length = TokenValue.dimension(.points(number))
      if references.isEmpty {
        let token = declare(key, value, in: group, of: &tokens, .dimension, as: length, from: number.origin, at: value)
        tokens.registerPart(name, ofRow: node, as: token)
        declared[name] = token
      } else {
        let token = tokens.add(
          tree.utf8(of: key),
          in: group,
          .dimension,
          nameRange: size.origin.range,
          range: range(node)
        )
        tokens.set(Sourced(length, from: number.origin), of: token, fromRow: node, part: name)
        declared[name] = token
      }
    }
    return declared
  }

  /// A row as the spec writes it: metrics, `plain`, or a reference to either; nil for a mistake, which is reported.
  private func rowValue(_ node: NodeID) -> RowValue? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .scalar else {
      return metrics(node).map { RowValue(metrics: $0, annotations: annotations(of: node)) }
    }
    if tree.text(of: target) == "plain" { return RowValue(metrics: nil) }
    if isBareReference(target) { return nil }
    report(.notMetrics(tree.text(of: target), at: references.last ?? range(target)))
    return nil
  }

  private func metrics(_ node: NodeID) -> LineMetrics? {
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
  private func lineHeight(of fields: Fields) -> Sourced<FixedDecimal>? {
    guard let height = number("lineHeight", of: fields) else { return nil }
    guard let node = fields["lineHeight"]?.value, range(node) == height.origin.range,
      let place = lengthPlace(of: node, key: "lineHeight"),
      let reading = NumberReading(factor: height.value, in: place)
    else { return height }
    report(.lineHeightIsFactor(height.value, meaning: reading, at: range(node)))
    return nil
  }

  /// `baselineOffset`: points, or `center`; nil if the key is absent, or for a mistake, which is reported.
  private func baselineOffset(of fields: Fields) -> Sourced<BaselineOffset>? {
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

// MARK: Modes

extension TypographyPass {
  /// `modes`: additional typography tables, each for some of the main table's sizes. A mode is an axis of codes. Its
  /// rows may be in several files.
  func modes(of sizes: DecodedSizes, in tokens: inout DeclaredTokens) -> DecodedModes {
    if isGroup(.modes) { return modesOfGroups() }
    let entries = mergedEntries(of: .modes, .everything)
    var (names, annotations, tables): ([Sourced<String>], [TokenAnnotations], [DecodedRows]) = ([], [], [])
    let group = entries.isEmpty ? nil : tokens.addGroup(RootKey.modes.rawValue)
    for entry in entries {
      guard let name = tokenName(entry.key, of: "mode"),
        let table = modeEntries(entry.parts.map(\.value), of: name.value)
      else { continue }
      let modeAnnotations = self.annotations(of: entry.parts.map(\.value))
      let modeGroup = tokens.addGroup(name.value, in: group)
      tokens.annotate(modeGroup, modeAnnotations)
      let tableGroup = tokens.addGroup(RootKey.typography.rawValue, in: modeGroup)
      let modeRows = decodeRows(table, mode: names.count, in: tableGroup, of: &tokens)
      for row in modeRows.entries where !sizes.declared.contains(row.size.value) {
        let size = row.size.value
        let listed = list(sizes.rows.entries, nearestTo: size)
        report(
          .unknownSize(size, in: name.value, known: listed, at: row.size.origin.range),
          unlessReported: MissingName(size.description, in: .typography, groups: mappings(of: .typography))
        )
      }
      names.append(name)
      annotations.append(modeAnnotations)
      tables.append(modeRows)
    }
    let declared = entries.map { tree.text(of: $0.key) }
    return DecodedModes(
      axis: SpecAxis(names, declared: declared) { $0.value },
      annotations: annotations,
      rows: DecodedRows(joining: tables)
    )
  }

  /// The modes of a token file.
  private func modesOfGroups() -> DecodedModes {
    let modes = embeddedModes
    let tables = modes.enumerated().map { index, mode in embeddedRows(in: mode.table, mode: index) }
    let names = modes.map(\.name)
    return DecodedModes(
      axis: SpecAxis(names, declared: names.map(\.value)) { $0.value },
      annotations: modes.map(\.annotations),
      rows: DecodedRows(joining: tables)
    )
  }

  /// The entries of a mode's table in all of its parts; nil if no part has a table, which is reported.
  private func modeEntries(
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
}

extension SpecInput {
  /// The font size of the row that each length is written in.
  fileprivate func rowSizes() -> [NodeID: FixedDecimal] {
    var sizes: [NodeID: FixedDecimal] = [:]
    let tables = documents.flatMap { document -> [NodeID] in
      let modes = document[RootKey.modes.rawValue].map { tree.entries(of: $0.value).map(\.value) } ?? []
      return [document.node] + modes
    }
    for table in tables {
      for (section, rows) in tree.entries(of: table) where tree.text(of: section) == RootKey.typography.rawValue {
        for (key, row) in tree.entries(of: rows) {
          guard let size = FixedDecimal(sizeIn: tree.utf8(of: key)) else { continue }
          for (_, value) in tree.entries(of: row) { sizes[value] = size }
        }
      }
    }
    return sizes
  }
}

extension FixedDecimal {
  /// The font size that a key has, or probably means.
  fileprivate init?(sizeIn key: ArraySlice<UInt8>) {
    let size = try? FixedDecimal(parsing: key)
    guard let size = size ?? NumberReading(of: String(decoding: key, as: UTF8.self))?.number else { return nil }
    self = size
  }
}

extension SizeLengths {
  /// The tokens of a row by the keys of metrics; nil without a line height.
  fileprivate init?(_ tokens: [String: TokenID], offset: Sourced<BaselineOffset>?) {
    guard let lineHeight = tokens["lineHeight"] else { return nil }
    let position: Offset? = offset.flatMap { offset in
      switch offset.value {
      case .center: .center(offset.origin)
      case .points: tokens["baselineOffset"].map { .points($0) }
      }
    }
    self.init(
      lineHeight: lineHeight,
      lineSpacing: tokens["lineSpacing"],
      letterSpacing: tokens["letterSpacing"],
      baselineOffset: position
    )
  }
}

extension LineMetrics {
  /// The length with a key; nil for another key, for a length that is not given, and for text that is centered.
  fileprivate func number(named key: String) -> Sourced<FixedDecimal>? {
    switch key {
    case "lineHeight": lineHeight
    case "lineSpacing": lineSpacing
    case "letterSpacing": letterSpacing
    case "baselineOffset": offsetInPoints
    default: nil
    }
  }
}
