internal import TokenModel

/// The emoji of a catalog: their tables, and their names if the spec wants them.
struct EmojiDeclarations {
  private let catalog: Catalog
  private let table: EmojiWords

  /// Nil for a catalog without emoji.
  init?(_ catalog: Catalog) {
    guard !catalog.emoji.isEmpty else { return nil }
    self.catalog = catalog
    table = EmojiWords(catalog)
  }

  /// The digest of the tables.
  var digest: UInt64 { table.digest }

  /// Appends the members of the catalog's namespace, after an empty line.
  func printMembers(access: String, to printer: inout CodePrinter) {
    let (packs, count) = (catalog.emoji.count, catalog.emoji.reduce(0) { $0 + $1.items.count })
    printer.line()
    printer.documentation("The emoji of the catalog: \(count) in \(packs) pack\(packs == 1 ? "" : "s").")
    printer.line("\(access)static var emoji: EmojiCatalog { EmojiCatalog(unsafeTableV1: emojiTables) }")
    if catalog.swift.emoji == .names { printNames(access: access, to: &printer) }
  }

  /// Appends the function that makes an emoji, if names need one.
  func printFunction(to printer: inout CodePrinter) {
    guard catalog.swift.emoji == .names else { return }
    printer.block("\(SwiftFile.helper)func makeEmoji(_ index: Int) -> EmojiCode") { printer in
      printer.line("EmojiCode(unsafeIndex: index, in: \(catalog.name.value).emoji)")
    }
    printer.line()
  }

  /// Appends the tables as a member.
  func printTables(to printer: inout CodePrinter) {
    printer.line()
    printer.table(named: "emojiTables", table.records)
  }

  private func printNames(access: String, to printer: inout CodePrinter) {
    let packs = namedPacks
    let deprecations = MemberDeprecations(packs.flatMap { pack in pack.items.map { pack.member(of: $0) } })
    var index = 0
    printer.line()
    printer.documentation("The emoji by pack and name.")
    printer.block("\(SwiftFile.isolation)\(access)enum Emoji") { printer in
      for (number, pack) in packs.enumerated() {
        if number > 0 { printer.line() }
        printer.documentation("The pack `\(SwiftText.inline(pack.name))`.")
        printer.block("\(SwiftFile.isolation)\(access)enum \(pack.identifier.spelling)") { printer in
          for (number, (item, identifier)) in pack.items.enumerated() {
            if number > 0 { printer.line() }
            printDocumentation(of: item, to: &printer)
            if let attribute = deprecations.attribute(of: index) { printer.line(attribute) }
            printer.line("\(access)static var \(identifier.spelling): EmojiCode { makeEmoji(\(index)) }")
            index += 1
          }
        }
      }
    }
  }

  private func printDocumentation(of item: EmojiItem, to printer: inout CodePrinter) {
    let label = item.label.map { ", \(SwiftText.inline($0.value))" } ?? ""
    let image = SwiftText.inline(item.image.value)
    printer.documentation("`\(SwiftText.inline(item.code))`\(label): `\(image)`.")
    guard let description = item.annotations.description else { return }
    for line in [""] + SwiftText.commentLines(description.value) { printer.documentation(line) }
  }

  /// The packs with the Swift names of packs and emoji.
  private var namedPacks: [NamedPack] {
    var packNames = SwiftIdentifiers(scoped: catalog.swift)
    return catalog.emoji.map { pack in
      var names = SwiftIdentifiers(scoped: catalog.swift)
      return NamedPack(
        name: pack.name.value,
        identifier: packNames.make(for: pack.name.value),
        items: pack.items.map { ($0, names.make(for: $0.name.value)) }
      )
    }
  }
}

/// A pack with its Swift name, and those of its emoji.
private struct NamedPack {
  var name: String
  var identifier: SwiftIdentifier
  var items: [(item: EmojiItem, identifier: SwiftIdentifier)]

  func member(of item: (item: EmojiItem, identifier: SwiftIdentifier)) -> MemberDeprecations.Member {
    .init(
      path: "emoji.\(name).\(item.item.name.value)",
      annotations: item.item.annotations,
      scope: identifier.name,
      identifier: item.identifier
    )
  }
}
