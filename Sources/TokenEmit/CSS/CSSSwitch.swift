internal import TokenModel

/// A choice by an attribute, on the root element or on any part of a page: a context of a modifier, or light or dark.
struct CSSSwitch {
  /// One of the choices.
  struct Context {
    /// The value of the attribute.
    let name: String
    /// Whether the part of the page is dark; nil for a choice that is not about the appearance.
    let isDark: Bool?
    /// The chosen contexts of modifiers, apart from those of the appearance.
    let selected: [ModifierID: ContextID]
  }

  /// The name of the attribute.
  let attribute: String
  let contexts: [Context]
  /// The default where no element has chosen.
  let standard: Int
  /// The modifiers whose contexts it chooses.
  let modifiers: ModifierSet
}

extension CSSSwitch {
  /// The selector of elements that choose one of its contexts, or any.
  func selector(_ context: Int? = nil) -> String {
    let value = context.map { "=" + CSSIdentifier.string(contexts[$0].name) } ?? ""
    return "[\(CSSIdentifier.escaped(attribute))\(value)]"
  }

  /// The switch of a modifier.
  init(_ id: ModifierID, of tokens: TokenSet) {
    let modifier = tokens.modifiers[id]
    attribute = NameStyle.kebab.name(of: ["data"] + NameWords.words(of: modifier.name))
    contexts = modifier.contexts.indices.map { context in
      Context(name: modifier.contexts[context], isDark: nil, selected: [id: context])
    }
    standard = modifier.standard.index
    modifiers = ModifierSet([id])
  }

  /// The switch of light and dark, which chooses further contexts of the appearance, such as a second dark one, by
  /// their names.
  init(ofAppearancesAt attribute: String, in input: EmitterInput) {
    let tokens = input.catalog.tokens
    self.attribute = attribute
    let further = input.furtherAppearances.compactMap { modifier, context -> Context? in
      let name = tokens.modifiers[modifier].contexts[context]
      guard let isDark = tokens.modifiers[modifier].appearances[context].isDark, !["light", "dark"].contains(name)
      else {
        return nil
      }
      return Context(name: name, isDark: isDark, selected: [modifier: context])
    }
    contexts =
      [Context(name: "light", isDark: false, selected: [:]), Context(name: "dark", isDark: true, selected: [:])]
      + further
    standard = 0
    let pairs = [(Appearance.light, Appearance.dark), (.highContrastLight, .highContrastDark)].map { light, dark in
      (light: tokens.selection(for: light), dark: tokens.selection(for: dark))
    }
    let chosen = tokens.modifiers.indices.filter { modifier in
      pairs.contains {
        $0.light.context(of: modifier, tokens.modifiers) != $0.dark.context(of: modifier, tokens.modifiers)
      }
    }
    modifiers = ModifierSet(chosen + further.flatMap(\.selected.keys))
  }

  /// The switches of a style sheet, in the order of their modifiers: the contexts of later ones win.
  static func all(for input: EmitterInput, _ options: CSSOptions) -> [CSSSwitch] {
    let appearance = options.scheme == .attribute ? [CSSSwitch(ofAppearancesAt: options.attribute, in: input)] : []
    let others = input.openModifiers.map { CSSSwitch($0, of: input.catalog.tokens) }
    let all = appearance.filter { !$0.modifiers.isEmpty } + others
    return all.sorted { ($0.modifiers.modifiers.last ?? .start) < ($1.modifiers.modifiers.last ?? .start) }
  }
}
