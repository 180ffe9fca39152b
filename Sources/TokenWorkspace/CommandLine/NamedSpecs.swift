internal import ArgumentParser
package import TokenCompiler
internal import TokenDiagnostics
package import TokenEmit
internal import TokenSystem

/// The specs that a command line names.
package enum NamedSpecs {
  /// `tokens/` here or above, relative to here if possible. `advice` is shown when there is no such folder.
  package static func tokensFolder(
    advice: String = "Name a SPEC, or run 'stylespec init'."
  ) throws -> String {
    guard let here = Console.workingFolder, let folder = SpecLoader.tokensFolder(above: here) else {
      throw ValidationError("There is no folder tokens/ here or above. \(advice)")
    }
    return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.count + 1)) : folder
  }

  /// The same as a path that counts from here in any case: `../../tokens`.
  package static func tokensFolderFromHere(advice: String) throws -> String {
    let folder = try tokensFolder(advice: advice)
    guard folder.hasPrefix("/"), let here = Console.workingFolder else { return folder }
    let above = folder.split(separator: "/").dropLast()
    let steps = here.split(separator: "/").count - above.count
    return String(repeating: "../", count: max(0, steps)) + "tokens"
  }

  /// Reads and compiles the specs at paths. When there is an error, reports it and ends the tool.
  package static func compile(
    _ paths: [String],
    to formats: [OutputFormat] = [],
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    try compile(SpecLoader.load(paths), named: paths, to: formats, isStrict: isStrict)
  }

  /// The same for specs that were read from paths.
  package static func compile(
    _ inputs: [CompilerInput],
    named paths: [String],
    to formats: [OutputFormat] = [],
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    let result = withProgressLine {
      Compiler.compile(inputs, to: formats, isStrict: isStrict, include: SpecLoader.include)
    }
    if result.catalogs.isEmpty, result.tokens == nil, result.diagnostics.isEmpty {
      throw reportedNoSpec(among: paths)
    }
    if !result.diagnostics.isEmpty {
      let report = TerminalReport(SourceLocator(result.files), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(result.diagnostics))
      if result.diagnostics.hasErrors { throw ExitCode.specError }
    }
    if result.catalogs.isEmpty, result.tokens != nil, !formats.isEmpty { throw reportedNoCodes(among: paths) }
    return result
  }

  /// Reports that the files are of the Design Tokens format, and have no codes to write; returns the status to end
  /// with.
  private static func reportedNoCodes(among paths: [String]) -> any Error {
    let message = "token files make no codes, which need a spec; 'stylespec lint', 'list' and 'show' read these files"
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
