package import TokenDiagnostics

/// A choice that tokens may depend on, such as `appearance` with the contexts `light` and `dark`.
package struct Modifier: Sendable, Hashable {
  /// The chooser of the context.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// The system, while a program runs: light or dark, more or less contrast.
    case appearance
    /// The program: a mode is a part of the name of a code.
    case mode
    /// The reader, by the system's text size: codes have the sizes of one context, and the system scales them from
    /// there.
    case textSize
    /// The compiler's user: the outputs of a run are for one context.
    case build
  }

  /// The name.
  package let name: String
  /// The names of the contexts, at least one.
  package let contexts: IDTable<ContextKind, String>
  /// The context that is used if none is chosen.
  package let standard: ContextID
  /// The chooser of the context.
  package let role: Role
  /// Whether the standard context is the spec's own choice. Without one, the first context is used where nothing is
  /// chosen, as in a list of tokens.
  package let hasDefault: Bool
  /// The context that the file declares as the default, nil for none. Of text sizes, codes may have another one.
  package private(set) var declaredDefault: ContextID?
  /// The appearance of each context; empty for a modifier of another role.
  package let appearances: IDTable<ContextKind, ContextAppearance>
  /// The text size that each context is for, nil for one that is for none; empty for a modifier of another role.
  package let textSizes: IDTable<ContextKind, TextSize?>
  /// The range of its name in a resolver document; nil for the modifier of the spec dialect.
  package let place: SourceRange?
  /// The ranges of the contexts' names in token files; empty for the modifier of the spec dialect.
  package let contextPlaces: IDTable<ContextKind, SourceRange>

  /// Creates a modifier from its parts; nothing is checked.
  package init(
    name: String,
    contexts: IDTable<ContextKind, String>,
    standard: ContextID = .start,
    role: Role,
    hasDefault: Bool = true,
    appearances: IDTable<ContextKind, ContextAppearance> = [],
    textSizes: IDTable<ContextKind, TextSize?> = [],
    place: SourceRange? = nil,
    contextPlaces: IDTable<ContextKind, SourceRange> = []
  ) {
    self.name = name
    self.contexts = contexts
    self.standard = standard
    self.role = role
    self.hasDefault = hasDefault
    declaredDefault = hasDefault ? standard : nil
    self.appearances = appearances
    self.textSizes = textSizes
    self.place = place
    self.contextPlaces = contextPlaces
  }

  /// The same modifier with another role.
  package func with(
    role: Role,
    appearances: IDTable<ContextKind, ContextAppearance> = [],
    textSizes: IDTable<ContextKind, TextSize?> = []
  ) -> Modifier {
    Modifier(
      name: name,
      contexts: contexts,
      standard: standard,
      role: role,
      hasDefault: hasDefault,
      appearances: appearances,
      textSizes: textSizes,
      place: place,
      contextPlaces: contextPlaces
    )
  }

  /// The same modifier of the role ``Role/textSize`` with another standard context: the one that codes have the sizes
  /// of.
  package func designed(in context: ContextID) -> Modifier {
    var designed = Modifier(
      name: name,
      contexts: contexts,
      standard: context,
      role: role,
      textSizes: textSizes,
      place: place,
      contextPlaces: contextPlaces
    )
    designed.declaredDefault = declaredDefault
    return designed
  }

  /// The same modifier for outputs of one context alone.
  package func choosing(_ context: ContextID) -> Modifier {
    Modifier(
      name: name,
      contexts: contexts,
      standard: context,
      role: .build,
      place: place,
      contextPlaces: contextPlaces
    )
  }

  /// The modifier of the spec dialect, with a context for each ``Appearance``.
  package static let appearance = Modifier(
    name: "appearance",
    contexts: IDTable(Appearance.allCases.map(\.rawValue)),
    role: .appearance,
    appearances: IDTable(Appearance.allCases.map { ContextAppearance($0) })
  )

  /// The context of ``appearance`` that an appearance has.
  package static func context(of appearance: Appearance) -> ContextID {
    ContextID(Appearance.allCases.firstIndex(of: appearance) ?? 0)
  }
}
