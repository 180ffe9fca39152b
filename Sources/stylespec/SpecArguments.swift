internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenFiles
internal import TokenReports

/// Which specs a command works on.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Spec files, folders of specs, or - for standard input.",
      discussion: "Without any: the folder tokens/ here or in the nearest folder above."
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var spec: [String] = []

  /// The paths to read; `tokens/` when none is given.
  func paths() throws -> [String] { spec.isEmpty ? [try Self.tokensFolder()] : spec }

  /// `tokens/` here or above, relative to here where that is possible.
  static func tokensFolder() throws -> String {
    guard let here = Console.workingFolder, let folder = SpecLoader.tokensFolder(above: here) else {
      throw ValidationError("There is no folder tokens/ here or above. Name a SPEC, or run 'stylespec init'.")
    }
    return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.count + 1)) : folder
  }

  /// Reads and compiles the specs. When there is an error, reports it and ends the tool.
  func compile(to formats: [OutputFormat] = []) throws -> Compiler.Result {
    let (result, _) = try read(to: formats)
    guard !result.diagnostics.isEmpty else { return result }
    let report = TerminalReport(SourceLocator(result.files), usesColor: Console.messagesUseColor)
    Console.printMessage(report.render(result.diagnostics))
    if result.diagnostics.hasErrors { throw ExitCode.specError }
    return result
  }

  /// Reads and compiles the specs at the paths, and reports nothing but that there is none.
  func read(to formats: [OutputFormat]) throws -> (result: Compiler.Result, paths: [String]) {
    let paths = try paths()
    let inputs = try reportingFileErrors { () throws(FileError) in try SpecLoader.load(paths) }
    let result = withProgressLine {
      Compiler.compile(inputs, to: formats, include: SpecLoader.include)
    }
    if result.catalogs.isEmpty && result.diagnostics.isEmpty { throw Self.reportedNoSpec(among: paths) }
    return (result, paths)
  }

  /// Says that none of the files is a spec; returns the status to end with.
  static func reportedNoSpec(among paths: [String]) -> ExitCode {
    let message = "no spec among the files; a spec starts with `stylespec: 1`"
    Console.printMessage("\(paths.joined(separator: ", ")): error: \(message)\n")
    return ExitCode.specError
  }
}

/// Runs work on files; an error is printed and ends the tool with its own status.
func reportingFileErrors<Result>(_ work: () throws(FileError) -> Result) throws -> Result {
  do {
    return try work()
  } catch {
    Console.printMessage("\(error)\n")
    throw ExitCode.fileError
  }
}
