internal import TokenModel

/// The emoji of a catalog: their tables, and their names if the spec asks for them.
struct EmojiDeclarations {
  private let catalog: Catalog
  private let image: EmojiImage

  /// Nil for a catalog without emoji.
  init?(_ catalog: Catalog) {
    guard !catalog.emoji.isEmpty else { return nil }
    self.catalog = catalog
    image = EmojiImage(catalog)
  }

  /// The digest of the tables.
  var digest: UInt64 { image.digest }

  /// Appends the members of the catalog's namespace, behind an empty line.
  func printMembers(access: String, to printer: inout CodePrinter) {
    let (packs, count) = (catalog.emoji.count, catalog.emoji.reduce(0) { $0 + $1.items.count })
    printer.line()
    printer.documentation("The emoji of the catalog: \(count) in \(packs) pack\(packs == 1 ? "" : "s").")
    printer.line("\(access)static var emoji: EmojiCatalog { EmojiCatalog(unsafeImageV1: emojiTables) }")
    if catalog.swift.emoji == .names { printNames(access: access, to: &printer) }
  }

  /// Appends the function that makes an emoji, if names need one.
  func printFunction(to printer: inout CodePrinter) {
    guard catalog.swift.emoji == .names else { return }
    printer.block("@inline(never) fileprivate func makeEmoji(_ index: Int) -> EmojiCode") { printer in
      printer.line("EmojiCode(unsafeIndex: index, in: \(catalog.name.value).emoji)")
    }
    printer.line()
  }

  /// Appends the tables as a member.
  func printTables(to printer: inout CodePrinter) {
    printer.line()
    printer.table(named: "emojiTables", image.records)
  }

  private func printNames(access: String, to printer: inout CodePrinter) {
    var packNames = SwiftIdentifiers(scoped: catalog.swift)
    var first = 0
    printer.line()
    printer.documentation("The emoji by pack and name.")
    printer.block("\(access)enum Emoji") { printer in
      for (number, pack) in catalog.emoji.enumerated() {
        if number > 0 { printer.line() }
        printer.documentation("The pack `\(SwiftText.inline(pack.name.value))`.")
        printer.block("\(access)enum \(packNames.make(for: pack.name.value).spelling)") { printer in
          printItems(of: pack, first: first, access: access, to: &printer)
        }
        first += pack.items.count
      }
    }
  }

  private func printItems(of pack: EmojiPack, first: Int, access: String, to printer: inout CodePrinter) {
    var names = SwiftIdentifiers(scoped: catalog.swift)
    for (number, item) in pack.items.enumerated() {
      if number > 0 { printer.line() }
      let label = item.label.map { ", \($0.value)" } ?? ""
      printer.documentation("`\(SwiftText.inline(item.code))`\(SwiftText.inline(label)): `\(SwiftText.inline(item.image.value))`.")
      if let description = item.annotations.description {
        for line in [""] + SwiftText.commentLines(description.value) { printer.documentation(line) }
      }
      if let deprecation = item.annotations.deprecation {
        let message = deprecation.sentence { String($0) } ?? ""
        printer.line(CodeAvailability.attribute(message: message, replacement: nil))
      }
      let name = names.make(for: item.name.value)
      printer.line("\(access)static var \(name.spelling): EmojiCode { makeEmoji(\(first + number)) }")
    }
  }
}
