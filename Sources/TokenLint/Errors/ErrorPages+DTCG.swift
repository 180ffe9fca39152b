internal import TokenDiagnostics

extension ErrorPages {
  /// Errors of files of the Design Tokens format, and deviations from it. Examples are members of the outermost object.
  static let designTokens = [
    ErrorPage(
      "dtcg-wrong-kind",
      "A kind of JSON value that its place cannot hold",
      why: "A number in place of a text, or a list in place of an object, has no meaning in the format.",
      remedy: "The message says which kind belongs there.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦true⟧ }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-missing-property",
      "A value lacks a required property",
      why: "A default would be a guess: the format has none.",
      remedy: "Add the property; the message names it.",
      wrong: .tokens(#""a": { "$type": "dimension", "$value": ⟦{ "value": 1 }⟧ }"#),
      right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }"#)
    ),
    ErrorPage(
      "dtcg-missing-type",
      "The type of a token is not known",
      why: "The format never takes a type from the look of a value.",
      remedy: "Add `$type` to the token, or to a group around it.",
      wrong: .tokens(#"⟦"a"⟧: { "$value": 1 }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-unknown-value",
      "A text that is not one of the keywords of its place",
      why: "Each place has a fixed list of keywords.",
      remedy: "The message lists the keywords.",
      wrong: .tokens(#""a": { "$type": "strokeStyle", "$value": ⟦"wavy"⟧ }"#),
      right: .tokens(#""a": { "$type": "strokeStyle", "$value": "dotted" }"#)
    ),
    ErrorPage(
      "dtcg-out-of-range",
      "A number outside its range",
      why: "No platform could show it.",
      remedy: "The message gives the range.",
      wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦1001⟧ }"#),
      right: .tokens(#""a": { "$type": "fontWeight", "$value": 1000 }"#)
    ),
    ErrorPage(
      "dtcg-wrong-count",
      "A list with too few or too many entries",
      why: "Each entry has its meaning by its position.",
      remedy: "The message says how many there are.",
      wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦[0, 0, 1]⟧ }"#),
      right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] }"#)
    ),
    ErrorPage(
      "dtcg-invalid-hex",
      "A `hex` that is not a color",
      why: "It is the color for programs that cannot read the components.",
      remedy: "Write `#` and six digits, or leave `hex` out.",
      wrong: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": ⟦"black"⟧ } }"##
      ),
      right: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } }"##
      )
    ),
    ErrorPage(
      "dtcg-invalid-name",
      "A name that starts with `$`, has `{` or `}`, or is empty",
      why: "References could not name such a token, and `$` is reserved for the format.",
      remedy: "Rename the token or group.",
      wrong: .tokens(#"⟦"a{b"⟧: { "$type": "number", "$value": 1 }"#),
      right: .tokens(#""ab": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-ambiguous-name",
      "Two paths that are spelled the same, because of a dot in a name",
      why: "A reference `{a.b}` would mean both.",
      remedy: "Rename one of the two.",
      wrong: .tokens(
        #""a.b": { "$type": "number", "$value": 1 }, "a": { ⟦"b"⟧: { "$type": "number", "$value": 1 } }"#
      ),
      right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
    ),
    ErrorPage(
      "dtcg-value-and-children",
      "A token with a token inside",
      why: "An object with `$value` is a token, and tokens have no members of their own.",
      remedy: "Move the inner token out, or give the outer value the name `$root` in a group.",
      wrong: .tokens(#""a": { "$type": "number", "$value": 1, ⟦"b"⟧: { "$type": "number", "$value": 2 } }"#),
      right: .tokens(#""a": { "$type": "number", "$root": { "$value": 1 }, "b": { "$value": 2 } }"#)
    ),
    ErrorPage(
      "dtcg-value-and-ref",
      "A token with both `$value` and `$ref`",
      why: "Each of them is the whole value.",
      remedy: "Keep one of the two.",
      wrong: .tokens(
        ##""a": { "$type": "number", "$value": 1, ⟦"$ref"⟧: "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##
      ),
      right: .tokens(##""a": { "$type": "number", "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##)
    ),
    ErrorPage(
      "dtcg-invalid-reference",
      "Text that starts with a brace and is not a path in braces",
      why: "It looks like a reference, and as text it would be shown with its brace.",
      remedy: "Write the path between braces: `{group.token}`.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
      right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-invalid-pointer",
      "A `$ref` that is not a JSON Pointer in this file",
      why: "Pointers start with `#/`, and their parts are separated by `/` (RFC 6901). Other files cannot be named.",
      remedy: "Write `#/`, the names of the groups, and `$value`.",
      wrong: .tokens(#""a": { "$type": "number", "$ref": ⟦"b/$value"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
      right: .tokens(##""a": { "$type": "number", "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##)
    ),
    ErrorPage(
      "dtcg-unknown-reference",
      "A reference to nothing",
      why: "Without its target, the token has no value.",
      remedy: "The nearest name is suggested. References count from the top of all files that are read together.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }"#),
      right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-reference-target",
      "A reference to a group, or a pointer to metadata or to a whole token",
      why: "Only values can be referred to.",
      remedy: "Name a token in the group; end a pointer in `$value`.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }, "b": {}"#),
      right: .tokens(
        #""a": { "$type": "number", "$value": "{b.c}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#
      )
    ),
    ErrorPage(
      "dtcg-reference-type",
      "A reference to a value that its place does not take",
      why: "A number is not a color, whatever it is called.",
      remedy: "Refer to a token of the type that the message names.",
      wrong: .tokens(
        #""a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": ⟦"{a}"⟧ }"#
      ),
      right: .tokens(#""a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" }"#)
    ),
    ErrorPage(
      "dtcg-reference-in-value",
      "Braces inside of a value that is not composite",
      why: "References in braces name whole tokens, and a part of a dimension is not a token.",
      remedy: "Use a `$ref` with a JSON Pointer to the part.",
      wrong: .tokens(
        #""a": { "$type": "number", "$value": 1 }, "b": { "$type": "dimension", "$value": { "value": ⟦"{a}"⟧, "unit": "px" } }"#
      ),
      right: .tokens(
        ##""a": { "$type": "number", "$value": 1 }, "b": { "$type": "dimension", "$value": { "value": { "$ref": "#/a/$value" }, "unit": "px" } }"##
      )
    ),
    ErrorPage(
      "dtcg-arithmetic",
      "Arithmetic in a text",
      why: "The format has none: other tools would read the text as a name or as nothing.",
      remedy: "Write the value itself. The message has it where all parts are known.",
      wrong: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": ⟦"{a} * 2"⟧ }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": 8 }"#)
    ),
    ErrorPage(
      "dtcg-reference-cycle",
      "References that lead in a circle",
      why: "None of the tokens has a value.",
      remedy: "Give one of them a value; notes show the circle.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{a}"⟧ }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-reference-chain",
      "A chain of references that is too long",
      why: "The limit keeps files with mistakes from taking forever, and nobody can follow such a chain.",
      remedy: "Refer to a token nearer to the value."
    ),
    ErrorPage(
      "dtcg-unknown-group",
      "`$extends` names nothing",
      why: "The group would lack the tokens that it inherits.",
      remedy: "The nearest group is suggested.",
      wrong: .tokens(#""a": { "$extends": ⟦"{b}"⟧ }"#),
      right: .tokens(#""a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#)
    ),
    ErrorPage(
      "dtcg-extends-token",
      "`$extends` names a token",
      why: "Only groups have members to inherit.",
      remedy: "Name the group around the token, or refer to the token by its path.",
      wrong: .tokens(#""a": { "$extends": ⟦"{b}"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
      right: .tokens(#""a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#)
    ),
    ErrorPage(
      "dtcg-extends-cycle",
      "Groups that extend each other, or the group around them",
      why: "Their members would have no end.",
      remedy: "Remove one of the links; notes show them.",
      wrong: .tokens(#""a": { "$extends": ⟦"{a}"⟧ }"#),
      right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
    ),
    ErrorPage(
      "dtcg-limit",
      "More than 1,000,000 tokens and groups, or 128 levels, made by `$extends`",
      why: "A few lines that extend each other can make more tokens than any memory holds.",
      remedy: "Inherit fewer groups."
    ),
    ErrorPage(
      "dtcg-dotted-name",
      "A name with a dot; a deviation",
      why: "Dots separate the names of a path. The token is read, and a reference with the whole spelling finds it.",
      remedy: "Rename the token, such as `0-5`.",
      wrong: .tokens(#"⟦"0.5"⟧: { "$type": "number", "$value": 1 }"#),
      right: .tokens(#""0-5": { "$type": "number", "$value": 1 }"#)
    ),
    ErrorPage(
      "dtcg-replaced-token",
      "A token that a later file has again; a deviation",
      why: "The later one counts, which may not be meant.",
      remedy: "Remove one of the two; a note shows the first."
    ),
    ErrorPage(
      "dtcg-unknown-property",
      "A key that its object does not have; a deviation",
      why: "It is ignored, and a misspelled key is easily missed.",
      remedy: "Correct the key, or move it into `$extensions`.",
      wrong: .tokens(#""a": { "$type": "number", "$value": 1, ⟦"note"⟧: "x" }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 1, "$extensions": { "com.example": { "note": "x" } } }"#)
    ),
    ErrorPage(
      "dtcg-unknown-type",
      "A `$type` that is not one of the thirteen; a deviation",
      why: "Its values are kept as they are, and read as a reference to them needs.",
      remedy: "Use a type of the format, such as `dimension` for spacing.",
      wrong: .tokens(#""a": { "$type": ⟦"spacing"⟧, "$value": "16px" }"#),
      right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }"#)
    ),
    ErrorPage(
      "dtcg-untyped-alias",
      "A token without a type that refers to a part of a value; a deviation",
      why: "The format asks for a type, which is plain from the part.",
      remedy: "Add `$type`.",
      wrong: .tokens(
        ##""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "b": { "$ref": ⟦"#/a/$value/value"⟧ }"##
      ),
      right: .tokens(
        ##""a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "b": { "$type": "number", "$ref": "#/a/$value/value" }"##
      )
    ),
    ErrorPage(
      "dtcg-line-height-unit",
      "A line height with a unit or in percent; a deviation",
      why: "In the format a line height is a factor of the font size.",
      remedy: "Divide by the font size: `\"150%\"` is `1.5`.",
      wrong: .tokens(typography(#""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": ⟦"150%"⟧"#)),
      right: .tokens(typography(#""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5"#))
    ),
    ErrorPage(
      "dtcg-letter-spacing-em",
      "A letter spacing in `em` or in percent; a deviation",
      why: "In the format a letter spacing is a dimension, in `px` or `rem`.",
      remedy: "Multiply by the font size: `\"0.02em\"` at 16 px is 0.32 px.",
      wrong: .tokens(typography(#""letterSpacing": ⟦"0.02em"⟧, "lineHeight": 1.5"#)),
      right: .tokens(typography(#""letterSpacing": { "value": 0.32, "unit": "px" }, "lineHeight": 1.5"#))
    ),
    ErrorPage(
      "dtcg-missing-letter-spacing",
      "A typography value without `letterSpacing`, which counts as 0; a deviation",
      why: "The format requires it.",
      remedy: "Write a letter spacing of 0."
    ),
    ErrorPage(
      "dtcg-missing-line-height",
      "A typography value without `lineHeight`, or with `normal`: that of the family; a deviation",
      why: "The format requires a number.",
      remedy: "Write the factor of the font size."
    ),
    ErrorPage(
      "dtcg-measure-text",
      "A number and its unit as one text, or 0 without a unit; a deviation",
      why: "The format has an object with `value` and `unit`, so that no program has to take texts apart.",
      remedy: "The fix writes the object.",
      wrong: .tokens(#""a": { "$type": "duration", "$value": ⟦"200ms"⟧ }"#),
      right: .tokens(#""a": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } }"#)
    ),
    ErrorPage(
      "dtcg-unknown-unit",
      "A unit that the format does not have; a deviation",
      why: "Dimensions are in `px` or `rem`, durations in `ms` or `s`. Other values are kept as they are.",
      remedy: "Convert the value.",
      wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": ⟦"vw"⟧ } }"#),
      right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": "px" } }"#)
    ),
    ErrorPage(
      "dtcg-number-text",
      "A number in quotes; a deviation",
      why: "The format has a number there, not a text.",
      remedy: "Remove the quotes.",
      wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"1.5"⟧ }"#),
      right: .tokens(#""a": { "$type": "number", "$value": 1.5 }"#)
    ),
    ErrorPage(
      "dtcg-hex-color",
      "Hex digits in place of a color; a deviation",
      why: "Since 2025, a color of the format is an object with its space and components.",
      remedy: "The fix writes the object.",
      wrong: .tokens(##""a": { "$type": "color", "$value": ⟦"#39639E"⟧ }"##),
      right: .tokens(#""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#)
    ),
    ErrorPage(
      "dtcg-css-color",
      "A color as CSS writes it; a deviation",
      why: "Since 2025, a color of the format is an object with its space and components.",
      remedy: "The fix writes the object.",
      wrong: .tokens(#""a": { "$type": "color", "$value": ⟦"rgb(57 99 158 / 50%)"⟧ }"#),
      right: .tokens(
        #""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } }"#
      )
    ),
    ErrorPage(
      "dtcg-hex-spelling",
      "A `hex` without `#`, or with three, four or eight digits; a deviation",
      why: "The format has `#` and six digits. The components count, so nothing else depends on it.",
      remedy: "The fix writes six digits.",
      wrong: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": ⟦"#000"⟧ } }"##
      ),
      right: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } }"##
      )
    ),
    ErrorPage(
      "dtcg-unit-spelling",
      "A unit in capitals, or a 0 without a unit; a deviation",
      why: "The format has units in lower case, and a 0 has one, too.",
      remedy: "The fix writes the unit.",
      wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": ⟦""⟧ } }"#),
      right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }"#)
    ),
    ErrorPage(
      "dtcg-keyword-spelling",
      "A keyword or a type in another spelling; a deviation",
      why: "The format has keywords such as `display-p3` and types such as `fontFamily`, in these letters.",
      remedy: "The fix writes the keyword of the format.",
      wrong: .tokens(#""a": { "$type": "strokeStyle", "$value": ⟦"Dashed"⟧ }"#),
      right: .tokens(#""a": { "$type": "strokeStyle", "$value": "dashed" }"#)
    ),
    ErrorPage(
      "dtcg-missing-zero",
      "A part is missing that is 0 where tools leave it out; a deviation",
      why: """
        The format wants all parts. Tools leave out the `blur` and `spread` of a shadow, and the `delay` of a transition.
        """,
      remedy: "The fix writes the 0.",
      wrong: .tokens(
        #""a": { "$type": "transition", "$value": ⟦{ "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }⟧ }"#
      ),
      right: .tokens(
        #""a": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1], "delay": { "value": 0, "unit": "ms" } } }"#
      )
    ),
    ErrorPage(
      "dtcg-weight-spelling",
      "The name of a weight in another spelling; a deviation",
      why: "The format has names such as `semi-bold`, in lower case.",
      remedy: "The fix writes the name of the format.",
      wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦"SemiBold"⟧ }"#),
      right: .tokens(#""a": { "$type": "fontWeight", "$value": "semi-bold" }"#)
    ),
    ErrorPage(
      "dtcg-css-timing",
      "A timing function as CSS writes it; a deviation",
      why: "The format has the four numbers of a cubic Bézier curve.",
      remedy: "The fix writes the numbers.",
      wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦"ease-in"⟧ }"#),
      right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }"#)
    ),
    ErrorPage(
      "float-noise",
      "A number with the digits that a program's 32 bits made of it; a warning",
      why: "Such digits say nothing, and nobody can compare them. The number that was meant is read.",
      remedy: "Write the number that was meant.",
      wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": ⟦16.799999237060547⟧, "unit": "px" } }"#),
      right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 16.8, "unit": "px" } }"#)
    ),
    ErrorPage(
      "large-line-height",
      "A line height of more than four font sizes; a warning",
      why: "The format has factors of the font size. Such a number is one of pixels or of percent.",
      remedy: "Write the factor: 24 pixels at a font size of 16 are 1.5.",
      wrong: .tokens(
        #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": ⟦24⟧ } }"#
      ),
      right: .tokens(
        #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }"#
      )
    ),
    ErrorPage(
      "hex-mismatch",
      "A `hex` that differs from the components; a warning",
      why: "The components count, and programs that read only `hex` show another color.",
      remedy: "Correct one of the two. A difference of 1/255 in a channel is rounding, and not reported.",
      wrong: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": ⟦"#00FF00"⟧ } }"##
      ),
      right: .tokens(
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000" } }"##
      )
    ),
  ]

  private static func typography(_ rest: String) -> String {
    #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "#
      + #""fontWeight": 400, \#(rest) } }"#
  }
}
