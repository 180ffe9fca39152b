internal import TokenModel

/// The types of the Design Tokens format that variables get.
///
/// Scopes say what a variable is for. One that is for everything gets the type of the variables that it is an alias of,
/// or that are its aliases, if they agree.
struct FigmaTypes {
  /// By variable.
  private(set) var types: [String] = []
  /// What is to say about the type of a variable.
  private(set) var reasons: [String?] = []

  private static let lengthScopes: Swift.Set<String> = [
    "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LINE_HEIGHT",
    "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
  ]

  /// Chooses the types of all variables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  init(_ document: FigmaDocument) {
    let own = document.variables.map(Self.ownType)
    var families = Families(count: document.variables.count)
    for (index, variable) in document.variables.enumerated() {
      for case .alias(.variable(let target), _)? in variable.values
      where document.variables[target].kind == variable.kind {
        families.join(index, target)
      }
    }
    var found: [Int: Swift.Set<String>] = [:]
    var misfits: [Int: Swift.Set<String>] = [:]
    for (index, variable) in document.variables.enumerated() {
      let family = families.root(of: index)
      if let type = own[index] { found[family, default: []].insert(type) }
      for type in ["fontWeight", "fontFamily"] where !Self.fits(type, variable) {
        misfits[family, default: []].insert(type)
      }
    }
    for (index, variable) in document.variables.enumerated() {
      let family = families.root(of: index)
      let common = found[family].flatMap { $0.count == 1 ? $0.first : nil }
      let lacking = misfits[family] ?? []
      let type = (own[index] ?? common).flatMap { lacking.contains($0) ? nil : $0 }
      types.append(type ?? Self.plainType(of: variable.kind))
      reasons.append(Self.reason(variable, type, own: own[index], lacking))
    }
  }

  /// What a variable's own scopes say; nil if they leave it open.
  private static func ownType(of variable: FigmaDocument.Variable) -> String? {
    if let type = variable.type { return type }
    let types = Swift.Set(variable.scopes.map { type(ofScope: $0, variable.kind) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  private static func type(ofScope scope: String, _ kind: FigmaDocument.Kind) -> String? {
    switch (kind, scope) {
    case (.number, "FONT_WEIGHT"), (.string, "FONT_STYLE"): "fontWeight"
    case (.number, "OPACITY"), (.number, "FONT_VARIATIONS"): "number"
    case (.number, _): lengthScopes.contains(scope) ? "dimension" : nil
    case (.string, "FONT_FAMILY"): "fontFamily"
    default: nil
    }
  }

  private static func plainType(of kind: FigmaDocument.Kind) -> String {
    switch kind {
    case .color: "color"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    }
  }

  /// Whether all values of a variable can be of a type.
  private static func fits(_ type: String, _ variable: FigmaDocument.Variable) -> Bool {
    variable.values.allSatisfy { value in
      guard case .literal(let literal)? = value else { return true }
      return literal.json(as: type) != nil
    }
  }

  private static func reason(
    _ variable: FigmaDocument.Variable,
    _ type: String?,
    own: String?,
    _ lacking: Swift.Set<String>
  ) -> String? {
    if let own, lacking.contains(own) { return "not all of its values are a \(own)" }
    if variable.kind == .number, type == nil { return "its scopes do not say what the number is for" }
    if variable.kind == .number, own == nil, let type { return "its aliases show that it is a \(type)" }
    if variable.kind == .number, variable.scopes == ["OPACITY"] { return "Figma counts opacities in percent" }
    if variable.kind == .string, type == "fontWeight" {
      return "a font style becomes the number of its weight, without a slant"
    }
    return nil
  }

  /// Variables that are connected by aliases.
  private struct Families {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }

    mutating func join(_ one: Int, _ other: Int) {
      let (one, other) = (root(of: one), root(of: other))
      parents[max(one, other)] = min(one, other)
    }
  }
}

extension FigmaLiteral {
  /// The value of a token of a type; nil for a value that the type cannot have.
  func json(as type: String) -> WrittenJSON? {
    switch (self, type) {
    case (.color(let color), "color"): color.json
    case (.number(let digits), "dimension"): Self.quantity(digits, "px")
    case (.number(let digits), "duration"): Self.quantity(digits, "s")
    case (.number(let digits), "fontWeight"): (1...1000).contains(Double(digits) ?? 0) ? .number(digits) : nil
    case (.number(let digits), "number"): .number(digits)
    case (.text(let text), "fontFamily"): text.isEmpty ? nil : .string(text)
    case (.text(let text), "fontWeight"): try? StudioScalars.fontWeight(.text(text)).value.literal
    case (.text(let text), "string"): .string(text)
    case (.flag(let flag), "boolean"): .boolean(flag)
    case (.written(let json), "dimension"), (.written(let json), "duration"): json
    default: nil
    }
  }

  private static func quantity(_ digits: String, _ unit: String) -> WrittenJSON {
    .object([.init(key: "value", value: .number(digits)), .init(key: "unit", value: .string(unit))])
  }
}
