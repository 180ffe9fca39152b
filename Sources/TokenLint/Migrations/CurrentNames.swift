internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel

/// The names that specs have now: those of codes, and the paths of tokens.
struct CurrentNames {
  private let names: Set<UTF8Name>
  /// In the order of the specs.
  private let all: [String]

  /// - Parameters:
  ///   - inputs: Specs and token files.
  ///   - contents: Those of them whose codes count.
  /// - Complexity: O(*n*), where *n* is the number of tokens and codes.
  init(of inputs: [CompiledInput], contents: [CompiledInput]) {
    let paths = inputs.flatMap(Self.paths)
    let codes = contents.map(\.catalogOfOutputs).flatMap { catalog in
      catalog.codes.map(CodeNamer(catalog).name)
    }
    all = paths + codes
    names = Set(all.map { UTF8Name($0) })
  }

  func contains(_ name: String) -> Bool { names.contains(UTF8Name(name)) }

  /// For suggestions; many names are slow to index.
  var index: NameIndex { NameIndex(all) }

  private static func paths(of input: CompiledInput) -> [String] {
    let tokens = input.catalog.resolved.tokens
    return (input.outline?.tokens ?? []).map(\.path) + tokens.indices.map { tokens.path(of: $0).description }
  }
}
