internal import TokenModel

/// The images, sizes and texts of emoji that are in both versions, and the texts and boundaries of their packs.
enum EmojiValues {
  static func findings(_ pair: CatalogPair) -> [Finding] {
    let images = grouped(.emojiImageChanged, in: pair) { old, new in
      texts("image", from: old.item.image.value, to: new.item.image.value)
        + texts("still", from: old.item.still?.value, to: new.item.still?.value)
    }
    let sizes = grouped(.emojiSizeChanged, in: pair) { old, new in
      [("scale", old.item.scale, new.item.scale), ("aspect", old.item.aspect, new.item.aspect)]
        .map { ValueChange($0, from: $1?.value ?? FixedDecimal(1), to: $2?.value ?? FixedDecimal(1)) }.filter {
          $0.old != $0.new
        }
    }
    let labels = grouped(.emojiLabelChanged, in: pair) { old, new in
      texts("label", from: old.item.label?.value, to: new.item.label?.value)
        + texts("keywords", from: list(old.item.keywords.map(\.value)), to: list(new.item.keywords.map(\.value)))
    }
    let packLabels = packs(.emojiLabelChanged, in: pair) { texts("label", from: $0.label?.value, to: $1.label?.value) }
    let boundaries = packs(.emojiBoundariesChanged, in: pair) {
      texts("boundaries", from: $0.boundaries.rawValue, to: $1.boundaries.rawValue)
    }
    return images + sizes + boundaries + variants(pair) + packLabels + labels
  }

  /// An emoji with another name stays the same variant.
  private static func variants(_ pair: CatalogPair) -> [Finding] {
    let newNames = Dictionary(pair.emoji.pairs.map { (PackedName($0), $1.item.name.value) }) { first, _ in first }
    return grouped(.emojiVariantsChanged, in: pair) { old, new in
      let renamed = old.item.variants.map { variant in
        newNames[PackedName(pack: UTF8Name(old.pack.name.value), name: UTF8Name(variant.value))] ?? variant.value
      }
      return texts("variants", from: list(renamed), to: list(new.item.variants.map(\.value)))
    }
  }

  /// Nil for an empty list.
  private static func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }

  private static func texts(_ name: String, from old: String?, to new: String?) -> [ValueChange] {
    if let old, let new, old.isSame(as: new) { return [] }
    if old == nil && new == nil { return [] }
    return [ValueChange(name: name, old: old.map { .text($0) }, new: new.map { .text($0) }, color: nil)]
  }

  /// One finding for each pack that differs in one of its own values.
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
    changes: (PackedEmoji, PackedEmoji) -> [ValueChange]
  ) -> [Finding] {
    var groups = Groups<UTF8Name, (old: PackedEmoji, new: PackedEmoji, values: [ValueChange])>()
    for (old, new) in pair.emoji.pairs {
      let values = changes(old, new)
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
      case .emojiVariantsChanged: "other variants: "
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
