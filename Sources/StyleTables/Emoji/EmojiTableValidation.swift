/// Checks everything that reading a table of emoji relies on, so that no file, damaged or malicious, can lead outside
/// its bytes or into an endless loop.
struct EmojiTableValidation {
  typealias Section = EmojiTable.Section

  let table: EmojiTable
  private let words: UnsafeBufferPointer<UInt64>

  /// A validation of words that must stay where they are while it is used.
  init(_ words: UnsafeBufferPointer<UInt64>) throws(CatalogError) {
    guard let base = words.baseAddress, words.count >= EmojiTable.headerCount else {
      throw CatalogError(description: "the emoji catalog is cut off: its header is not complete")
    }
    table = EmojiTable(base)
    self.words = words
    let (format, version) = (table.word(0) & 0x00FF_FFFF_FFFF_FFFF, table.word(0) >> 56)
    guard format == EmojiTable.format & 0x00FF_FFFF_FFFF_FFFF else {
      throw CatalogError(
        description: "these bytes are not a compiled emoji catalog; `stylespec compile --emit catalog` makes one"
      )
    }
    guard version == EmojiTable.format >> 56 else {
      throw CatalogError(
        description:
          "the emoji catalog has another format version; compile it with a `stylespec` that matches this library"
      )
    }
  }

  /// Throws the first problem.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the table.
  func check() throws(CatalogError) {
    try require(table.word(2) == UInt64(words.count), "its length does not match its header")
    try require(words.tableDigest == table.digest, "its bytes do not match its checksum")
    try checkSections()
    try check(table.name)
    try checkPacks()
    try checkItems()
    try checkVariants()
    try checkCodes()
    try checkTree()
  }

  private func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(CatalogError) {
    try CatalogError.require(condition, problem())
  }
}

extension EmojiTableValidation {
  /// Checks that the sections follow each other without a gap, and that each has the length of its count. Thanks to the
  /// limits, nothing here overflows, even if `Int` has 32 bits.
  private func checkSections() throws(CatalogError) {
    var start = EmojiTable.headerCount
    for section in Section.allCases {
      let bounds = table.word(EmojiTable.sectionsIndex + section.rawValue)
      try require(bounds & 0xC000_0000_C000_0000 == 0, "a table has too many records")
      try require(table.start(section) == start, "a table is not at the offset in its header")
      try require(table.count(section) <= Self.largestCount(of: section), "a table has too many records")
      start += wordCount(of: section)
      try require(start <= words.count, "a table is cut off")
    }
    try require(start == words.count, "bytes follow its tables")
    try require(table.count(.nodes) > 0, "its tree of codes is empty")
  }

  /// The limits of specs, and what the fields have room for.
  private static func largestCount(of section: Section) -> Int {
    switch section {
    case .packs: 0xFFFF
    case .items, .itemsByName, .codes, .keywords, .nodes: 0xFF_FFFF
    case .text: 0x3FFF_FFFF
    }
  }

  private func wordCount(of section: Section) -> Int {
    let count = table.count(section)
    switch section {
    case .packs: return count * PackRecord.wordCount
    case .items: return count * ItemRecord.wordCount
    case .codes: return count * CodeRecord.wordCount
    case .itemsByName, .keywords, .nodes: return count
    case .text: return (count + 7) / 8
    }
  }

  private func check(_ text: TextReference) throws(CatalogError) {
    try require(text.offset + text.count <= table.count(.text), "a text is cut off")
    try require(table.utf8(text).isUTF8, "a text is not UTF-8")
  }

  private func checkPacks() throws(CatalogError) {
    var end = 0
    for index in 0..<table.count(.packs) {
      let pack = table.pack(index)
      try check(pack.name)
      try check(pack.label)
      let isNext = pack.items.lowerBound == end && !pack.items.isEmpty && pack.items.upperBound <= table.count(.items)
      try require(isNext, "a pack has unknown emoji")
      try require(pack.items.contains(pack.icon), "a pack has an unknown icon")
      end = pack.items.upperBound
      try checkOrder(pack.items)
      for item in pack.items { try require(table.item(item).pack == index, "an emoji is in another pack") }
    }
    try require(end == table.count(.items), "an emoji does not have a pack")
    try require(table.count(.itemsByName) == end, "two tables differ in length")
  }

  /// Checks that a part of the table `itemsByName` has the items of a pack, sorted by their names. Names in ascending
  /// order differ, so each item has a position.
  private func checkOrder(_ items: Range<Int>) throws(CatalogError) {
    var previous: UnsafeRawBufferPointer?
    for slot in items {
      guard let item = Int(exactly: table.word(table.start(.itemsByName) + slot)), items.contains(item) else {
        throw CatalogError(description: "the catalog is damaged: an index of names has an unknown emoji")
      }
      let name = table.item(item).name
      try check(name)
      let isAscending = previous?.lexicographicallyPrecedes(table.utf8(name)) ?? true
      try require(isAscending, "an index of names is not sorted")
      previous = table.utf8(name)
    }
  }

  private func checkItems() throws(CatalogError) {
    var (codes, keywords) = (0, 0)
    for index in 0..<table.count(.items) {
      let item = table.item(index)
      for text in [item.image, item.still, item.label] { try check(text) }
      let areNext = item.codes.lowerBound == codes && item.codes.upperBound <= table.count(.codes)
      let hasCodes = areNext && !item.codes.isEmpty
      try require(hasCodes, "an emoji has unknown codes")
      for code in item.codes { try require(table.code(code).item == index, "a code belongs to another emoji") }
      let hasKeywords = item.keywords.lowerBound == keywords && item.keywords.upperBound <= table.count(.keywords)
      try require(hasKeywords, "an emoji has unknown keywords")
      (codes, keywords) = (item.codes.upperBound, item.keywords.upperBound)
      let isPositive = item.aspect > 0 && item.scale > 0
      try require(isPositive && item.aspect <= 1000 && item.scale <= 1000, "the size of an emoji is out of bounds")
    }
    let isComplete = codes == table.count(.codes) && keywords == table.count(.keywords)
    try require(isComplete, "a code or keyword does not have an emoji")
    for index in 0..<keywords { try check(table.keyword(index)) }
  }

  /// Checks that emoji with variants are in rings: each ring is in one pack and has one emoji that is not a variant, so
  /// that every walk ends.
  private func checkVariants() throws(CatalogError) {
    let items = (0..<table.count(.items)).map { table.item($0) }
    for item in items where item.isVariant { try require(item.next != nil, "a variant belongs to an unknown emoji") }
    var inRings = 0
    for (index, base) in items.enumerated() where !base.isVariant {
      guard var next = base.next else { continue }
      inRings += 1
      while next != index {
        let isVariant = next < items.count && items[next].isVariant && items[next].pack == base.pack
        try require(isVariant && inRings <= items.count, "an emoji has wrong variants")
        inRings += 1
        next = items[next].next ?? index
      }
    }
    try require(inRings == items.count { $0.next != nil }, "a variant belongs to several emoji, or to none")
  }

  private func checkCodes() throws(CatalogError) {
    var longest = 0
    var firstBytes: Set<UInt8> = []
    for index in 0..<table.count(.codes) {
      let text = table.code(index).text
      try check(text)
      try require((1...0xFF).contains(text.count), "a code is empty or too long")
      longest = max(longest, text.count)
      firstBytes.insert(table.utf8(text)[0])
    }
    try require(table.longestCode == longest, "its longest code is wrong")
    let isRight = (UInt8.min...UInt8.max).allSatisfy { table.mayBegin(with: $0) == firstBytes.contains($0) }
    try require(isRight, "its table of first bytes is wrong")
  }

  /// Checks that each node is the child of the one before it that has room for it, so that the nodes are a tree, and
  /// that every code is found in it, and nothing else.
  private func checkTree() throws(CatalogError) {
    var (next, codes) = (1, 0)
    for index in 0..<table.count(.nodes) {
      let node = table.node(index)
      let isNext = node.childCount == 0 || node.firstChild == next && next > index
      try require(isNext, "its tree of codes has a wrong node")
      next += node.childCount
      try require(next <= table.count(.nodes), "its tree of codes is cut off")
      let children = node.childCount == 0 ? 0..<0 : node.firstChild..<next
      for (left, right) in zip(children, children.dropFirst()) {
        try require(table.node(left).byte < table.node(right).byte, "its tree of codes is not sorted")
      }
      if let code = node.code { try require(code < table.count(.codes), "its tree has an unknown code") }
      codes += node.code == nil ? 0 : 1
    }
    try require(next == table.count(.nodes), "its tree has nodes without a parent")
    try require(codes == table.count(.codes), "its tree of codes is not complete")
    for code in 0..<codes { try require(finds(code), "its tree of codes is wrong") }
  }

  /// Whether a code is found under its own text.
  private func finds(_ code: Int) -> Bool {
    table.utf8(table.code(code).text).withMemoryRebound(to: UInt8.self) { bytes in
      var (found, steps) = (Int?.none, 0)
      table.forEachCode(in: bytes, at: 0, steps: &steps) { if $1 == bytes.count { found = $0 } }
      return found == code
    }
  }
}
