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

/// What may explain that a name is missing. Complete only when the whole spec is decoded.
final class Consequences {
  /// Missing names, until it is known whether another mistake explains them.
  var unsettled: [(diagnostic: Diagnostic, missing: MissingName)] = []
  /// By mapping, the keys that other ones in it were probably meant as, which is reported there.
  var meantKeys: [NodeID: Set<String>] = [:]
  /// Required sections that are missing, which is reported.
  var missingSections: Set<RootKey> = []
  /// The empty values whose entries are not indented, and their diagnostics.
  var emptyParents: [NodeID: Diagnostic] = [:]
  /// References that lead in a circle or too far.
  var wrongChains = WrongChains()

  /// Reports a missing name, unless another mistake is the reason why it is missing.
  func report(_ diagnostic: Diagnostic, unlessReported missing: MissingName) {
    unsettled.append((diagnostic, missing))
  }
}
