internal import TokenDiagnostics

extension Diagnostic {
  static func limit(_ message: String, _ language: SourceLanguage, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: language.limitRule, message: message, at: range)
  }

  static func encoding(_ message: String, _ language: SourceLanguage, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: language.encodingRule, message: message, at: range)
  }

  static func unsupported(_ what: String, at range: SourceRange) -> Diagnostic {
    let advice = "to use a value twice, refer to it, such as `\"{color.ink}\"`"
    return Diagnostic(rule: YAMLRule.unsupported.id, message: "\(what); \(advice)", at: range)
  }

  static func documents(at range: SourceRange) -> Diagnostic {
    let message = "a second document starts here; put it into a file of its own"
    return Diagnostic(rule: YAMLRule.documents.id, message: message, at: range)
  }

  static func complexKey(at range: SourceRange) -> Diagnostic {
    let message = "a key must be a single value; write `\"{…}\"` with quotes if this is meant as text"
    return Diagnostic(rule: YAMLRule.complexKey.id, message: message, at: range)
  }

  static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: YAMLRule.duplicateKey.id,
      message: "`\(key)` is already a key of this mapping; remove one of the two",
      at: range,
      notes: [Note("the first `\(key)`", at: first)]
    )
  }

  /// libyaml's message, for an unrecognized mistake.
  static func syntax(_ problem: String, byte: UInt8?, at range: SourceRange, context: Note?) -> Diagnostic {
    Diagnostic(
      rule: YAMLRule.syntax.id,
      message: problem + (byte == nil ? "; the file ends too early" : ""),
      at: range,
      notes: context.map { [$0] } ?? []
    )
  }
}
