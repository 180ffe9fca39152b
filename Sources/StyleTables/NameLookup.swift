/// Reads a code's name back into its key, along the spec's name templates. Allocates nothing.
struct NameLookup {
  private let image: CatalogImage
  private let name: UnsafeBufferPointer<UInt8>
  private var size = 0
  private var color = 0
  private var weight = 0
  private var family = 0
  private var mode = 0

  init(image: CatalogImage, name: UnsafeBufferPointer<UInt8>) {
    self.image = image
    self.name = name
  }

  /// The key of the code with the name; nil when there is none.
  func key() -> UInt64? {
    guard name.count <= image.longestName else { return nil }
    if let style = record(0..<name.count, .styleIndex, .styles, CatalogImage.Stride.style) {
      return image.styleKey(style)
    }
    guard image.count(.rows) > 0, image.count(.colors) > 0, image.count(.weights) > 0 else { return nil }
    var lookup = self
    if lookup.matches(.baseName, part: 0, from: 0) { return lookup.key(row: lookup.size) }
    guard image.count(.modes) > 0, lookup.matches(.modeName, part: 0, from: 0) else { return nil }
    return lookup.modeRow.flatMap { lookup.key(row: $0) }
  }

  /// The key for the parts that were found; nil when the spec leaves that code out.
  private func key(row: Int) -> UInt64? {
    let axes = CodeAxes(image)
    guard axes.exists(axes.number(row: row, color: color, weight: weight, family: family)) else { return nil }
    return StyleCode.key(row: row, color: color, weight: weight, family: family)
  }

  /// The row of a size in a mode; nil when the mode does not set that size.
  private var modeRow: Int? {
    let slot = mode * image.count(.modeRows) + size
    let row = image.number(at: image.start(.modeRows) + slot * CatalogImage.Stride.slot, digits: 3)
    return row == 0 ? nil : row - 1
  }

  /// Whether the rest of the name is what the rest of a template can make; remembers the index on each axis.
  ///
  /// An axis may stand for any text up to the next literal, so every such end is tried; names are short, and the
  /// compiler has checked that no name can be read in two ways.
  private mutating func matches(_ template: CatalogImage.Section, part index: Int, from position: Int) -> Bool {
    guard index < image.count(template) else { return position == name.count }
    let part = image.start(template) + index * CatalogImage.Stride.namePart
    let kind = NamePart(rawValue: image.number(at: part, digits: 1)) ?? .literal
    if kind == .literal {
      let literal = image.text(part + 1)
      return hasText(literal, at: position) && matches(template, part: index + 1, from: position + literal.count)
    }
    let isLast = index + 1 == image.count(template)
    var end = isLast ? name.count : position + 1
    while end <= name.count {
      if find(kind, position..<end), matches(template, part: index + 1, from: end) { return true }
      end += 1
    }
    return false
  }

  private func hasText(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    guard name.count - position >= text.count else { return false }
    return text.indices.allSatisfy { text[$0] == name[position + $0] }
  }

  /// Looks a part of the name up on an axis and remembers its index.
  private mutating func find(_ kind: NamePart, _ range: Range<Int>) -> Bool {
    switch kind {
    case .size: return remember(record(range, .sizeIndex, .rows, CatalogImage.Stride.row), as: &size)
    case .color: return remember(record(range, .colorIndex, .colors, CatalogImage.Stride.color), as: &color)
    case .weight: return remember(record(range, .weightIndex, .weights, CatalogImage.Stride.weight), as: &weight)
    case .family: return remember(record(range, .familyIndex, .families, CatalogImage.Stride.family), as: &family)
    case .mode: return remember(record(range, .modeIndex, .modes, CatalogImage.Stride.mode), as: &mode)
    case .literal: return false
    }
  }

  private func remember(_ found: Int?, as index: inout Int) -> Bool {
    index = found ?? index
    return found != nil
  }

  /// The number of the record with a name. The index is a hash table with open addressing: slots hold a record's
  /// number plus one, and zero where they are free.
  private func record(
    _ range: Range<Int>,
    _ index: CatalogImage.Section,
    _ records: CatalogImage.Section,
    _ stride: Int
  ) -> Int? {
    guard !range.isEmpty else { return nil }
    let mask = image.count(index) - 1
    var slot = hash(range) & mask
    while true {
      let entry = image.number(at: image.start(index) + slot * CatalogImage.Stride.slot, digits: 3)
      guard entry > 0 else { return nil }
      let text = image.text(image.start(records) + (entry - 1) * stride)
      if text.count == range.count, hasText(text, at: range.lowerBound) { return entry - 1 }
      slot = (slot + 1) & mask
    }
  }

  /// FNV-1a, 32 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. The emitter builds the indexes with the same.
  private func hash(_ range: Range<Int>) -> Int {
    Int(range.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32(name[$1])) &* 16_777_619 })
  }
}
