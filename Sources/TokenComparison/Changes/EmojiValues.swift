internal import TokenModel

/// The images, sizes and texts of emoji that are in both versions, and the texts and boundaries of their packs.
enum EmojiValues {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let images = grouped(.emojiImageChanged, in: pair) { old, new in
      texts("image", from: old.image.value, to: new.image.value)
        + texts("still", from: old.still?.value, to: new.still?.value)
    }
    let sizes = grouped(.emojiSizeChanged, in: pair) { old, new in
      [("scale", old.scale, new.scale), ("aspect", old.aspect, new.aspect)]
        .map { ValueChange($0, from: $1?.value ?? FixedDecimal(1), to: $2?.value ?? FixedDecimal(1)) }.filter {
          $0.old != $0.new
        }
    }
    let labels = grouped(.emojiLabelChanged, in: pair) { old, new in
      texts("label", from: old.label?.value, to: new.label?.value)
        + texts("keywords", from: old.keywordList, to: new.keywordList)
    }
    let packLabels = packs(.emojiLabelChanged, in: pair) { texts("label", from: $0.label?.value, to: $1.label?.value) }
    let boundaries = packs(.emojiBoundariesChanged, in: pair) {
      texts("boundaries", from: $0.boundaries.rawValue, to: $1.boundaries.rawValue)
    }
    return images + sizes + boundaries + packLabels + labels
  }

  private static func texts(_ name: String, from old: String?, to new: String?) -> [ValueChange] {
    if let old, let new, old.isSame(as: new) { return [] }
    if old == nil && new == nil { return [] }
    return [ValueChange(name: name, old: old.map { .text($0) }, new: new.map { .text($0) }, color: nil)]
  }

  /// One finding for each pack that differs in a value of its own.
  private static func packs(
    _ change: Change,
    in pair: CatalogPair,
    changes: (EmojiPack, EmojiPack) -> [ValueChange]
  ) -> [Finding] {
    pair.emoji.packPairs.compactMap { old, new in
      let values = changes(old, new)
      guard let value = values.first else { return nil }
      return pair.finding(
        change,
        of: .pack(old, new),
        saying: new.words,
        effects: [value.words],
        values: values,
        changes: []
      )
    }
  }

  /// One finding for each pack of the new version.
  private static func grouped(
    _ change: Change,
    in pair: CatalogPair,
    changes: (EmojiItem, EmojiItem) -> [ValueChange]
  ) -> [Finding] {
    var groups = Groups<UTF8Name, (old: PackedEmoji, new: PackedEmoji, values: [ValueChange])>()
    for (old, new) in pair.emoji.pairs {
      let values = changes(old.item, new.item)
      if !values.isEmpty { groups.add((old, new, values), to: UTF8Name(new.pack.name.value)) }
    }
    return groups.all.compactMap { _, members in
      guard let first = members.first else { return nil }
      let isOne = members.count == 1
      return pair.finding(
        change,
        of: isOne ? .emoji(first.old, first.new) : .pack(first.old.pack, first.new.pack),
        saying: .several(members.map(\.new)),
        effects: isOne ? first.values.map(\.words) : [several(change, members.map(\.new.item.name.value))],
        values: members.flatMap(\.values),
        changes: []
      )
    }
  }

  private static func several(_ change: Change, _ names: [String]) -> Wording {
    let what: Wording =
      switch change {
      case .emojiImageChanged: "other images: "
      case .emojiSizeChanged: "other sizes: "
      default: "other labels or keywords: "
      }
    return what + .list(names)
  }
}

extension ValueChange {
  /// ``label `happy` → `glad` ``
  fileprivate var words: Wording {
    Wording(words: name + " ") + (old?.words ?? "none") + " → " + (new?.words ?? "none")
  }
}

extension ValueChange.Value {
  fileprivate var words: Wording {
    switch self {
    case .number(let number): Wording(words: "\(number)")
    case .text(let text): "\(name: text)"
    }
  }
}

extension EmojiItem {
  /// Nil without keywords.
  fileprivate var keywordList: String? {
    keywords.isEmpty ? nil : keywords.map(\.value).joined(separator: ", ")
  }
}
