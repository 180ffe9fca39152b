internal import TokenModel
internal import TokenPerception

/// The colors of texts, and what they are seen on.
struct PageContrastColors {
  /// A color of text.
  struct Text {
    let name: String
    let variants: ColorVariants
    /// The least contrast that it needs on the backgrounds that it is meant for.
    let use: TextUse
    /// The backgrounds that it is meant for, in each appearance.
    let grounds: [Appearance: [ColorGround]]
  }

  /// The colors of codes; without any, the tokens that are colors of text by their names.
  let texts: [Text]
  /// The tokens that are backgrounds by their names.
  private let named: [ColorGround]

  /// The maximum numbers of colors that are there by their names, of which those with short paths come first: a system
  /// has few of them, and uses them everywhere.
  private static let mostTexts = 12
  private static let mostGrounds = 6

  init(_ content: PageContent) {
    let uses = zip(content.catalog.colors, TextUse.ofColors(in: content.catalog))
    let ofCodes = uses.compactMap { color, use in
      use.map {
        Text(name: color.name.value, variants: color.variants, use: $0, grounds: Self.grounds(of: color, content))
      }
    }
    texts = ofCodes.isEmpty ? Self.namedTexts(content) : ofCodes
    named = Self.colors(in: content, ColorNameWords.isBackground).filter { $0.variants.isOpaque }
  }

  private static func grounds(of color: ColorToken, _ content: PageContent) -> [Appearance: [ColorGround]] {
    let all = Appearance.allCases.map { ($0, content.grounds.grounds(of: color, in: $0)) }
    return Dictionary(uniqueKeysWithValues: all)
  }

  private static func namedTexts(_ content: PageContent) -> [Text] {
    colors(in: content, ColorNameWords.isText).prefix(mostTexts).map { color in
      let grounds = content.grounds.named(color.name) ?? []
      let all = Appearance.allCases.map { ($0, grounds) }
      return Text(
        name: color.name,
        variants: color.variants,
        use: .small,
        grounds: Dictionary(uniqueKeysWithValues: all)
      )
    }
  }

  private static func colors(in content: PageContent, _ isWanted: (TokenPath) -> Bool) -> [ColorGround] {
    let paths = content.tokens.indices.filter { content.tokens.type(of: $0) == .color }
      .map { content.tokens.path(of: $0) }.filter(isWanted)
    let depth = paths.map(\.segments.count).min() ?? 0
    var known: Set<[ColorValue]> = []
    return (paths.filter { $0.segments.count == depth } + paths.filter { $0.segments.count > depth }).lazy
      .compactMap { content.catalog.resolved.ground(named: $0.description) }
      .filter { known.insert($0.variants.all.map(\.value)).inserted }
  }

  /// The backgrounds of an appearance, each color once: those that some text is meant for, then some of those that are
  /// one by their names; without any, the usual one.
  func grounds(in appearance: Appearance) -> [ColorGround] {
    var known: Set<ColorValue> = []
    func isNew(_ ground: ColorGround) -> Bool { known.insert(ground.variants[appearance].value).inserted }
    let meant = texts.flatMap { $0.grounds[appearance] ?? [] }.filter(isNew)
    let all = meant + named.filter(isNew).prefix(Self.mostGrounds)
    let usual = appearance.usualBackground
    return all.isEmpty ? [ColorGround(usual, named: usual.hex)] : all
  }

  /// Whether a text or a background has another color in an appearance than in the one that it falls back to.
  func isDistinct(_ appearance: Appearance) -> Bool {
    guard let plainer = appearance.fallback else { return true }
    return texts.contains { $0.variants[appearance].value != $0.variants[plainer].value }
      || grounds(in: appearance).map { $0.variants[appearance].value }
        != grounds(in: plainer).map { $0.variants[plainer].value }
  }
}

extension ColorVariants {
  fileprivate var isOpaque: Bool { Appearance.allCases.allSatisfy { self[$0].value.alpha == 255 } }
}

/// What colors are for, by the words in their paths.
private enum ColorNameWords {
  private static let backgrounds: Set<String> = ["background", "backgrounds", "bg", "surface", "canvas", "backdrop"]
  private static let texts: Set<String> = ["text", "foreground", "fg", "content", "label", "link", "on"]
  private static let others: Set<String> = ["border", "outline", "stroke", "divider", "icon", "shadow", "ring"]

  /// `color.background.card`, but not `color.on-background` and `color.border.surface`.
  static func isBackground(_ path: TokenPath) -> Bool {
    let words = words(of: path)
    return !words.isDisjoint(with: backgrounds) && words.isDisjoint(with: texts) && words.isDisjoint(with: others)
  }

  /// `color.text.subtle`, `color.on-background`.
  static func isText(_ path: TokenPath) -> Bool {
    let words = words(of: path)
    return !words.isDisjoint(with: texts) && words.isDisjoint(with: others)
      && (words.isDisjoint(with: backgrounds) || words.contains("on"))
  }

  private static func words(of path: TokenPath) -> Set<String> {
    Set(CSSSpelling.kebab.name(of: path.segments).split(separator: "-").map { String($0) })
  }
}
