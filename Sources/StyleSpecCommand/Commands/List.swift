internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenJSON
internal import TokenModel
internal import TokenSystem

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List every style code, and every token of token files.",
    discussion: """
      As text, one name per line. As JSON, an array of the output of 'stylespec show' for each code; \
      Documentation/codes.schema.json describes it.

      EXAMPLES
        stylespec list | grep bold
        stylespec list --format json > codes.json
      """
  )

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print them.")
  var format: DescriptionFormat = .text

  func run() throws {
    let result = try specs.compile()
    switch format {
    case .text:
      for catalog in result.catalogs {
        let namer = CodeNamer(catalog)
        let lines = catalog.codes.flatMap { namer.utf8(of: $0) + [UInt8(ascii: "\n")] }
        try Console.printResult(lines)
      }
      for tokens in result.tokenSets.map(\.catalog.tokens) {
        let lines = tokens.indices.flatMap { Array("\(tokens.path(of: $0))\n".utf8) }
        try Console.printResult(lines)
      }
    case .json:
      let locator = SourceLocator(result.files)
      try Self.printJSON(
        result.catalogs.map { DescribedCatalog($0, locator) },
        tokens: result.tokenSets.map(\.catalog),
        locator: locator
      )
    }
  }

  /// In pieces: the whole text can have hundreds of megabytes.
  private static func printJSON(
    _ catalogs: [DescribedCatalog],
    tokens: [Catalog],
    locator: SourceLocator
  ) throws(FileError) {
    var writer = JSONWriter()
    try writer.array { writer throws(FileError) in
      for catalog in catalogs {
        for code in catalog.all {
          writer.element(code)
          if writer.bytes.count > 1 << 16 { try Console.printResult(writer.take()) }
        }
      }
      for catalog in tokens {
        for token in TokenDescription.all(of: catalog, locator) {
          writer.element(token)
          if writer.bytes.count > 1 << 16 { try Console.printResult(writer.take()) }
        }
      }
    }
    writer.endLine()
    try Console.printResult(writer.bytes)
  }
}
