/// Mistakes in packs of emoji.
extension SpecMistake {
  static let emoji = emojiCodes + emojiTemplates + imagePaths + emojiKeys + emojiVariants

  private static let emojiVariants = [
    SpecMistake(
      "emoji: { a: { items: { wave: { image: x.png, variants: [dark, ⟦unknown-token|ligt⟧] }, dark: y.png, light: z.png } } }",
      "there is no emoji `ligt` in `emoji.a`; did you mean `light`?"
    ).fixed(
      "emoji: { a: { items: { wave: { image: x.png, variants: [dark, light] }, dark: y.png, light: z.png } } }"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: ⟦unknown-token|z⟧ } } }, b: { code: \"({name})\", items: { z: z.png } } }",
      "there is no emoji `z` in `emoji.a`, which has `x`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: [y, ⟦invalid-emoji-variant|x⟧] }, y: y.png } } }",
      "`x` cannot be a variant of itself; remove it from its `variants`, which it comes before"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: [y, ⟦invalid-emoji-variant|y⟧] }, y: y.png } } }",
      "`y` is already a variant of `x`; list it once"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: y }, y: y.png, z: { image: z.png, variants: [⟦invalid-emoji-variant|y⟧] } } } }",
      "`y` is already a variant of `x`; remove it there or from the `variants` of `z`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: [⟦invalid-emoji-variant|y⟧] }, y: { image: y.png, variants: z }, z: z.png } } }",
      "`y` cannot be a variant of `x`: it has `variants` itself; list all of them under `x`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: ⟦wrong-kind|{ y, z }⟧ }, y: y.png, z: z.png } } }",
      "a list of variants needs square brackets; write `[\"y\", \"z\"]`"
    ).fixed("emoji: { a: { items: { x: { image: x.png, variants: [\"y\", \"z\"] }, y: y.png, z: z.png } } }"),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, variants: [⟦unknown-value|\"\"⟧] } } } }",
      "one of the variants is empty; remove it"
    ),
  ]

  private static let emojiCodes = [
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\"x\\ny\"⟧: x.png } } }",
      "`[x\ny]` cannot be the code of an emoji: it contains a line break"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\"x\\u2029\"⟧: x.png } } }",
      "`[x\u{2029}]` cannot be the code of an emoji: it contains a line break"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\"x\\u0007\"⟧: x.png } } }",
      "`[x\u{7}]` cannot be the code of an emoji: it contains a control character"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\"\\uFFFC\"⟧: x.png } } }",
      "`[\u{FFFC}]` cannot be the code of an emoji: it contains U+FFFC, which represents objects in texts"
    ),
    SpecMistake(
      "emoji: { a: { code: \"{name}\", items: { ⟦invalid-emoji-code|\" x\"⟧: x.png, ⟦invalid-emoji-code|\"x\\u3000\"⟧: x.png } } }",
      "` x` cannot be the code of an emoji: it starts with white space",
      "`x<U+3000>` cannot be the code of an emoji: it ends with white space"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aliases: [\"(x)\", ⟦invalid-emoji-code|\"@x\"⟧] } } } }",
      "`@x` cannot be the code of an emoji: it starts with `@`, as mentions do"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aliases: ⟦invalid-emoji-code|x⟧ } } } }",
      "`x` cannot be the code of an emoji: it is shorter than 2 bytes"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\(String(repeating: "字", count: 21))⟧: x.png } } }",
      "`[\(String(repeating: "字", count: 21))]` cannot be the code of an emoji: it is longer than 64 bytes"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-emoji-code|\"e\u{301}\"⟧: x.png } } }",
      "`[e\u{301}]` cannot be the code of an emoji: it is not in composed form (NFC), because of U+0301"
    ),
    SpecMistake(
      "emoji: { a: { code: \"e{name}\", items: { ⟦invalid-emoji-code|\"\u{301}\"⟧: x.png, x: x.png } } }",
      "`e\u{301}` cannot be the code of an emoji: it is not in composed form (NFC), because of U+0301"
    ),
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|\"\u{212B}{name}\"⟧, items: { x: x.png, y: y.png } } }",
      "`\u{212B}{name}` cannot be the code of an emoji: it is not in composed form (NFC), because of U+212B"
    ),
    SpecMistake(
      "emoji: { a: { items: { ⟦invalid-name|\"\"⟧: x.png } } }",
      "the name of an emoji is empty; write the text of its code"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: x.png, y: { image: y.png, aliases: [⟦duplicate-emoji-code|\"[x]\"⟧, \"[z]\"] } } } }",
      "`[x]` is already a code; change one of the two, so that it is read as one emoji"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aliases: \"[y]\" } } }, b: { items: { ⟦duplicate-emoji-code|y⟧: y.png } } }",
      "`[y]` is already a code; change one of the two, so that it is read as one emoji"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aliases: [⟦duplicate-emoji-code|\"[x]\"⟧] } } } }",
      "`[x]` is already a code; change one of the two, so that it is read as one emoji"
    ),
  ]

  private static let emojiTemplates = [
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|\"[]\"⟧, items: { x: x.png } } }",
      "`[]` has no placeholder for the name of an emoji; write, for instance, `\"[{name}]\"`"
    ),
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|\":{nam}:\"⟧, items: { x: x.png } } }",
      "`:{nam}:` has no placeholder for the name of an emoji; did you mean `:{name}:`?"
    ).fixed("emoji: { a: { code: \":{name}:\", items: { x: x.png } } }"),
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|'\"{nane}\"'⟧, items: { x: x.png } } }",
      "`\"{nane}\"` has no placeholder for the name of an emoji; did you mean `\"{name}\"`?"
    ),
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|\"{name}{name}\"⟧, items: { x: x.png } } }",
      "`{name}{name}` has `{name}` 2 times; write it once, for the name of the emoji"
    ),
    SpecMistake(
      "emoji: { a: { code: ⟦invalid-emoji-code|\"@{name}\"⟧, items: { x: x.png, y: y.png } } }",
      "`@{name}` cannot be the code of an emoji: it starts with `@`, as mentions do"
    ),
    SpecMistake(
      "emoji: { a: { code: ⟦wrong-kind|[x]⟧, items: { x: x.png } } }",
      "`code` is a single value, not a list"
    ),
  ]

  private static let imagePaths = [
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|/x.png⟧ } } }",
      "`/x.png` is not a path in the spec's folder: it is absolute"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|../../../x.png⟧ } } }",
      "`../../../x.png` is not a path in the spec's folder: it leads out of the folder"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|\"\"⟧ } } }",
      "an empty value is not a path in the spec's folder: write the file name of an image"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|x/⟧, y: ⟦invalid-image-path|x/..⟧ } } }",
      "`x/` is not a path in the spec's folder: it names a folder",
      "`x/..` is not a path in the spec's folder: it names a folder"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|new\\x.png⟧ } } }",
      "`new\\x.png` is not a path in the spec's folder: it contains `\\`; write `/`"
    ).fixed("emoji: { a: { items: { x: new/x.png } } }"),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|\"x\\0.png\"⟧ } } }",
      "`x\0.png` is not a path in the spec's folder: it contains a control character"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|\"https://a.b/x.png\"⟧ } } }",
      "`https://a.b/x.png` is not a path in the spec's folder: it is a URL"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.gif, still: ⟦invalid-image-path|/x.png⟧ } } } }",
      "`/x.png` is not a path in the spec's folder: it is absolute"
    ),
    SpecMistake(
      "emoji: { a: { folder: ⟦invalid-image-path|..⟧, items: { x: x.png } } }",
      "`..` is not a path in the spec's folder: it leads out of the folder"
    ),
    SpecMistake(
      "emoji: { a: { folder: ⟦invalid-image-path|\"\"⟧, items: { x: x.png } } }",
      "an empty value is not a path in the spec's folder: write the name of a folder; `.` is this file's folder"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦invalid-image-path|\(String(repeating: "x", count: 1_001))⟧ } } }",
      "`\(String(repeating: "x", count: 1_001))` is not a path in the spec's folder: it is longer than 1000 bytes"
    ),
  ]

  private static let emojiKeys = [
    SpecMistake(
      "emoji: { ⟦invalid-name|a/b⟧: { items: { x: x.png } } }",
      "`a/b` cannot name a pack of emoji: names must not contain `/`"
    ),
    SpecMistake(
      "emoji: { a: ⟦missing-key|{ label: A }⟧ }",
      "a pack of emoji needs the key `items`, for instance `items: { smile: smile.png }`"
    ),
    SpecMistake(
      "emoji: { a: { items: ⟦wrong-kind|{}⟧ } }",
      "`items` is empty; write its entries below it, indented by two spaces"
    ),
    SpecMistake("emoji: { a: { items: ⟦wrong-kind|[x.png]⟧ } }", "`items` is a mapping, not a list"),
    SpecMistake("emoji: { a: { items: ⟦wrong-kind|\"{emoji.b}\"⟧ } }", "`items` is a mapping, not a single value"),
    SpecMistake("emoji: { a: ⟦wrong-kind|\"{emoji.b}\"⟧ }", "a pack of emoji is a mapping, not a single value"),
    SpecMistake("emoji: { a: { items: { x: ⟦wrong-kind|[x.png]⟧ } } }", "an emoji is a single value, not a list"),
    SpecMistake(
      "emoji: { a: { items: { x: ⟦missing-key|{ label: happy }⟧ } } }",
      "an emoji needs the key `image`, for instance `image: smile.png`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { ⟦unknown-key|img⟧: x.png } } } }",
      "`img` is not a key of an emoji; did you mean `image`?"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aspect: ⟦invalid-number|2x⟧ } } } }",
      "`2x` is not a number for `aspect`; write plain digits such as `14` or `0.5`, without unit, exponent or sign `+`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, aspect: ⟦out-of-range|21⟧ } } } }",
      "21 is out of range; `aspect` is from 0.1 to 20"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, scale: ⟦out-of-range|0⟧ } } } }",
      "0 is out of range; `scale` is from 0.1 to 4"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, scale: ⟦invalid-number|\"{typography.14.lineHeight}\"⟧ } } } }",
      "`{typography.14.lineHeight}` is not a number for `scale`; write plain digits such as `14` or `0.5`, without unit, "
        + "exponent or sign `+`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, keywords: [a, ⟦unknown-value|\"\"⟧] } } } }",
      "one of the keywords is empty; remove it"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, keywords: ⟦wrong-kind|{ a, b }⟧ } } } }",
      "a list of keywords needs square brackets; write `[\"a\", \"b\"]`"
    ).fixed("emoji: { a: { items: { x: { image: x.png, keywords: [\"a\", \"b\"] } } } }"),
    SpecMistake(
      "emoji: { a: { items: { x: { image: x.png, deprecated: ⟦unknown-value|Yes⟧ } } } }",
      "`Yes` is plain text here; write `deprecated: true`"
    ).fixed("emoji: { a: { items: { x: { image: x.png, deprecated: true } } } }"),
    SpecMistake(
      "emoji: { a: { icon: ⟦unknown-token|smlie⟧, items: { smile: x.png, sad: y.png } } }",
      "there is no emoji `smlie` in `emoji.a`; did you mean `smile`?"
    ).fixed("emoji: { a: { icon: smile, items: { smile: x.png, sad: y.png } } }"),
    SpecMistake(
      "emoji: { a: { icon: ⟦unknown-token|\"[x]\"⟧, items: { x: x.png, y: y.png } } }",
      "there is no emoji `[x]` in `emoji.a`; did you mean `x`?"
    ),
    SpecMistake(
      "emoji: { a: { boundaries: ⟦unknown-value|word⟧, items: { x: x.png } } }",
      "`word` is not a value of `boundaries`; did you mean `words`?"
    ).fixed("emoji: { a: { boundaries: words, items: { x: x.png } } }"),
    SpecMistake(
      "emoji: { a: { boundaries: ⟦unknown-value|false⟧, items: { x: x.png } } }",
      "`false` is not a value of `boundaries`, which takes `words`, `none`"
    ),
    SpecMistake(
      "emoji: { a: { items: { x: x.png }, ⟦unknown-key|boundary⟧: none } }",
      "`boundary` is not a key of a pack of emoji; did you mean `boundaries`?"
    ),
    SpecMistake(
      "swift: { emoji: ⟦unknown-value|name⟧ }",
      "`name` is not a value of `emoji`; did you mean `names`?"
    ).fixed("swift: { emoji: names }"),
  ]
}
