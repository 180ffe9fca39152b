internal import ArgumentParser
internal import StyleTables
internal import TokenModel

/// What a specimen shows.
struct SpecimenArguments: ParsableArguments {
  @Flag(name: .customLong("specimen"), help: "Draw every code with its numbers, instead of one text.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      "Only the codes whose names fit: * is any text, ? any character. May be repeated.",
      valueName: "pattern"
    )
  )
  var codes: [String] = []

  @Option(help: ArgumentHelp("What is written in each code.", valueName: "text"))
  var sample = Specimen.standardSample

  @Option(
    help: ArgumentHelp(
      "The pages of a PDF, upright or not, whichever fits better; none is one page of any size. (default: a3)"
    )
  )
  var paper: Paper?

  /// A single text has no use for them.
  func requireNone() throws {
    if !codes.isEmpty { throw ValidationError("--codes chooses what a --specimen shows.") }
    if sample != Specimen.standardSample { throw ValidationError("--sample is what a --specimen shows.") }
    if paper != nil { throw ValidationError("--paper is what a --specimen is printed on.") }
  }

  /// Pages are for PDF.
  func paper(for format: PictureFormat) throws -> Paper {
    guard format != .pdf else { return paper ?? .a3 }
    guard paper == nil else { throw ValidationError("--paper is for PDF; a specimen in \(format) is one sheet.") }
    return .none
  }

  /// The one catalog that a specimen shows.
  func catalog(of catalogs: [LoadedCatalog]) throws -> LoadedCatalog {
    guard let catalog = catalogs.first, catalogs.count == 1 else {
      let names = catalogs.map(\.styles.name).joined(separator: ", ")
      throw reported("a specimen shows one catalog, not \(names); name one with --spec or --catalog")
    }
    return catalog
  }

  /// The codes to show, in the order of their catalog; at least one.
  func codes(in catalog: StyleCatalog, mode: String?) throws -> [StyleCode] {
    let patterns = codes.map(NamePattern.init)
    let shown = catalog.codes.filter { code in
      let name = code.name
      let isInMode = mode.map { $0 == code.tokens.mode } ?? true
      return isInMode && (patterns.isEmpty || patterns.contains { $0.matches(name) })
    }
    guard shown.isEmpty else { return shown }
    throw reported("no code of \(catalog.name) is to be shown; run 'stylespec list' to see all")
  }
}
