internal import TokenDiagnostics
internal import TokenModel

extension SpecOutline {
  /// The token that a value names, and the value in it if one is named: by a reference, or, in a style and as the icon
  /// of a pack, by its name. Nil for a value that names no token.
  func target(of value: DeclaredValue, in token: TokenDeclaration) -> (token: DeclarationID, key: String?)? {
    if value.isReference { return target(of: value) }
    if token.role == .emoji, value.key == "icon" { return target(of: "\(token.path).\(value.text)") }
    guard token.role == .style else { return nil }
    switch value.key {
    case "weight": return target(of: "weight.\(value.text)") ?? weight(numbered: value.text)
    case "color", "family": return target(of: "\(value.key).\(value.text)")
    case "mode": return target(of: "modes.\(value.text)")
    case "size": return target(of: sizePath(value.text, in: token))
    default: return nil
    }
  }

  /// The only weight with a number.
  private func weight(numbered text: String) -> (token: DeclarationID, key: String?)? {
    guard let number = FixedDecimal(text) else { return nil }
    let weights = tokens.indices.filter { index in
      let weight = tokens[index]
      return weight.section == .weight && (weight[""] ?? weight["value"]).flatMap { FixedDecimal($0.text) } == number
    }
    return weights.count == 1 ? (weights[0], nil) : nil
  }

  private func sizePath(_ size: String, in style: TokenDeclaration) -> String {
    guard let value = style["mode"] else { return "typography.\(size)" }
    let mode = target(of: value, in: style).map { tokens[$0.token].name } ?? value.text
    return "modes.\(mode).typography.\(size)"
  }

  /// The links of the longest way that references take from a value to where they end, the value itself first; empty
  /// for a value that is not a reference.
  ///
  /// A reference to a color with variants continues in the variant that the way started in; from a whole color to
  /// another whole one, the way splits, and `isOne` is false.
  func chain(from value: DeclaredValue) -> (links: [DeclaredValue], isOne: Bool) {
    let slot = value.key
    var links: [DeclaredValue] = []
    var isOne = true
    var next: DeclaredValue? = value
    // Longer chains and cycles are errors of the spec.
    while let current = next, current.isReference, links.count < ResolvedTokens.maximumChain {
      links.append(current)
      guard let (index, key) = target(of: current) else { break }
      let target = tokens[index]
      if let same = target.value(for: key ?? slot) {
        next = same
      } else {
        let ways = target.values.map { chain(from: $0) }
        guard let longest = ways.max(by: { $0.links.count < $1.links.count }), !longest.links.isEmpty else { break }
        links += longest.links
        isOne = false
        next = nil
      }
    }
    return (links, isOne)
  }
}

extension FixedDecimal {
  /// Nil for a text that is not a plain decimal.
  fileprivate init?(_ text: String) {
    guard let number = try? FixedDecimal(parsing: Array(text.utf8)[...]) else { return nil }
    self = number
  }
}

extension TokenDeclaration {
  /// The value for a key: the token's only one, or that of the nearest plainer variant.
  func value(for key: String) -> DeclaredValue? {
    if let only = self[""] ?? self[key] { return only }
    switch key {
    case "dark", "highContrastLight": return self["light"]
    case "highContrastDark": return self["dark"] ?? self["light"]
    default: return nil
    }
  }

  /// Whether a reference to one may also refer to the other.
  func isOfKind(_ other: TokenDeclaration) -> Bool {
    if isRow || other.isRow { return isRow && other.isRow }
    return type == nil ? section == other.section : type == other.type
  }
}

extension LintedSpec {
  /// A reference that replaces another value: in its quotes, or else in double quotes, because YAML reads braces as a
  /// mapping.
  func reference(to path: some StringProtocol, inPlaceOf range: SourceRange) -> String {
    quoted("{\(path)}", like: range)
  }

  /// A name that replaces another value: in its quotes, or without quotes if it needs none.
  func name(_ name: String, inPlaceOf range: SourceRange) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && quote(of: range) == nil ? name : quoted(name, like: range)
  }

  private func quoted(_ content: String, like range: SourceRange) -> String {
    let quote = quote(of: range) ?? "\""
    var text = String(quote)
    for scalar in content.unicodeScalars {
      if scalar == quote { text.unicodeScalars.append(quote == "'" ? "'" : "\\") }
      if scalar == "\\" && quote != "'" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    text.unicodeScalars.append(quote)
    return text
  }

  private func quote(of range: SourceRange) -> Unicode.Scalar? {
    text(range).unicodeScalars.first.flatMap { ["\"", "'"].contains($0) ? $0 : nil }
  }
}
