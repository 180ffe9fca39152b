/// The prefix of a variable's name in a Tailwind 4 theme, which decides what utilities it is for
/// (<https://tailwindcss.com/docs/theme#theme-variable-namespaces>).
enum TailwindNamespace: String, CaseIterable {
  case color, text, leading, tracking, font
  case fontWeight = "font-weight"
  case spacing, radius, shadow
  case insetShadow = "inset-shadow"
  case ease, blur, container, breakpoint

  /// The variable of a name; without a name, that of the namespace alone.
  func variable(_ name: String) -> String { name.isEmpty ? "--\(rawValue)" : "--\(rawValue)-\(name)" }

  /// The prefix of utilities with ``keywords``.
  var utilityOfKeywords: String {
    switch self {
    case .color: "text"
    case .spacing: "w"
    case .container: "max-w"
    default: rawValue
    }
  }

  /// Whether the namespace alone is also a variable, for a utility without a name: `rounded` is `--radius`.
  var hasNameless: Bool { [.radius, .shadow, .insetShadow, .blur].contains(self) }

  /// Whether values are the lengths themselves, because media and container queries cannot read custom properties.
  var isLiteral: Bool { self == .container || self == .breakpoint }

  /// The prefixes that a name must not have, because the variable would be of another namespace.
  var startsOfOthers: [String] {
    switch self {
    case .font: ["weight", "size"]
    case .text: ["color", "decoration-color", "decoration-thickness", "indent", "shadow", "underline-offset"]
    default: []
    }
  }

  /// The names with built-in utilities in Tailwind, whatever the theme.
  var keywords: Set<String> {
    switch self {
    case .color, .text: Self.keywordsOfText
    case .shadow, .insetShadow: ["none", "inherit", "initial"]
    case .spacing: ["px", "auto", "full", "screen", "min", "max", "fit"]
    case .container: ["none", "auto", "full", "screen", "min", "max", "fit", "prose"]
    default: []
    }
  }

  private static let keywordsOfText: Set<String> = [
    "transparent", "current", "inherit", "left", "center", "right", "justify", "start", "end", "wrap", "nowrap",
    "balance",
    "pretty", "ellipsis", "clip",
  ]

  /// The names of Tailwind's own theme.
  var ownNames: Set<String> {
    switch self {
    case .color: Self.ownColors
    case .text: Self.sizes("xs", "sm", "base", "lg", upTo: 9)
    case .leading: ["tight", "snug", "normal", "relaxed", "loose"]
    case .tracking: ["tighter", "tight", "normal", "wide", "wider", "widest"]
    case .font: ["sans", "serif", "mono"]
    case .fontWeight:
      ["thin", "extralight", "light", "normal", "medium", "semibold", "bold", "extrabold", "black"]
    case .spacing: []
    case .radius: Self.sizes("xs", "sm", "md", "lg", upTo: 4)
    case .shadow: Self.sizes("2xs", "xs", "sm", "md", "lg", upTo: 2)
    case .insetShadow: ["2xs", "xs", "sm"]
    case .ease: ["in", "out", "in-out"]
    case .blur: Self.sizes("xs", "sm", "md", "lg", upTo: 3)
    case .container: Self.sizes("3xs", "2xs", "xs", "sm", "md", "lg", upTo: 7)
    case .breakpoint: Self.sizes("sm", "md", "lg", upTo: 2)
    }
  }

  /// Some sizes, then `xl`, `2xl` and so on.
  private static func sizes(_ first: String..., upTo last: Int) -> Set<String> {
    Set(first + ["xl"] + (2...last).map { "\($0)xl" })
  }

  private static let ownColors: Set<String> = {
    let hues = [
      "red", "orange", "amber", "yellow", "lime", "green", "emerald", "teal", "cyan", "sky", "blue", "indigo", "violet",
      "purple", "fuchsia", "pink", "rose", "slate", "gray", "zinc", "neutral", "stone", "mauve", "olive", "mist",
      "taupe",
    ]
    let steps = [50] + (1...9).map { $0 * 100 } + [950]
    return Set(["black", "white"] + hues.flatMap { hue in steps.map { "\(hue)-\($0)" } })
  }()

  /// The utilities of two namespaces: where both have a name, the utility means the first.
  static let shared: [(utility: String, first: TailwindNamespace, second: TailwindNamespace)] = [
    ("text", .color, .text), ("font", .font, .fontWeight), ("shadow", .shadow, .color),
    ("inset-shadow", .insetShadow, .color), ("max-w", .spacing, .container),
  ]

  /// Whether Tailwind has a custom property itself, with or without a theme of ours.
  static func isOwn(_ property: String) -> Bool {
    if property == "--spacing" || property.hasPrefix("--tw-") || property.hasPrefix("--default-") { return true }
    return allCases.contains { namespace in
      let start = namespace.variable("") + "-"
      return property.hasPrefix(start) && namespace.ownNames.contains(String(property.dropFirst(start.count)))
    }
  }
}
