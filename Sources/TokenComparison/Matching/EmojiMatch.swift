internal import TokenModel

/// An emoji in its pack.
struct PackedEmoji {
  let pack: EmojiPack
  let item: EmojiItem
}

/// The counterparts of packs and emoji in the other version. Packs match by name, or else by equal names and codes of
/// their emoji. Emoji match by name in packs that do; else by a code; else by the image, in packs that match.
struct EmojiMatch {
  let old: [PackedEmoji]
  let new: [PackedEmoji]
  let oldPacks: [EmojiPack]
  let newPacks: [EmojiPack]
  /// By the number of an old emoji; nil for a removed one.
  private(set) var newOfOld: [Int?]
  /// By the number of a new emoji; nil for a new one.
  private(set) var oldOfNew: [Int?]
  let packs: AxisMatch
  /// The emoji of each code.
  let oldCodes: [UTF8Name: Int]
  let newCodes: [UTF8Name: Int]

  init(_ oldPacks: [EmojiPack], _ newPacks: [EmojiPack]) {
    self.oldPacks = oldPacks
    self.newPacks = newPacks
    old = Self.emoji(of: oldPacks)
    new = Self.emoji(of: newPacks)
    packs = AxisMatch(oldPacks.map(Self.token), newPacks.map(Self.token))
    oldCodes = Self.codes(of: old)
    newCodes = Self.codes(of: new)
    newOfOld = old.map { _ in nil }
    oldOfNew = new.map { _ in nil }
    pairByName()
    pairByCode()
    pairByImage()
  }

  private static func emoji(of packs: [EmojiPack]) -> [PackedEmoji] {
    packs.flatMap { pack in pack.items.map { PackedEmoji(pack: pack, item: $0) } }
  }

  private static func token(_ pack: EmojiPack) -> (name: String, value: Set<[UTF8Name]>) {
    (pack.name.value, Set(pack.items.map { item in ([item.name.value] + item.codes).map { UTF8Name($0) } }))
  }

  private static func codes(of emoji: [PackedEmoji]) -> [UTF8Name: Int] {
    let codes = emoji.enumerated().flatMap { number, emoji in emoji.item.codes.map { (UTF8Name($0), number) } }
    return Dictionary(codes) { first, _ in first }
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    newOfOld[one] = other
    oldOfNew[other] = one
  }

  private mutating func pairByName() {
    let names = Dictionary(new.enumerated().map { (PackedName($1), $0) }) { first, _ in first }
    let packNames = Dictionary(
      zip(oldPacks, packs.newOfOld).map { pack, other in (UTF8Name(pack.name.value), other.map { newPacks[$0] }) }
    ) { first, _ in first }
    for (number, emoji) in old.enumerated() {
      guard case .some(.some(let pack)) = packNames[UTF8Name(emoji.pack.name.value)] else { continue }
      let name = PackedName(pack: UTF8Name(pack.name.value), name: UTF8Name(emoji.item.name.value))
      if let other = names[name] { pair(number, other) }
    }
  }

  private mutating func pairByCode() {
    for (number, emoji) in old.enumerated() where newOfOld[number] == nil {
      let others = emoji.item.codes.lazy.compactMap { [newCodes] in newCodes[UTF8Name($0)] }
      if let other = others.first(where: { [oldOfNew] in oldOfNew[$0] == nil }) { pair(number, other) }
    }
  }

  private mutating func pairByImage() {
    let newNumbers = Dictionary(zip(newPacks.map { UTF8Name($0.name.value) }, newPacks.indices)) { first, _ in first }
    let oldNumbers = Dictionary(zip(oldPacks.map { UTF8Name($0.name.value) }, oldPacks.indices)) { first, _ in first }
    let gone = old.indices.filter { newOfOld[$0] == nil }.compactMap { number -> EqualValues.Item<Int, Picture>? in
      guard let pack = oldNumbers[UTF8Name(old[number].pack.name.value)].flatMap({ packs.newOfOld[$0] }) else {
        return nil
      }
      return Self.item(number, old[number], pack: pack)
    }
    let added = new.indices.filter { oldOfNew[$0] == nil }.compactMap { number in
      newNumbers[UTF8Name(new[number].pack.name.value)].map { Self.item(number, new[number], pack: $0) }
    }
    for (one, other) in EqualValues.pairs(gone, added) { pair(one, other) }
  }

  /// The image of an emoji, in the pack with a number in the new version.
  private struct Picture: Hashable {
    let pack: Int
    let image: UTF8Name
  }

  private static func item(_ number: Int, _ emoji: PackedEmoji, pack: Int) -> EqualValues.Item<Int, Picture> {
    let picture = Picture(pack: pack, image: UTF8Name(emoji.item.image.value))
    return EqualValues.Item(id: number, name: emoji.item.name.value, value: picture)
  }

  /// The emoji that are in both versions, in the order of the new one.
  var pairs: [(old: PackedEmoji, new: PackedEmoji)] {
    oldOfNew.enumerated().compactMap { number, other in other.map { (old[$0], new[number]) } }
  }

  /// The packs that are in both versions, in the order of the new one.
  var packPairs: [(old: EmojiPack, new: EmojiPack)] {
    packs.oldOfNew.enumerated().compactMap { number, other in other.map { (oldPacks[$0], newPacks[number]) } }
  }
}

/// The name of an emoji with that of its pack.
struct PackedName: Hashable {
  let pack: UTF8Name
  let name: UTF8Name
}

extension PackedName {
  init(_ emoji: PackedEmoji) {
    self.init(pack: UTF8Name(emoji.pack.name.value), name: UTF8Name(emoji.item.name.value))
  }
}
