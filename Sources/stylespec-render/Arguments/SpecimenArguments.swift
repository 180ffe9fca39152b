internal import ArgumentParser
internal import StyleTables
internal import TokenModel

/// The contents of a specimen.
struct SpecimenArguments: ParsableArguments {
  @Flag(name: .customLong("specimen"), help: "Draw all codes with their numbers, instead of one text.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      "Only codes with matching names: * is any text, ? any character. May be repeated.",
      valueName: "pattern"
    )
  )
  var codes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The sheet of the specimen: the styles, the colors of the spec with their contrast, or its emoji."
    )
  )
  var sheet: SheetKind = .styles

  @Option(help: ArgumentHelp("The text shown in each code, and in each color.", valueName: "text"))
  var sample = Specimen.standardSample

  @Option(help: ArgumentHelp("The text of the two lines under each size.", valueName: "text"))
  var paragraph = Specimen.standardParagraph

  @Option(
    help: ArgumentHelp(
      "The pages of a PDF, in the orientation that fits better; none is one page of any size. (default: a3)"
    )
  )
  var paper: Paper?

  /// Throws an error for options that a single text does not support.
  func requireNone() throws {
    if !codes.isEmpty { throw ValidationError("--codes requires --specimen.") }
    if sheet != .styles { throw ValidationError("--sheet requires --specimen.") }
    if sample != Specimen.standardSample { throw ValidationError("--sample requires --specimen.") }
    if paragraph != Specimen.standardParagraph { throw ValidationError("--paragraph requires --specimen.") }
    if paper != nil { throw ValidationError("--paper requires --specimen.") }
  }

  /// Throws an error for options that a sheet of colors or of emoji does not support.
  func validate() throws {
    guard sheet != .styles else { return }
    if !codes.isEmpty { throw ValidationError("--codes is for a sheet of styles.") }
    if paragraph != Specimen.standardParagraph { throw ValidationError("--paragraph is for a sheet of styles.") }
    if paper != nil { throw ValidationError("--paper is for a sheet of styles; a sheet of \(sheet) is one page.") }
    let hasSample = sample != Specimen.standardSample
    if sheet == .emoji, hasSample { throw ValidationError("--sample is for a sheet of styles or of colors.") }
  }

  /// The paper for a format. Only PDF has pages.
  func paper(for format: PictureFormat) throws -> Paper {
    guard format != .pdf else { return paper ?? .a3 }
    guard paper == nil else { throw ValidationError("--paper is for PDF; a specimen in \(format) is one sheet.") }
    return .none
  }

  /// The only catalog, which a specimen requires.
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
    throw reported("no code of \(catalog.name) matches; run 'stylespec list' to see all")
  }
}

/// The sheets of a specimen.
enum SheetKind: String, ExpressibleByArgument, CaseIterable {
  case styles, colors, emoji
}
