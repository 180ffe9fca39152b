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
    of kind: any ErrorKind.Type,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      of: kind,
      message: (text.map { "`\($0)` leads nowhere: " } ?? "") + "\(group) has no `\(segment)`\(didYouMean(nearest))",
      at: range,
      notes: notes,
      fixIts: fixIts
    )
  }

  /// References that lead in a circle. `links` are those of the circle in order, at least one; `contexts` are those in
  /// which it exists, "with `dark` of `theme`", empty for all.
  static func referenceCycle(_ links: [Note], in contexts: String = "", of kind: any ErrorKind.Type) -> Diagnostic {
    let problem = (contexts.isEmpty ? "" : "\(contexts), ") + "these references lead in a circle"
    return circle(problem, links, advice: "give one of them a value", kind)
  }

  /// Links that lead in a circle, with the problem and the advice of the message.
  static func circle(_ problem: String, _ links: [Note], advice: String, _ kind: any ErrorKind.Type) -> Diagnostic {
    let way = shownWay(links.map(\.message)) + " → " + (links.first?.message ?? "")
    return chain(links, "\(problem): \(way); \(advice)", kind)
  }

  /// A chain of references that is longer than the limit. `links` are all of them in order.
  static func longChain(_ links: [Note], of kind: any ErrorKind.Type) -> Diagnostic {
    let way = shownWay(links.map(\.message))
    let message = """
      a chain of \(links.count) references is too long, and at most \(ResolvedTokens.maximumChain) are followed: \
      \(way); refer to the value itself
      """
    return chain(links, message, kind)
  }

  private static func chain(_ links: [Note], _ message: String, _ kind: any ErrorKind.Type) -> Diagnostic {
    let place = links.first?.range ?? .start(of: SourceFileID(index: 0))
    return Diagnostic(of: kind, message: message, at: place, notes: few(Array(links.dropFirst())))
  }

  /// All links of a short chain; of a long one, the first three and the last.
  private static func shownWay(_ links: [String]) -> String {
    let shown = links.count > maximumListed ? links.prefix(3) + ["…"] + links.suffix(1) : links[...]
    return shown.joined(separator: " → ")
  }

  /// At most eight notes, plus one that counts the others.
  static func few(_ notes: [Note]) -> [Note] {
    let rest = notes.dropFirst(maximumListed)
    guard let next = rest.first else { return notes }
    return notes.prefix(maximumListed) + [Note("… \(rest.count) more", at: next.range)]
  }
}
