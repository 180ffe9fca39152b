internal import TokenModel

/// The records of packs of emoji. No value in them is a reference, because `{` may be a part of a code.
extension SpecRecord {
  static let emojiPack = token(
    "a pack of emoji",
    [
      .optional("label", as: .text, summary: "The name that people see."),
      .optional(
        "folder",
        as: .literal(.name(.emoji)),
        summary: "The folder of the images, relative to this file; without it, `emoji/` and the name of the pack."
      ),
      .optional("code", as: .emojiCode, summary: "How codes are written; without it, `[{name}]`."),
      .optional(
        "boundaries",
        as: .literal(.words(EmojiPack.Boundaries.self)),
        summary: "Whether codes are not read inside of words, numbers, schemes and paths; without it, `words`."
      ),
      .optional(
        "icon",
        as: .literal(.name(.emoji)),
        summary: "The emoji that represents the pack; without it, the first one."
      ),
      .requiredInOneFile(
        "items",
        as: .literal(.table(.emoji, of: .literal(.either([.path, .record(.emoji)])))),
        example: "items: { smile: smile.png }",
        summary: "The emoji by their names: the file name of the image, or more about it."
      ),
    ]
  )

  static let emoji = token(
    "an emoji",
    [
      .required(
        "image",
        as: .path,
        example: "image: smile.png",
        summary: "The path of the image, relative to the folder of the pack."
      ),
      .optional("still", as: .path, summary: "The path of a still image to use instead of an animated one."),
      .optional(
        "label",
        as: .text,
        summary: "The text that people see and screen readers speak; without it, the name."
      ),
      .optional("keywords", as: texts(SpecLimits.emojiKeywords), summary: "Words that a search finds the emoji by."),
      .optional("aliases", as: texts(SpecLimits.emojiAliases), summary: "Further codes that are read as this emoji."),
      .optional(
        "variants",
        as: texts(SpecLimits.emojiVariants),
        summary: "The names of its variants, other emoji of the pack, which a long press on its key offers."
      ),
      .optional(
        "aspect",
        as: .literal(.number(SpecRange.aspect, isWhole: false)),
        summary: "The width divided by the height; without it, 1."
      ),
      .optional(
        "scale",
        as: .literal(.number(SpecRange.scale, isWhole: false)),
        summary: "The height divided by the font's height; without it, 1."
      ),
    ]
  )

  private static func texts(_ maximum: Int) -> SpecValue {
    .oneOrMore(.literal(.name(.emoji)), maximum: maximum)
  }
}
