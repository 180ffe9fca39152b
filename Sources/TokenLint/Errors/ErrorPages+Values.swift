internal import TokenDiagnostics

extension ErrorPages {
  static let values = [
    ErrorPage(
      "unknown-key",
      "A key that its mapping does not have",
      why: "A misspelled key would do nothing, and its author would believe that it does.",
      remedy: """
        The message suggests the nearest key, or lists all. Where only one key is near and its value makes sense, \
        `stylespec lint --fix` writes it.
        """,
      wrong: .spec("⟦weights⟧: { bold: 700 }\n"),
      right: .spec("weight: { bold: 700 }\n")
    ),
    ErrorPage(
      "missing-key",
      "A key that its mapping needs is missing",
      why:
        "What is not said would have to be guessed: a baseline offset, for instance, means nothing without its host.",
      remedy: "Add the key; the message has an example.",
      wrong: .spec("styles: { title: ⟦{ size: 14, color: ink }⟧ }\n"),
      right: .spec("styles: { title: { size: 14, color: ink, weight: regular } }\n")
    ),
    ErrorPage(
      "wrong-kind",
      "A mapping where a single value belongs, or the like",
      why: "The value has no meaning there.",
      remedy:
        "The message says which kind belongs there. In a configuration, numbers and flags are written without quotes.",
      wrong: .spec("color: { ink: ⟦[\"#222222\"]⟧ }\n"),
      right: .spec("color: { ink: \"#222222\" }\n")
    ),
    ErrorPage(
      "unknown-value",
      "A value that is not one of those that are allowed",
      why: "A misspelled word would mean something else, or nothing.",
      remedy: """
        The message suggests the nearest word, or lists all. In a configuration, it is also a background that is not an \
        opaque color, and a token that no spec has.
        """,
      wrong: .spec("offsetHost: ⟦uikit_legacy⟧\n"),
      right: .spec("offsetHost: uikit-legacy\n")
    ),
    ErrorPage(
      "invalid-number",
      "Text where a number belongs, a weight with a fraction, or a line height that is a factor",
      why:
        "Units, exponents and leading zeros mean different numbers to different readers, and all lengths are points.",
      remedy: """
        Write plain digits, with at most four decimals: `14`, `0.5`. For factors, percentages and digits of design tools, the \
        message has the number: a line height of 1.4 at size 17 is 23.8.
        """,
      wrong: .spec("weight: { regular: ⟦+400⟧ }\n"),
      right: .spec("weight: { regular: 400 }\n")
    ),
    ErrorPage(
      "out-of-range",
      "A number outside its range",
      why: "Nothing could be drawn with it.",
      remedy: "The message has the range.",
      wrong: .spec("weight: { bold: ⟦7000⟧ }\n"),
      right: .spec("weight: { bold: 700 }\n")
    ),
    ErrorPage(
      "invalid-color",
      "Text where a color belongs",
      why: "Names of colors differ between platforms, and a `#` without quotes starts a comment.",
      remedy:
        "Write `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes, a function of CSS such as `rgb(57 99 158)`, or a reference. Where the text means a color, the message has it.",
      wrong: .spec("color: { ink: ⟦black⟧ }\n"),
      right: .spec("color: { ink: \"#000000\" }\n")
    ),
    ErrorPage(
      "color-out-of-gamut",
      "A color that sRGB cannot show",
      why: """
        Tables of codes have colors of sRGB. A color of the same hue and about the same lightness takes the place of one \
        that sRGB cannot show, as CSS Color 4 maps colors. This is not refused, only told.
        """,
      remedy: "Nothing, if the color in the message is right. Otherwise write a color inside of sRGB.",
      wrong: .spec("color: { ink: ⟦\"oklch(0.7 0.4 150)\"⟧ }\n"),
      right: .spec("color: { ink: \"oklch(0.7 0.15 150)\" }\n")
    ),
    ErrorPage(
      "invalid-name",
      "A name that no token or catalog can have",
      why: "Names become parts of paths, of codes and of Swift code.",
      remedy:
        "The message says what is wrong with it. Names of tokens have no `.`, `{`, `}` and no control characters. Outputs "
        + "are named after their catalog, which must not be named like a device on Windows, such as `Con`.",
      wrong: .spec("color: { ⟦gray.2⟧: \"#666666\" }\n"),
      right: .spec("color: { gray2: \"#666666\" }\n")
    ),
    ErrorPage(
      "duplicate-size",
      "A size that its table already has",
      why: "`14`, `14.0` and `\"14\"` are one size.",
      remedy: "Remove one of the two; a note shows the first.",
      wrong: .spec("typography: { 14: plain, ⟦14.0⟧: plain }\n"),
      right: .spec("typography: { 14: plain }\n")
    ),
    ErrorPage(
      "unknown-size",
      "A mode sets a size that `typography` does not have",
      why: "A mode changes sizes; it makes none.",
      remedy: "Add the size to `typography`, or remove it from the mode.",
      wrong: .spec("typography: { 14: plain }\nmodes: { read: { typography: { ⟦15⟧: plain } } }\n"),
      right: .spec("typography: { 14: plain, 15: plain }\nmodes: { read: { typography: { 15: plain } } }\n")
    ),
  ]

  static let references = [
    ErrorPage(
      "unquoted-reference",
      "A reference without quotes",
      why: "YAML reads braces as a mapping.",
      remedy: "Put it into quotes. `stylespec lint --fix` does that.",
      wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦{palette.gray}⟧ }\n"),
      right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
    ),
    ErrorPage(
      "invalid-reference",
      "A text that is meant as a reference, but is not written as one",
      why: "Without both braces it is text like any other, and spaces and dots are parts of names.",
      remedy: """
        The message has the reference that was probably meant. `stylespec lint --fix` writes it where it leads to a token.
        """,
      wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦\"{palette.gray\"⟧ }\n"),
      right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
    ),
    ErrorPage(
      "unknown-reference",
      "A reference that leads nowhere",
      why: "There is no value.",
      remedy: """
        The message suggests the nearest name; notes show the references that led there. Where only one name is near and makes \
        sense, `stylespec lint --fix` writes it.
        """,
      wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦\"{palette.grey}\"⟧ }\n"),
      right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
    ),
    ErrorPage(
      "reference-cycle",
      "References that lead in a circle, or more than 32 in a row",
      why: "A circle has no value at its end.",
      remedy: """
        Give one of them a value, or refer to the value itself. The message and its notes show the chain, once for all of \
        its members.
        """,
      wrong: .spec("color: { ink: ⟦\"{color.ink}\"⟧ }\n"),
      right: .spec("color: { ink: \"#222222\" }\n")
    ),
    ErrorPage(
      "unknown-token",
      "A style with a size, color, weight, family or mode that does not exist, or a pack whose icon does not",
      why: "A style is made of tokens of the spec, and a pack is shown by one of its emoji.",
      remedy: "The nearest one is suggested, or all are listed.",
      wrong: .spec("color: { ink: \"#222222\" }\nstyles: { title: { size: 14, color: ⟦inc⟧, weight: regular } }\n"),
      right: .spec("color: { ink: \"#222222\" }\nstyles: { title: { size: 14, color: ink, weight: regular } }\n")
    ),
  ]
}
