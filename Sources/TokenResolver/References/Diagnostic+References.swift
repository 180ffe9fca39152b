internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Messages about references, of all dialects.
extension Diagnostic {
  /// A reference to nothing.
  ///
  /// - Parameters:
  ///   - text: The reference as it is written; nil where it need not be repeated.
  ///   - segment: The name that is missing.
  ///   - group: Where it is missing, in messages: "`palette.gray`".
  static func leadsNowhere(
    _ text: String?,
    segment: String,
    in group: String,
    nearest: NearestNames,
    rule: RuleID,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule,
      message: (text.map { "`\($0)` leads nowhere: " } ?? "") + "\(group) has no `\(segment)`\(didYouMean(nearest))",
      at: range,
      notes: notes,
      fixIts: fixIts
    )
  }

  /// References that lead in a circle, or are too many. `links` are those of the chain in order, at least one.
  static func referenceCycle(_ links: [Note], isCycle: Bool, rule: RuleID) -> Diagnostic {
    let chain = (isCycle ? links + links.prefix(1) : links.prefix(3) + links.suffix(1)).map(\.message)
    let message =
      isCycle
      ? "these references lead in a circle: \(chain.joined(separator: " → ")); give one of them a value"
      : "a chain of \(links.count) references is too long: \(chain.joined(separator: " → ")); refer to the value itself"
    let place = links.first?.range ?? .start(of: SourceFileID(index: 0))
    return Diagnostic(rule: rule, message: message, at: place, notes: Array(links.dropFirst()))
  }
}
