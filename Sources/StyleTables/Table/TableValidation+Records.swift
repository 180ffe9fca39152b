// Names, their numbers, and the hash tables of names.

extension TableValidation {
  func checkNames() throws(CatalogError) {
    try checkName(table.catalogName)
    try checkNames(table.records(RowRecord.self).map(\.name))
    try checkNames(table.records(ColorRecord.self).map(\.name))
    try checkNames(table.records(WeightRecord.self).map(\.name))
    try checkNames(table.records(FamilyRecord.self).flatMap { [$0.font, $0.name] })
    for family in table.records(FamilyRecord.self) { try checkFallbacks(of: family.font) }
    try checkNames(table.records(StyleRecord.self).map(\.name))
    for section in [Section.modes, .baseName, .modeName] { try checkNames(table.names(section)) }
  }

  private func checkNames(_ names: some Sequence<NameReference>) throws(CatalogError) {
    for name in names { try checkName(name) }
  }

  private func checkName(_ name: NameReference) throws(CatalogError) {
    try require(name.word & 0x8000_0000 == 0, "a name is cut off")
    try require(name.offset + name.count <= table.count(.text), "a name is cut off")
    let bytes = UnsafeRawBufferPointer(start: table.textBase.advanced(by: name.offset), count: name.count)
    try require(bytes.isUTF8, "a name is not UTF-8")
  }

  /// Checks the names after a font's name, which must have been checked.
  private func checkFallbacks(of font: NameReference) throws(CatalogError) {
    var end = font.offset + font.count
    for _ in 0..<font.number {
      try require(end < table.count(.text), "a fallback of a family is cut off")
      let length = Int(table.textBase.load(fromByteOffset: end, as: UInt8.self))
      try require(end + 1 + length <= table.count(.text), "a fallback of a family is cut off")
      let bytes = UnsafeRawBufferPointer(start: table.textBase + end + 1, count: length)
      try require(bytes.isUTF8, "a fallback of a family is not UTF-8")
      end += 1 + length
    }
  }

  func checkNumbers() throws(CatalogError) {
    let (mainRows, rowsOfCodes) = (mainRowCount, table.rowAxisCount)
    for (index, row) in table.records(RowRecord.self).enumerated() {
      let mode = row.mode ?? -1
      // The rows of modes follow the main table; the rows of styles follow both, and may have a mode.
      let isInPlace = index >= rowsOfCodes || (mode >= 0) == (index >= mainRows)
      try require(mode < table.count(.modes) && isInPlace, "a row has an unknown mode")
      let hasKnownCurve = TextSizeCurve(tableNumber: row.curveNumber) != nil && version >= 3
      try require(hasKnownCurve || row.curveNumber == 0, "a row has an unknown text style")
    }
    for weight in table.records(WeightRecord.self) {
      try require(StyleBounds.weight.contains(Double(weight.value)), "a weight is not from 1 to 1000")
    }
    for slot in 0..<table.count(.modeRows) * table.count(.modes) {
      let row = table.word(table.start(.modeRows) + slot)
      try require(row <= UInt64(rowsOfCodes), "a mode has an unknown row")
    }
    for style in table.records(StyleRecord.self) { try checkStyle(style) }
    try checkLengths()
    try checkTemplate(.baseName, NamePart.size...NamePart.family)
    try checkTemplate(.modeName, NamePart.size...NamePart.mode)
  }

  /// Checks that lengths are in their bounds. A line spacing may be negative, as in a spec; it counts as 0.
  private func checkLengths() throws(CatalogError) {
    for row in table.records(RowRecord.self) {
      try check(row.size, in: .size, named: "a size")
      try check(row.lineHeight, in: .extent, named: "a line height")
      try check(row.lineSpacing, in: .displacement, named: "a line spacing")
      try check(row.letterSpacing, in: .displacement, named: "a letter spacing")
    }
    for family in table.records(FamilyRecord.self) {
      try check(family.ascent, in: .perEm, named: "an ascent")
      try check(family.descent, in: .perEm, named: "a descent")
    }
    for word in table.start(.baselines)..<table.start(.included) {
      try check(table.points(word), in: .displacement, named: "a baseline")
    }
  }

  private func check(_ length: Double, in bounds: StyleBounds, named what: String) throws(CatalogError) {
    try require(bounds.contains(length), bounds.problem(with: length, what: what))
  }

  private func checkStyle(_ style: StyleRecord) throws(CatalogError) {
    let key = CodeKey(style.axisKey)
    let hasColor = key.color.map { $0 < table.count(.colors) } ?? allowsOpenColors
    let exists =
      key.style == nil && key.row < table.count(.rows) && hasColor
      && key.weight < table.count(.weights) && key.family < table.count(.families)
    try require(exists, "a style has an unknown size, color, weight or family")
  }

  /// Checks a name template. If it is read without backtracking, each axis may appear once: the indices of two parts
  /// would be joined into one that may not exist. A color that codes leave open does not have a name.
  private func checkTemplate(_ section: Section, _ axes: ClosedRange<NamePart>) throws(CatalogError) {
    var seen: Set<NamePart> = []
    for name in table.names(section) {
      let kind = NamePart(rawValue: name.number)
      let isRight = kind == .literal ? name.count > 0 : kind.map(axes.contains) ?? false
      try require(isRight, "a name template has an unknown part")
      guard let kind, kind != .literal else { continue }
      try require(kind != .color || !table.leavesColorOpen, "a name template has a color that its codes leave open")
      let isNew = seen.insert(kind).inserted
      try require(isNew || !table.literalsSeparate, "a name template repeats a part")
    }
  }
}

extension TableValidation {
  func checkIndexes() throws(CatalogError) {
    try checkIndex(.sizeIndex, of: table.records(RowRecord.self).prefix(mainRowCount).map(\.name))
    try checkIndex(.colorIndex, of: table.records(ColorRecord.self).map(\.name))
    try checkIndex(.weightIndex, of: table.records(WeightRecord.self).prefix(table.weightAxisCount).map(\.name))
    try checkIndex(.familyIndex, of: table.records(FamilyRecord.self).prefix(table.familyAxisCount).map(\.name))
    try checkIndex(.modeIndex, of: Array(table.names(.modes)))
    try checkIndex(.styleIndex, of: table.records(StyleRecord.self).map(\.name))
  }

  /// Checks that each record is in the index once, under its own name, and that at least half of the slots are free.
  private func checkIndex(_ index: Section, of names: [NameReference]) throws(CatalogError) {
    let slots = table.slotCount(index)
    try require(slots >= 2 && slots & (slots - 1) == 0 && slots >= 2 * names.count, "an index has a wrong size")
    var found = [Bool](repeating: false, count: names.count)
    for slot in 0..<slots {
      let entry = table.name(index, slot)
      guard entry.number > 0 else { continue }
      let isNew = entry.number <= names.count && !found[entry.number - 1]
      try require(isNew, "an index has a wrong entry")
      let name = names[entry.number - 1]
      let isSame = name.word & 0xFF_FFFF_FFFF == entry.word & 0xFF_FFFF_FFFF
      try require(isSame, "an index has a wrong name")
      found[entry.number - 1] = true
    }
    try require(found.allSatisfy { $0 }, "an index is not complete")
  }
}
