internal import TokenDiagnostics

/// Errors of specs that take tokens of other files.
extension ErrorPages {
  static let tokenFiles = [
    ErrorPage(
      "invalid-token-file",
      "A file under `tokens` that is not one of the Design Tokens format, or that cannot be read",
      why: "A folder of specs can be moved, and compiled elsewhere, only if nothing leads out of it.",
      remedy: "Name a token file or one resolver document below the spec's folder; the message says what is wrong.",
      wrong: .files([("brand.yaml", "tokens: ⟦../brand.tokens.json⟧\n")]),
      right: .files([("brand.yaml", "tokens: brand.tokens.json\n"), ("brand.tokens.json", gap)])
    ),
    ErrorPage(
      "wrong-token-type",
      "A reference to a token of another type than its place takes",
      why: "A length cannot be a color.",
      remedy: "Refer to a token of the type that the message names.",
      wrong: .files([
        ("brand.yaml", "tokens: brand.tokens.json\ncolor: { ink: ⟦\"{space.gap}\"⟧ }\n"), ("brand.tokens.json", gap),
      ]),
      right: .files([
        ("brand.yaml", "tokens: brand.tokens.json\ntypography: { 14: { lineHeight: \"{space.gap}\" } }\n"),
        ("brand.tokens.json", gap),
      ])
    ),
    ErrorPage(
      "unknown-context",
      "`contexts` names a modifier or a context that the token files do not have",
      why: "The colors would have one appearance, and nobody would notice.",
      remedy: "Use the names of the resolver document; the message suggests the nearest, or lists all.",
      wrong: .files([
        ("brand.yaml", "tokens: brand.tokens.json\ncontexts: { ⟦theme⟧: mode }\n"), ("brand.tokens.json", gap),
      ]),
      right: .files([("brand.yaml", "tokens: brand.tokens.json\n"), ("brand.tokens.json", gap)])
    ),
    ErrorPage(
      "guessed-context",
      "A modifier whose role follows from names; for information",
      why:
        "The Design Tokens format does not say what a modifier is for, so that `light` and `dark` can only be guessed.",
      remedy: "Write `contexts` in the spec; the message has the line."
    ),
    ErrorPage(
      "designed-text-size",
      "Text sizes of which the default is not `large`",
      why: """
        Styles have the sizes of one context, and the system scales them from its text size `large`. The context for \
        `large` counts, even if the default is another one, which is told. Without such a context, the default is \
        taken for it, and all text is scaled from there; this is a warning.
        """,
      remedy: "Make the context for `large` the default of the modifier."
    ),
    ErrorPage(
      "not-expressible",
      "An output, or a style, cannot say a value",
      why: """
        The output has something else in its place, or leaves it out, and whoever reads it does not see that. A \
        typography token makes no style if its font size is not a number of points above 0; outputs of tokens have it.
        """,
      remedy: "The message says what the output has instead. Where that is not enough, use another value.",
      wrong: .files([
        ("brand.yaml", styles), ("brand.tokens.json", typography(size: "⟦{ \"value\": 0, \"unit\": \"px\" }⟧")),
      ]),
      right: .files([
        ("brand.yaml", styles), ("brand.tokens.json", typography(size: "{ \"value\": 16, \"unit\": \"px\" }")),
      ])
    ),
    ErrorPage(
      "rounded-weight",
      "A weight of a typography token that is not a whole number; a warning",
      why: "Fonts of Apple's systems and tables of styles have whole weights.",
      remedy: "Write the whole number that the message names.",
      wrong: .files([("brand.yaml", styles), ("brand.tokens.json", typography(weight: "⟦450.5⟧"))]),
      right: .files([("brand.yaml", styles), ("brand.tokens.json", typography(weight: "451"))])
    ),
    ErrorPage(
      "no-line-height",
      "A line height of a typography token that is not above 0; a warning",
      why: "Lines of no height would cover each other; design tools write 0 where they mean that of the font.",
      remedy: "Write the line height as a factor of the font size. Until then the font's own is used.",
      wrong: .files([("brand.yaml", styles), ("brand.tokens.json", typography(lineHeight: "⟦0⟧"))]),
      right: .files([("brand.yaml", styles), ("brand.tokens.json", typography(lineHeight: "1.5"))])
    ),
    ErrorPage(
      "system-family",
      "A font family that means the platform's own font; for information",
      why: "`system-ui`, `-apple-system` and `SF Pro` are names of the same font, which apps cannot load by name.",
      remedy: "Nothing needs to be done: each platform uses its own font.",
      wrong: .files([("brand.yaml", styles), ("brand.tokens.json", typography(family: "⟦\"system-ui\"⟧"))]),
      right: .files([("brand.yaml", styles), ("brand.tokens.json", typography(family: "\"Inter\""))])
    ),
    ErrorPage(
      "too-entangled",
      "A token whose values depend on more than four modifiers together",
      why: "Each combination of their contexts would need a style or a rule of its own.",
      remedy: "Split the token, or let one modifier decide what several do now."
    ),
  ]

  private static let styles = "tokens: brand.tokens.json\nstyles: { from: \"typography.**\" }\n"

  private static let gap = """
    { "space": { "gap": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }

    """

  private static func typography(
    family: String = "\"Inter\"",
    size: String = "{ \"value\": 16, \"unit\": \"px\" }",
    weight: String = "400",
    lineHeight: String = "1.5"
  ) -> String {
    """
    {
      "typography": {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": \(family),
            "fontSize": \(size),
            "fontWeight": \(weight),
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": \(lineHeight)
          }
        }
      }
    }

    """
  }
}
