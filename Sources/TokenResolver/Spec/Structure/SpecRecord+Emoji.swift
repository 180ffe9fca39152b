internal import TokenModel

/// The records of packs of emoji. No value in them is a reference, because `{` may be a part of a code.
extension SpecRecord {
  static let emojiPack = token(
    "a pack of emoji",
    [
      .optional("label", .text, "The name that people see."),
      .optional(
        "folder",
        .literal(.name(.emoji)),
        "The folder of the images, relative to this file; without it, `emoji/` and the name of the pack."
      ),
      .optional("code", .emojiCode, "How codes are written; without it, `[{name}]`."),
      .optional(
        "boundaries",
        .literal(.words(EmojiPack.Boundaries.self)),
        "Whether codes are not read inside of words, numbers, schemes and paths; without it, `words`."
      ),
      .optional("icon", .literal(.name(.emoji)), "The emoji that stands for the pack; without it, the first one."),
      .required(
        "items",
        .literal(.table(.emoji, of: .literal(.either([.path, .record(.emoji)])))),
        example: "items: { smile: smile.png }",
        "The emoji by their names: the file name of the image, or more about it."
      ),
    ]
  )

  static let emoji = token(
    "an emoji",
    [
      .required(
        "image",
        .path,
        example: "image: smile.png",
        "The path of the image, relative to the folder of the pack."
      ),
      .optional("still", .path, "The path of an image that does not move, in place of an animated one."),
      .optional("label", .text, "What people see and screen readers say; the name is used instead."),
      .optional("keywords", texts(SpecLimits.emojiKeywords), "Words that a search finds the emoji by."),
      .optional("aliases", texts(SpecLimits.emojiAliases), "Further codes that are read as this emoji."),
      .optional(
        "aspect",
        .literal(.number(SpecRange.aspect, isWhole: false)),
        "The width divided by the height; without it, 1."
      ),
      .optional(
        "scale",
        .literal(.number(SpecRange.scale, isWhole: false)),
        "The height divided by that of the font; without it, 1."
      ),
    ]
  )

  private static func texts(_ maximum: Int) -> SpecValue {
    .oneOrMore(.literal(.name(.emoji)), maximum: maximum)
  }
}
