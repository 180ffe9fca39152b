internal import TokenModel

/// Where declarations count: some contexts of modifiers, and what the system says of the screen.
struct CSSScope: Hashable, Comparable {
  /// In the order of the rules: a later one wins over an earlier one.
  enum Screen: Int, CaseIterable {
    case any, dark, highContrast, highContrastDark
  }

  let screen: Screen
  /// The modifiers and their contexts, in the order of the modifiers; empty for standard contexts.
  let contexts: [Context]

  /// A context of a modifier.
  struct Context: Hashable, Comparable {
    let modifier: ModifierID
    /// Nil for all contexts.
    let context: ContextID?

    static func < (a: Context, b: Context) -> Bool {
      if a.modifier != b.modifier { return a.modifier < b.modifier }
      guard let other = b.context else { return false }
      return a.context.map { $0 < other } ?? true
    }
  }

  init(_ screen: Screen, _ contexts: [ModifierID: ContextID]) {
    self.screen = screen
    self.contexts = contexts.map { Context(modifier: $0.key, context: $0.value) }.sorted()
  }

  /// Standard contexts, then any context of a modifier, then one, then several.
  private var rank: Int { contexts.reduce(0) { $0 + ($1.context == nil ? 1 : 2) } }

  /// Light screens and standard contexts.
  static let standard = CSSScope(.any, [:])

  /// Light screens and any context of a modifier: a reference to a token that depends on it is read anew wherever the page
  /// chooses one.
  init(anyContextOf modifier: ModifierID) {
    screen = .any
    contexts = [Context(modifier: modifier, context: nil)]
  }

  /// The attributes that choose the contexts: `[data-density="compact"]`; empty for standard contexts.
  func attributes(in tokens: TokenSet) -> String {
    contexts.map { context in
      let modifier = tokens.modifiers[context.modifier]
      let attribute = CSSIdentifier.escaped(NameStyle.kebab.name(of: ["data"] + NameWords.words(of: modifier.name)))
      let value = context.context.map { "=" + CSSIdentifier.string(modifier.contexts[$0]) } ?? ""
      return "[\(attribute)\(value)]"
    }.joined()
  }

  /// By screen; then rules of fewer contexts first, which those of more refine.
  static func < (a: CSSScope, b: CSSScope) -> Bool {
    if a.screen != b.screen { return a.screen.rawValue < b.screen.rawValue }
    if a.rank != b.rank { return a.rank < b.rank }
    return a.contexts.lexicographicallyPrecedes(b.contexts)
  }
}
