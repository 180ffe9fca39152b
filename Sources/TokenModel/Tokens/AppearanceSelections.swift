/// The contexts for each appearance.
struct AppearanceSelections: Sendable {
  private let light: ContextSelection
  private let dark: ContextSelection
  private let highContrastLight: ContextSelection
  private let highContrastDark: ContextSelection

  init(_ tokens: TokenSet) {
    light = tokens.selection(for: .light)
    dark = tokens.selection(for: .dark)
    highContrastLight = tokens.selection(for: .highContrastLight)
    highContrastDark = tokens.selection(for: .highContrastDark)
  }

  subscript(appearance: Appearance) -> ContextSelection {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }
}
