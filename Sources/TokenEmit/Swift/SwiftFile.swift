internal import TokenModel

/// The Swift file of a catalog: its codes and tokens, and the tables as a constant.
struct SwiftFile {
  /// Put before types, extensions and functions. In a module whose default isolation is the main actor, as in new
  /// projects of apps, only the main actor could use them otherwise (SE-0449, SE-0466).
  static let isolation = "nonisolated "

  /// Put before the functions that all names of a kind share.
  static let helper = "@inline(never) nonisolated fileprivate "

  private let catalog: Catalog
  private let toolVersion: String
  private let emoji: EmojiDeclarations?
  private let tokens: TokenDeclarations?
  let colors: ColorDeclarations
  /// The codes with their names.
  let codes: [SwiftEmitter.NamedCode]

  init(_ input: EmitterInput, _ report: inout EmitterReport) {
    catalog = input.catalog
    toolVersion = input.toolVersion
    emoji = EmojiDeclarations(input.catalog)
    tokens = TokenDeclarations(input, &report)
    colors = ColorDeclarations(input.catalog)
    codes = SwiftEmitter.named(input.catalog)
  }

  /// Appends the whole file.
  func print(to printer: inout CodePrinter) {
    let table = CatalogWords(catalog)
    printHeader(table, to: &printer)
    printCatalog(table, to: &printer)
    printCodes(to: &printer)
    printTables(table, to: &printer)
  }

  private var name: String { catalog.name.value }
  /// Empty for internal, which is Swift's default.
  private var access: String { catalog.swift.access == .internal ? "" : "\(catalog.swift.access.rawValue) " }

  private func printHeader(_ table: CatalogWords, to printer: inout CodePrinter) {
    let digest = FNV64.digits(table.digest ^ (emoji?.digest ?? 0) ^ (tokens?.digest ?? 0))
    printer.line("\(SwiftEmitter.header)\(toolVersion) from tokens with digest \(digest). Do not edit.")
    printer.line("// swift-format-ignore-file")
    printer.line("// swiftlint:disable all")
    printer.line()
    for line in importLines { printer.line(line) }
    printer.line()
  }

  /// With imports that are internal by default, the level is needed. Otherwise, a level other than `public` is an error
  /// if another file of the module imports without one.
  private var importLines: [String] {
    let plain = "import StyleTables"
    return switch catalog.swift.access {
    case .public: ["public \(plain)"]
    case .package: ["#if hasFeature(InternalImportsByDefault)", "package \(plain)", "#else", plain, "#endif"]
    case .internal: [plain]
    }
  }

  private func printCatalog(_ table: CatalogWords, to printer: inout CodePrinter) {
    let count = catalog.codeCount
    let version = "V\(table.version)"
    printer.documentation("The catalog `\(name)`: \(count) style code\(count == 1 ? "" : "s").")
    printer.block("\(Self.isolation)\(access)enum \(name)") { printer in
      printer.documentation("All codes, for iteration and for look-ups by name.")
      printer.line("\(access)static var catalog: StyleCatalog { StyleCatalog(unsafeTable\(version): tables) }")
      printer.line()
      printer.documentation("The code with a name; nil if no code has the name.")
      printer.block("\(access)static func code(named name: String) -> StyleCode?") { printer in
        printer.line("catalog.code(named: name)")
      }
      colors.print(access: access, to: &printer)
      tokens?.print(access: access, to: &printer)
      emoji?.printMembers(access: access, to: &printer)
    }
    printer.line()
  }

  private func printCodes(to printer: inout CodePrinter) {
    if codes.isEmpty { return }
    let parts = CatalogParts(catalog)
    let documentation = CodeDocumentation(catalog)
    let availability = CodeAvailability(catalog, identifiers: codes.lazy.map { ($0.code, $0.identifier) })
    let declaration = "\(access)static var "
    let scope = catalog.swift.scope == .code ? "StyleCode" : name
    printer.block("\(Self.isolation)extension \(scope)") { printer in
      for (index, (code, name, identifier)) in codes.enumerated() {
        if index > 0 { printer.line() }
        documentation.print(code, name: name, to: &printer)
        if let attribute = availability.attribute(of: code) { printer.line(attribute) }
        printer.line { printer in
          printer.append(declaration)
          printer.append(identifier.spelling)
          printer.append(": StyleCode { makeCode(")
          printLiteral(parts.key(of: code), to: &printer)
          printer.append(") }")
        }
      }
    }
    printer.line()
  }

  /// Last in the file, because people read the codes.
  private func printTables(_ table: CatalogWords, to printer: inout CodePrinter) {
    if catalog.codeCount > 0 {
      // Inlined into every name, it would add a fifth to build time and size; as a member of a type, a tenth.
      printer.block("\(Self.helper)func makeCode(_ key: UInt64) -> StyleCode") { printer in
        printer.line("StyleCode(unsafeKey: key, in: \(name).catalog)")
      }
      printer.line()
    }
    if !catalog.colors.isEmpty {
      printer.block("\(Self.helper)func makeColor(_ index: Int) -> StyleColor") { printer in
        printer.line("StyleColor(unsafeIndex: index, in: \(name).catalog)")
      }
      printer.line()
    }
    tokens?.printHelpers(to: &printer)
    emoji?.printFunction(to: &printer)
    printer.block("\(Self.isolation)extension \(name)") { printer in
      printer.table(named: "tables", table.records)
      emoji?.printTables(to: &printer)
    }
  }

  /// Sixteen bits in each group of digits.
  private func printLiteral(_ key: UInt64, to printer: inout CodePrinter) {
    printer.append("0x")
    printer.append(hexadecimal: key >> 48, digits: 4)
    for shift in [UInt64(32), 16, 0] {
      printer.append(UInt8(ascii: "_"))
      printer.append(hexadecimal: key >> shift, digits: 4)
    }
  }
}
