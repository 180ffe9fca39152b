internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The rows of the main table.
struct DecodedSizes {
  let rows: [TypographyRow]
  /// Their sizes, including those with invalid metrics.
  let declared: Set<FixedDecimal>
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
      let rows = isGroup(.typography) ? embeddedRows(in: TokenPath([RootKey.typography.rawValue]), mode: nil) : []
      return DecodedSizes(rows: rows, declared: Set(rows.map(\.size.value)))
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
  ) -> [TypographyRow] {
    var places: [FixedDecimal: SourceRange] = [:]
    return entries.compactMap { key, value in
      guard let size = size(tree.utf8(of: key), at: range(key)) else {
        // Its metrics may also have mistakes.
        if tree.kind(of: value) == .mapping { _ = row(Sourced(.zero, from: Origin(range(key))), value, mode: mode) }
        return nil
      }
      if let first = places.updateValue(range(key), forKey: size) {
        report(.duplicateSize(size, at: range(key), first: first))
      }
      let row = row(Sourced(size, from: Origin(range(key))), value, mode: mode)
      if let row { declare(row, at: value, in: group, of: &tokens) }
      return row
    }
  }

  /// Adds a group with a length for each of a row's metrics. If the row is a reference to another, so is each of them.
  private func declare(_ row: TypographyRow, at node: NodeID, in table: GroupID, of tokens: inout DeclaredTokens) {
    let group = tokens.addGroup(row.size.value.description, in: table)
    tokens.annotate(group, row.annotations)
    guard let metrics = row.metrics, let (target, references) = follow(node) else { return }
    for (key, value) in tree.entries(of: target) {
      let name = tree.text(of: key)
      guard let number = metrics.number(named: name) else { continue }
      let dimension = TokenValue.dimension(.points(number))
      if references.isEmpty {
        declare(key, value, in: group, of: &tokens, as: dimension, from: number.origin, at: value)
        if let token = tokens[value]?.token { tokens.registerPart(name, ofRow: node, as: token) }
      } else {
        let token = tokens.add(
          tree.utf8(of: key),
          in: group,
          .dimension,
          nameRange: row.size.origin.range,
          range: range(node)
        )
        tokens.set(Sourced(dimension, from: number.origin), of: token, fromRow: node, part: name)
      }
    }
  }

  private func row(_ size: Sourced<FixedDecimal>, _ node: NodeID, mode: Int?) -> TypographyRow? {
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

/// The modes of a spec, and the rows of all of them.
struct DecodedModes {
  let axis: SpecAxis<Sourced<String>>
  let annotations: [TokenAnnotations]
  let rows: [TypographyRow]
}

extension TypographyPass {
  /// `modes`: additional typography tables, each for some of the main table's sizes. A mode is an axis of codes. Its
  /// rows may be in several files.
  func modes(of sizes: DecodedSizes, in tokens: inout DeclaredTokens) -> DecodedModes {
    if isGroup(.modes) { return modesOfGroups() }
    let entries = mergedEntries(of: .modes, .everything)
    var (names, annotations, rows): ([Sourced<String>], [TokenAnnotations], [TypographyRow]) = ([], [], [])
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
      for row in modeRows where !sizes.declared.contains(row.size.value) {
        let size = row.size.value
        let listed = list(sizes.rows, nearestTo: size)
        report(
          .unknownSize(size, in: name.value, known: listed, at: row.size.origin.range),
          unlessReported: MissingName(size.description, in: .typography, groups: mappings(of: .typography))
        )
      }
      names.append(name)
      annotations.append(modeAnnotations)
      rows += modeRows
    }
    let declared = entries.map { tree.text(of: $0.key) }
    return DecodedModes(axis: SpecAxis(names, declared: declared) { $0.value }, annotations: annotations, rows: rows)
  }

  /// The modes of a token file.
  private func modesOfGroups() -> DecodedModes {
    let modes = embeddedModes
    let rows = modes.enumerated().flatMap { index, mode in embeddedRows(in: mode.table, mode: index) }
    let names = modes.map(\.name)
    return DecodedModes(
      axis: SpecAxis(names, declared: names.map(\.value)) { $0.value },
      annotations: modes.map(\.annotations),
      rows: rows
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
