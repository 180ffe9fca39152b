internal import TokenModel

/// The scope of declarations: on what screens, and at what elements of a page.
struct CSSScope: Hashable, Comparable {
  /// In the order of the rules: a later one wins over an earlier one.
  enum Screen: Int, CaseIterable {
    case any, dark, highContrast, highContrastDark

    var isDark: Bool { self == .dark || self == .highContrastDark }

    /// The model's appearance for the screen, for a part of a page that is dark or not.
    func appearance(isDark: Bool) -> Appearance {
      switch self {
      case .any, .dark: isDark ? .dark : .light
      case .highContrast, .highContrastDark: isDark ? .highContrastDark : .highContrastLight
      }
    }
  }

  enum Elements: Hashable {
    /// The root of the tokens, and every element that chooses a context by one of these switches: references to what
    /// they change are resolved again there.
    case choosing([Int])
    /// The elements that choose one of some contexts of a switch, and the root if they apply where no element has
    /// chosen.
    case contexts([Int], of: Int, withRoot: Bool)
  }

  let screen: Screen
  let elements: Elements

  init(_ screen: Screen, _ elements: Elements) {
    self.screen = screen
    self.elements = elements
  }

  /// Whether it has the values for light screens where no element has chosen.
  var isStandard: Bool {
    if case .contexts(_, of: _, withRoot: false) = elements { return false }
    return screen == .any
  }

  /// Light screens and the root of the tokens.
  static let standard = CSSScope(.any, .choosing([]))

  /// By screen. Then the root alone, then contexts of one switch, that of the root first, which the others refine; then
  /// elements of one switch, and of several.
  static func < (a: CSSScope, b: CSSScope) -> Bool {
    if a.screen != b.screen { return a.screen.rawValue < b.screen.rawValue }
    return a.elements.order.lexicographicallyPrecedes(b.elements.order)
  }
}

extension CSSScope.Elements {
  fileprivate var order: [Int] {
    switch self {
    case .choosing([]): [0]
    case .contexts(let contexts, of: let place, let withRoot): [1, place, withRoot ? 0 : 1] + contexts
    case .choosing(let switches): [2, switches.count] + switches
    }
  }
}
