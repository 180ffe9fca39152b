/// What is wrong with the bytes of a catalogue file.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what would be right.
  public let description: String
}

/// Checks everything that reading relies on, so that no file, damaged or made to harm, can lead outside its bytes or
/// into an endless loop.
struct ImageValidation {
  private typealias Section = CatalogImage.Section

  private let image: CatalogImage
  private let wordCount: Int

  /// `words` must stay where they are while the validation is used.
  init(_ words: UnsafeBufferPointer<UInt64>) throws(CatalogError) {
    guard let base = words.baseAddress, words.count >= CatalogImage.headerCount else {
      throw CatalogError(description: "the catalogue is cut off: it has no whole header")
    }
    guard base[0] == CatalogImage.format else { throw Self.wrongFormat(base[0]) }
    image = CatalogImage(base)
    wordCount = words.count
  }

  private static func wrongFormat(_ word: UInt64) -> CatalogError {
    let mask = UInt64(0x00FF_FFFF_FFFF_FFFF)
    guard word & mask == CatalogImage.format & mask else {
      return CatalogError(
        description: "these bytes are no compiled catalogue; `stylespec compile --emit catalog` makes one"
      )
    }
    return CatalogError(
      description: "the catalogue is of another format version; compile it with a `stylespec` that fits this library"
    )
  }

  /// Throws at the first thing that is wrong. Linear in the size of the image.
  func check() throws(CatalogError) {
    try require(image.word(2) == UInt64(wordCount), "its length is not the one that its header says")
    try require(digest == image.digest, "its bytes are not the ones that were written")
    try checkSections()
    try checkNames()
    try checkNumbers()
    try checkIndexes()
    try require(image.word(4) >> 34 == 0 && image.axesMakeCodes == (productCount > 0), "its flags are wrong")
    try require(image.longestName <= longestPossibleName, "its longest name cannot be that long")
  }

  private func require(_ condition: Bool, _ problem: String) throws(CatalogError) {
    guard condition else { throw CatalogError(description: "the catalogue is damaged: \(problem)") }
  }

  /// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>, over all bytes behind the digest.
  private var digest: UInt64 {
    UnsafeRawBufferPointer(start: image.base + 2, count: 8 * (wordCount - 2)).reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
  }
}

/// Where the sections lie.
extension ImageValidation {
  /// They follow each other without a gap, and each is as long as its count says.
  private func checkSections() throws(CatalogError) {
    var start = CatalogImage.headerCount
    for section in Section.allCases {
      try require(image.start(section) == start, "a table is not where its header says")
      try require(image.count(section) <= Self.largestCount(of: section), "a table has too many records")
      start += wordCount(of: section)
      try require(start <= wordCount, "a table is cut off")
    }
    try require(start == wordCount, "bytes follow its tables")
    try require(image.count(.families) > 0, "it has no family")
    try require(productCount <= 1_000_000, "it has too many codes")
    let bits = image.count(.included) * 64
    try require(
      bits == 0 || (productCount...productCount + 63).contains(bits),
      "the table of codes does not fit its axes"
    )
    try require(
      image.count(.modeRows) == mainRowCount && image.count(.baselines) == image.count(.rows),
      "two tables differ in length"
    )
  }

  /// What a key has room for, and a limit on templates that keeps look-ups short.
  private static func largestCount(of section: Section) -> Int {
    switch section {
    case .rows, .colors, .styles: 0xFFFF
    case .weights, .families: 0xFF
    case .modes: 0xFFF
    case .baseName, .modeName: 500
    default: 0xFFFF_FFFF
    }
  }

  private func wordCount(of section: Section) -> Int {
    let count = image.count(section)
    switch section {
    case .rows: return count * CatalogImage.Stride.row
    case .colors: return count * CatalogImage.Stride.color
    case .families: return count * CatalogImage.Stride.family
    case .styles: return count * CatalogImage.Stride.style
    case .sizeIndex, .colorIndex, .weightIndex, .familyIndex, .modeIndex, .styleIndex: return image.slotCount(section)
    case .modeRows: return count * image.count(.modes)
    case .baselines: return count * image.count(.families)
    // Eight bytes more than the names, in whole words.
    case .text: return (count + 15) / 8
    case .weights, .modes, .baseName, .modeName, .included: return count
    }
  }

  /// How many codes the axes make. Counts of 16, 16, 8 and 8 bits cannot overflow.
  private var productCount: Int { CodeAxes(image).productCount }

  /// The main table's rows stand before those of the modes.
  private var mainRowCount: Int {
    (0..<image.count(.rows)).first { RowFlags(image, $0).mode != nil } ?? image.count(.rows)
  }
}

/// Names, and the numbers beside them.
extension ImageValidation {
  private func checkNames() throws(CatalogError) {
    try checkName(at: CatalogImage.nameIndex)
    try checkNames(.rows, stride: CatalogImage.Stride.row, at: 4)
    try checkNames(.colors, stride: CatalogImage.Stride.color, at: 2)
    try checkNames(.weights)
    try checkNames(.families, stride: CatalogImage.Stride.family, at: 2)
    try checkNames(.families, stride: CatalogImage.Stride.family, at: 3)
    try checkNames(.modes)
    try checkNames(.styles, stride: CatalogImage.Stride.style, at: 1)
    try checkNames(.baseName)
    try checkNames(.modeName)
  }

  private func checkNames(_ section: Section, stride: Int = 1, at offset: Int = 0) throws(CatalogError) {
    for record in 0..<image.count(section) { try checkName(at: image.start(section) + record * stride + offset) }
  }

  private func checkName(at index: Int) throws(CatalogError) {
    let name = image.name(index)
    try require(name.offset + name.count <= image.count(.text), "a name is cut off")
    let bytes = UnsafeRawBufferPointer(start: image.textBase.advanced(by: name.offset), count: name.count)
    // Decoding repairs what is no UTF-8, which shows.
    try require(String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes), "a name is no UTF-8")
  }

  private func checkNumbers() throws(CatalogError) {
    let rows = image.count(.rows)
    for row in 0..<rows {
      let mode = RowFlags(image, row).mode ?? -1
      try require(mode < image.count(.modes) && (mode >= 0) == (row >= mainRowCount), "a row has no such mode")
    }
    for weight in 0..<image.count(.weights) {
      let value = image.name(image.start(.weights) + weight).number
      try require((1...1_000).contains(value), "a weight is not from 1 to 1000")
    }
    for slot in 0..<image.count(.modeRows) * image.count(.modes) {
      try require(image.word(image.start(.modeRows) + slot) <= UInt64(rows), "a mode has no such row")
    }
    for style in 0..<image.count(.styles) { try checkStyle(style) }
    for point in points { try require(image.points(point).isFinite, "a length is no number") }
    try checkTemplate(.baseName, NamePart.size...NamePart.family)
    try checkTemplate(.modeName, NamePart.size...NamePart.mode)
  }

  /// The words that are lengths.
  private var points: [Int] {
    let rows = (0..<image.count(.rows)).flatMap { row in
      (0..<4).map { image.start(.rows) + row * CatalogImage.Stride.row + $0 }
    }
    let families = (0..<image.count(.families)).flatMap { family in
      (0..<2).map { image.start(.families) + family * CatalogImage.Stride.family + $0 }
    }
    return rows + families + Array(image.start(.baselines)..<image.start(.included))
  }

  private func checkStyle(_ style: Int) throws(CatalogError) {
    let word = image.word(image.start(.styles) + style * CatalogImage.Stride.style)
    let code = StyleCode(unsafeKey: word, in: StyleCatalog(image: image))
    let exists =
      code.style == nil && code.row < image.count(.rows) && code.color < image.count(.colors)
      && code.weight < image.count(.weights) && code.family < image.count(.families)
    try require(exists, "a style has no such size, colour, weight or family")
  }

  private func checkTemplate(_ section: Section, _ axes: ClosedRange<NamePart>) throws(CatalogError) {
    for part in 0..<image.count(section) {
      let name = image.name(image.start(section) + part)
      let kind = NamePart(rawValue: name.number)
      let isRight = kind == .literal ? name.count > 0 : kind.map(axes.contains) ?? false
      try require(isRight, "a name template has an unknown part")
    }
  }

  /// At least as long as every name.
  private var longestPossibleName: Int {
    let styles = (0..<image.count(.styles)).map {
      image.name(image.start(.styles) + $0 * CatalogImage.Stride.style + 1).count
    }
    return max(styles.max() ?? 0, 255 * max(image.count(.baseName), image.count(.modeName)))
  }
}

/// The hash tables of names.
extension ImageValidation {
  private func checkIndexes() throws(CatalogError) {
    try checkIndex(.sizeIndex, of: .rows, count: mainRowCount, stride: CatalogImage.Stride.row, at: 4)
    try checkIndex(.colorIndex, of: .colors, stride: CatalogImage.Stride.color, at: 2)
    try checkIndex(.weightIndex, of: .weights)
    try checkIndex(.familyIndex, of: .families, stride: CatalogImage.Stride.family, at: 3)
    try checkIndex(.modeIndex, of: .modes)
    try checkIndex(.styleIndex, of: .styles, stride: CatalogImage.Stride.style, at: 1)
  }

  /// Each record stands in the index once, under its own name, and at least half of the slots are free.
  private func checkIndex(
    _ index: Section,
    of records: Section,
    count: Int? = nil,
    stride: Int = 1,
    at offset: Int = 0
  ) throws(CatalogError) {
    let count = count ?? image.count(records)
    let slots = image.slotCount(index)
    try require(slots >= 2 && slots & (slots - 1) == 0 && slots >= 2 * count, "an index has a wrong size")
    var found = [Bool](repeating: false, count: count)
    for slot in 0..<slots {
      let entry = image.name(image.start(index) + slot)
      guard entry.number > 0 else { continue }
      let isNew = entry.number <= count && !found[entry.number - 1]
      try require(isNew, "an index has a wrong entry")
      let name = image.name(image.start(records) + (entry.number - 1) * stride + offset)
      try require(name.offset == entry.offset && name.count == entry.count, "an index has a wrong name")
      found[entry.number - 1] = true
    }
    try require(found.allSatisfy { $0 }, "an index is not complete")
  }
}
