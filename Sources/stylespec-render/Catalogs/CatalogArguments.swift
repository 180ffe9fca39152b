internal import ArgumentParser
internal import StyleTables
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenEmit
internal import TokenFiles
internal import TokenModel
internal import TokenSystem

/// The source of styles.
struct CatalogArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A spec file, a folder of specs, or - for standard input. May be repeated.",
      discussion: "Without this option and --catalog, the folder tokens/ here or in the nearest parent folder.",
      valueName: "spec"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "A catalog compiled by 'stylespec compile --emit catalog'. May be repeated.",
      valueName: "file"
    ),
    completion: .file(extensions: ["stylecatalog"])
  )
  var catalog: [String] = []

  @Option(help: ArgumentHelp("The mode of the code, such as read: 14_gray2_bold is then 14_gray2_bold_read."))
  var mode: String?

  /// The catalogs, compiled ones first.
  func catalogs() throws -> [LoadedCatalog] {
    let loaded = try catalog.map { path in
      let file = try ReportFile.read(path)
      return LoadedCatalog(styles: try Self.catalog(file, path))
    }
    guard catalog.isEmpty || !spec.isEmpty else { return loaded }
    let paths = spec.isEmpty ? [try NamedSpecs.tokensFolder(advice: "Name one with --spec or --catalog.")] : spec
    return try loaded + Self.compile(paths)
  }

  private static func compile(_ paths: [String]) throws -> [LoadedCatalog] {
    let result = try NamedSpecs.compile(paths, to: [.catalog])
    return try result.specs.flatMap { spec in
      try spec.outputs.map { output in
        LoadedCatalog(styles: try catalog(output.file.bytes, output.file.name), offsets: SpecOffsets(spec.catalog))
      }
    }
  }

  private static func catalog(_ bytes: [UInt8], _ path: String) throws -> StyleCatalog {
    do {
      return try StyleCatalog(validating: bytes)
    } catch {
      Console.printMessage("\(path): error: \(error)\n")
      throw ExitCode.specError
    }
  }
}
