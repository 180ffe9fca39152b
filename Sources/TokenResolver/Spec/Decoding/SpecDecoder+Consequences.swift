internal import TokenDiagnostics
internal import TokenYAML

/// A name that is not there, because it does not exist or because of another mistake.
struct MissingName {
  let name: String
  /// The section that it is missing in; nil outside of the sections of specs.
  let section: RootKey?
  /// The mappings that were searched.
  let groups: [NodeID]
  /// The section that the spec does not have at all; nil where it has a part of it.
  let missingSection: String?

  init(_ name: String, in section: RootKey?, groups: [NodeID] = [], missingSection: String? = nil) {
    self.name = name
    self.section = section
    self.groups = groups
    self.missingSection = missingSection
  }
}

/// What may explain that a name is not there. It is known when the whole spec is decoded.
final class Consequences {
  /// Missing names, until it is known whether another mistake explains them.
  var unsettled: [(diagnostic: Diagnostic, missing: MissingName)] = []
  /// By mapping, the keys that other ones in it were probably meant as, which is reported there.
  var meantKeys: [NodeID: Set<String>] = [:]
  /// Required sections that are missing, which is reported.
  var missingSections: Set<RootKey> = []
  /// The empty values whose entries are not indented, and the diagnostics that say so.
  var emptyParents: [NodeID: Diagnostic] = [:]
  /// References that lead in a circle or too far.
  var wrongChains = WrongChains()
}

/// What follows from other mistakes, which is known when the whole spec is decoded, is not reported.
extension SpecDecoder {
  /// Reports a missing name, unless another mistake is the reason why it is missing.
  mutating func report(_ diagnostic: Diagnostic, unlessReported missing: MissingName) {
    consequences.unsettled.append((diagnostic, missing))
  }

  /// Reports the missing names that no other mistake explains. All that miss one section are one mistake.
  mutating func settle() {
    let sections = unsureSections()
    var bySection: [String: [Diagnostic]] = [:]
    for (diagnostic, missing) in consequences.unsettled where !isExplained(missing, by: sections) {
      if let section = missing.missingSection {
        bySection[section, default: []].append(diagnostic)
      } else {
        report(diagnostic)
      }
    }
    consequences.unsettled = []
    for found in bySection.values {
      let places = found.inSourceOrder().uniqued()
      if let first = places.first { report(first.with(others: places.dropFirst())) }
    }
  }

  private func isExplained(_ missing: MissingName, by unsure: Set<RootKey>) -> Bool {
    lacksFiles || missing.section.map(unsure.contains) ?? false
      || missing.groups.contains { consequences.meantKeys[$0]?.contains(missing.name) ?? false }
  }

  /// The sections of which some names may not be known, because of a mistake.
  private func unsureSections() -> Set<RootKey> {
    let unreadable = RootKey.allCases.filter { key in
      documents.contains { document in
        guard let value = document[key.rawValue]?.value else { return document.misspelled.contains(key.rawValue) }
        return tree.kind(of: value) != .mapping && referencePath(value) == nil
      }
    }
    let untaken = lacksTokens ? RootKey.allCases.filter(takesTokens) : []
    return Set(unreadable + untaken).union(consequences.missingSections)
  }

  /// The mappings of a section in all files.
  func mappings(of section: RootKey) -> [NodeID] { documents.compactMap { $0[section.rawValue]?.value } }
}

extension Diagnostic {
  /// The same diagnostic, with the places of others of the same cause as notes.
  fileprivate func with(others: some Sequence<Diagnostic>) -> Diagnostic {
    let more = others.map { Note("the same here", at: $0.range) }
    return Diagnostic(severity, rule: rule, message: message, at: range, notes: notes + Self.few(more), fixIts: fixIts)
  }
}
