package import TokenDiagnostics
internal import TokenReports

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Baseline {
  /// A file with an entry on each line, so that version control merges and shows baselines line by line. Throws
  /// only errors of the encoder.
  package func text() throws -> String {
    let lines = try entries.map { "    " + (try JSONText.line(of: $0)) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Reads a file of ``text()``. Nil, and a diagnostic, for any other file.
  package static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    diagnostics: inout [Diagnostic]
  ) -> Baseline? {
    let bytes = file.hasByteOrderMark ? file.bytes.dropFirst(3) : file.bytes[...]
    do {
      let form = try JSONDecoder().decode(FileForm.self, from: Data(bytes))
      if form.version == version { return Baseline(form.findings) }
      diagnostics.append(invalid("is of version \(form.version), and this tool reads version \(version)", id))
    } catch {
      diagnostics.append(invalid("is not a baseline", id))
    }
    return nil
  }

  /// A diagnostic for each stale entry, which points at its line in the file that the baseline was read from. Linear.
  package static func reports(of stale: [Entry], in file: SourceFile, as id: SourceFileID) -> [Diagnostic] {
    let places = places(in: file, as: id)
    return stale.map { entry in
      Diagnostic(
        of: StaleBaseline.self,
        message: "this finding of `\(entry.rule)` in `\(entry.path)` is gone; write the baseline again",
        at: places[entry.fingerprint] ?? .start(of: id)
      )
    }
  }

  private static let version = 1

  private struct FileForm: Decodable {
    let version: Int
    let findings: [Entry]
  }

  private static func invalid(_ problem: String, _ id: SourceFileID) -> Diagnostic {
    Diagnostic(
      of: InvalidBaseline.self,
      message: "the file \(problem); `--write-baseline` makes a new one",
      at: .start(of: id)
    )
  }

  /// The location of each fingerprint: a string of 16 hexadecimal digits.
  private static func places(in file: SourceFile, as id: SourceFileID) -> [String: SourceRange] {
    let quotes = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "\"") }
    let strings = zip(quotes, quotes.dropFirst()).filter { $1 - $0 == 17 }.map { $0 + 1..<$1 }
    return Dictionary(
      strings.map { (String(decoding: file.bytes[$0], as: UTF8.self), SourceRange(file: id, bytes: $0)) }
    ) { first, _ in first }
  }
}
