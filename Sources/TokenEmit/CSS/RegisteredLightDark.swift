package import TokenDiagnostics
internal import TokenModel

/// Registered custom properties with `light-dark()`.
package enum RegisteredLightDark: ErrorKind {
  package static let page = ErrorPage(
    "registered-light-dark",
    in: .severalFiles,
    "Registered custom properties cannot follow `color-scheme`",
    why: """
      Browsers compute a registered property where it is declared, and its parts of a page inherit the color. With \
      `light-dark()`, a dark part of a light page would have the light color.
      """,
    remedy:
      "Set `appearance: attribute` or `appearance: media` in addition to `registered: true` in the options of `css`."
  )
}

extension EmitterReport {
  /// Reports colors by `light-dark()` in registered properties.
  mutating func registeredLightDark(_ tokens: CSSTokens, of input: EmitterInput) {
    guard tokens.hasLightDark else { return }
    finds(
      RegisteredLightDark.self,
      "a registered color by `light-dark()` would not follow the `color-scheme` of a part of a page; write "
        + "`appearance: attribute`, or `media` where no part has its own scheme, in addition to `registered: true`",
      at: input.catalog.name.origin.range
    )
  }
}
