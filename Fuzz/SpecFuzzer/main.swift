internal import CLibFuzzer
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenReports
internal import TokenResolver

/// Compiles the input as a spec. What stands behind its first NUL byte is the content of whatever the spec includes.
/// A crash, a hang or a broken promise is a finding.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let included = parts.count > 1 ? Array(parts[1]) : nil
  let spec = SourceFile(path: "fuzz.yaml", bytes: Array(parts.first ?? []))
  let result = Compiler.compile([CompilerInput(spec, role: .spec)], to: [.swift]) { path throws(IncludeError) in
    guard let included else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, bytes: included)
  }
  precondition(result.diagnostics.hasErrors == result.outputs.isEmpty)
  for range in result.diagnostics.flatMap({ [$0.range] + $0.notes.map(\.range) }) {
    precondition(range.bytes.upperBound <= result.files[range.file.index].bytes.count)
  }
  _ = TerminalReport(SourceLocator(result.files), usesColor: true).render(result.diagnostics)
  return 0
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
