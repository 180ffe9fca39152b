internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reports the consequences of mistakes, which are known when the passes before are over: takes the missing names and
/// the wrong references that those found.
struct ConsequencePass: SpecPass {
  let spec: SpecInput

  /// Reports the missing names that no other mistake explains, and the wrong chains of references.
  func report() {
    settle()
    reportWrongChains()
  }

  /// Reports tokens of the spec whose path a token of a token file has.
  func reportRepeatedTokens(of tokens: DeclaredTokens) {
    guard let imports = spec.imports else { return }
    let set = tokens.set
    for token in set.indices[tokens.importedEnd..<set.endIndex] {
      guard let first = imports.index[set.path(of: token)] else { continue }
      report(.tokenOfFile(set.path(of: token), at: set[token].nameRange, first: set[first].nameRange))
    }
  }

  /// Reports the missing names that no other mistake explains. All that miss one section are one mistake.
  private func settle() {
    let sections = unsureSections()
    var bySection: [String: [Diagnostic]] = [:]
    for (diagnostic, missing) in spec.consequences.unsettled where !isExplained(missing, by: sections) {
      if let section = missing.missingSection {
        bySection[section, default: []].append(diagnostic)
      } else {
        report(diagnostic)
      }
    }
    spec.consequences.unsettled = []
    for found in bySection.values {
      let places = found.inSourceOrder().uniqued()
      if let first = places.first { report(first.with(others: places.dropFirst())) }
    }
  }

  private func isExplained(_ missing: MissingName, by unsure: Set<RootKey>) -> Bool {
    spec.lacksFiles || missing.section.map(unsure.contains) ?? false
      || missing.groups.contains { spec.consequences.meantKeys[$0]?.contains(missing.name) ?? false }
  }

  /// The sections in which some names may be missing because of a mistake.
  private func unsureSections() -> Set<RootKey> {
    let unreadable = RootKey.allCases.filter { key in
      documents.contains { document in
        guard let value = document[key.rawValue]?.value else { return document.misspelled.contains(key.rawValue) }
        return tree.kind(of: value) != .mapping && referencePath(value) == nil
      }
    }
    let untaken = spec.lacksTokens ? RootKey.allCases.filter(takesTokens) : []
    return Set(unreadable + untaken).union(spec.consequences.missingSections)
  }

  /// Reports the circles of references that were found, and the chains that are too long.
  private func reportWrongChains() {
    let (circles, chains) = spec.consequences.wrongChains.found()
    spec.consequences.wrongChains = WrongChains()
    for circle in circles { report(.referenceCycle(notes(circle), of: ReferenceCycle.self)) }
    for chain in chains { report(.longChain(notes(chain), of: ReferenceCycle.self)) }
  }

  private func notes(_ links: [SourceRange]) -> [Note] { links.map { Note("`\(sourceText($0))`", at: $0) } }

  /// A scalar as it was written, without quotes.
  private func sourceText(_ range: SourceRange) -> String {
    files.text(of: range).filter { $0 != "\"" && $0 != "'" }
  }
}

extension Diagnostic {
  /// The same diagnostic, with the locations of others of the same cause as notes.
  fileprivate func with(others: some Sequence<Diagnostic>) -> Diagnostic {
    let more = others.map { Note("the same here", at: $0.range) }
    return Diagnostic(severity, rule: rule, message: message, at: range, notes: notes + Self.few(more), fixIts: fixIts)
  }
}
