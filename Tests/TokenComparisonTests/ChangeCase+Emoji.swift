import TestSupport
import Testing
import TokenComparison

/// Changes of packs of emoji.
extension ChangeCase {
  static func emoji() throws -> [ChangeCase] { try emojiNames() + emojiValues() }

  private static func edit(_ change: Change, _ edits: (String, String)...) throws -> ChangeCase {
    let new = try edits.reduce(emojiSpec) { try changed($1, in: $0) }
    return ChangeCase(change: change, old: [emojiSpec], new: [new])
  }

  private static func emojiNames() throws -> [ChangeCase] {
    let named = try changed(("name: Brand", "name: Brand\nswift: { emoji: names }"), in: emojiSpec)
    let old = "      旧: { image: old.png, deprecated: \"use {emoji.classic.赞}\" }\n"
    let renamed = try changed(("aliases: [\"[高兴]\"]", "aliases: [\"[高兴]\", \"[笑]\"]"), in: emojiSpec)
    let faces = emojiSpec.firstRange(of: "  faces:").map { String(emojiSpec[$0.lowerBound...]) } ?? ""
    return [
      try edit(.emojiPackRemoved, (faces, "")),
      try edit(.emojiPackRenamed, ("  classic:", "  basic:")),
      try edit(.emojiRemoved, (old, "")),
      ChangeCase(
        change: .emojiRenamed,
        old: [renamed],
        new: [try changed(("开心:", "笑:"), ("\"[笑]\"", "\"[开心]\""), in: renamed)]
      ),
      try edit(.emojiCodeRemoved, (", aliases: [\"[高兴]\"]", "")),
      ChangeCase(change: .emojiNamesRemoved, old: [named], new: [emojiSpec]),
      ChangeCase(change: .emojiNamesAdded, old: [emojiSpec], new: [named]),
      ChangeCase(change: .emojiPackAdded, old: [try changed((faces, ""), in: emojiSpec)], new: [emojiSpec]),
      try edit(.emojiAdded, ("items:\n", "items:\n      爱心: 001.png\n")),
      try edit(.emojiCodeAdded, ("赞: 003.png", "赞: { image: 003.png, aliases: \"[强]\" }")),
      try edit(
        .emojiCodeMoved,
        (", aliases: \"(smile)\"", ""),
        ("\":(\": sad.png", "\":(\": { image: sad.png, aliases: \"(smile)\" }")
      ),
      ChangeCase(
        change: .emojiSpellingChanged,
        old: [try changed((faces, spelled("{name}", alias: "(smile)")), in: emojiSpec)],
        new: [try changed((faces, spelled("({name})", alias: "smile")), in: emojiSpec)]
      ),
    ]
  }

  private static func spelled(_ template: String, alias: String) -> String {
    "  faces: { code: \"\(template)\", items: { smile: { image: smile.png, aliases: \"\(alias)\" } } }\n"
  }

  private static func emojiValues() throws -> [ChangeCase] {
    [
      try edit(.emojiImageChanged, ("003.png", "001.png")),
      try edit(.emojiSizeChanged, ("scale: 1.2", "scale: 1.5")),
      try edit(.emojiOrderChanged, ("      赞: 003.png\n", ""), ("      旧:", "      赞: 003.png\n      旧:")),
      try edit(.emojiIconChanged, ("icon: 赞", "icon: 开心")),
      try edit(.emojiBoundariesChanged, ("icon: 赞", "icon: 赞\n    boundaries: none")),
      try edit(.emojiVariantsChanged, ("aspect: 2,", "aspect: 2, variants: 赞,")),
      try edit(.emojiLabelChanged, ("label: happy", "label: glad")),
    ]
  }
}
