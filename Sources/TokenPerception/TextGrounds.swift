package import TokenModel

/// The colors that text is seen on.
///
/// The first of these that is known counts:
///
/// 1. the grounds that the spec gives the color, by its key `on`;
/// 2. those of the most specific pattern that matches the color's name;
/// 3. those of the appearance or, for increased contrast, of the plain one, and none for a color that is one of them;
/// 4. white, and black in dark appearances.
package struct TextGrounds: Sendable {
  /// The texts that do not name an opaque color, with the appearances or patterns that they were given for.
  package private(set) var unknown: [(key: String, text: String)] = []
  /// The most specific pattern first.
  private var patterns: [(pattern: ColorPattern, grounds: [ColorGround])] = []
  private var appearances: [Appearance: [ColorGround]] = [:]

  /// Creates the backgrounds that a project configures.
  ///
  /// - Parameters:
  ///   - table: For appearances, and for patterns of names of colors, the colors or the paths of tokens.
  ///   - tokens: The tokens of the spec.
  package init(_ table: [String: [String]] = [:], among tokens: ResolvedTokens = .empty) {
    for (key, texts) in table.sorted(by: { Specificity($0.key) > Specificity($1.key) }) {
      let appearance = Appearance(rawValue: key)
      let judged = appearance.map { [$0] } ?? Appearance.allCases
      var grounds: [ColorGround] = []
      for text in texts {
        if let ground = tokens.ground(named: text), judged.allSatisfy({ ground.variants[$0].value.alpha == 255 }) {
          grounds.append(ground)
        } else {
          unknown.append((key, text))
        }
      }
      if let appearance {
        appearances[appearance] = grounds
      } else {
        patterns.append((ColorPattern(key), grounds))
      }
    }
  }

  /// The grounds of a color in an appearance; empty for a color whose contrast does not matter, such as one that is
  /// itself a ground of the appearance: a surface, and not a color of text.
  package func grounds(of color: ColorToken, in appearance: Appearance) -> [ColorGround] {
    if let named = named(color) { return named }
    let assumed = assumed(in: appearance)
    return assumed.contains { $0.declaration == color.name.origin.range } ? [] : assumed
  }

  /// The grounds that the spec or a pattern gives a color; nil if none does.
  package func named(_ color: ColorToken) -> [ColorGround]? {
    color.grounds ?? named(color.name.value)
  }

  /// The grounds that a pattern gives a color by its name, or a token by its path; nil if none does.
  package func named(_ name: String) -> [ColorGround]? { patterns.first { $0.pattern.matches(name) }?.grounds }

  /// The ground on which a color has the least contrast in an appearance, which is the usual one for a color without
  /// grounds.
  package func hardest(for color: ColorToken, in appearance: Appearance) -> ColorValue {
    let text = color.variants[appearance].value
    let grounds = grounds(of: color, in: appearance).map { $0.variants[appearance].value }
    return grounds.min { text.contrastRatio(on: $0) < text.contrastRatio(on: $1) } ?? appearance.usualBackground
  }

  private func assumed(in appearance: Appearance) -> [ColorGround] {
    if let grounds = appearances[appearance] { return grounds }
    return switch appearance {
    case .light: Self.usualLight
    case .dark: Self.usualDark
    case .highContrastLight: assumed(in: .light)
    case .highContrastDark: assumed(in: .dark)
    }
  }

  private static let usualLight = [usual(.light)]
  private static let usualDark = [usual(.dark)]

  private static func usual(_ appearance: Appearance) -> ColorGround {
    ColorGround(appearance.usualBackground, named: appearance.usualBackground.hex)
  }
}

/// A pattern of colors by their names or their paths: `onDark*` or `color.onDark*`. The name of a color of a token file
/// is its path, which may begin with a group `color`.
package struct ColorPattern: Sendable {
  private let whole: NamePattern
  private let inSection: NamePattern?

  /// The pattern of a text.
  package init(_ text: String) {
    whole = NamePattern(text)
    inSection = text.hasPrefix("color.") ? NamePattern(String(text.dropFirst("color.".count))) : nil
  }

  /// Whether a color has such a name.
  package func matches(_ name: String) -> Bool { whole.matches(name) || inSection?.matches(name) ?? false }
}

/// The specificity of a pattern: more characters that match themselves, then fewer `*`. Equally specific patterns are
/// in alphabetical order.
private struct Specificity: Comparable {
  private let literals: Int
  private let stars: Int
  private let text: String

  init(_ pattern: String) {
    let scalars = pattern.unicodeScalars
    stars = scalars.count { $0 == "*" }
    literals = scalars.count { $0 != "*" && $0 != "?" }
    text = pattern
  }

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.literals, right.stars, right.text) < (right.literals, left.stars, left.text)
  }
}
