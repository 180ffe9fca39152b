package import TokenDiagnostics
internal import TokenJSON

/// Diagnostics as SARIF 2.1.0, a format of code hosts and editors.
///
/// Locations are lines and columns in UTF-16 units. Notes become related locations. Each fix-it is a fix, with its
/// applicability in the property bag. Relative paths are relative to `%SRCROOT%`, the working folder.
package struct SARIFReport: Sendable {
  private let locator: SourceLocator
  private let rules: [ReportedRule]
  private let fingerprints: [Diagnostic: String]
  private let version: String
  private let informationURI: String?

  /// `version` is the version of the tool, and `informationURI` its page. A rule that only a diagnostic names is listed
  /// by its id.
  package init(
    _ locator: SourceLocator,
    rules: [ReportedRule] = [],
    fingerprints: [Diagnostic: String] = [:],
    version: String,
    informationURI: String? = nil
  ) {
    self.locator = locator
    self.rules = rules
    self.fingerprints = fingerprints
    self.version = version
    self.informationURI = informationURI
  }

  /// One log with one run; its results are in the order given. Linear.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let listed = rules.map(SARIFLog.Rule.init) + otherRules(of: diagnostics)
    let indexes = Dictionary(listed.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var results = SARIFResults(locator: locator, fingerprints: fingerprints)
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(
        driver: SARIFLog.Driver(version: version, informationUri: informationURI, rules: listed)
      ),
      originalUriBaseIds: [
        SARIFLog.ArtifactLocation.root: .init(description: .plain("The folder that stylespec ran in"))
      ],
      results: diagnostics.map { results.result($0, ruleIndex: indexes[$0.rule.rawValue]) }
    )
    return JSONWriter.text(of: SARIFLog(runs: [run]))
  }

  private func otherRules(of diagnostics: [Diagnostic]) -> [SARIFLog.Rule] {
    var known = Set(rules.map(\.id))
    let others = diagnostics.map(\.rule.rawValue).filter { known.insert($0).inserted }
    return others.sorted().map { SARIFLog.Rule(id: $0) }
  }
}

/// Turns diagnostics into results.
private struct SARIFResults {
  let locator: SourceLocator
  let fingerprints: [Diagnostic: String]
  /// Of each file that was named so far: a path is encoded once.
  private var artifacts: [SourceFileID: SARIFLog.ArtifactLocation] = [:]

  init(locator: SourceLocator, fingerprints: [Diagnostic: String]) {
    self.locator = locator
    self.fingerprints = fingerprints
  }

  mutating func result(_ diagnostic: Diagnostic, ruleIndex: Int?) -> SARIFLog.Result {
    let notes = diagnostic.notes.enumerated().map { index, note in
      var location = location(of: note.range)
      location.id = index + 1
      location.message = .plain(note.message)
      return location
    }
    let fixes = diagnostic.fixIts.map { fix($0) }
    return SARIFLog.Result(
      ruleId: diagnostic.rule.rawValue,
      ruleIndex: ruleIndex,
      level: diagnostic.severity.level,
      message: .plain(diagnostic.message),
      locations: [location(of: diagnostic.range)],
      relatedLocations: notes.isEmpty ? nil : notes,
      fixes: fixes.isEmpty ? nil : fixes,
      partialFingerprints: fingerprints[diagnostic].map { ["stylespec/v1": $0] }
    )
  }

  private mutating func location(of range: SourceRange) -> SARIFLog.Location {
    let place = SourceRegion(range, locator)
    return SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: artifact(at: place, in: range.file),
        region: SARIFLog.Region(place)
      )
    )
  }

  /// A change for each file, in the order of the files; in each, the replacements in source order.
  private mutating func fix(_ fixIt: FixIt) -> SARIFLog.Fix {
    let byFile = Dictionary(grouping: fixIt.edits.sorted { $0.range < $1.range }, by: \.range.file)
    let changes = byFile.sorted { $0.key < $1.key }.compactMap { _, edits in change(edits) }
    return SARIFLog.Fix(
      description: .plain(fixIt.message),
      artifactChanges: changes,
      properties: ["applicability": fixIt.applicability.rawValue]
    )
  }

  private mutating func change(_ edits: [TextEdit]) -> SARIFLog.ArtifactChange? {
    edits.first.map { first in
      SARIFLog.ArtifactChange(
        artifactLocation: artifact(at: SourceRegion(first.range, locator), in: first.range.file),
        replacements: edits.map { edit in
          let region = SARIFLog.Region(SourceRegion(edit.range, locator))
          return SARIFLog.Replacement(deletedRegion: region, insertedContent: .init(text: edit.replacement))
        }
      )
    }
  }

  private mutating func artifact(at place: SourceRegion, in file: SourceFileID) -> SARIFLog.ArtifactLocation {
    if let known = artifacts[file] { return known }
    let artifact = SARIFLog.ArtifactLocation(path: place.file)
    artifacts[file] = artifact
    return artifact
  }
}
