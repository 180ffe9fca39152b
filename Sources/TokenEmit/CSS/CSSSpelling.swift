/// The conversion of names of a spec to CSS names.
enum CSSSpelling: String, CaseIterable {
  /// In lower case, with hyphens between all words, including those of camel case.
  case kebab
  /// With the case of the source, and hyphens where the source separates words.
  case source

  /// A name, or a part of one, without escapes.
  func name(of text: String) -> String {
    let hasWordsOfCamelCase = self == .kebab && text.utf8.contains { $0 >= 0x80 || Self.isUpper($0) }
    guard hasWordsOfCamelCase else { return NameWords.kebab(text) }
    let words = NameWords.words(of: text).flatMap(Self.wordsOfCamelCase)
    return NameStyle.kebab.name(of: words).lowercased()
  }

  /// A path as a name.
  func name(of segments: [String]) -> String { segments.map(name).joined(separator: "-") }

  /// The words of a word: each begins with an upper-case letter after a lower-case letter or a digit, or with the last
  /// one of several upper-case letters before a lower-case letter.
  private static func wordsOfCamelCase(_ word: String) -> [String] {
    let letters = Array(word)
    var words = [""]
    for (index, letter) in letters.enumerated() {
      if index > 0, isStart(index, of: letters) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func isStart(_ index: Int, of letters: [Character]) -> Bool {
    guard isUpper(letters[index]) else { return false }
    let previous = letters[index - 1]
    if previous.isLowercase || isDigit(previous) { return true }
    return isUpper(previous) && index + 1 < letters.count && letters[index + 1].isLowercase
  }

  /// Whether a letter has a lower-case one: mathematical letters do not.
  private static func isUpper(_ letter: Character) -> Bool { letter.lowercased() != String(letter) }

  private static func isDigit(_ letter: Character) -> Bool {
    letter.unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
