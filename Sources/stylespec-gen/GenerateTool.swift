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

/// The compile step alone, for build plugins, which must not wait for an argument parser to be built.
///
/// `stylespec-gen OUT SPEC…` writes Swift into the folder OUT. Exit status as for `stylespec`: 0 fine, 1 the spec has
/// errors, 64 usage, 74 input or output failed.
@main
enum GenerateTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let out = arguments.first, !out.isEmpty, arguments.count > 1 else {
      Console.printMessage("usage: stylespec-gen OUT SPEC…\n")
      exit(EX_USAGE)
    }
    do {
      exit(try generate(Array(arguments.dropFirst()), into: OutputFolder(out)))
    } catch {
      Console.printMessage("\(error)\n")
      exit(EX_IOERR)
    }
  }

  private static func generate(_ specs: [String], into folder: OutputFolder) throws(FileError) -> Int32 {
    let inputs = try SpecLoader.load(specs)
    let result = Compiler.compile(inputs, to: [.swift], include: SpecLoader.include)
    let report = TerminalReport(SourceLocator(result.files), usesColor: false)
    Console.printMessage(report.render(result.diagnostics))
    if result.diagnostics.hasErrors { return EXIT_FAILURE }
    _ = try folder.write(result.outputs)
    return EXIT_SUCCESS
  }
}
