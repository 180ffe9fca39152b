/// The keys and words of the Design Tokens format, for completion. Chapters are those of the 2025.10 reports, "Design
/// Tokens Format Module" and "Design Tokens Resolver Module".
enum FormatKeys {
  /// A key, with what it is for, and a value to start with.
  struct Key {
    let name: String
    let meaning: String
    let value: String?
  }

  /// The keys at a place: those of a composite value where one is being written, else those of tokens and groups.
  static func keys(in names: [String]) -> [Key] {
    guard let value = names.lastIndex(of: "$value") else { return names.contains("$extensions") ? [] : ofTokens }
    return value == names.count - 1 ? ofValues : []
  }

  /// The words that a value may be; none for a value that is not a choice.
  static func words(of names: [String]) -> [String] {
    switch names.last {
    case "colorSpace":
      [
        "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
        "rec2020", "xyz-d65", "xyz-d50",
      ]
    case "unit": ["px", "rem", "ms", "s"]
    case "lineCap": ["round", "butt", "square"]
    case "$deprecated", "inset": ["true", "false"]
    case "fontWeight":
      [
        "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
        "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
      ]
    default: []
    }
  }

  private static let ofTokens = [
    Key(name: "$value", meaning: "The value of a token, or a reference to one in braces.", value: nil),
    Key(name: "$type", meaning: "The type of a token, or of all tokens in a group.", value: nil),
    Key(name: "$description", meaning: "What a token or group is for.", value: nil),
    Key(name: "$deprecated", meaning: "`true`, or what to use instead.", value: "true"),
    Key(name: "$extends", meaning: "The group whose tokens this one has, too.", value: nil),
    Key(name: "$ref", meaning: "A JSON pointer to a value.", value: nil),
    Key(name: "$root", meaning: "The token that a group itself is.", value: nil),
    Key(name: "$extensions", meaning: "Data of tools, each under its own name.", value: nil),
  ]

  /// The parts of composite values, of all types.
  private static let ofValues = [
    ("colorSpace", "color"), ("components", "color"), ("alpha", "color"), ("hex", "color"),
    ("value", "dimension, duration"),
    ("unit", "dimension, duration"), ("fontFamily", "typography"), ("fontSize", "typography"),
    ("fontWeight", "typography"), ("letterSpacing", "typography"), ("lineHeight", "typography"),
    ("offsetX", "shadow"), ("offsetY", "shadow"), ("blur", "shadow"), ("spread", "shadow"), ("inset", "shadow"),
    ("color", "shadow, border, gradient"), ("position", "gradient"), ("width", "border"), ("style", "border"),
    ("dashArray", "strokeStyle"), ("lineCap", "strokeStyle"), ("duration", "transition"), ("delay", "transition"),
    ("timingFunction", "transition"),
  ].map { Key(name: $0.0, meaning: "A part of a value of the type \($0.1).", value: nil) }
}
