internal import ArgumentParser
package import TokenCompiler
internal import TokenDiagnostics
package import TokenEmit
internal import TokenSystem

/// The specs that a command line names.
package enum NamedSpecs {
  /// Reads and compiles specs. When there is an error, reports it and ends the tool.
  package static func compile(
    _ specs: ChosenSpecs,
    to formats: [OutputFormat] = [],
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    try compile(specs.load(), named: specs.paths, to: formats, isStrict: isStrict)
  }

  /// The same for specs that were read from paths.
  package static func compile(
    _ inputs: [CompilerInput],
    named paths: [String],
    to formats: [OutputFormat] = [],
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    if !formats.isEmpty, !inputs.isEmpty, inputs.allSatisfy(Compiler.isTokenFile) {
      throw reportedNoCodes(among: paths)
    }
    let result = withProgressLine {
      let result = Compiler.compile(inputs, to: formats, isStrict: isStrict, include: SpecLoader.include)
      return Compiler.judged(result, of: inputs, isStrict: isStrict, include: SpecLoader.include)
    }
    if result.catalogs.isEmpty, result.tokenSets.isEmpty, result.diagnostics.isEmpty {
      throw reportedNoSpec(among: paths)
    }
    if !result.diagnostics.isEmpty {
      let report = TerminalReport(SourceLocator(result.files), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(result.diagnostics))
      if result.diagnostics.hasErrors { throw ExitCode.specError }
    }
    if result.catalogs.isEmpty, !result.tokenSets.isEmpty, !formats.isEmpty { throw reportedNoCodes(among: paths) }
    return result
  }

  /// Reports that the files are of the Design Tokens format, and have no codes to write; returns the status to end
  /// with.
  private static func reportedNoCodes(among paths: [String]) -> any Error {
    let message =
      "files of design tokens (DTCG) make no codes, which need a spec; 'stylespec lint', 'list' and 'show' read these files"
    Console.printMessage("\(paths.joined(separator: ", ")): error: \(message)\n")
    return ExitCode.specError
  }

  /// Reports that none of the files is a spec; returns the status to end with.
  package static func reportedNoSpec(among paths: [String]) -> any Error {
    let message = "no spec among the files; a spec starts with `stylespec: 1`"
    Console.printMessage("\(paths.joined(separator: ", ")): error: \(message)\n")
    return ExitCode.specError
  }
}
