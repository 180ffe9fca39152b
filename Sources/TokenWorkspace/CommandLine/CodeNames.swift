internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenSystem

/// Names of style codes for a shell to complete.
package enum CodeCompletion {
  /// The codes of the project's specs that start with a text; empty without a project.
  package static func names(startingWith prefix: String) -> [String] {
    guard let here = Console.workingFolder, let project = try? ProjectSpecs.nearest(to: here) else { return [] }
    return names(in: project.absolutePaths, startingWith: prefix)
  }

  /// The paths of the tokens of the project that start with a text; empty without a project.
  package static func tokens(startingWith prefix: String) -> [String] {
    guard let here = Console.workingFolder, let project = try? ProjectSpecs.nearest(to: here),
      let inputs = try? SpecLoader.load(project.absolutePaths)
    else { return [] }
    let sets = Compiler.compile(inputs, include: SpecLoader.include).inputs.map(\.catalog.tokens)
    let paths = sets.flatMap { tokens in tokens.indices.map { tokens.path(of: $0).description } }
    return paths.filter { $0.hasPrefix(prefix) }
  }

  /// The codes of all specs without an error that start with a text; none when the files cannot be read.
  package static func names(in paths: [String], startingWith prefix: String) -> [String] {
    guard let inputs = try? SpecLoader.load(paths) else { return [] }
    return Compiler.compile(inputs, include: SpecLoader.include).catalogs.flatMap { catalog in
      catalog.codes.map { catalog.name(of: $0) }.filter { $0.hasPrefix(prefix) }
    }
  }
}

/// The message for an unknown name of a code: with the nearest names, or else where to see all.
package func unknownCode(_ code: String, among names: [String]) -> String {
  let near = NearestNames(to: code, among: names).names
  let hint =
    near.isEmpty
    ? "run 'stylespec list' to see all" : NearestNames.question(about: near.joined(separator: ", "))
  return "there is no style code `\(code)`; \(hint)"
}
