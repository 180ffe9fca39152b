#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import StyleTables

  extension Appearance {
    /// The appearance nearest to an AppKit appearance; light for an unknown one.
    public init(_ appearance: NSAppearance) {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      switch appearance.bestMatch(from: names) {
      case .darkAqua: self = .dark
      case .accessibilityHighContrastAqua: self = .highContrastLight
      case .accessibilityHighContrastDarkAqua: self = .highContrastDark
      default: self = .light
      }
    }
  }

  extension StyleContext {
    /// Creates the context of a view with this appearance, such as its `effectiveAppearance`. The Mac does not have
    /// Dynamic Type: sizes are the designed ones.
    public init(_ appearance: NSAppearance, host: StyleHost = .current) {
      self.init(appearance: Appearance(appearance), host: host)
    }
  }
#endif
