/// Mistakes in YAML: look-alike characters, brackets and quotes that are not closed, and habits of other languages.
extension SpecMistake {
  static let syntax = lookAlikes + names + unclosed + habits + wholeFiles + oneLine

  private static let names = [
    SpecMistake(
      "weight: { 颜⟦invalid-name|\u{3000}⟧色: 400 }",
      "`颜<U+3000>色` cannot name a weight: U+3000 (ideographic space) is not a space; write a space"
    ).fixed("weight: { 颜 色: 400 }"),
    SpecMistake(
      // A mark and a joiner would be one character.
      "color: { in\u{200D}k: \"#222222\" }",
      "`in<U+200D>k` cannot name a color: U+200D (joiner) cannot be seen; remove it"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color:\n  深⟦invalid-name|：⟧浅: \"#222222\"",
      "`深：浅` cannot name a color: `：` (full-width colon, U+FF1A) is not the `:` of YAML; if it is a part of the name, "
        + "put the name in quotes: `\"深：浅\"`"
    ).fixed("color:\n  \"深：浅\": \"#222222\""),
    SpecMistake(
      "color: { ink⟦invalid-name|::⟧ \"#222222\" }\nstyles: { title: { size: 14, color: ink, weight: regular } }",
      "a key is followed by one `:`; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }\nstyles: { title: { size: 14, color: ink, weight: regular } }"),
  ]

  private static let wholeFiles = [
    SpecMistake(
      whole: "color⟦yaml-syntax|⟧ {\n  ink: \"#222222\"\n}\n" + rest,
      "a `:` is missing after this key; write `color: {`"
    ),
    SpecMistake(
      whole: "---\n⟦yaml-syntax|\u{FEFF}⟧" + minimalSpec,
      "U+FEFF (byte order mark) cannot be seen, and does not belong here; write `stylespec: 1`"
    ),
    SpecMistake(
      whole: "---⟦yaml-syntax|\u{FEFF}⟧\n" + minimalSpec,
      "U+FEFF (byte order mark) cannot be seen, and does not belong here; write `---`"
    ),
  ]

  private static let rest = minimalSpec.replacing("color: { ink: \"#222222\" }\n", with: "")

  private static let lookAlikes: [SpecMistake] = [
    SpecMistake(
      "color:\n  ink⟦wrong-kind|：⟧ \"#222222\"",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink⟦wrong-kind|：⟧ \"#222222\"\n  gray⟦wrong-kind|：⟧ \"#333333\"",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `ink: \"#222222\"`",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"\n  gray⟦yaml-syntax|：⟧ \"#333333\"",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color: { ink⟦invalid-name|：⟧ \"#222222\" }",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: { ink: \"#222222\"⟦yaml-syntax|，⟧ gray: \"#333333\" }",
      "`，` (full-width comma, U+FF0C) is not the `,` of YAML; write `color: { ink: \"#222222\", gray: "
        + "\"#333333\" }`"
    ).fixed("color: { ink: \"#222222\", gray: \"#333333\" }"),
    SpecMistake(
      "color: ⟦yaml-syntax|｛⟧ ink: \"#222222\" ｝",
      "`｛` (full-width left brace, U+FF5B) is not the `{` of YAML; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: ⟦wrong-kind|｛⟧ ink： \"#222222\"， gray： \"#333333\" ｝",
      "`｛` (full-width left brace, U+FF5B) is not the `{` of YAML; write `color: { ink: \"#222222\", "
        + "gray: \"#333333\" }`"
    ).fixed("color: { ink: \"#222222\", gray: \"#333333\" }"),
    SpecMistake(
      "color: { ink: \"#222222\" ⟦yaml-syntax|｝⟧",
      "`｝` (full-width right brace, U+FF5D) is not the `}` of YAML; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: { ink: \"#222222\" } ⟦yaml-syntax|＃⟧ note",
      "`＃` (full-width number sign, U+FF03) is not the `#` of YAML; write `color: { ink: \"#222222\" "
        + "} # note`"
    ).fixed("color: { ink: \"#222222\" } # note"),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|“⟧#222222”",
      "`“` (left double quotation mark, U+201C) is not the `\"` of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color: { ink: ⟦invalid-color|“⟧#222222” }",
      "`“` (left double quotation mark, U+201C) is not the `\"` of YAML; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color:\n⟦yaml-syntax|\u{3000}\u{3000}⟧ink: \"#222222\"",
      "U+3000 (ideographic space) cannot indent YAML; indent with spaces; write `ink: \"#222222\"`"
    ).fixed("color:\n    ink: \"#222222\""),
    SpecMistake(
      "color:\n⟦yaml-syntax|\u{A0}\u{A0}⟧ink: \"#222222\"",
      "U+00A0 (no-break space) cannot indent YAML; indent with spaces; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"\n⟦yaml-syntax|\u{3000}\u{3000}⟧gray: \"#333333\"",
      "U+3000 (ideographic space) cannot indent YAML; indent with spaces; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink:⟦unknown-key|\u{3000}⟧\"#222222\"",
      "U+3000 (ideographic space) is not a space of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink:⟦yaml-syntax|\u{A0}⟧\"#222222\"\n  gray: \"#333333\"",
      "U+00A0 (no-break space) is not a space of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|\u{200B}⟧\"#222222\"",
      "U+200B (zero-width space) cannot be seen, and does not belong here; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ⟦yaml-syntax|\u{200B}⟧ink: \"#222222\"",
      "U+200B (zero-width space) cannot be seen, and does not belong here; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  i⟦invalid-name|\u{200B}⟧nk: \"#222222\"",
      "`i<U+200B>nk` cannot name a color: U+200B (zero-width space) cannot be seen; remove it"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  i⟦invalid-name|\u{FEFF}⟧nk: \"#222222\"",
      "`i<U+FEFF>nk` cannot name a color: U+FEFF (byte order mark) cannot be seen; remove it"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "typography: { 14: { lineHeight: 20, letterSpacing: ⟦invalid-number|−⟧0.2 } }",
      "`−` (minus sign, U+2212) is not the `-` of YAML; write `letterSpacing: -0.2`"
    ).fixed("typography: { 14: { lineHeight: 20, letterSpacing: -0.2 } }"),
    SpecMistake(
      "color:\n  ink: \"#222222\"\n  gray⟦yaml-syntax|：⟧ “#333333”，",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink⟦wrong-kind|∶⟧ \"#222222\"",
      "`∶` (ratio sign, U+2236) is not the `:` of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"⟦yaml-syntax|；⟧",
      "a line does not end with `；` (full-width semicolon, U+FF1B) in YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|＂⟧#222222＂",
      "`＂` (full-width quotation mark, U+FF02) is not the `\"` of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|＃222222⟧",
      "`＃` (full-width number sign, U+FF03) is not the `#` of a color; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|‘⟧#222222’\n  gray: \"#333333\"",
      "`‘` (left single quotation mark, U+2018) is not the `\"` of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ⟦invalid-name|“⟧ink”: \"#222222\"",
      "`“` (left double quotation mark, U+201C) is not the `\"` of YAML; write `\"ink\": \"#222222\"`"
    ).fixed("color:\n  \"ink\": \"#222222\""),
    SpecMistake(
      "typography:\n  14:\n  ⟦yaml-syntax|\u{3000}\u{3000}⟧lineHeight: 20",
      "U+3000 (ideographic space) cannot indent YAML; indent with spaces; write `lineHeight: 20`"
    ).fixed("typography:\n  14:\n      lineHeight: 20"),
    SpecMistake(
      "typography:\n  14:\n⟦yaml-syntax|\u{3000}\u{3000}\u{3000}\u{3000}⟧lineHeight: 20",
      "U+3000 (ideographic space) cannot indent YAML; indent with spaces; write `lineHeight: 20`"
    ).fixed("typography:\n  14:\n        lineHeight: 20"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: 20\n    ⟦yaml-syntax|\u{3000}⟧letterSpacing: 1",
      "U+3000 (ideographic space) cannot indent YAML; indent with spaces; write `letterSpacing: 1`"
    ).fixed("typography:\n  14:\n    lineHeight: 20\n    letterSpacing: 1"),
    SpecMistake(
      "weight:\n  regular: 400⟦invalid-number|\u{200B}⟧",
      "U+200B (zero-width space) cannot be seen, and does not belong here; write `regular: 400`"
    ).fixed("weight:\n  regular: 400"),
    SpecMistake(
      "weight:\n  regular: 400⟦invalid-number|\u{A0}⟧",
      "U+00A0 (no-break space) is not a space of YAML; write `regular: 400`"
    ).fixed("weight:\n  regular: 400"),
    SpecMistake(
      "weight:\n⟦yaml-syntax|\u{2003}\u{2003}⟧regular: 400",
      "U+2003 (em space) cannot indent YAML; indent with spaces; write `regular: 400`"
    ).fixed("weight:\n  regular: 400"),
    SpecMistake(
      "weight:\n  regular:⟦unknown-key|\u{202F}⟧400",
      "U+202F (narrow no-break space) is not a space of YAML; write `regular: 400`"
    ).fixed("weight:\n  regular: 400"),
    SpecMistake(
      "typography:\n  14: { lineHeight⟦unknown-key|：⟧ 20， letterSpacing： 1 }\n  16: { lineHeight: 22 }",
      "`：` (full-width colon, U+FF1A) is not the `:` of YAML; write `lineHeight: 20, letterSpacing: 1`"
    ).fixed("typography:\n  14: { lineHeight: 20, letterSpacing: 1 }\n  16: { lineHeight: 22 }"),
    SpecMistake(
      "typography: { 14: plain⟦yaml-syntax|，⟧ 16: plain }",
      "`，` (full-width comma, U+FF0C) is not the `,` of YAML; write `typography: { 14: plain, 16: plain }`"
    ).fixed("typography: { 14: plain, 16: plain }"),
    SpecMistake(
      "color:\n  ink: { light: ⟦yaml-syntax|“⟧#222222”， dark: “#EEEEEE” }",
      "`“` (left double quotation mark, U+201C) is not the `\"` of YAML; write `ink: { light: "
        + "\"#222222\", dark: \"#EEEEEE\" }`"
    ).fixed("color:\n  ink: { light: \"#222222\", dark: \"#EEEEEE\" }"),
    SpecMistake(
      "color:\n  gray⟦invalid-name|−⟧2: \"#222222\"",
      "`gray−2` cannot name a color: `−` (minus sign, U+2212) is not the `-` of YAML; write `-`, or "
        + "put the name in quotes: `\"gray−2\"`"
    ).fixed("color:\n  gray-2: \"#222222\""),
    SpecMistake(
      "weight:\n  re⟦invalid-name|\u{A0}⟧gular: 400",
      "`re<U+00A0>gular` cannot name a weight: U+00A0 (no-break space) is not a space; write a space"
    ).fixed("weight:\n  re gular: 400"),
    SpecMistake(
      "weight:\n  灰⟦invalid-name|\u{3000}⟧色: 400",
      "`灰<U+3000>色` cannot name a weight: U+3000 (ideographic space) is not a space; write a space"
    ).fixed("weight:\n  灰 色: 400"),
  ]

  private static let unclosed: [SpecMistake] = [
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|{⟧ lineHeight: 20\n  16: { lineHeight: 22 }\n  18: { "
        + "lineHeight: 24 }",
      "this `{` is never closed; write `14: { lineHeight: 20 }`"
    ).fixed("typography:\n  14: { lineHeight: 20 }\n  16: { lineHeight: 22 }\n  18: { lineHeight: 24 }"),
    SpecMistake(
      "typography:\n  14:\n    lineHeight: 20\n  16: ⟦yaml-syntax|{⟧ lineHeight: 22",
      "this `{` is never closed; write `16: { lineHeight: 22 }`"
    ).fixed("typography:\n  14:\n    lineHeight: 20\n  16: { lineHeight: 22 }"),
    SpecMistake(
      "color:\n  ink: { light: ⟦yaml-syntax|\"⟧#B3391B, dark: \"#FF9474\" }",
      "this quote is never closed; write `ink: { light: \"#B3391B\", dark: \"#FF9474\" }`"
    ).fixed("color:\n  ink: { light: \"#B3391B\", dark: \"#FF9474\" }"),
    SpecMistake(
      "color:\n  ink: ⟦yaml-syntax|\"⟧#222222",
      "this quote is never closed; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: ⟦yaml-syntax|\"⟧#222222\n  gray: \"#333333\"",
      "this quote is never closed; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color: { ink: ⟦yaml-syntax|\"⟧#222222, gray: \"#333333\" }",
      "this quote is never closed; write `color: { ink: \"#222222\", gray: \"#333333\" }`"
    ).fixed("color: { ink: \"#222222\", gray: \"#333333\" }"),
    SpecMistake(
      "color:\n  ink: { light: \"#222222\"⟦yaml-syntax|⟧ dark: \"#333333\" }",
      "a `,` is missing between these entries; write `ink: { light: \"#222222\", dark: \"#333333\" }`"
    ).fixed("color:\n  ink: { light: \"#222222\", dark: \"#333333\" }"),
    SpecMistake(
      "typography: { 14: { lineHeight: 20⟦yaml-syntax|⟧ letterSpacing: 1 } }",
      "a `,` is missing between these entries; write `typography: { 14: { lineHeight: 20, "
        + "letterSpacing: 1 } }`"
    ).fixed("typography: { 14: { lineHeight: 20, letterSpacing: 1 } }"),
    SpecMistake(
      "color: {\n  ink: \"#222222\"⟦yaml-syntax|⟧\n  gray: \"#333333\"\n}",
      "a `,` is missing between these entries; write `ink: \"#222222\",`"
    ).fixed("color: {\n  ink: \"#222222\",\n  gray: \"#333333\"\n}"),
    SpecMistake(
      "color: ⟦yaml-syntax|{⟧ ink: \"#222222\"",
      "this `{` is never closed; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: ⟦yaml-syntax|{⟧ ink: \"#222222\",",
      "this `{` is never closed; write `color: { ink: \"#222222\" }`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "codes: { only: ⟦yaml-syntax|[⟧\"14_*\" }",
      "this `[` is never closed; write `codes: { only: [\"14_*\"] }`"
    ).fixed("codes: { only: [\"14_*\"] }"),
    SpecMistake(
      "weight:\n  regular: 400 ⟦yaml-syntax|b⟧old: 700",
      "a second entry starts here; put it on its own line"
    ).fixed("weight:\n  regular: 400\n  bold: 700"),
    SpecMistake(
      "color:\n  ink: { light: \"#222222\", dark: ⟦yaml-syntax|\"⟧#EEEEEE }\n  gray: \"#333333\"",
      "this quote is never closed; write `ink: { light: \"#222222\", dark: \"#EEEEEE\" }`"
    ).fixed("color:\n  ink: { light: \"#222222\", dark: \"#EEEEEE\" }\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink: { light: ⟦yaml-syntax|'⟧#222222, dark: '#EEEEEE' }",
      "this quote is never closed; write `ink: { light: '#222222', dark: '#EEEEEE' }`"
    ).fixed("color:\n  ink: { light: '#222222', dark: '#EEEEEE' }"),
    SpecMistake(
      "family:\n  ui: ⟦yaml-syntax|\"⟧Inter\n  mono: \"Menlo\"",
      "this quote is never closed; write `ui: \"Inter\"`"
    ).fixed("family:\n  ui: \"Inter\"\n  mono: \"Menlo\""),
    SpecMistake(
      "typography:\n  14: ⟦yaml-syntax|{⟧ lineHeight: 20, letterSpacing: 1\n  16: plain",
      "this `{` is never closed; write `14: { lineHeight: 20, letterSpacing: 1 }`"
    ).fixed("typography:\n  14: { lineHeight: 20, letterSpacing: 1 }\n  16: plain"),
    SpecMistake(
      "typography: {\n  14: ⟦yaml-syntax|{⟧ lineHeight: 20,\n  16: plain\n}",
      "this `{` is never closed; write `14: { lineHeight: 20 },`"
    ).fixed("typography: {\n  14: { lineHeight: 20 },\n  16: plain\n}"),
    SpecMistake(
      "styles: ⟦yaml-syntax|{⟧ title: { size: 14, color: ink, weight: regular }",
      "this `{` is never closed; write `styles: { title: { size: 14, color: ink, weight: regular } }`"
    ).fixed("styles: { title: { size: 14, color: ink, weight: regular } }"),
    SpecMistake(
      "styles: { title: { size: 14, color: ink⟦yaml-syntax|⟧ weight: regular } }",
      "a `,` is missing between these entries; write `styles: { title: { size: 14, color: ink, "
        + "weight: regular } }`"
    ).fixed("styles: { title: { size: 14, color: ink, weight: regular } }"),
    SpecMistake(
      "color: ⟦yaml-syntax|{⟧\n  ink: \"#222222\",\n  gray: \"#333333\"",
      "this `{` is never closed; write `}` on a line after its entries"
    ).fixed("color: {\n  ink: \"#222222\",\n  gray: \"#333333\"\n}"),
  ]

  private static let habits: [SpecMistake] = [
    SpecMistake(
      "color:\n  ink⟦wrong-kind| = ⟧\"#222222\"",
      "a key is followed by `:`, not `=`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink⟦invalid-name|::⟧ \"#222222\"",
      "a key is followed by one `:`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink⟦yaml-syntax|: :⟧ \"#222222\"",
      "a key is followed by one `:`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"⟦yaml-syntax|,⟧",
      "a line does not end with `,` in YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"⟦yaml-syntax|,⟧\n  gray: \"#333333\"⟦yaml-syntax|,⟧",
      "a line does not end with `,` in YAML; write `ink: \"#222222\"`",
      "a line does not end with `,` in YAML; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ink: \"#222222\"⟦yaml-syntax|;⟧",
      "a line does not end with `;` in YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink: \"#222222\" ⟦yaml-syntax|//⟧ comment",
      "a comment starts with `#`, not `//`; write `ink: \"#222222\" # comment`"
    ).fixed("color:\n  ink: \"#222222\" # comment"),
    SpecMistake(
      "color:\n  ink: \"#222222\"\n⟦yaml-syntax|}⟧",
      "this `}` closes nothing; remove it"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  \"ink\": \"#222222\"⟦yaml-syntax|,⟧",
      "a line does not end with `,` in YAML; write `\"ink\": \"#222222\"`"
    ).fixed("color:\n  \"ink\": \"#222222\""),
    SpecMistake(
      "color: { ink⟦invalid-color| = ⟧\"#222222\" }",
      "a key is followed by `:`, not `=`; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color: { ink⟦invalid-name|::⟧ \"#222222\" }",
      "a key is followed by one `:`; write `ink: \"#222222\"`"
    ).fixed("color: { ink: \"#222222\" }"),
    SpecMistake(
      "color:\n  ⟦wrong-kind|let ⟧ink = \"#222222\"",
      "`let` is not a part of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "weight:\n  regular: 400⟦invalid-number|;⟧\n  bold: 700⟦invalid-number|;⟧",
      "a line does not end with `;` in YAML; write `regular: 400`",
      "a line does not end with `;` in YAML; write `bold: 700`"
    ).fixed("weight:\n  regular: 400\n  bold: 700"),
    SpecMistake(
      "weight:\n  regular: 400 ⟦invalid-number|//⟧ normal",
      "a comment starts with `#`, not `//`; write `regular: 400 # normal`"
    ).fixed("weight:\n  regular: 400 # normal"),
    SpecMistake(
      "weight:\n  ⟦yaml-syntax|//⟧ normal\n  regular: 400",
      "a comment starts with `#`, not `//`; write `# normal`"
    ).fixed("weight:\n  # normal\n  regular: 400"),
    SpecMistake(
      "weight:\n  regular: 400\n  ⟦yaml-syntax|/*⟧ bold */\n  bold: 700",
      "a comment starts with `#`, not `/*`; write `# bold`"
    ).fixed("weight:\n  regular: 400\n  # bold\n  bold: 700"),
    SpecMistake(
      "color:\n  ink⟦wrong-kind| => ⟧\"#222222\"",
      "a key is followed by `:`, not `=>`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink⟦wrong-kind| := ⟧\"#222222\"",
      "a key is followed by `:`, not `:=`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "name: Brand⟦invalid-name|;⟧",
      "a line does not end with `;` in YAML; write `name: Brand`"
    ).fixed("name: Brand"),
    SpecMistake(
      "color:\n  ink⟦wrong-kind| -> ⟧\"#222222\"",
      "a key is followed by `:`, not `->`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink⟦invalid-color|: = ⟧\"#222222\"",
      "a key is followed by `:`, not `: =`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  ink ⟦invalid-name|::⟧ \"#222222\"",
      "a key is followed by one `:`; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color:\n  \"ink\"⟦yaml-syntax|=⟧\"#222222\"",
      "a key is followed by `:`, not `=`; write `\"ink\": \"#222222\"`"
    ).fixed("color:\n  \"ink\": \"#222222\""),
    SpecMistake(
      "color:\n  \"ink\"⟦yaml-syntax|:⟧\"#222222\"",
      "a space is missing after `:`; write `\"ink\": \"#222222\"`"
    ).fixed("color:\n  \"ink\": \"#222222\""),
    SpecMistake(
      "color:\n  ⟦wrong-kind|static let ⟧ink = \"#222222\"\n  ⟦wrong-kind|static let ⟧gray = \"#333333\"",
      "`static` is not a part of YAML; write `ink: \"#222222\"`",
      "`static` is not a part of YAML; write `gray: \"#333333\"`"
    ).fixed("color:\n  ink: \"#222222\"\n  gray: \"#333333\""),
    SpecMistake(
      "color:\n  ⟦wrong-kind|var ⟧ink = \"#222222\";",
      "`var` is not a part of YAML; write `ink: \"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
    SpecMistake(
      "color: ⟦wrong-kind|[⟧ \"ink\": \"#222222\" ]",
      "`color` is a mapping, which has braces; write `{ \"ink\": \"#222222\" }`"
    ).fixed("color: { \"ink\": \"#222222\" }"),
    SpecMistake(
      "typography:\n  14: plain⟦unknown-value|,⟧\n  16: plain",
      "a line does not end with `,` in YAML; write `14: plain`"
    ).fixed("typography:\n  14: plain\n  16: plain"),
    SpecMistake(
      "typography:\n  14: plain ⟦unknown-value|}⟧",
      "this `}` closes nothing; write `14: plain`"
    ).fixed("typography:\n  14: plain"),
    SpecMistake(
      "typography: { 14: plain⟦yaml-syntax|;⟧ 16: plain }",
      "entries in brackets are separated by `,`, not `;`; write `typography: { 14: plain, 16: plain }`"
    ).fixed("typography: { 14: plain, 16: plain }"),
    SpecMistake(
      "typography: { 14: plain }⟦yaml-syntax|}⟧",
      "this `}` closes nothing; write `typography: { 14: plain }`"
    ).fixed("typography: { 14: plain }"),
    SpecMistake(
      "typography: { 14: plain } ⟦yaml-syntax|//⟧ x",
      "a comment starts with `#`, not `//`; write `typography: { 14: plain } # x`"
    ).fixed("typography: { 14: plain } # x"),
    SpecMistake(
      "color: { \"ink\": \"#222222\"⟦yaml-syntax|;⟧ \"gray\": \"#333333\" }",
      "entries in brackets are separated by `,`, not `;`; write `color: { \"ink\": \"#222222\", "
        + "\"gray\": \"#333333\" }`"
    ).fixed("color: { \"ink\": \"#222222\", \"gray\": \"#333333\" }"),
    SpecMistake(
      "color:\n  ink: \"#222222\" ⟦yaml-syntax|/*⟧ x */",
      "a comment starts with `#`, not `/*`; write `ink: \"#222222\" # x`"
    ).fixed("color:\n  ink: \"#222222\" # x"),
    SpecMistake(
      "offsetHost: uikit⟦unknown-value|,⟧",
      "a line does not end with `,` in YAML; write `offsetHost: uikit`"
    ).fixed("offsetHost: uikit"),
    SpecMistake(
      "stylespec: 1⟦unsupported-version|,⟧",
      "a line does not end with `,` in YAML; write `stylespec: 1`"
    ).fixed("stylespec: 1"),
    SpecMistake(
      "color:\n  ink: ⟦invalid-color|#222222;⟧",
      "`#` starts a comment here, so there is no value; put the color in quotes: `\"#222222\"`"
    ).fixed("color:\n  ink: \"#222222\""),
  ]
}
