internal import ArgumentParser
internal import StyleTables
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenSystem

/// The source of styles.
struct CatalogArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A spec file, a folder of specs, or - for standard input. May be repeated.",
      discussion: "Without this option and --catalog, the specs of the project, as for stylespec.",
      valueName: "spec"
    ),
    completion: .specFile
  )
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "A catalog of styles or emoji, compiled by 'stylespec compile --emit catalog'. May be repeated.",
      valueName: "file"
    ),
    completion: .file(extensions: ["stylecatalog", "emojicatalog"])
  )
  var catalog: [String] = []

  @Option(help: ArgumentHelp("The mode of the code, such as read: 14_gray2_bold is then 14_gray2_bold_read."))
  var mode: String?

  /// The catalogs of all files.
  func catalogs() throws -> LoadedCatalogs {
    var loaded = LoadedCatalogs()
    for path in catalog { try loaded.add(ReportFile.read(path), from: path, besides: path) }
    guard catalog.isEmpty || !spec.isEmpty else { return loaded }
    let specs = try ChosenSpecs(spec, advice: "Name a spec with --spec or --catalog.")
    let result = try NamedSpecs.compile(specs, to: [.catalog])
    for spec in result.specs {
      for output in spec.outputs {
        try loaded.add(
          output.file.bytes,
          from: output.file.path.text,
          besides: result.files[spec.file.index].path,
          spec: spec.catalog
        )
      }
    }
    return loaded
  }
}

extension LoadedCatalogs {
  /// Adds the catalog in a file, of styles or of emoji. Emoji images are searched in the folder of another file.
  fileprivate mutating func add(
    _ bytes: [UInt8],
    from path: String,
    besides file: String,
    spec: Catalog? = nil
  ) throws {
    do {
      if bytes.starts(with: "StyleEM".utf8) {
        emoji.append(LoadedEmoji(try EmojiCatalog(validating: bytes), besides: file))
      } else {
        let catalog = try StyleCatalog(validating: bytes)
        styles.append(LoadedCatalog(styles: catalog, offsets: spec.map(SpecOffsets.init), spec: spec))
      }
    } catch {
      Console.printMessage("\(path): error: \(error)\n")
      throw ExitCode.specError
    }
  }
}
