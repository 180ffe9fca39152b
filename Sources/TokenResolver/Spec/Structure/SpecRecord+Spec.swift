internal import TokenModel

/// The records of a spec, from the top down.
extension SpecRecord {
  static let spec = SpecRecord("a spec", RootKey.allCases.map(\.key))
  static let included = SpecRecord("an included file", RootKey.included.map(\.key))

  static let swift = SpecRecord(
    "`swift`",
    [
      .optional("names", .words(SwiftOptions.Names.self), "How the name of a code becomes a Swift name."),
      .optional(
        "prefix",
        .name(.swiftPrefix),
        "What every name starts with; without it, `t` is put before names that do not start with a letter."
      ),
      .optional("access", .words(SwiftOptions.Access.self), "Who may use the catalog."),
      .optional("scope", .words(SwiftOptions.Scope.self), "Whether names are in `StyleCode` or in the catalog."),
      .optional("emoji", .words(SwiftOptions.Emoji.self), "Whether each emoji gets a name in Swift."),
    ]
  )

  static let color = token(
    "a color",
    [
      .required("light", .literalColor, example: "light: \"#222222\"", "The color in the light appearance."),
      .optional("dark", .literalColor, "The color in the dark appearance; `light` is used instead."),
      .optional("highContrastLight", .literalColor, "The light color for increased contrast; `light` is used instead."),
      .optional("highContrastDark", .literalColor, "The dark color for increased contrast; `dark` is used instead."),
    ]
  )

  static let weight = token(
    "a weight",
    [.required("value", .number(SpecRange.weight, isWhole: true), example: "value: 400", "The number, as in CSS.")]
  )

  static let family = token(
    "a family",
    [
      .required(
        "name",
        .name(.font),
        example: "name: \"PingFang SC\"",
        "The name of the font; `system` is the platform's own."
      ),
      .optional("metrics", .record(.fontMetrics), "The font's vertical metrics; without them, the system font's."),
    ]
  )

  static let fontMetrics = SpecRecord(
    "`metrics`",
    [
      .required(
        "ascent",
        .number(SpecRange.perEm, isWhole: false),
        example: "ascent: 0.952",
        "How far letters rise above the baseline, per em."
      ),
      .required(
        "descent",
        .number(SpecRange.perEm, isWhole: false),
        example: "descent: 0.241",
        "How far letters reach below the baseline, per em; positive."
      ),
    ]
  )

  static let metrics = token(
    "a size",
    [
      .required(
        "lineHeight",
        .number(SpecRange.positive, isWhole: false),
        example: "lineHeight: 20",
        "The least height of a line box, in points."
      ),
      .required(
        "lineSpacing",
        .number(SpecRange.signed, isWhole: false),
        example: "lineSpacing: 0",
        "The space between two line boxes, in points."
      ),
      .optional(
        "letterSpacing",
        .number(SpecRange.signed, isWhole: false),
        "The space after each grapheme, in points."
      ),
      .required(
        "baselineOffset",
        .number(SpecRange.signed, isWhole: false),
        example: "baselineOffset: 0",
        "How far the text is moved up in `offsetHost`, in points; negative is down."
      ),
    ]
  )

  static let mode = token(
    "a mode",
    [
      .required(
        "typography",
        .table(.size, of: .definition(.size)),
        example: "typography: { 14: plain }",
        "The metrics of some sizes in this mode."
      )
    ]
  )

  static let codes = SpecRecord(
    "`codes`",
    [
      .optional("name", .template(placeholders: NameTemplate.Axis.base.map(\.rawValue)), "How codes are named."),
      .optional(
        "mode",
        .template(placeholders: NameTemplate.Axis.allCases.map(\.rawValue) + ["name"]),
        "How codes of a mode are named."
      ),
      .optional(
        "color",
        .words(CodeColor.self),
        "`open` leaves the color of codes open; without it, colors are an axis of codes."
      ),
      .optional("only", patterns, "Codes whose names match none of these patterns do not exist."),
      .optional("except", patterns, "Codes whose names match one of these patterns do not exist."),
    ]
  )

  /// Limited, because each pattern is compared with each name.
  static let maximumPatterns = 100
  private static let patterns = SpecValue.oneOrMore(.pattern, maximum: maximumPatterns)

  static let style = token(
    "a style",
    [
      .required("size", .token, example: "size: 14", "A size of `typography`, or of the mode."),
      .optional("color", .token, "The name of a color; without it, the color is left open."),
      .required("weight", .token, example: "weight: bold", "The name of a weight."),
      .optional("family", .token, "The name of a family; without it, the first one."),
      .optional("mode", .token, "The name of a mode; without it, the size is one of `typography`."),
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
