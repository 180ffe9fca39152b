internal import TokenModel

/// Encodes emoji packs in words: a header with a table of sections, then the sections, each a list of records.
struct EmojiTableEncoder {
  private let name: String
  private let packs: [EmojiPack]
  /// All codes and aliases in the order of their emoji, as UTF-8.
  private let codes: [[UInt8]]
  private var text = TableText()

  init(name: String, packs: [EmojiPack]) {
    self.name = name
    self.packs = packs
    codes = packs.flatMap(\.items).flatMap { $0.codes.map { Array($0.utf8) } }
  }

  /// The records after the digest: the rest of the header first, the text last.
  mutating func encode() -> [[UInt64]] {
    let name = reference(self.name)
    let keywords = packs.flatMap(\.items).flatMap(\.keywords).map { [reference($0.value)] }
    let nodes = EmojiTrie(codes).nodes.map(\.word).chunks(of: 8)
    var sections: [(count: Int, records: [[UInt64]])] = [packRecords(), itemRecords()].map { ($0.count, $0) }
    let order = itemsByName()
    sections += [(order.count, order.chunks(of: 8))] + [codeRecords(), keywords].map { ($0.count, $0) }
    sections.append((nodes.reduce(0) { $0 + $1.count }, nodes))
    sections.append((text.bytes.count, TableWord.bytes(text.bytes).chunks(of: 8)))

    var end = 9 + sections.count
    let bounds = sections.map { section in
      defer { end += section.records.reduce(0) { $0 + $1.count } }
      return TableWord.pair(end, section.count)
    }
    let longest = codes.map(\.count).max() ?? 0
    return [[UInt64(end), name, UInt64(longest)], firstBytes, bounds] + sections.flatMap(\.records)
  }

  private mutating func reference(_ text: String?) -> UInt64 {
    let reference = self.text.reference(to: text ?? "")
    return TableWord.pair(reference.offset, reference.count)
  }

  /// A bit for each byte that a code begins with, the lowest first.
  private var firstBytes: [UInt64] {
    codes.reduce(into: [0, 0, 0, 0]) { words, code in
      if let first = code.first { words[Int(first / 64)] |= 1 << UInt64(first % 64) }
    }
  }

  private mutating func packRecords() -> [[UInt64]] {
    var first = 0
    return packs.map { pack in
      defer { first += pack.items.count }
      return [
        reference(pack.name.value), reference(pack.label?.value), TableWord.pair(first, pack.items.count),
        TableWord.pair(first + pack.icon, pack.boundaries == .words ? 1 : 0),
      ]
    }
  }

  private mutating func itemRecords() -> [[UInt64]] {
    var (code, keyword) = (0, 0)
    var records: [[UInt64]] = []
    let variants = EmojiVariantBits(packs)
    for (index, (pack, item)) in items.enumerated() {
      records.append([
        reference(item.name.value), reference(item.image.value), reference(item.still?.value),
        reference(item.label?.value), TableWord.pair(code, item.codes.count),
        TableWord.pair(keyword, item.keywords.count),
        TableWord.points(item.aspect?.value ?? FixedDecimal(1)), TableWord.points(item.scale?.value ?? FixedDecimal(1)),
        TableWord.pair(pack, (item.annotations.deprecation == nil ? 0 : 1) | variants[index]),
      ])
      code += item.codes.count
      keyword += item.keywords.count
    }
    return records
  }

  /// Each emoji with the index of its pack.
  private var items: [(pack: Int, item: EmojiItem)] {
    packs.enumerated().flatMap { pack in pack.element.items.map { (pack.offset, $0) } }
  }

  /// The indices of the items of each pack, sorted by the UTF-8 of their names.
  private func itemsByName() -> [UInt64] {
    var first = 0
    return packs.flatMap { pack in
      defer { first += pack.items.count }
      let names = pack.items.map { Array($0.name.value.utf8) }
      return names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }.map { UInt64(first + $0) }
    }
  }

  private mutating func codeRecords() -> [[UInt64]] {
    var records: [[UInt64]] = []
    for (index, item) in items.enumerated() {
      records += item.item.codes.map { [reference($0), UInt64(index)] }
    }
    return records
  }
}
