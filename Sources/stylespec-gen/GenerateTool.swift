internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenFiles
internal import TokenReports

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The compile step alone, for build systems, which must not wait for an argument parser to be built.
///
/// A build system wants to know all files before it runs anything. So it names each output, whatever the catalog is called,
/// and the files that may be included; anything else is refused. Exit status as for `stylespec`: 0 fine, 1 the spec has
/// errors, 64 usage, 74 input or output failed.
@main
enum GenerateTool {
  static func main() {
    do {
      exit(try generate(GenerateArguments(Array(CommandLine.arguments.dropFirst()))))
    } catch let error as UsageError {
      Console.printMessage("stylespec-gen: error: \(error.problem)\n\(GenerateArguments.usage)\n")
      exit(EX_USAGE)
    } catch {
      Console.printMessage("\(error)\n")
      exit(EX_IOERR)
    }
  }

  private static func generate(_ arguments: GenerateArguments) throws -> Int32 {
    if let failure = arguments.failure {
      Console.printMessage("error: \(failure)\n")
      return EXIT_FAILURE
    }
    var specs: [CompilerInput] = []
    for job in arguments.jobs { specs.append(CompilerInput(try SpecLoader.declared(job.spec), role: .spec)) }
    let include = DeclaredInputs(arguments.inputs).include
    let result = Compiler.compile(specs, to: [.swift], namesFiles: false, include: include)
    let report = TerminalReport(SourceLocator(result.files), usesColor: false)
    Console.printMessage(report.render(result.diagnostics))
    if result.diagnostics.hasErrors { return EXIT_FAILURE }
    let inputs = InputFiles(result.files.map(\.path))
    for job in arguments.jobs { try inputs.check(job.output) }
    // Without an error, each job's spec was compiled.
    for spec in result.specs {
      let job = arguments.jobs[spec.input.index]
      for output in spec.outputs { try OutputFolder.write(output.file.bytes, to: job.output) }
    }
    return EXIT_SUCCESS
  }
}
