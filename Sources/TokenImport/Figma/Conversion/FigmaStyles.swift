internal import TokenModel

/// Makes typography tokens of text styles.
struct FigmaStyles {
  private let document: FigmaDocument
  private let types: FigmaTypes
  private let names: FigmaNames
  /// Whether a variable is a token.
  private let isKept: (Int) -> Bool

  init(_ document: FigmaDocument, _ types: FigmaTypes, _ names: FigmaNames, isKept: @escaping (Int) -> Bool) {
    self.document = document
    self.types = types
    self.names = names
    self.isKept = isKept
  }

  /// The tokens, and what became of each style.
  func tokens() -> (tokens: [ImportedSystem.Token], notes: [ImportNote]) {
    var tokens: [ImportedSystem.Token] = []
    var notes: [ImportNote] = []
    for (index, style) in document.styles.enumerated() {
      var draft = Draft()
      let problem = style.problem ?? fill(&draft, with: style)
      if problem == nil {
        var token = ImportedSystem.Token(
          path: names.path(ofStyle: index),
          type: "typography",
          value: .object(draft.members)
        )
        token.description = style.description
        tokens.append(token)
      }
      let reasons = problem.map { [$0] } ?? draft.reasons + names.reasons(ofStyle: index)
      notes.append(
        ImportNote(
          problem != nil ? .lost : reasons.isEmpty ? .exact : .changed,
          .token,
          style.name,
          became: problem == nil ? "typography \(names.path(ofStyle: index).joined(separator: "."))" : nil,
          because: reasons,
          at: style.location
        )
      )
    }
    return (tokens, notes)
  }

  /// A token that is being made.
  private struct Draft {
    var members: [WrittenJSON.Member] = []
    var reasons: [String] = []

    mutating func add(_ key: String, _ value: WrittenJSON) { members.append(.init(key: key, value: value)) }
  }

  /// Adds the parts of a style; returns why there are none.
  private func fill(_ draft: inout Draft, with style: FigmaTextStyle) -> String? {
    let json = WrittenJSON.object(style.style)
    guard let family = json["fontFamily"]?.string, !family.isEmpty else { return "it has no font family" }
    guard let size = json["fontSize"]?.digits.flatMap(FigmaNumber.shortest), (Double(size) ?? 0) > 0 else {
      return "it has no font size"
    }
    let weight = json["fontWeight"]?.digits.flatMap(FigmaNumber.shortest) ?? "400"
    guard (1...1000).contains(Double(weight) ?? 0) else { return "its font weight is not between 1 and 1000" }
    let spacing = json["letterSpacing"]?.digits.flatMap(FigmaNumber.shortest) ?? "0"
    let pixels = { (digits: String) in FigmaLiteral.number(digits).json(as: "dimension") ?? .null }
    draft.add("fontFamily", bound(style, ["fontFamily"], "fontFamily", &draft) ?? .string(family))
    draft.add("fontSize", bound(style, ["fontSize"], "dimension", &draft) ?? pixels(size))
    draft.add("fontWeight", bound(style, ["fontWeight", "fontStyle"], "fontWeight", &draft) ?? .number(weight))
    draft.add("letterSpacing", bound(style, ["letterSpacing"], "dimension", &draft) ?? pixels(spacing))
    addLineHeight(json, size: Double(size) ?? 1, of: style, to: &draft)
    addReasons(json, to: &draft)
    return nil
  }

  /// A reference to the variable that a part is bound to; nil for a part that is not bound, or cannot refer to it.
  private func bound(_ style: FigmaTextStyle, _ keys: [String], _ type: String, _ draft: inout Draft) -> WrittenJSON? {
    for key in keys {
      switch style.bindings[key] {
      case .variable(let index)? where isKept(index) && types.types[index] == type:
        return .string("{\(names.path(ofVariable: index).joined(separator: "."))}")
      case .variable(let index)?:
        let name = document.variables[index].name
        let reason = isKept(index) ? "which is a \(types.types[index])" : "which is lost"
        draft.reasons.append("`\(key)` is bound to `\(name)`, \(reason), so its value is written")
      case .missing(let name)?: draft.reasons.append("`\(key)` is bound to \(name), so its value is written")
      case nil: break
      }
    }
    return nil
  }

  /// The format has a number of font sizes.
  private func addLineHeight(_ json: WrittenJSON, size: Double, of style: FigmaTextStyle, to draft: inout Draft) {
    let unit = json["lineHeightUnit"]?.string ?? "PIXELS"
    let percent = json["lineHeightPercentFontSize"]?.digits.flatMap(Double.init)
    let pixels = json["lineHeightPx"]?.digits.flatMap(Double.init)
    let ratio = unit == "FONT_SIZE_%" ? percent.map { $0 / 100 } : pixels.map { $0 / size }
    guard let exact = ratio ?? percent.map({ $0 / 100 }), exact.isFinite, exact > 0 else {
      draft.reasons.append("it has no line height; 1.2 is taken")
      draft.add("lineHeight", .number("1.2"))
      return
    }
    let rounded = (exact * 10_000).rounded() / 10_000
    draft.add("lineHeight", .number(FigmaNumber.text(rounded)))
    if unit == "INTRINSIC_%" {
      draft.reasons.append("its line height is that of the font, written as \(FigmaNumber.text(rounded))")
    } else if abs(rounded - exact) > 0.000_001 {
      draft.reasons.append("its line height is rounded to \(FigmaNumber.text(rounded)) font sizes")
    }
    switch style.bindings["lineHeight"] {
    case .variable(let index)?:
      let name = document.variables[index].name
      draft.reasons.append("its line height is bound to `\(name)`, a length, and written as a number of font sizes")
    case .missing(let name)?: draft.reasons.append("`lineHeight` is bound to \(name), so its value is written")
    case nil: break
    }
  }

  /// What the format has no place for.
  private func addReasons(_ json: WrittenJSON, to draft: inout Draft) {
    for (key, plain) in [("textCase", "ORIGINAL"), ("textDecoration", "NONE")] {
      if let value = json[key]?.string, value != plain {
        draft.reasons.append("the format has no place for `\(key)` \(value)")
      }
    }
    if json["italic"] == .boolean(true) { draft.reasons.append("the format has no place for italics") }
  }
}
