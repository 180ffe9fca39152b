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
