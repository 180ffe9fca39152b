/// Parses a code's name into its key, by the spec's name templates, and finds colors. Does not allocate.
struct NameLookup {
  let table: CatalogTable
  let name: NameBytes
  private let cursor: NameCursor?
  let textBase: UnsafeRawPointer

  init(table: CatalogTable, name: UnsafeBufferPointer<UInt8>) {
    self.table = table
    self.name = NameBytes(name)
    cursor = NameCursor(name)
    textBase = table.textBase
  }

  /// The key of the code with the name; nil if the catalog does not have one.
  func key() -> UInt64? {
    guard name.count <= table.longestName else { return nil }
    if table.axesMakeCodes {
      if let found = indices(.baseName) { return key(found, row: found.size) }
      if table.count(.modes) > 0, let found = indices(.modeName) { return modeKey(found) }
    }
    return record(0..<name.count, table.bounds(.styleIndex)).map { table.styleKey($0) }
  }

  /// The index of the color with the name; nil if the catalog does not have one.
  func color() -> Int? {
    // The number of bytes that a record has room for.
    name.count > 0xFF ? nil : record(0..<name.count, table.bounds(.colorIndex))
  }

  private func modeKey(_ found: AxisIndices) -> UInt64? {
    // Only the template of modes may name the family: then all codes have the first one.
    guard table.count(.modeRows) > 0, found.family == 0 || table.familiesAreNamed else { return nil }
    let slot = found.mode &* table.count(.modeRows) &+ found.size
    let row = Int(truncatingIfNeeded: table.word(table.start(.modeRows) &+ slot))
    return row == 0 ? nil : key(found, row: row &- 1)
  }

  /// The key for the parts that were found; nil if the spec leaves that code out.
  @inline(__always)
  private func key(_ found: AxisIndices, row: Int) -> UInt64? {
    // A name does not have a part for an open color.
    let key = found.key(row: row) | table.openColorBits
    if table.colorsBesideAxis > 0, CodeKey(key).color ?? 0 >= table.colorAxisCount { return nil }
    return table.count(.included) == 0 || CodeAxes.exists(key, in: table) ? key : nil
  }

  private func indices(_ template: CatalogTable.Section) -> AxisIndices? {
    let parts = table.start(template)..<table.start(template) &+ table.count(template)
    guard table.literalsSeparate else { return Backtracking(lookup: self, parts: parts).indices() }
    guard let cursor else { return split(parts) }
    switch splitQuickly(cursor, parts) {
    case .found(let indices): return indices
    case .missing: return nil
    case .unknown: return split(parts)
    }
  }

  /// Splits the name at the first occurrence of each literal, which is exact if no name on an axis contains the literal
  /// that follows it.
  private func split(_ parts: Range<Int>) -> AxisIndices? {
    var found = AxisIndices()
    var position = 0
    var part = parts.lowerBound
    while part < parts.upperBound {
      let entry = table.name(part)
      part &+= 1
      if entry.number == NamePart.literal.rawValue {
        guard name.hasText(entry, of: textBase, at: position) else { return nil }
        position &+= entry.count
        continue
      }
      var end = name.count
      var next = end
      if part < parts.upperBound {
        let literal = table.name(part)
        part &+= 1
        end = name.first(literal, of: textBase, from: position)
        guard end < name.count else { return nil }
        next = end &+ literal.count
      }
      guard let index = record(position..<end, onAxis: entry.number) else { return nil }
      found.set(kind: entry.number, index)
      position = next
    }
    return position == name.count ? found : nil
  }

  /// The index of the record with a name on an axis, which is given by the raw value of its ``NamePart``; nil for an
  /// unknown name.
  func record(_ range: Range<Int>, onAxis axis: Int) -> Int? {
    record(range, table.bounds(ofIndex: axis))
  }

  /// The index of the record with a name in a hash table with open addressing: a slot holds a name and its record's
  /// index plus one, or zero if it is free. `table` is the hash table's word in the section table, with the seed of the
  /// hash above the count.
  func record(_ range: Range<Int>, _ bounds: UInt64) -> Int? {
    let start = Int(bounds & 0xFFFF_FFFF)
    let mask = Int(bounds &>> 32 & 0xFF_FFFF) &- 1
    var slot = Int(truncatingIfNeeded: name.hash(range, seed: bounds &>> 56)) & mask
    while true {
      let entry = table.name(start &+ slot)
      guard entry.number > 0 else { return nil }
      if entry.count == range.count, name.hasText(entry, of: textBase, at: range.lowerBound) {
        return entry.number &- 1
      }
      slot = (slot &+ 1) & mask
    }
  }
}

/// The index of a name's part on each axis; zero for an axis that the name does not have.
struct AxisIndices {
  private var bits = UInt64(0)

  /// Sets the index on an axis. Size and color have sixteen bits each, weight and family eight each, at the same
  /// positions as in a key; the mode is above them.
  @inline(__always)
  mutating func set(kind: Int, _ index: Int) {
    // A byte for each kind of part: the number of bits by which its index is shifted.
    let shift = UInt64(0x3028_2010_0000) &>> UInt64(truncatingIfNeeded: 8 &* kind) & 0xFF
    bits |= UInt64(truncatingIfNeeded: index) &<< shift
  }

  @inline(__always) var size: Int { Int(bits & 0xFFFF) }
  @inline(__always) var mode: Int { Int(bits &>> 48) }
  @inline(__always) var family: Int { Int(bits &>> 40 & 0xFF) }

  /// The key of the code with a row.
  @inline(__always)
  func key(row: Int) -> UInt64 { bits & 0xFFFF_FFFF_0000 | UInt64(truncatingIfNeeded: row) }
}
