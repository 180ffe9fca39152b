/// References that are not written as such, and chains of them.
extension SpecMistake {
  static let malformedReferences = missingBraces + spacesInBraces + emptyNames + bareReferences + otherPlaces

  /// A spec with a color in the palette and a reference to it.
  private static func spec(_ reference: String) -> String {
    minimalSpec.replacing("\"#222222\"", with: reference)
      + "palette: { blue: { 500: \"#0000FF\" }, gray: \"#888888\" }\n"
  }

  private static func malformed(_ written: String, _ message: String) -> SpecMistake {
    SpecMistake(whole: spec("⟦invalid-reference|\(written)⟧"), message)
  }

  /// A reference to `palette.blue.500` with a mistake.
  private static func malformed500(_ written: String, _ problem: String) -> SpecMistake {
    malformed(written, "`\(written.dropFirst().dropLast())` \(problem); write `\"{palette.blue.500}\"`")
      .fixed(whole: spec("\"{palette.blue.500}\""))
  }

  private static let missingBraces = [
    malformed500("\"{palette.blue.500\"", "lacks `}`"),
    malformed500("'{palette.blue.500'", "lacks `}`"),
    malformed500("\"{palette.blue.500 \"", "lacks `}`"),
    malformed500("\"palette.blue.500}\"", "lacks `{`"),
    malformed500("\"{palette.blue.500)\"", "ends with `)` instead of `}`"),
    malformed500("\"{palette.blue.500]\"", "ends with `]` instead of `}`"),
    malformed500("\"{{palette.blue.500}}\"", "has more than one pair of braces"),
    malformed500("\"{palette.blue.500}}\"", "has more than one pair of braces"),
    malformed500("\"${palette.blue.500}\"", "has `$` before its braces"),
    malformed500("\"{palette.blue.500}80\"", "has text after its braces, and a reference stands alone"),
    malformed(
      "\"{palette.blue.500} * 2\"",
      "`{palette.blue.500} * 2` is arithmetic, which a spec does not have; write the value itself"
    ),
    malformed("\"{palette.bleu\"", "`{palette.bleu` lacks `}`; write `\"{palette.bleu}\"`"),
    malformed("\"{\"", "`{` lacks `}`; write the path of a token, such as `\"{color.ink}\"`"),
    malformed("\"{palette.蓝\"", "`{palette.蓝` lacks `}`; write `\"{palette.蓝}\"`"),
  ]

  private static let spacesInBraces = [
    malformed500("\"{ palette.blue.500 }\"", "has spaces in its braces"),
    malformed500("\"{palette.blue.500 }\"", "has spaces in its braces"),
    malformed500("\"{ palette.blue.500}\"", "has spaces in its braces"),
    malformed500("\"{palette. blue .500}\"", "has spaces in its braces"),
    malformed500("\"{palette.blue.500} \"", "has spaces after its braces"),
    malformed500("\" {palette.blue.500}\"", "has spaces before its braces"),
  ]

  private static let emptyNames = [
    malformed("\"{}\"", "`{}` names nothing; write the path of a token, such as `\"{color.ink}\"`"),
    malformed("\"{ }\"", "`{ }` names nothing; write the path of a token, such as `\"{color.ink}\"`"),
    malformed("\"{..}\"", "`{..}` names nothing; write the path of a token, such as `\"{color.ink}\"`"),
    malformed("\"{.a}\"", "`{.a}` starts with a dot; write `\"{a}\"`"),
    malformed("\"{a..b}\"", "`{a..b}` has an empty name between two dots; write `\"{a.b}\"`"),
    malformed500("\"{.palette.blue.500}\"", "starts with a dot"),
    malformed500("\"{palette..blue.500}\"", "has an empty name between two dots"),
    malformed500("\"{palette.blue.500.}\"", "ends with a dot"),
    // A path from its own section.
    SpecMistake(
      "color: { ink: \"#222222\", text: ⟦invalid-reference|\"{.ink}\"⟧ }",
      "`{.ink}` starts with a dot; write `\"{color.ink}\"`"
    ).fixed("color: { ink: \"#222222\", text: \"{color.ink}\" }"),
  ]

  private static let bareReferences = [
    malformed500("\"palette.blue.500\"", "lacks braces"),
    malformed500("'palette.blue.500'", "lacks braces"),
    malformed500("\"$palette.blue.500\"", "lacks braces"),
    malformed("palette.gray", "`palette.gray` lacks braces; write `\"{palette.gray}\"`")
      .fixed(whole: spec("\"{palette.gray}\"")),
    // It leads nowhere, but cannot be anything else.
    malformed("palette.grey", "`palette.grey` lacks braces; write `\"{palette.grey}\"`"),
    SpecMistake(
      whole: spec("{ light: ⟦invalid-reference|palette.gray⟧, dark: ⟦invalid-reference|\"{palette.gray\"⟧ }"),
      "`palette.gray` lacks braces; write `\"{palette.gray}\"`",
      "`{palette.gray` lacks `}`; write `\"{palette.gray}\"`"
    ).fixed(whole: spec("{ light: \"{palette.gray}\", dark: \"{palette.gray}\" }")),
    // A path in a section, in the palette before that of another color.
    malformed("gray", "`gray` lacks its section and braces; write `\"{palette.gray}\"`")
      .fixed(whole: spec("\"{palette.gray}\"")),
    SpecMistake(
      "color: { paper: \"#ffffff\", ink: { light: \"#222222\", on: [⟦invalid-reference|paper⟧] } }",
      "`paper` lacks its section and braces; write `\"{color.paper}\"`"
    ).fixed("color: { paper: \"#ffffff\", ink: { light: \"#222222\", on: [\"{color.paper}\"] } }"),
    SpecMistake(
      "color: { ink: ⟦invalid-color|ink⟧ }",
      "`ink` is not a color; write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes because `#` starts a comment"
    ),
  ]

  private static let otherPlaces = [
    SpecMistake(
      "weight: { regular: 400, bold: ⟦invalid-reference|weight.regular⟧, heavy: ⟦invalid-reference|\"{weight.regular\"⟧ }",
      "`weight.regular` lacks braces; write `\"{weight.regular}\"`",
      "`{weight.regular` lacks `}`; write `\"{weight.regular}\"`"
    ).fixed("weight: { regular: 400, bold: \"{weight.regular}\", heavy: \"{weight.regular}\" }"),
    SpecMistake(
      "typography: { 14: plain, 15: ⟦invalid-reference|typography.14⟧, 16: ⟦invalid-reference|\"{ typography.14 }\"⟧ }",
      "`typography.14` lacks braces; write `\"{typography.14}\"`",
      "`{ typography.14 }` has spaces in its braces; write `\"{typography.14}\"`"
    ).fixed("typography: { 14: plain, 15: \"{typography.14}\", 16: \"{typography.14}\" }"),
    SpecMistake(
      "styles: { a: { size: ⟦invalid-reference|\"{typography.14\"⟧, color: ⟦invalid-reference|color.ink⟧, weight: regular } }",
      "`{typography.14` lacks `}`; write `\"{typography.14}\"`",
      "`color.ink` lacks braces; write `\"{color.ink}\"`"
    ).fixed("styles: { a: { size: \"{typography.14}\", color: \"{color.ink}\", weight: regular } }"),
    SpecMistake(
      "family: { ui: ⟦invalid-reference|\"{family.body\"⟧, body: Inter }",
      "`{family.body` lacks `}`; write `\"{family.body}\"`"
    ).fixed("family: { ui: \"{family.body}\", body: Inter }"),
  ]

  /// Circles, and the chains that lead into them, which are right as soon as the circle is.
  static let circles = [
    SpecMistake(
      "color: { a: ⟦reference-cycle|\"{color.b}\"⟧, b: \"{color.c}\", c: \"{color.a}\", d: \"{color.a}\", e: \"{color.d}\" }",
      "these references lead in a circle: `{color.b}` → `{color.c}` → `{color.a}` → `{color.b}`; give one of them a value"
    ),
    SpecMistake(
      "color: { c: \"{color.a}\", a: ⟦reference-cycle|\"{color.b}\"⟧, b: \"{color.a}\" }",
      "these references lead in a circle: `{color.b}` → `{color.a}` → `{color.b}`; give one of them a value"
    ),
    SpecMistake(
      "weight: { regular: 400, a: ⟦reference-cycle|\"{weight.b}\"⟧, b: \"{weight.a}\", c: ⟦reference-cycle|\"{weight.c}\"⟧ }",
      "these references lead in a circle: `{weight.b}` → `{weight.a}` → `{weight.b}`; give one of them a value",
      "these references lead in a circle: `{weight.c}` → `{weight.c}`; give one of them a value"
    ),
    SpecMistake(
      "color: { a: { light: ⟦reference-cycle|\"{color.b}\"⟧, dark: \"#111\" }, b: { light: \"{color.a}\" }, c: \"{color.b}\" }",
      "these references lead in a circle: `{color.b}` → `{color.a}` → `{color.b}`; give one of them a value"
    ),
  ]
}
