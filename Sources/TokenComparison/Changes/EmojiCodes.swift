internal import TokenModel

/// Codes of emoji that are in both versions: those that come, go, or are read as another emoji.
enum EmojiCodes {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    removed(pair) + added(pair) + moved(pair) + spellings(pair)
  }

  private static func removed(_ pair: CatalogPair) -> [Finding] {
    let lost = pair.emoji.pairs.map { old, new in
      (old, new, codes: old.item.codes.filter { pair.emoji.newCodes[UTF8Name($0)] == nil })
    }
    return grouped(lost, pair).map { old, new, codes, isOne in
      let values = codes.map { ValueChange(name: "code", old: .text($0), new: nil, color: nil) }
      return pair.finding(
        .emojiCodeRemoved,
        of: isOne ? .emoji(old, new) : .pack(old.pack, new.pack),
        saying: subjectWords(codes, of: isOne ? new.words : new.pack.words)
          + (codes.count == 1 ? " is gone" : " are gone"),
        effects: [.storedTextsShow(codes)],
        values: values,
        changes: []
      )
    }
  }

  private static func added(_ pair: CatalogPair) -> [Finding] {
    let found = pair.emoji.pairs.map { old, new in
      (old, new, codes: new.item.codes.filter { pair.emoji.oldCodes[UTF8Name($0)] == nil })
    }
    return grouped(found, pair).map { old, new, codes, isOne in
      let values = codes.map { ValueChange(name: "code", old: nil, new: .text($0), color: nil) }
      return pair.finding(
        .emojiCodeAdded,
        of: isOne ? .emoji(old, new) : .pack(old.pack, new.pack),
        saying: subjectWords(codes, of: isOne ? new.words : new.pack.words)
          + (codes.count == 1 ? " is new" : " are new"),
        effects: ["texts with " + .list(codes) + " show the image"],
        values: values,
        changes: []
      )
    }
  }

  /// One group for each pack of the new version.
  private static func grouped(
    _ emoji: [(old: PackedEmoji, new: PackedEmoji, codes: [String])],
    _ pair: CatalogPair
  ) -> [(old: PackedEmoji, new: PackedEmoji, codes: [String], isOne: Bool)] {
    var groups = Groups<UTF8Name, (old: PackedEmoji, new: PackedEmoji, codes: [String])>()
    for member in emoji where !member.codes.isEmpty { groups.add(member, to: UTF8Name(member.new.pack.name.value)) }
    return groups.all.compactMap { _, members in
      members.first.map { ($0.old, $0.new, members.flatMap(\.codes), members.count == 1) }
    }
  }

  /// ``the code `[赞]` of emoji `赞` of pack `classic` ``
  private static func subjectWords(_ codes: [String], of owner: Wording) -> Wording {
    (codes.count == 1 ? "the code \(name: codes[0])" : Wording(words: "\(codes.count) codes")) + " of " + owner
  }

  private static func moved(_ pair: CatalogPair) -> [Finding] {
    let match = pair.emoji
    return match.new.enumerated().flatMap { number, emoji in
      emoji.item.codes.compactMap { code -> Finding? in
        guard let before = match.oldCodes[UTF8Name(code)], match.newOfOld[before] != number else { return nil }
        let old = match.old[before]
        return pair.finding(
          .emojiCodeMoved,
          of: .emoji(old, emoji),
          saying: "the code \(name: code) is read as " + emoji.words + " instead of " + old.words,
          values: [ValueChange(name: "emoji", old: .text(old.path), new: .text(emoji.path), color: nil)],
          changes: []
        )
      }
    }
  }

  /// Only between codes that both versions read: others have their own findings, as do renamed ones.
  private static func spellings(_ pair: CatalogPair) -> [Finding] {
    pair.emoji.pairs.compactMap { old, new in
      let (before, after) = (old.item.code, new.item.code)
      guard !before.isSame(as: after), old.item.name.value.isSame(as: new.item.name.value),
        new.item.codes.contains(where: before.isSame),
        old.item.codes.contains(where: after.isSame)
      else { return nil }
      return pair.finding(
        .emojiSpellingChanged,
        of: .emoji(old, new),
        saying: new.words + " is written \(name: after) instead of \(name: before)",
        values: [ValueChange(name: "code", old: .text(before), new: .text(after), color: nil)],
        changes: []
      )
    }
  }
}
