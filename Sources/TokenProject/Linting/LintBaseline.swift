package import TokenCompiler
package import TokenDiagnostics
package import TokenLint
internal import TokenSystem
package import TokenWorkspace

/// The findings of a lint, apart from those that a baseline accepts.
package struct LintBaseline {
  /// Made on first use: most reports do without.
  package private(set) lazy var fingerprints = finder.of(result.findings)
  private let result: Compiler.LintResult
  private let folder: String
  private let places: FilePlaces
  private lazy var finder = Fingerprints(
    files: result.files,
    outlines: result.outlines,
    relativeTo: folder,
    places: places
  )

  package init(_ result: Compiler.LintResult, folder: String, _ places: FilePlaces) {
    self.result = result
    self.folder = folder
    self.places = places
  }

  /// Accepts all findings of rules. Mistakes that stop a compile are never accepted.
  package mutating func write(to path: String) throws {
    let baseline = Baseline(of: result.findings, fingerprints: fingerprints, path: finder.path)
    let text = try baseline.text()
    if OutputStream.isStandardOutput(path) { return try Console.printResult(text) }
    try Self.file(path).write(text)
    Console.printMessage("\(path): \(counted(baseline.entries.count, "finding")) accepted\n")
  }

  /// The file that a baseline is written to.
  package static func file(_ path: String) -> ReportFile {
    ReportFile(path, kind: "a baseline of stylespec") { bytes in
      (try? #/\s*\{\s*"version"\s*:\s*[0-9]+\s*,\s*"findings"\s*:/#.prefixMatch(
        in: String(decoding: bytes, as: UTF8.self)
      )) != nil
    }
  }

  /// All findings, with what identifies them.
  package var identified: Baseline.Findings {
    mutating get {
      let finder = finder
      return Baseline.Findings(result.findings, fingerprints: fingerprints) { finder.path(of: $0) }
    }
  }

  /// Everything but what the baseline knows, with what is stale in it. The baseline's file is added to `files`.
  package mutating func judge(
    _ path: String?,
    lookedAtAll: Bool,
    lookedAt: (_ rule: String) -> Bool,
    _ files: inout [SourceFile]
  ) throws -> [Diagnostic] {
    guard let path else { return result.diagnostics }
    let file = SourceFile(path: path, bytes: try ReportFile.read(path))
    let id = SourceFileID(index: files.count)
    files.append(file)
    var mistakes = result.mistakes
    guard let baseline = Baseline.read(file, as: id, diagnostics: &mistakes) else {
      return (mistakes + result.findings).inSourceOrder()
    }
    let looked =
      lookedAtAll ? nil : Set(result.files.indices.map { finder.path(of: .start(of: SourceFileID(index: $0))) })
    let judged = baseline.apply(to: result.findings, fingerprints: fingerprints, lookingAt: looked)
    // If a spec does not compile, it is unknown what its rules would find.
    let staleEntries = judged.stale.filter { entry in
      !mistakes.hasErrors && lookedAt(entry.rule)
    }
    let stale = Baseline.reports(of: staleEntries, in: file, as: id)
    return (mistakes + judged.new + stale).inSourceOrder()
  }
}
