internal import TokenDiagnostics

/// Punctuation of other scripts, as input methods leave it: it is reported, and read as that of JSON.
extension JSONTreeBuilder {
  /// Passes a character that looks like the expected punctuation; false if there is none.
  mutating func passPunctuation() -> Bool {
    guard let character = punctuation(at: position) else { return false }
    switch (place, character.meant) {
    case (.key, ":"), (.key, "="):
      passLookAlike(character, as: ":")
      pass(.colon)
    case (.value, ","), (.value, ";"):
      passLookAlike(character, as: ",")
      pass(isInMapping ? .commaInMapping : .commaInList)
    case (.start, "{"), (.colon, "{"), (.openBracket, "{"), (.commaInList, "{"):
      passLookAlike(character, as: "{")
      open(.mapping)
    case (.start, "["), (.colon, "["), (.openBracket, "["), (.commaInList, "["):
      passLookAlike(character, as: "[")
      open(.sequence)
    case (.value, "}"), (.openBrace, "}"), (.commaInMapping, "}"):
      guard isInMapping else { return false }
      passLookAlike(character, as: "}")
      close()
    case (.value, "]"), (.openBracket, "]"), (.commaInList, "]"):
      guard !isInMapping else { return false }
      passLookAlike(character, as: "]")
      close()
    default: return false
    }
    return true
  }

  /// Reports a character, unless a mistake before explains it, and moves to its last byte.
  private mutating func passLookAlike(_ character: LookAlike, as meant: String) {
    let range = position..<endOfCharacter(from: position)
    report { .lookAlike(character, meant, at: $0.range(range)) }
    position = range.upperBound - 1
  }

  /// The character at an offset if it looks like a colon, a comma or a bracket; nil for others.
  func punctuation(at offset: Int) -> LookAlike? {
    // The first bytes of such characters; most letters have others.
    guard offset < bytes.count, [0xD8, 0xE2, 0xE3, 0xEA, 0xEF].contains(bytes[offset]) else { return nil }
    guard let scalar = text(offset..<endOfCharacter(from: offset)).unicodeScalars.first,
      let character = LookAlike(scalar), ":=,;{}[]".contains(character.meant), !character.meant.isEmpty
    else { return nil }
    return character
  }
}
