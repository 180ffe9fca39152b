import TokenModel

/// What outputs of a catalog have to say: read from the model, context by context, by other code than that of emitters.
struct ExpectedValues: Encodable {
  struct Code: Encodable {
    let size: Double
    let weight: Int
    let family: String
    let lineHeight: Double?
    /// Whether lines have their line height, also where it is less than that of the font: in styles of token files.
    let isExact: Bool
    let lineSpacing: Double?
    let letterSpacing: Double?
    let baseline: Double?
    /// The color in each appearance; nil if the code leaves it open.
    let colors: [String: String]?
    let swiftName: String
    /// The class, as in the attribute of an element.
    let cssName: String
    /// What the spec assumes of the font, in points.
    let ascent: Double
    let descent: Double
  }

  struct Modifier: Encodable {
    /// What a context says of the screen.
    struct Appearance: Encodable {
      let isDark: Bool?
      let isHighContrast: Bool?
    }

    let name: String
    let contexts: [String]
    let standard: String
    let appearances: [String: Appearance]
  }

  struct Value: Encodable {
    /// A context of each modifier that the token depends on.
    let contexts: [String: String]
    /// The nearest color of eight bits; nil for a token that is not a color.
    let hex: String?
    /// The number of a length, a time, a weight or a number, as it was written; nil for another token.
    let number: String?
  }

  struct Token: Encodable {
    let type: String?
    /// A value for each choice of contexts in which the token is there.
    let values: [Value]
  }

  let catalog: String
  let codes: [String: Code]
  let tokens: [String: Token]
  let modifiers: [Modifier]

  /// - Parameter hasParts: Whether codes have the classes of their parts in the style sheet.
  init(_ catalog: Catalog, swiftNames: [String], hasParts: Bool = false) {
    self.catalog = catalog.name.value
    let codes = zip(catalog.codes, swiftNames).map { code, swiftName in
      (catalog.name(of: code), Code(code, in: catalog, swiftName: swiftName, hasParts: hasParts))
    }
    self.codes = Dictionary(codes) { first, _ in first }
    let tokens = catalog.tokens.indices.map { index in
      (catalog.tokens.path(of: index).description, Token(index, in: catalog.resolved))
    }
    self.tokens = Dictionary(tokens) { first, _ in first }
    modifiers = catalog.tokens.modifiers.map(Modifier.init)
  }
}

extension ExpectedValues.Code {
  fileprivate init(_ code: Code, in catalog: Catalog, swiftName: String, hasParts: Bool) {
    let row = catalog.row(of: code)
    size = row.size.value.doubleValue
    weight = catalog.weight(of: code).value.value
    family = catalog.family(of: code).font?.value ?? "system"
    lineHeight = row.metrics?.lineHeight.value.doubleValue
    isExact = code.style.map { catalog.styles[$0].path != nil } ?? false
    lineSpacing = row.metrics.map { $0.lineSpacing?.value.doubleValue ?? 0 }
    letterSpacing = row.metrics.map { $0.letterSpacing?.value.doubleValue ?? 0 }
    baseline = catalog.baseline(of: code)?.doubleValue
    colors = catalog.color(of: code).map { color in
      let variants = catalog.colors[color].variants
      return Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0.rawValue, variants[$0].value.hex) })
    }
    self.swiftName = swiftName
    cssName =
      hasParts && code.style == nil ? Self.parts(of: code, in: catalog) : "t-" + Self.kebab(catalog.name(of: code))
    ascent = catalog.family(of: code).metrics.ascent.doubleValue * size
    descent = catalog.family(of: code).metrics.descent.doubleValue * size
  }
}

extension ExpectedValues.Code {
  /// In another order than that of outputs, since none counts.
  private static func parts(of code: Code, in catalog: Catalog) -> String {
    let row = catalog.row(of: code)
    let mode = row.mode.map { "m-" + kebab(catalog.modes[$0].value) }
    let family = catalog.families.count > 1 ? "f-" + kebab(catalog.family(of: code).name.value) : nil
    let color = catalog.color(of: code).map { "c-" + kebab(catalog.colors[$0].name.value) }
    let weight = "w-" + kebab(catalog.weight(of: code).name.value)
    return [mode, family, color, weight, "t-" + kebab(row.sizeName)].compactMap(\.self).joined(separator: " ")
  }

  private static func kebab(_ name: String) -> String {
    let words = name.replacing(/([\p{Ll}\p{Nd}])(\p{Lu})/) { "\($0.1)-\($0.2)" }
      .replacing(/(\p{Lu})(\p{Lu}\p{Ll})/) { "\($0.1)-\($0.2)" }
    return words.split { "-_./ ".contains($0) }.joined(separator: "-").lowercased()
  }
}

extension ExpectedValues.Modifier {
  fileprivate init(_ modifier: TokenModel.Modifier) {
    name = modifier.name
    contexts = modifier.contexts.elements
    standard = modifier.contexts[modifier.standard]
    let said = zip(modifier.contexts, modifier.appearances).map { context, appearance in
      (context, Appearance(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast))
    }
    appearances = Dictionary(said) { first, _ in first }
  }
}

extension ExpectedValues.Token {
  fileprivate init(_ id: TokenID, in resolved: ResolvedTokens) {
    let tokens = resolved.tokens
    type = tokens.type(of: id)?.rawValue
    var selections: [[ModifierID: ContextID]] = [[:]]
    for modifier in resolved.modifiers(of: id).modifiers {
      selections = selections.flatMap { selection in
        tokens.modifiers[modifier].contexts.indices.map { selection.merging([modifier: $0]) { $1 } }
      }
    }
    values = selections.compactMap { selection in
      guard let value = try? resolved.value(of: id, in: ContextSelection(selection)).value else { return nil }
      return ExpectedValues.Value(
        contexts: tokens.names(of: selection),
        hex: value.color.map { ColorValue($0).hex },
        number: value.number
      )
    }
  }
}

extension TokenValue {
  fileprivate var color: TokenColor? {
    switch self {
    case .color(.hex(let color)): TokenColor(color)
    case .color(let written): written.color
    default: nil
    }
  }

  fileprivate var number: String? {
    switch self {
    case .dimension(let length): length.number.value?.digits
    case .duration(let time): time.number.value?.digits
    case .fontWeight(let weight): weight.number.digits
    case .number(let number): number.digits
    default: nil
    }
  }
}
