package import TokenDiagnostics
internal import TokenJSON

/// Diagnostics for other programs: an array with an object for each.
///
/// Each object has `severity`, `rule`, `message`, `notes`, `fixes` and a `place` of `file`, `line`, `column`, `endLine`
/// and `endColumn`. Lines and columns count from 1, columns in UTF-16 units; the end is after the last character. A
/// finding also has a `fingerprint`, which stays the same when lines move.
package struct JSONReport: Sendable {
  private let locator: SourceLocator
  private let fingerprints: [Diagnostic: String]

  /// A report on files that the locator knows.
  package init(_ locator: SourceLocator, fingerprints: [Diagnostic: String] = [:]) {
    self.locator = locator
    self.fingerprints = fingerprints
  }

  /// One array, in the order given. Linear.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    JSONWriter.text(of: diagnostics.map { Entry(diagnostic: $0, fingerprint: fingerprints[$0], locator: locator) })
  }
}

/// A diagnostic, whose locations are looked up while it is written.
private struct Entry: JSONWritable {
  let diagnostic: Diagnostic
  let fingerprint: String?
  let locator: SourceLocator

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let fingerprint { writer.field("fingerprint", fingerprint) }
      writer.field("fixes", diagnostic.fixIts.map { Fix(fixIt: $0, locator: locator) })
      writer.field("message", diagnostic.message)
      writer.field("notes", diagnostic.notes.map { Remark(note: $0, locator: locator) })
      writer.field("place", SourceRegion(diagnostic.range, locator))
      writer.field("rule", diagnostic.rule.rawValue)
      writer.field("severity", diagnostic.severity.rawValue)
    }
  }
}

private struct Remark: JSONWritable {
  let note: Note
  let locator: SourceLocator

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("message", note.message)
      writer.field("place", SourceRegion(note.range, locator))
    }
  }
}

private struct Fix: JSONWritable {
  struct Edit: JSONWritable {
    let edit: TextEdit
    let locator: SourceLocator

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("place", SourceRegion(edit.range, locator))
        writer.field("replacement", edit.replacement)
      }
    }
  }

  let fixIt: FixIt
  let locator: SourceLocator

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("applicability", fixIt.applicability.rawValue)
      writer.field("edits", fixIt.edits.map { Edit(edit: $0, locator: locator) })
      writer.field("message", fixIt.message)
    }
  }
}
