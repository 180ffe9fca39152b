internal import TokenModel

/// The records of a spec, from the top down.
extension SpecRecord {
  static let spec = SpecRecord("a spec", RootKey.allCases.map(\.key))
  static let included = SpecRecord("an included file", RootKey.included.map(\.key))
  /// A spec in a token file.
  static let embedded = SpecRecord(
    "`org.stylespec`",
    [
      .required(
        EmbeddedSpec.versionKey,
        as: .words(["1"]),
        example: "\(EmbeddedSpec.versionKey): 1",
        summary: "The version of the extension."
      )
    ] + RootKey.embedded.map(\.key)
  )

  static let swift = SpecRecord(
    "`swift`",
    [
      .optional("names", as: .words(SwiftOptions.Names.self), summary: "How the name of a code becomes a Swift name."),
      .optional(
        "prefix",
        as: .name(.swiftPrefix),
        summary: "The prefix of every name; without it, `t` is put before names that do not start with a letter."
      ),
      .optional("access", as: .words(SwiftOptions.Access.self), summary: "Who may use the catalog."),
      .optional(
        "scope",
        as: .words(SwiftOptions.Scope.self),
        summary: "Whether names are in `StyleCode` or in the catalog."
      ),
      .optional("emoji", as: .words(SwiftOptions.Emoji.self), summary: "Whether each emoji gets a name in Swift."),
      .optional("tokens", as: .boolean, summary: "Whether tokens that are not styles are constants in Swift."),
    ]
  )

  /// The key of a color's grounds.
  static let groundKey = "on"

  static let color = token(
    "a color",
    [
      .required(
        "light",
        as: .literalColor,
        example: "light: \"#222222\"",
        summary: "The color in the light appearance."
      ),
      .optional("dark", as: .literalColor, summary: "The color in the dark appearance; `light` is used instead."),
      .optional(
        "highContrastLight",
        as: .literalColor,
        summary: "The light color for increased contrast; `light` is used instead."
      ),
      .optional(
        "highContrastDark",
        as: .literalColor,
        summary: "The dark color for increased contrast; `dark` is used instead."
      ),
      .optional(
        groundKey,
        as: .oneOrMore(.ground, maximum: nil),
        summary: "Opaque colors that text in this color is seen on, for its contrast; not in the palette."
      ),
    ]
  )

  static let weight = token(
    "a weight",
    [
      .required(
        "value",
        as: .number(SpecRange.weight, isWhole: true),
        example: "value: 400",
        summary: "The number, as in CSS."
      )
    ]
  )

  static let family = token(
    "a family",
    [
      .required(
        "name",
        as: .fonts,
        example: "name: \"PingFang SC\"",
        summary: "The name of the font, or a list: the first one that a platform has; `system` is the platform's own."
      ),
      .optional(
        "metrics",
        as: .record(.fontMetrics),
        summary: "The font's vertical metrics; without them, the system font's."
      ),
    ]
  )

  static let fontMetrics = SpecRecord(
    "`metrics`",
    [
      .required(
        "ascent",
        as: .number(SpecRange.perEm, isWhole: false),
        example: "ascent: 0.952",
        summary: "How far letters rise above the baseline, per em."
      ),
      .required(
        "descent",
        as: .number(SpecRange.perEm, isWhole: false),
        example: "descent: 0.241",
        summary: "How far letters reach below the baseline, per em; positive."
      ),
    ]
  )

  static let metrics = token(
    "a size",
    [
      .required(
        "lineHeight",
        as: .number(SpecRange.positive, isWhole: false),
        example: "lineHeight: 20",
        summary: "The least height of a line box, in points."
      ),
      .optional(
        "lineSpacing",
        as: .number(SpecRange.signed, isWhole: false),
        summary: "The space between two line boxes, in points; without it, 0."
      ),
      .optional(
        "letterSpacing",
        as: .number(SpecRange.signed, isWhole: false),
        summary: "The space after each grapheme, in points."
      ),
      .optional(
        "baselineOffset",
        as: .numberOrWord(SpecRange.signed, BaselineOffset.centerWord),
        summary: "How far the text is moved up in `offsetHost`, in points; without it, `center` on every host."
      ),
    ]
  )

  static let mode = token(
    "a mode",
    [
      .requiredInOneFile(
        "typography",
        as: .table(.size, of: .definition(.size)),
        example: "typography: { 14: plain }",
        summary: "The metrics of some sizes in this mode."
      )
    ]
  )

  static let codes = SpecRecord(
    "`codes`",
    [
      .optional(
        "name",
        as: .template(placeholders: NameTemplate.Axis.base.map(\.rawValue)),
        summary: "How codes are named."
      ),
      .optional(
        "mode",
        as: .template(placeholders: NameTemplate.Axis.allCases.map(\.rawValue) + ["name"]),
        summary: "How codes of a mode are named."
      ),
      .optional(
        "color",
        as: .words(CodeColor.self),
        summary: "`open` leaves the color of codes open; without it, colors are an axis of codes."
      ),
      .optional("only", as: patterns, summary: "Codes whose names match none of these patterns do not exist."),
      .optional("except", as: patterns, summary: "Codes whose names match one of these patterns do not exist."),
    ]
  )

  /// Limited, because each pattern is compared with each name.
  static let maximumPatterns = 100
  private static let patterns = SpecValue.oneOrMore(.pattern, maximum: maximumPatterns)

  static let style = token(
    "a style",
    [
      .required("size", as: .token, example: "size: 14", summary: "A size of `typography`, or of the mode."),
      .optional("color", as: .token, summary: "The name of a color; without it, the color is left open."),
      .required(
        "weight",
        as: .token,
        example: "weight: bold",
        summary: "The name of a weight, or the number that it alone has."
      ),
      .optional("family", as: .token, summary: "The name of a family; without it, the first one."),
      .optional("mode", as: .token, summary: "The name of a mode; without it, the size is one of `typography`."),
    ]
  )
}

extension NameTemplate.Axis {
  /// The axes in a name without a mode.
  static let base: [NameTemplate.Axis] = [.size, .color, .weight, .family]
}

/// The values of `color` in `codes`.
enum CodeColor: String, CaseIterable {
  /// Codes leave their color open, so that it is not an axis.
  case open
}
