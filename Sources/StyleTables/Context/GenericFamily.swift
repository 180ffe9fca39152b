/// A system font that a generic CSS family means (CSS Fonts 4, section 2.1.1).
package enum GenericFamily: Sendable {
  case system, serif, monospaced, rounded

  /// Nil for the name of a font, and for generic families without a font of the system.
  package init?(_ name: String) {
    switch name.lowercased() {
    case "sans-serif", "system-ui", "ui-sans-serif", "-apple-system", "blinkmacsystemfont": self = .system
    case "serif", "ui-serif": self = .serif
    case "monospace", "ui-monospace": self = .monospaced
    case "ui-rounded": self = .rounded
    default: return nil
    }
  }
}
