internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// References that are right in some contexts and wrong in others.
extension ReferenceChecker {
  /// A selection in which a source counts, with standard contexts where possible.
  func selection(of source: Int) -> ContextSelection {
    guard tokens.dependsOnContexts, let region = region(of: source) else { return ContextSelection() }
    return region.selection(tokens.modifiers)
  }

  /// The contexts in which a source counts; nil if stronger sources replace it everywhere.
  private func region(of source: Int) -> ContextRegion? {
    region(withoutSourcesFrom: source + 1, of: sources[source].token)?.and(sources[source].condition)
  }

  /// The contexts in which none of a token's sources counts, from an index on; nil if there are none.
  private func region(withoutSourcesFrom start: Int, of token: TokenID) -> ContextRegion? {
    var rest: ContextRegion? = .all
    var source = start
    while source < sources.count, sources[source].token == token {
      rest = rest?.without(sources[source].condition, tokens.modifiers)
      source += 1
    }
    return rest
  }

  /// Reports references to tokens that are not there in some contexts, and circles in some contexts.
  func checkContexts() {
    for source in sources.indices where !sources[source].isReplaced {
      guard let target = aliases[source].target else { continue }
      checkPresence(of: target, for: source, at: range(referenceNode(of: source)))
    }
    for reference in context.deferred.references {
      guard let target = index[reference.reference.path] else { continue }
      checkPresence(of: target, for: reference.source, at: reference.reference.range)
    }
    for circle in tokens.circles() {
      report(.referenceCycle(notes(of: circle.links), in: name(of: circle.region), of: DTCGReferenceCycle.self))
    }
  }

  private func checkPresence(of target: TokenID, for source: Int, at place: SourceRange) {
    guard let absence = absence(of: target), let region = region(of: source)?.intersection(absence) else { return }
    let path = tokens.path(of: target)
    report(.missingInContext(path, name(of: region), at: place, token: tokens[target].nameRange))
  }

  /// The contexts in which a token is not written; nil if there are none. A token written with a mistake counts as
  /// written: the mistake is reported, but not again for each token that refers to it.
  private func absence(of token: TokenID) -> ContextRegion? {
    region(withoutSourcesFrom: mainSource(of: token), of: token)
  }

  /// Contexts in messages: "with `dark` of `theme`"; empty for all contexts.
  private func name(of region: ContextRegion) -> String {
    let limits = region.limits.map { modifier, contexts in
      let modifier = tokens.modifiers[modifier]
      return "\(contexts.map { "`\(modifier.contexts[$0])`" }.joined(separator: " or ")) of `\(modifier.name)`"
    }
    return limits.isEmpty ? "" : "with " + limits.joined(separator: " and ")
  }
}
