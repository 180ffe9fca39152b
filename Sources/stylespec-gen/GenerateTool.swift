internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenSystem

/// The compile step alone, for build systems, which must not wait for an argument parser to be built.
///
/// A build system wants to know all files before it runs anything. So it names each output, whatever the catalog is
/// called, and the files that may be included; anything else is refused. Exit status as for `stylespec`: 0 fine, 1 the
/// spec has errors, 64 usage, 74 input or output failed.
@main
enum GenerateTool {
  static func main() {
    do {
      exitProcess(try generate(GenerateArguments(Array(CommandLine.arguments.dropFirst()))))
    } catch let error as UsageError {
      Console.printMessage("stylespec-gen: error: \(error.problem)\n\(GenerateArguments.usage)\n")
      exitProcess(.usageError)
    } catch {
      Console.printMessage("\(error)\n")
      exitProcess(.fileError)
    }
  }

  private static func generate(_ arguments: GenerateArguments) throws -> ExitStatus {
    if let failure = arguments.failure {
      Console.printMessage("error: \(failure)\n")
      return .specError
    }
    var specs: [CompilerInput] = []
    for job in arguments.jobs { specs.append(CompilerInput(try DeclaredInputs.read(job.spec), role: .spec)) }
    let include = DeclaredInputs(arguments).include
    let compiled = Compiler.compile(
      specs,
      to: [.swift],
      isStrict: arguments.isStrict,
      namesFiles: false,
      include: include
    )
    let result = Compiler.judged(compiled, of: specs, isStrict: arguments.isStrict, include: include)
    let report = TerminalReport(SourceLocator(result.files), usesColor: false)
    Console.printMessage(report.render(result.diagnostics, untriedFixes: result.untriedFixes))
    if result.diagnostics.hasErrors { return .specError }
    let inputs = InputFiles(result.files.map(\.path))
    for job in arguments.jobs { try inputs.check(job.output) }
    // Without an error, each job's spec was compiled.
    for spec in result.specs {
      let job = arguments.jobs[spec.file.index]
      for output in spec.outputs { try FolderWriter.write(output.file.bytes, to: job.output) }
    }
    return .success
  }
}
