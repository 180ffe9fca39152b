public import TokenDiagnostics

/// Diagnostics for other programs: an array with an object for each.
///
/// Each object has `severity`, `rule`, `message`, `notes`, `fixes` and a `place` of `file`, `line`, `column`, `endLine`
/// and `endColumn`. Lines and columns count from 1, columns in UTF-16 units; the end lies behind the last character. A
/// finding has a `fingerprint`, too, by which it is recognized when lines have moved.
public struct JSONReport: Sendable {
  private let locator: SourceLocator
  private let fingerprints: [Diagnostic: String]

  /// The locator has to know the files that the diagnostics speak of.
  public init(_ locator: SourceLocator, fingerprints: [Diagnostic: String] = [:]) {
    self.locator = locator
    self.fingerprints = fingerprints
  }

  /// One array, in the order given. Throws only what the encoder throws.
  public func render(_ diagnostics: [Diagnostic]) throws -> String {
    try JSONText.of(diagnostics.map { Entry($0, fingerprint: fingerprints[$0], locator) })
  }
}

private struct Entry: Encodable {
  let severity: String
  let rule: String
  let message: String
  let fingerprint: String?
  let place: Place
  let notes: [Remark]
  let fixes: [Fix]

  init(_ diagnostic: Diagnostic, fingerprint: String?, _ locator: SourceLocator) {
    self.fingerprint = fingerprint
    severity = diagnostic.severity.rawValue
    rule = diagnostic.rule.rawValue
    message = diagnostic.message
    place = Place(diagnostic.range, locator)
    notes = diagnostic.notes.map { Remark(message: $0.message, place: Place($0.range, locator)) }
    fixes = diagnostic.fixIts.map { Fix($0, locator) }
  }
}

private struct Remark: Encodable {
  let message: String
  let place: Place
}

private struct Fix: Encodable {
  struct Edit: Encodable {
    let place: Place
    let replacement: String
  }

  let message: String
  let applicability: String
  let edits: [Edit]

  init(_ fixIt: FixIt, _ locator: SourceLocator) {
    message = fixIt.message
    applicability = fixIt.applicability.rawValue
    edits = fixIt.edits.map { Edit(place: Place($0.range, locator), replacement: $0.replacement) }
  }
}
