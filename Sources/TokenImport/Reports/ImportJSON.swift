internal import TokenDiagnostics
internal import TokenJSON

/// A report for other programs. `Documentation/Import.md` describes the object.
package enum ImportJSON {
  /// The report, with every note.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of notes.
  package static func render(_ report: ImportReport) -> String { JSONWriter.text(of: Document(report: report)) }

  private struct Document: JSONWritable {
    let report: ImportReport

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("counts") { writer in
          writer.object { writer in
            for grade in ImportNote.Grade.allCases { writer.field(grade.rawValue, report.count(of: grade)) }
          }
        }
        writer.field("files", report.files)
        writer.field("notes", report.notes.map { Entry(note: $0, report: report) })
        writer.field("source", report.recognition)
      }
    }
  }

  private struct Entry: JSONWritable {
    let note: ImportNote
    let report: ImportReport

    func write(to writer: inout JSONWriter) {
      let location = report.locator.location(of: note.location)
      writer.object { writer in
        writer.field("class", note.grade.rawValue)
        writer.field("column", location.column)
        writer.field("file", location.path)
        writer.field("kind", note.subject == .token ? "token" : "structure")
        writer.field("line", location.line)
        writer.field("name", note.name)
        writer.field("reasons", note.reasons)
        writer.field("result", note.result)
      }
    }
  }
}
