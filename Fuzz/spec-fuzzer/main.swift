internal import CLibFuzzer
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenResolver

/// Compiles the input as a spec, and lints it. The bytes after its first NUL byte are the content of every included
/// file, of a configuration and of a Swift source. A crash, a hang or a failed precondition is a finding.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let included = parts.count > 1 ? Array(parts[1]) : nil
  let spec = SourceFile(path: "fuzz.yaml", bytes: Array(parts.first ?? []))
  let input = CompilerInput(spec, role: .spec)
  let result = Compiler.compile([input], to: [.swift], outlines: .all) { path throws(IncludeError) in
    guard let included else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, bytes: included)
  }
  precondition(result.diagnostics.hasErrors == result.outputs.isEmpty)
  let others = included.map { SourceFile(path: "other", bytes: $0) }
  let options = Compiler.LintOptions(configurations: others.map { [0: $0] } ?? [:], sources: others.map { [$0] })
  let lint = Compiler.lint(result, options)
  for range in lint.diagnostics.flatMap({ [$0.range] + $0.notes.map(\.range) }) {
    precondition(range.bytes.upperBound <= lint.files[range.file.index].bytes.count)
  }
  _ = TerminalReport(SourceLocator(lint.files), usesColor: true).render(lint.diagnostics)
  return 0
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
