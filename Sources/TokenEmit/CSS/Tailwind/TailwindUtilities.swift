/// The Tailwind utilities with a value that code classes may collide with
/// (<https://tailwindcss.com/docs/styling-with-utility-classes>): a prefix, then a number or a name of the theme.
/// Utilities of whole words, such as `flex`, are not included: code classes have a value after the prefix or the letter
/// of their part.
struct TailwindUtilities {
  /// By namespace, the names of the theme and of Tailwind's own.
  private let names: [TailwindNamespace: Set<String>]

  /// The utilities of a theme with some names.
  init(namesOfTheme ofTheme: [TailwindNamespace: Set<String>]) {
    let all = TailwindNamespace.allCases.map { ($0, $0.ownNames.union($0.keywords).union(ofTheme[$0] ?? [])) }
    names = Dictionary(uniqueKeysWithValues: all)
  }

  /// The prefixes of utilities, by namespace.
  private static let roots: [TailwindNamespace: Set<String>] = [
    .color: [
      "accent", "bg", "border", "caret", "decoration", "divide", "fill", "from", "inset-shadow", "outline", "ring",
      "shadow",
      "stroke", "text", "to", "via",
    ],
    .text: ["text"], .leading: ["leading"], .tracking: ["tracking"], .font: ["font"], .fontWeight: ["font"],
    .spacing: lengths, .radius: ["rounded"], .shadow: ["shadow"], .insetShadow: ["inset-shadow"], .ease: ["ease"],
    .blur: ["blur"], .container: ["w", "min-w", "max-w", "columns", "basis"],
  ]

  private static let lengths: Set<String> = [
    "basis", "block", "bottom", "end", "gap", "h", "indent", "inline", "inset", "leading", "left", "m", "max-h",
    "max-w", "mb",
    "me", "min-h", "min-w", "ml", "mr", "ms", "mt", "mx", "my", "p", "pb", "pe", "pl", "pr", "ps", "pt", "px", "py",
    "right",
    "size", "space", "start", "top", "translate", "w",
  ]

  /// The prefixes of utilities with numbers other than lengths.
  private static let numbers: Set<String> = [
    "border", "brightness", "col", "columns", "contrast", "decoration", "delay", "divide", "duration", "flex", "font",
    "grid-cols", "grid-rows", "grow", "line-clamp", "opacity", "order", "outline", "ring", "rotate", "row", "saturate",
    "scale", "shrink", "skew", "stroke", "tab", "z", "zoom",
  ]

  /// Whether Tailwind has a class.
  func contains(_ name: String) -> Bool {
    name.indices.filter { name[$0] == "-" }.contains { hyphen in
      let (root, value) = (String(name[..<hyphen]), String(name[name.index(after: hyphen)...]))
      if Self.isNumber(value), Self.lengths.contains(root) || Self.numbers.contains(root) { return true }
      return names.contains { Self.roots[$0]?.contains(root) == true && $1.contains(value) }
    }
  }

  private static func isNumber(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
