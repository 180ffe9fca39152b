internal import TokenModel

/// Packs and emoji of one version only, and those with other names: their identifiers, which stored texts have, are
/// gone.
enum LoneEmoji {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    removedPacks(pair) + renamedPacks(pair) + removed(pair) + renamed(pair) + addedPacks(pair) + added(pair)
      + names(pair)
  }

  // MARK: Packs

  private static func removedPacks(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    return match.oldPacks.indices.filter { match.packs.newOfOld[$0] == nil }.map { number in
      let pack = match.oldPacks[number]
      let gone = match.old.indices.filter { match.newOfOld[$0] == nil && match.old[$0].isOf(pack) }
      return pair.finding(
        .emojiPackRemoved,
        of: .pack(pack, nil),
        saying: pack.words + " is gone",
        effects: [.amountOfEmoji(gone.count) + " removed"] + shownAsWords(gone, pair) + note(pack.annotations),
        values: goneCodes(gone, pair),
        changes: []
      )
    }
  }

  private static func renamedPacks(_ pair: CatalogPair) -> [Finding] {
    pair.emoji.packPairs.filter { !$0.name.value.isSame(as: $1.name.value) }.map { old, new in
      pair.finding(
        .emojiPackRenamed,
        of: .pack(old, new),
        saying: old.words + " is now \(name: new.name.value)",
        effects: ["stored display texts name it"],
        changes: []
      )
    }
  }

  private static func addedPacks(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    return match.newPacks.indices.filter { match.packs.oldOfNew[$0] == nil }.map { number in
      let pack = match.newPacks[number]
      return pair.finding(
        .emojiPackAdded,
        of: .pack(nil, pack),
        saying: pack.words + " is new",
        effects: [.amountOfEmoji(pack.items.count)],
        changes: []
      )
    }
  }

  // MARK: Emoji

  /// Emoji of a removed pack are reported with it.
  private static func removed(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    let kept = Set(zip(match.oldPacks, match.packs.newOfOld).filter { $1 != nil }.map { UTF8Name($0.0.name.value) })
    var groups = Groups<UTF8Name, Int>()
    for number in match.old.indices where match.newOfOld[number] == nil {
      let pack = UTF8Name(match.old[number].pack.name.value)
      if kept.contains(pack) { groups.add(number, to: pack) }
    }
    return groups.all.map { _, numbers in
      let emoji = numbers.map { match.old[$0] }
      let notes = emoji.count == 1 ? note(emoji[0].item.annotations) : [.list(emoji.map(\.item.name.value))]
      return pair.finding(
        .emojiRemoved,
        of: emoji.count == 1 ? .emoji(emoji[0], nil) : .pack(emoji[0].pack, nil),
        saying: .several(emoji) + (emoji.count == 1 ? " is gone" : " are gone"),
        effects: notes + shownAsWords(numbers, pair),
        values: goneCodes(numbers, pair),
        changes: []
      )
    }
  }

  /// Emoji of a renamed pack that keep their own names are reported with it.
  private static func renamed(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    let newNames = Dictionary(
      match.packPairs.map { (UTF8Name($0.name.value), UTF8Name($1.name.value)) }
    ) { first, _ in first }
    return match.pairs.compactMap { old, new in
      let isSamePack = newNames[UTF8Name(old.pack.name.value)] == UTF8Name(new.pack.name.value)
      if isSamePack && old.item.name.value.isSame(as: new.item.name.value) { return nil }
      let place: Wording = isSamePack ? "" : " of " + new.pack.words
      return pair.finding(
        .emojiRenamed,
        of: .emoji(old, new),
        saying: old.words + " is now \(name: new.item.name.value)" + place,
        effects: ["stored display texts name it"],
        changes: []
      )
    }
  }

  /// Emoji of a new pack are reported with it.
  private static func added(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    let known = Set(match.packPairs.map { UTF8Name($0.new.name.value) })
    var groups = Groups<UTF8Name, PackedEmoji>()
    for (number, emoji) in match.new.enumerated() where match.oldOfNew[number] == nil {
      let pack = UTF8Name(emoji.pack.name.value)
      if known.contains(pack) { groups.add(emoji, to: pack) }
    }
    return groups.all.map { _, emoji in
      pair.finding(
        .emojiAdded,
        of: emoji.count == 1 ? .emoji(nil, emoji[0]) : .pack(nil, emoji[0].pack),
        saying: .several(emoji) + (emoji.count == 1 ? " is new" : " are new"),
        effects: emoji.count == 1 ? [] : [.list(emoji.map(\.item.name.value))],
        changes: []
      )
    }
  }

  // MARK: Swift

  /// Only emoji that are there have names.
  private static func names(_ pair: CatalogPair) -> [Finding] {
    let (old, new) = (pair.old.catalog.swift.emoji, pair.new.catalog.swift.emoji)
    guard old != new, !pair.emoji.pairs.isEmpty else { return [] }
    return [
      pair.finding(
        new == .names ? .emojiNamesAdded : .emojiNamesRemoved,
        of: Subject(kind: .swift, old: old.rawValue, new: new.rawValue),
        saying: new == .names ? "emoji have names in Swift" : "emoji no longer have names in Swift",
        changes: []
      )
    ]
  }

  // MARK: What is lost

  private static func lostCodes(_ numbers: [Int], _ pair: CatalogPair) -> [String] {
    numbers.flatMap { pair.emoji.old[$0].item.codes }.filter { pair.emoji.newCodes[UTF8Name($0)] == nil }
  }

  private static func shownAsWords(_ numbers: [Int], _ pair: CatalogPair) -> [Wording] {
    let codes = lostCodes(numbers, pair)
    return codes.isEmpty ? [] : [.storedTextsShow(codes)]
  }

  private static func goneCodes(_ numbers: [Int], _ pair: CatalogPair) -> [ValueChange] {
    lostCodes(numbers, pair).map { ValueChange(name: "code", old: .text($0), new: nil, color: nil) }
  }

  private static func note(_ annotations: TokenAnnotations) -> [Wording] {
    annotations.deprecation.map { [$0.noteOfRemoved] } ?? []
  }
}

extension Wording {
  /// The effect on codes without an emoji.
  static func storedTextsShow(_ codes: [String]) -> Wording {
    "stored texts show " + .list(codes) + (codes.count == 1 ? " as a word" : " as words")
  }
}

extension PackedEmoji {
  fileprivate func isOf(_ pack: EmojiPack) -> Bool { self.pack.name.value.isSame(as: pack.name.value) }
}
