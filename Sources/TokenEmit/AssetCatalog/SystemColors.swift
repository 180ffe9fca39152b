internal import TokenModel

/// The names of colors in SwiftUI and UIKit, which asset symbols of Xcode meet:
/// <https://developer.apple.com/documentation/swiftui/color> and
/// <https://developer.apple.com/documentation/uikit/uicolor>.
enum SystemColors {
  /// Reports a color of an asset catalog that gets no symbol in Xcode, because the system has one of its name.
  static func report(_ name: String, of token: TokenID, in tokens: TokenSet, _ report: inout EmitterReport) {
    let words = NameStyle.camel.name(of: NameWords.words(of: name))
    let symbol = words.prefix(1).lowercased() + words.dropFirst()
    let type = swiftUI.contains(symbol) ? "Color" : uiKit.contains(symbol) ? "UIColor" : nil
    guard let type else { return }
    report.cannotExpress(
      "the system has a color `\(type).\(symbol)`, so Xcode makes no such symbol for `\(tokens.path(of: token))` in the "
        + "asset catalog; rename it, or put it in a group, with `namespace: true`",
      at: tokens.nameRange(of: token)
    )
  }

  private static let swiftUI: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let uiKit: Set = [
    "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "placeholderText",
    "quaternaryLabel", "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "tintColor",
  ]
}
