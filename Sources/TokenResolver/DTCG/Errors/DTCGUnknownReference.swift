package import TokenDiagnostics
internal import TokenModel

/// A reference to nothing.
package enum DTCGUnknownReference: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-unknown-reference",
    in: .designTokens,
    "A reference to nothing",
    why: "Without its target, the token has no value.",
    remedy: "The nearest name is suggested. References count from the top of all files that are read together.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
  )
}

extension Diagnostic {
  /// `{token.$value}`.
  static func valueInBraces(_ path: String, name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGUnknownReference.self,
      message: "`{…}` names whole tokens, without `\(name)`; write `{\(path)}`",
      at: range,
      fixIts: [FixIt(quoting: "{\(path)}", .safe, replacing: range)]
    )
  }

  /// A name after the path of a token.
  static func nameInToken(_ path: [String], name: String, inBraces: Bool, at range: SourceRange) -> Diagnostic {
    let pointer = "{ \"$ref\": \"#/\(path.joined(separator: "/"))/$value/…\" }"
    let advice =
      inBraces ? "`{…}` names whole tokens; write `\(pointer)` for a part of one" : "write `$value` after the token"
    let message = "`\(path.joined(separator: "."))` is a token, so it has no `\(name)`; \(advice)"
    return Diagnostic(of: DTCGUnknownReference.self, message: message, at: range)
  }

  /// A reference to a token in a part of a resolver document that is not merged.
  static func referenceLeftOut(
    _ path: String,
    in part: String,
    pointer: String,
    at range: SourceRange,
    part place: SourceRange
  ) -> Diagnostic {
    let message = """
      `\(path)` is in \(part), which `resolutionOrder` does not name; add `{ "$ref": "\(pointer)" }` to it
      """
    return Diagnostic(of: DTCGUnknownReference.self, message: message, at: range, notes: [Note(part, at: place)])
  }

  /// A path that lacks the name of a top-level group; `paths` are those with it, at least one.
  static func missingSet(_ name: String, after path: String, paths: [String], at range: SourceRange) -> Diagnostic {
    let problem = path.isEmpty ? "the file has no `\(name)` at its top" : "`\(path)` has no `\(name)`"
    return Diagnostic(
      of: DTCGUnknownReference.self,
      message: "\(problem); \(NearestNames.question(about: "`{\(paths[0])}`"))",
      at: range,
      fixIts: paths.map { FixIt(quoting: "{\($0)}", .unsafe, replacing: range) }
    )
  }

  /// A pointer to a part that a value does not have.
  static func missingPart(_ part: [String], of path: TokenPath, at range: SourceRange, notes: [Note]) -> Diagnostic {
    let message = "the value of `\(path)` has no `\(part.joined(separator: "/"))`"
    return Diagnostic(of: DTCGUnknownReference.self, message: message, at: range, notes: notes)
  }

  /// A key that the object that a pointer leads through does not have.
  static func missingKey(_ key: String, among keys: [String], at range: SourceRange, notes: [Note]) -> Diagnostic {
    let advice = keys.isEmpty ? "; it has no parts" : "; it has \(list(keys))"
    return Diagnostic(
      of: DTCGUnknownReference.self,
      message: "the value has no `\(key)` there" + didYouMean(NearestNames(to: key, among: keys), otherwise: advice),
      at: range,
      notes: notes
    )
  }

  /// A key that is not an index of the list that a pointer leads through.
  static func missingElement(_ key: String, of count: Int, at range: SourceRange, notes: [Note]) -> Diagnostic {
    let indices = count == 1 ? "only 0" : "0 to \(count - 1)"
    let isNumber = !key.isEmpty && key.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let message: String
    if key == "-" {
      message = "`-` is the position after the last element; the list has \(indices)"
    } else if !isNumber {
      message = "`\(key)` is not an index of a list; the list has \(indices)"
    } else if key.count > 1, key.hasPrefix("0") {
      let plain = key.drop { $0 == "0" }
      message = "`\(key)` is not an index of a list; write `\(plain.isEmpty ? "0" : plain)`"
    } else {
      message = "the list has no element \(key); it has \(indices)"
    }
    return Diagnostic(of: DTCGUnknownReference.self, message: message, at: range, notes: notes)
  }
}
