internal import TokenModel

/// The order of packs and of their emoji, and the emoji that represent packs.
enum EmojiOrder {
  static func findings(_ pair: CatalogPair) -> [Finding] { packs(pair) + emoji(pair) + icons(pair) }

  private static func packs(_ pair: CatalogPair) -> [Finding] {
    guard isReordered(pair.emoji.packs.oldOfNew.compactMap(\.self)) else { return [] }
    let names = pair.emoji.newPacks.map(\.name.value)
    return [
      pair.finding(
        .emojiOrderChanged,
        of: .pack(nil, nil),
        saying: "packs have another order",
        effects: [.list(names)],
        changes: []
      )
    ]
  }

  private static func emoji(_ pair: CatalogPair) -> [Finding] {
    var groups = Groups<UTF8Name, Int>()
    let match = pair.emoji
    for (number, other) in match.oldOfNew.enumerated() {
      if other != nil { groups.add(number, to: UTF8Name(match.new[number].pack.name.value)) }
    }
    return groups.all.compactMap { _, numbers in
      guard let first = numbers.first else { return nil }
      // Those that came from another pack have their own finding.
      let pack = match.new[first].pack
      let olds = numbers.compactMap { match.oldOfNew[$0] }.filter {
        isCounterpart(match.old[$0].pack, of: pack, in: pair)
      }
      guard isReordered(olds), let one = olds.first else { return nil }
      return pair.finding(
        .emojiOrderChanged,
        of: .pack(match.old[one].pack, pack),
        saying: "the emoji of " + pack.words + " have another order",
        changes: []
      )
    }
  }

  private static func isCounterpart(_ old: EmojiPack, of new: EmojiPack, in pair: CatalogPair) -> Bool {
    pair.emoji.packPairs.contains {
      $0.name.value.isSame(as: old.name.value) && $1.name.value.isSame(as: new.name.value)
    }
  }

  private static func isReordered(_ numbers: [Int]) -> Bool { zip(numbers, numbers.dropFirst()).contains { $0 > $1 } }

  private static func icons(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    let counterparts = Dictionary(match.pairs.map { (PackedName($0), PackedName($1)) }) { first, _ in first }
    return match.packPairs.compactMap { old, new in
      guard let before = old.iconEmoji, let after = new.iconEmoji,
        counterparts[PackedName(before)] != PackedName(after)
      else { return nil }
      return pair.finding(
        .emojiIconChanged,
        of: .pack(old, new),
        saying: new.words + " has the icon \(name: after.item.name.value) instead of \(name: before.item.name.value)",
        values: [
          ValueChange(
            name: "icon",
            old: .text(before.item.name.value),
            new: .text(after.item.name.value),
            color: nil
          )
        ],
        changes: []
      )
    }
  }
}

extension EmojiPack {
  fileprivate var iconEmoji: PackedEmoji? {
    items.indices.contains(icon) ? PackedEmoji(pack: self, item: items[icon]) : nil
  }
}
