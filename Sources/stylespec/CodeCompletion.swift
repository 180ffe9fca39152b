internal import TokenCompiler
internal import TokenFiles
internal import TokenModel

/// Names of style codes for a shell to complete.
enum CodeCompletion {
  /// The codes of all specs without an error that start with a text; none when the files cannot be read.
  static func names(in paths: [String], startingWith prefix: String) -> [String] {
    guard let inputs = try? SpecLoader.load(paths) else { return [] }
    return Compiler.compile(inputs, include: SpecLoader.include).catalogs.flatMap { catalog in
      catalog.codes.map { catalog.name(of: $0) }.filter { $0.hasPrefix(prefix) }
    }
  }
}
