internal import TokenModel

/// The families of a font: the preferred one, and those that take its place.
struct FontNames {
  /// Nil is the system font.
  let font: Sourced<String>?
  let fallbacks: [String]

  /// The families of a token file, which knows the system font by the names of CSS and of Apple's fonts; nil for none.
  init?(ofTokens names: [Sourced<String>]) {
    guard let first = names.first else { return nil }
    font = SystemFont.isName(first.value) ? nil : first
    fallbacks = names.dropFirst().map(\.value)
  }

  /// The families of a spec, where the system font is `system`; nil for none.
  init?(ofSpec names: [Sourced<String>]) {
    guard let first = names.first else { return nil }
    font = first.value == "system" ? nil : first
    fallbacks = names.dropFirst().map(\.value)
  }
}
