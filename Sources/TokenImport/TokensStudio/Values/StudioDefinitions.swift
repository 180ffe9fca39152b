internal import TokenModel

/// All tokens of all sets, each with the number of its set.
struct StudioDefinitions {
  /// A token of a set.
  struct Definition {
    let set: Int
    let token: StudioDocument.Token
    let kind: StudioKind
    /// The path in the result.
    let path: [String]
    /// Whether its value depends on other tokens.
    let hasReferences: Bool
  }

  /// In the order of the sets.
  let all: [Definition]
  let names: ImportedNames
  /// The indices of definitions by the path as references write it.
  private let byName: [UTF8Name: [Int]]

  init(_ document: StudioDocument) {
    let names = ImportedNames(of: document.sets.lazy.flatMap { $0.tokens.lazy.map(\.path) })
    let all = document.sets.enumerated().flatMap { index, set in
      set.tokens.map { token in
        Definition(
          set: index,
          token: token,
          kind: StudioKind(token.type),
          path: names.path(of: token.path),
          hasReferences: Self.hasReferences(token)
        )
      }
    }
    var byName: [UTF8Name: [Int]] = [:]
    for (index, definition) in all.enumerated() { byName[UTF8Name(definition.token.name), default: []].append(index) }
    (self.names, self.all, self.byName) = (names, all, byName)
  }

  /// The definitions of a name, in the order of the sets.
  func definitions(of name: String) -> [Int] { byName[UTF8Name(name)] ?? [] }

  private static func hasReferences(_ token: StudioDocument.Token) -> Bool {
    hasReferences(token.value)
      || token.annotations.extensions.contains { $0.key == "studio.tokens" && hasReferences($0.value) }
  }

  private static func hasReferences(_ json: WrittenJSON) -> Bool {
    switch json {
    case .null, .boolean, .number: false
    case .string(let text): StudioReference.isIn(text)
    case .array(let elements): elements.contains(where: hasReferences)
    case .object(let members): members.contains { hasReferences($0.value) }
    }
  }
}

/// The kinds of types of Tokens Studio and Penpot, under all of their names.
enum StudioKind: Hashable {
  case color, length, opacity, lineHeight, letterSpacing, fontFamily, fontWeight, number, text, boolean
  case typography, shadow, border, gradient, duration, curve, other
  /// A type that the Design Tokens format cannot have, and why.
  case unsupported(String)

  init(_ type: String?) {
    guard let type else {
      self = .other
      return
    }
    self = Self.names[type] ?? .unsupported("the type `\(type)` is unknown")
  }

  private static let names: [String: StudioKind] = [
    "color": .color,
    "dimension": .length, "sizing": .length, "spacing": .length, "borderRadius": .length, "borderWidth": .length,
    "strokeWidth": .length, "fontSizes": .length, "fontSize": .length, "paragraphSpacing": .length,
    "paragraphIndent": .length,
    "opacity": .opacity,
    "lineHeights": .lineHeight, "lineHeight": .lineHeight,
    "letterSpacing": .letterSpacing,
    "fontFamilies": .fontFamily, "fontFamily": .fontFamily,
    "fontWeights": .fontWeight, "fontWeight": .fontWeight,
    "number": .number, "rotation": .number, "numeric": .number,
    "text": .text, "string": .text, "textCase": .text, "textDecoration": .text,
    "boolean": .boolean,
    "typography": .typography,
    "boxShadow": .shadow, "shadow": .shadow,
    "border": .border,
    "gradient": .gradient,
    "duration": .duration,
    "cubicBezier": .curve,
    "other": .other,
    "composition": .unsupported("the format does not have compositions"),
    "asset": .unsupported("the format does not have images"),
  ]

  /// Whether a text of this kind may be a gradient: before there was a type for them, they were colors.
  var canBeGradient: Bool { self == .color || self == .gradient }

  /// Whether texts of this kind are arithmetic.
  var isNumeric: Bool {
    switch self {
    case .color, .gradient, .fontFamily, .text, .boolean: false
    default: true
    }
  }
}
