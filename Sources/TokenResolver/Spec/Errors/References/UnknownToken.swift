package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A style refers to a token that does not exist, or a pack to such an emoji.
package enum UnknownToken: ErrorKind {
  package static let page = ErrorPage(
    "unknown-token",
    in: .references,
    "A style with a size, color, weight, family or mode that does not exist, or a pack whose icon does not",
    why: "A style is made of tokens of the spec, and a pack is shown by one of its emoji.",
    remedy: "The nearest one is suggested, or all are listed.",
    wrong: .spec("color: { ink: \"#222222\" }\nstyles: { title: { size: 14, color: ⟦inc⟧, weight: regular } }\n"),
    right: .spec("color: { ink: \"#222222\" }\nstyles: { title: { size: 14, color: ink, weight: regular } }\n")
  )
}

extension Diagnostic {
  /// A number instead of a weight's name, if no weight or more than one has the number.
  static func unclearWeight(_ number: FixedDecimal, matches: [String], known: String, at range: SourceRange)
    -> Diagnostic
  {
    let message =
      matches.isEmpty
      ? "no weight in `weight` is \(number); it has \(known)"
      : "\(matches.count) weights are \(number): \(list(matches)); write the name of one of them"
    return Diagnostic(
      of: UnknownToken.self,
      message: message,
      at: range,
      fixIts: matches.map { FixIt(writing: $0, .unsafe, replacing: range) }
    )
  }

  static func unknownStyleSize(
    _ size: FixedDecimal,
    mode: String?,
    known sizes: String,
    at range: SourceRange
  ) -> Diagnostic {
    let table = mode.map { "mode `\($0)`" } ?? "`typography`"
    let message = "\(table) has no size \(size); it has \(sizes)"
    return Diagnostic(of: UnknownToken.self, message: message, at: range)
  }

  static func unknownToken(
    _ name: String,
    _ what: String,
    in section: String,
    known: [String],
    nearest: NearestNames,
    at range: SourceRange
  ) -> Diagnostic {
    let advice = didYouMean(nearest, otherwise: ", which has \(list(known, nearestTo: name))")
    return Diagnostic(
      of: UnknownToken.self,
      message: "there is no \(what) `\(name)` in `\(section)`\(advice)",
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }
}
