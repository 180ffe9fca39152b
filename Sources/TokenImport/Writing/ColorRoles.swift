internal import TokenModel

/// Which colors are for text, and which for backgrounds, by their names. Other tools do not say it.
enum ColorRoles {
  enum Role {
    case text, background
  }

  /// The role that the last word with a meaning names: `background.on-primary` is for text.
  static func role(of path: [String]) -> Role? {
    for name in path.reversed() {
      let words = words(of: name)
      if words.first == "on" && words.count > 1 { return .text }
      for word in words.reversed() {
        if textWords.contains(word) { return .text }
        if backgroundWords.contains(word) { return .background }
      }
    }
    return nil
  }

  private static let textWords: Swift.Set<String> = ["text", "fg", "foreground", "content"]
  private static let backgroundWords: Swift.Set<String> = ["bg", "background", "backgrounds", "surface", "surfaces"]

  /// The words of a name in lower case: `onPrimary`, `on-primary`, `on_primary`.
  static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasLower { words.append("") }
      if isPart { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase || character.isNumber
    }
    return words.filter { !$0.isEmpty }
  }
}
