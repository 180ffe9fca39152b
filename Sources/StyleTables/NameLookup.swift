/// Reads a code's name back into its key, along the spec's name templates. Allocates nothing.
struct NameLookup {
  let image: CatalogImage
  let name: NameBytes
  private let cursor: NameCursor?
  let textBase: UnsafeRawPointer

  init(image: CatalogImage, name: UnsafeBufferPointer<UInt8>) {
    self.image = image
    self.name = NameBytes(name)
    cursor = NameCursor(name)
    textBase = image.textBase
  }

  /// The key of the code with the name; nil when there is none.
  func key() -> UInt64? {
    guard name.count <= image.longestName else { return nil }
    if image.axesMakeCodes {
      if let found = numbers(.baseName) { return key(found, row: found.size) }
      if image.count(.modes) > 0, let found = numbers(.modeName) { return modeKey(found) }
    }
    return record(0..<name.count, image.bounds(.styleIndex)).map { image.styleKey($0) }
  }

  private func modeKey(_ found: AxisNumbers) -> UInt64? {
    let slot = found.mode &* image.count(.modeRows) &+ found.size
    let row = Int(truncatingIfNeeded: image.word(image.start(.modeRows) &+ slot))
    return row == 0 ? nil : key(found, row: row &- 1)
  }

  /// The key for the parts that were found; nil when the spec leaves that code out.
  @inline(__always)
  private func key(_ found: AxisNumbers, row: Int) -> UInt64? {
    let key = found.key(row: row)
    return image.count(.included) == 0 || CodeAxes.exists(key, in: image) ? key : nil
  }

  private func numbers(_ template: CatalogImage.Section) -> AxisNumbers? {
    let parts = image.start(template)..<image.start(template) &+ image.count(template)
    guard image.literalsSeparate else { return Backtracking(lookup: self, parts: parts).numbers() }
    guard let cursor else { return split(parts) }
    switch splitQuickly(cursor, parts) {
    case .found(let numbers): return numbers
    case .missing: return nil
    case .unknown: return split(parts)
    }
  }

  /// Takes the name apart where each literal first occurs, which is exact when no name on an axis has the literal
  /// behind it inside.
  private func split(_ parts: Range<Int>) -> AxisNumbers? {
    var found = AxisNumbers()
    var position = 0
    var part = parts.lowerBound
    while part < parts.upperBound {
      let entry = image.name(part)
      part &+= 1
      if entry.number == NamePart.literal.rawValue {
        guard name.hasText(entry, of: textBase, at: position) else { return nil }
        position &+= entry.count
        continue
      }
      var end = name.count
      var next = end
      if part < parts.upperBound {
        let literal = image.name(part)
        part &+= 1
        end = name.first(literal, of: textBase, from: position)
        guard end < name.count else { return nil }
        next = end &+ literal.count
      }
      guard let number = record(position..<end, onAxis: entry.number) else { return nil }
      found.set(kind: entry.number, number)
      position = next
    }
    return position == name.count ? found : nil
  }

  /// The number of the record with a name on an axis, which is the raw value of a ``NamePart``; nil when there is none.
  func record(_ range: Range<Int>, onAxis axis: Int) -> Int? {
    record(range, image.bounds(ofIndex: axis))
  }

  /// The index is a hash table with open addressing: a slot holds a name and its number plus one, or zero where it is
  /// free. `index` is its word in the table of sections, with the seed of the hash above the count.
  func record(_ range: Range<Int>, _ index: UInt64) -> Int? {
    let start = Int(index & 0xFFFF_FFFF)
    let mask = Int(index &>> 32 & 0xFF_FFFF) &- 1
    var slot = Int(truncatingIfNeeded: name.hash(range, seed: index &>> 56)) & mask
    while true {
      let entry = image.name(start &+ slot)
      guard entry.number > 0 else { return nil }
      if entry.count == range.count, name.hasText(entry, of: textBase, at: range.lowerBound) {
        return entry.number &- 1
      }
      slot = (slot &+ 1) & mask
    }
  }
}

/// The numbers that a name gives on each axis; zero where it gives none.
struct AxisNumbers {
  private var bits = UInt64(0)

  /// Sixteen bits each for size and color, eight each for weight and family, where a key has them; the mode above.
  @inline(__always)
  mutating func set(kind: Int, _ number: Int) {
    // A byte for each kind of part: how far its number is shifted.
    let shift = UInt64(0x3028_2010_0000) &>> UInt64(truncatingIfNeeded: 8 &* kind) & 0xFF
    bits |= UInt64(truncatingIfNeeded: number) &<< shift
  }

  @inline(__always) var size: Int { Int(bits & 0xFFFF) }
  @inline(__always) var mode: Int { Int(bits &>> 48) }

  /// The key of the code with a row.
  @inline(__always)
  func key(row: Int) -> UInt64 { bits & 0xFFFF_FFFF_0000 | UInt64(truncatingIfNeeded: row) }
}
