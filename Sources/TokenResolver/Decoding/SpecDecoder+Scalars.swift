internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// A single value as text, after references.
  mutating func scalarText(
    _ node: YAMLNodeID,
    for what: String = "this",
    via outer: [SourceRange] = []
  ) -> Sourced<String>? {
    guard let (scalar, references) = follow(node), expect(.scalar, scalar, for: what) else { return nil }
    return Sourced(tree.text(of: scalar), from: Origin(range(scalar), references: outer + references))
  }

  /// A decimal in a range. `what` names it in messages; `outer` are the references that led to its record.
  mutating func decimal(
    _ node: YAMLNodeID,
    for what: String,
    in allowed: ClosedRange<FixedDecimal>,
    via outer: [SourceRange] = []
  ) -> Sourced<FixedDecimal>? {
    guard let (scalar, references) = follow(node), expect(.scalar, scalar, for: what) else { return nil }
    guard let value = decimal(tree.utf8(of: scalar), for: what, at: range(scalar)) else { return nil }
    guard allowed.contains(value) else {
      report(.outOfRange(what, value, allowed: allowed, at: range(scalar)))
      return nil
    }
    return Sourced(value, from: Origin(range(scalar), references: outer + references))
  }

  /// Reads digits; what is no decimal is reported with what would be one.
  mutating func decimal(_ text: ArraySlice<UInt8>, for what: String, at range: SourceRange) -> FixedDecimal? {
    do {
      return try FixedDecimal(parsing: text)
    } catch {
      report(.invalidNumber(String(decoding: text, as: UTF8.self), for: what, because: error, at: range))
      return nil
    }
  }

  /// The key of a token as its name.
  mutating func tokenName(_ key: YAMLNodeID, of what: String) -> Sourced<String>? {
    isTokenName(key, of: what) ? Sourced(tree.text(of: key), from: Origin(range(key))) : nil
  }

  /// Whether a key can be the name of a token; if not, that is reported.
  mutating func isTokenName(_ key: YAMLNodeID, of what: String) -> Bool {
    if TokenName.isPlain(tree.utf8(of: key)) { return true }
    let name = tree.text(of: key)
    guard let problem = TokenName.problem(with: name) else { return true }
    report(.invalidName(name, of: what, because: problem, at: range(key)))
    return false
  }
}

/// What may name a token. The limits are those of the Design Tokens format, so that names survive an export.
enum TokenName {
  /// In UTF-8.
  static let maximumLength = 200

  /// What is wrong with the name of a font; nil when nothing is.
  static func problem(withFont name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    return name.unicodeScalars.contains(where: isControl) ? "names have no control characters" : nil
  }

  /// What is wrong with the text of a name template, whatever its placeholders are; nil when nothing is.
  static func problem(withTemplate text: String) -> String? {
    if text.isEmpty { return "a name template is empty" }
    if text.utf8.count > maximumLength { return "a name template is longer than \(maximumLength) bytes" }
    return text.unicodeScalars.contains(where: isControl) ? "a name template has a control character" : nil
  }

  /// Whether a name is one of ASCII letters, digits, `-` and `_`, which is nearly all of them: nothing can be wrong then.
  static func isPlain(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard (1...maximumLength).contains(utf8.count) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// What is wrong with a name; nil when nothing is.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    if name == "<<" { return "merge keys are not read; refer to each value instead" }
    if name.hasPrefix("$") { return "names do not start with `$`" }
    if name.unicodeScalars.contains(where: isControl) { return "names have no control characters" }
    return name.first { "{}.".contains($0) }.map { "names have no `\($0)`" }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
