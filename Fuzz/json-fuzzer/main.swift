internal import CLibFuzzer
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenResolver
internal import TokenYAML

/// Reads the input as JSON, and checks the laws of what was read. If it may be a spec, it is compiled and linted, too.
/// A crash, a hang or a failed precondition is a finding.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let read = ReadInput(bytes)
  read.checkPlaces()
  read.checkMistakes()
  if read.document?.isComplete == true {
    read.checkRanges()
    read.checkFixes()
  }
  let input = CompilerInput(SourceFile(path: "fuzz.json", bytes: bytes), role: .candidate)
  let result = Compiler.compile([input], to: [.swift], outlines: .all) { _ throws(IncludeError) in
    throw IncludeError(problem: "is not there")
  }
  precondition(result.diagnostics.hasErrors || result.outputs.isEmpty == result.specs.isEmpty)
  let lint = Compiler.lint(result, Compiler.LintOptions())
  _ = TerminalReport(SourceLocator(lint.files), usesColor: true).render(lint.diagnostics)
  return 0
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
