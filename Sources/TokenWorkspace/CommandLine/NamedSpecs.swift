internal import ArgumentParser
package import TokenCompiler
package import TokenDiagnostics
package import TokenEmit
package import TokenModel
internal import TokenSystem

/// The specs that a command line names.
package enum NamedSpecs {
  /// Reads and compiles specs. When there is an error, reports it and ends the tool.
  package static func compile(
    _ specs: ChosenSpecs,
    to formats: [OutputRequest] = [],
    choosing contexts: [ContextInput] = [],
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    try compile(specs.load(), named: specs.paths, to: formats, choosing: contexts, isStrict: isStrict)
  }

  /// The same for specs that were read from paths.
  package static func compile(
    _ inputs: [CompilerInput],
    named paths: [String],
    to formats: [OutputRequest] = [],
    choosing contexts: [ContextInput] = [],
    backgrounds: [SourceFileID: EmitterInput.Backgrounds] = [:],
    outlines: OutlineRequest = .none,
    isStrict: Bool = false
  ) throws -> Compiler.Result {
    let result = withProgressLine {
      let result = Compiler.compile(
        inputs,
        to: formats,
        choosing: contexts,
        backgrounds: backgrounds,
        outlines: outlines,
        isStrict: isStrict,
        include: SpecLoader.include
      )
      return Compiler.judged(result, of: inputs, isStrict: isStrict, include: SpecLoader.include)
    }
    if result.inputs.isEmpty, result.diagnostics.isEmpty {
      throw reportedNoSpec(among: paths, inputs)
    }
    if !result.diagnostics.isEmpty {
      let report = TerminalReport(SourceLocator(result.files), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(result.diagnostics, untriedFixes: result.untriedFixes))
      if result.diagnostics.hasErrors { throw ExitCode.specError }
    }
    try checkModifiers(contexts, of: result)
    if result.outputs.isEmpty, !result.tokenSets.isEmpty, !formats.isEmpty { throw reportedNoOutput(among: paths) }
    return result
  }

  /// Reports a chosen modifier that no token file has, and ends the tool.
  private static func checkModifiers(_ contexts: [ContextInput], of result: Compiler.Result) throws {
    let known = result.inputs.flatMap(\.catalog.tokens.modifiers).map(\.name)
    for context in contexts where !known.contains(context.modifier) {
      let question = NearestNames(to: context.modifier, among: known).question.map { "; \($0)" } ?? ""
      Console.printMessage("stylespec: error: there is no modifier `\(context.modifier)`\(question)\n")
      throw ExitCode.specError
    }
  }

  /// Reports that the files are of the Design Tokens format, and have nothing to write; returns the status to end with.
  private static func reportedNoOutput(among paths: [String]) -> any Error {
    let message = """
      these design tokens (DTCG) have no typography token and no color to write; with `tokens: true` in the options of \
      the output `swift`, others are constants; 'stylespec lint', 'list' and 'show' read them
      """
    Console.printMessage("\(paths.joined(separator: ", ")): error: \(message)\n")
    return ExitCode.specError
  }

  /// Reports that none of the inputs is a spec; returns the status to end with.
  package static func reportedNoSpec(among paths: [String], _ inputs: [CompilerInput]) -> any Error {
    Console.printMessage("\(paths.joined(separator: ", ")): error: \(Compiler.nothingFound(in: inputs))\n")
    return ExitCode.specError
  }
}
