package import TokenModel

/// Writes a catalog as one Swift file: the tables as a constant, and a name for each code.
package enum SwiftEmitter: OutputEmitter {
  package static let id = "swift"

  package static let documentation = EmitterDocumentation(
    title: "Swift",
    summary: "Code for apps and packages: a name for each style code, and the tables that the runtime reads",
    files: [
      ("Brand.swift", "the catalog, its codes and its colors, and the emoji and other tokens if the spec wants them")
    ],
    details: """
      The section `swift` of a spec also has options: names, access level and scope, and whether tokens that are neither
      styles nor colors are constants. The code of a build plugin has no configuration. Token files without a spec have
      all of their colors, each under its whole path without a first name `color`. [Generated code](GeneratedCode.md)
      describes the file and its cost. The plugin `StyleSpecBuild` writes the same file in each build.
      """
  )

  package static let options = [
    EmitterOption(
      tokensOption,
      .flag(false),
      summary: "Whether tokens that are neither styles nor colors are constants, even if the spec does not set it"
    )
  ]

  private static let tokensOption = "tokens"

  package static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]
  {
    let input = asCode(input)
    let file = SwiftFile(input, &report)
    reportRenamed(file, in: input.catalog, &report)
    reportColors(file.colors, of: input, &report)
    if !input.catalog.swift.tokens {
      let lack = "Swift has styles and colors, and other tokens with `options: { tokens: true }` of its output; it is"
      report.leavesOut(typesBut: [.color, .typography], of: input.catalog, lack)
    }
    return [try output(file, of: input)]
  }

  package static func reasonForNoOutput(of input: EmitterInput) -> String? {
    if input.catalog.tokensMakeCode { return nil }
    let input = asCode(input)
    var report = EmitterReport()
    if TokenDeclarations(input, &report)?.isEmpty == false { return nil }
    let advice = input.catalog.swift.tokens ? "" : "; with `options: { tokens: true }`, others are constants"
    return "they have no typography token and no color\(advice)"
  }

  /// The input with the colors that code has, and with the options of the output.
  private static func asCode(_ input: EmitterInput) -> EmitterInput {
    var options = input.catalog.swift
    options.tokens = options.tokens || input.options.flag(tokensOption)
    return input.with(input.catalog.withColorsOfTokens.with(options))
  }

  package static func recognizes(_ start: [UInt8]) -> Bool { start.starts(with: header.utf8) }

  package static func names(in input: EmitterInput) -> PlatformNames? {
    let input = asCode(input)
    var report = EmitterReport()
    let tokens = TokenDeclarations(input, &report)
    return PlatformNames(
      codes: names(of: input.catalog),
      tokens: tokens?.names ?? ColorDeclarations(input.catalog).namesOfTokens
    )
  }

  /// All names in `StyleCode` share one scope. A catalog is reported once, with the first name that another one has.
  package static func reportEqualNames(among inputs: [EmitterInput], _ report: inout EmitterReport) {
    let catalogs = inputs.map(\.catalog).filter { $0.swift.scope == .code }
    report.equalNames(DuplicateSwiftName.self, among: catalogs.map { ($0, names(of: $0)) }) { name, catalog, first in
      "`\(first.name.value)` and `\(catalog.name.value)` both name a code `\(name)` in `StyleCode`; "
        + "give one of them `swift: { scope: catalog }`, or a `prefix`"
    }
  }

  /// Reports codes and colors that have other names than theirs make, because other ones have these.
  private static func reportRenamed(_ file: SwiftFile, in catalog: Catalog, _ report: inout EmitterReport) {
    let renamed = file.codes.filter { $0.identifier.isNumbered }
    if let first = renamed.first {
      let others = renamed.count == 1 ? "" : ", and \(renamed.count - 1) others also have a number"
      report.cannotExpress(
        "the code `\(first.name)` is `\(first.identifier.name)` in Swift, because `\(first.identifier.wanted)` is taken"
          + "\(others); rename one of them",
        at: first.code.style.map { catalog.styles[$0].name.origin.range } ?? catalog.name.origin.range
      )
    }
    catalog.reportRenamedColors(&report)
    file.colors.reportRenamed(&report)
  }

  /// Reports colors whose value in Swift is one of several and, of token files, those that it has not exactly or not at
  /// all.
  private static func reportColors(
    _ declarations: ColorDeclarations,
    of input: EmitterInput,
    _ report: inout EmitterReport
  ) {
    let tokens = input.catalog.tokens
    let colors = tokens.indices.filter { tokens.type(of: $0) == .color }
    let named = declarations.namesOfTokens
    let contexts = ContextNotes(input)
    for token in colors where named[token] != nil {
      guard let note = contexts.note(of: token, dependsOnAppearance: false) else { continue }
      report.cannotExpress("`\(tokens.path(of: token))` \(note.report)", at: tokens.nameRange(of: token))
    }
    guard tokens.dialect == .designTokens else { return }
    let resolved = input.catalog.resolved
    let wide = colors.filter { token in
      resolved.writtenColors(of: token).contains { $0.value.color?.mapped(to: .srgb).roundedDifference != nil }
    }
    if let first = wide.first {
      report.cannotExpress(
        "sRGB cannot show \(tokens.summary(ofColors: wide)); Swift has the nearest colors that it can",
        at: tokens.nameRange(of: first)
      )
    }
    let count = input.catalog.colors.count
    guard count < colors.count, count == Catalog.maximumColorCount else { return }
    report.cannotExpress(
      "Swift has the first \(count) of \(colors.count) colors; a spec that names the files in `tokens` chooses others",
      at: tokens.nameRange(of: colors[count])
    )
  }

  /// `<catalog>.swift`. The same catalog gives the same bytes on every machine. Throws when a
  /// file cannot be named after the catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
  package static func file(of catalog: Catalog, toolVersion: String) throws(OutputPathError) -> OutputFile {
    var report = EmitterReport()
    let input = EmitterInput(catalog, toolVersion: toolVersion)
    return try output(SwiftFile(input, &report), of: input)
  }

  private static func output(_ file: SwiftFile, of input: EmitterInput) throws(OutputPathError) -> OutputFile {
    var printer = CodePrinter()
    file.print(to: &printer)
    return try OutputFile("\(input.catalog.name.value).swift", bytes: printer.bytes)
  }

  /// The names that a catalog may have in Swift in addition to its codes: its tables, and the enums of its tokens.
  package static let membersOfCatalogs = ["catalog", "code", "emoji", "Emoji", "Colors"] + TokenKind.all.map(\.scope)

  /// The Swift names of a catalog's codes, without backticks, in the order of ``Catalog/codes``; all different.
  package static func names(of catalog: Catalog) -> [String] {
    named(catalog).map(\.identifier.name)
  }

  /// A code with its names in the spec and in Swift.
  typealias NamedCode = (code: Code, name: String, identifier: SwiftIdentifier)

  /// The codes of a catalog with their names.
  static func named(_ catalog: Catalog) -> [NamedCode] {
    let namer = CodeNamer(catalog)
    var identifiers = SwiftIdentifiers(catalog)
    return catalog.codes.map { code in
      let name = namer.name(of: code)
      return (code, name, identifiers.make(for: name))
    }
  }

  /// The first characters of every file.
  static let header = "// Generated by stylespec "
}

extension OutputRequest {
  /// Swift code, the default format of a compile.
  package static let swift = OutputRequest(SwiftEmitter.self)
}
