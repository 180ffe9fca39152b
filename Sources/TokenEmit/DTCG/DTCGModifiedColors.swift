internal import TokenModel

/// Colors that Tokens Studio computes from others, by `modify` in its extension. The format has the colors themselves.
extension TokenSet {
  /// Whether an extension changes a color of a token.
  func hasModifiedColor(_ token: TokenID) -> Bool {
    guard type(of: token) == .color, extensions(of: token) != nil else { return false }
    return layers(of: token).contains { layer in
      if case .color(.modified)? = layer.slot.value { true } else { false }
    }
  }

  /// The extensions of a token for an output; nil for none. A change that the color has already is not among them.
  ///
  /// - Parameter grounds: The backgrounds of a color, as the document names them.
  func writtenExtensions(of token: TokenID, grounds: [String]?) -> WrittenJSON? {
    guard let range = extensions(of: token) else {
      return StyleSpecExtension.extensions(with: typographyExtension(of: token), grounds: grounds)
    }
    guard let written = extensions(at: range) else { return nil }
    guard hasModifiedColor(token) else { return written }
    return written.replacing("studio.tokens") { $0.replacing("modify") { _ in nil } }
  }
}

extension WrittenJSON {
  /// An object with another value of a field, or without it; nil for an object that is then empty.
  fileprivate func replacing(_ key: String, _ value: (WrittenJSON) -> WrittenJSON?) -> WrittenJSON? {
    guard case .object(let members) = self else { return self }
    let replaced = members.compactMap { member in
      member.key == key ? value(member.value).map { Member(key: key, value: $0) } : member
    }
    return replaced.isEmpty ? nil : .object(replaced)
  }
}
