internal import TokenModel

/// The purpose of a modifier of a resolver document, guessed from its name and its contexts' names. The format does not
/// define it.
struct ModifierReading {
  let role: Modifier.Role
  /// By context; empty unless the modifier is about the appearance.
  let appearances: [ContextAppearance]
  /// By context; empty unless the modifier is about the text size.
  let textSizes: [TextSize?]

  init(name: String, contexts: [String]) {
    let nameWords = Self.words(of: name)
    if let sizes = Self.textSizes(of: contexts, nameWords) {
      role = .textSize
      appearances = []
      textSizes = sizes
      return
    }
    textSizes = []
    let isAboutContrast = !Self.contrastWords.isDisjoint(with: nameWords)
    let meanings = contexts.map { Self.meaning(of: Self.words(of: $0), isAboutContrast: isAboutContrast) }
    let found = meanings.compactMap(\.self)
    let hasDark = found.contains { $0.isDark == true }
    let hasContrast = found.contains { $0.isHighContrast == true }
    if found.count == meanings.count, hasDark || hasContrast {
      role = .appearance
      appearances = found.map { meaning in
        ContextAppearance(
          isDark: meaning.isDark ?? (hasDark ? false : nil),
          isHighContrast: meaning.isHighContrast ?? (hasContrast ? false : nil)
        )
      }
    } else {
      role = Self.modeWords.isDisjoint(with: nameWords) ? .build : .mode
      appearances = []
    }
  }

  private static let darkWords: Set<String> = ["dark", "night", "black"]
  private static let lightWords: Set<String> = ["light", "day", "white"]
  private static let contrastWords: Set<String> = ["contrast", "hc", "ax", "a11y", "accessible", "accessibility"]
  private static let moreWords: Set<String> = ["high", "more", "increased", "higher", "strong"]
  private static let plainWords: Set<String> = [
    "default", "normal", "standard", "regular", "base", "off", "none", "no",
  ]
  private static let modeWords: Set<String> = ["density", "size", "mode"]
  private static let textWords: Set<String> = ["text", "type", "font", "dynamic", "content"]

  /// The text sizes of the contexts; nil for a modifier that is not about the system's text size. Other things have
  /// sizes from `small` to `large`, and controls have more of them: the modifier is named for text and has others, or
  /// one of its sizes is one that only text has.
  private static func textSizes(of contexts: [String], _ nameWords: Set<String>) -> [TextSize]? {
    let sizes = contexts.compactMap(TextSizeNames.textSize)
    guard sizes.count == contexts.count, sizes.count > 1, Set(sizes).count == sizes.count else { return nil }
    let usual: [TextSize] = textWords.isDisjoint(with: nameWords) ? [.xSmall, .xLarge, .xxLarge] : []
    return Set(sizes).isSubset(of: usual + [.small, .medium, .large]) ? nil : sizes
  }

  /// The appearance that a context's words name; nil for a context that is not about the appearance.
  private static func meaning(of words: Set<String>, isAboutContrast: Bool) -> ContextAppearance? {
    let isDark = words.isDisjoint(with: darkWords) ? (words.isDisjoint(with: lightWords) ? nil : false) : true
    let isPlain = !words.isDisjoint(with: plainWords)
    let namesContrast = !words.isDisjoint(with: contrastWords)
    let isMore = !words.isDisjoint(with: moreWords)
    let isHighContrast = namesContrast && !isPlain || isMore && isAboutContrast
    guard isDark != nil || isHighContrast || isPlain else { return nil }
    return ContextAppearance(isDark: isDark, isHighContrast: isHighContrast ? true : nil)
  }

  /// The words of a name: `lightHighContrast`, `dark_ax`, `Dark (high contrast)`.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      if !character.isLetter && !character.isNumber || character.isUppercase && wasLower { words.append("") }
      if character.isLetter || character.isNumber { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase || character.isNumber
    }
    return Set(words.filter { !$0.isEmpty })
  }
}
