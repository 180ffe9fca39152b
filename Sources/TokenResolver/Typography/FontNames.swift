internal import TokenDiagnostics
internal import TokenModel

/// The families of a font: the preferred one, and its fallbacks.
struct FontNames {
  /// Nil is the system font.
  let font: Sourced<String>?
  let fallbacks: [String]

  /// The families with some names; nil for none.
  ///
  /// - Parameter isSystem: Whether a name is that of the system font. Token files use the names of CSS and of Apple's
  ///   fonts (``SystemFont``), specs use `system`.
  init?(_ names: [Sourced<String>], isSystem: (String) -> Bool) {
    guard let first = names.first else { return nil }
    font = isSystem(first.value) ? nil : first
    fallbacks = names.dropFirst().map(\.value)
  }

  /// The problems of names that no font can have.
  static func problems(with names: [Sourced<String>]) -> [Diagnostic] {
    names.compactMap { name in
      TokenName.problem(withFont: name.value).map {
        .invalidName(name.value, of: "font", because: $0, at: name.origin.range)
      }
    }
  }
}
