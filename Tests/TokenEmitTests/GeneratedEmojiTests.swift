import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import TokenModel

/// The emoji of generated code, compiled and run.
struct GeneratedEmojiTests {
  private static func spec(_ swift: String, _ emoji: String) -> String {
    """
    stylespec: 1
    name: Brand
    swift: \(swift)
    color: { ink: "#222" }
    weight: { bold: 700 }
    typography: { 14: plain }
    emoji:
    \(emoji)
    """
  }

  /// Names that are keywords, operators, empty once cleaned, equal once cleaned, or try to end a comment.
  private static let hostile = ##"""
      classic:
        label: "Classic */ \u0022"
        items:
          赞: { image: 003.png, label: 'like \(x) */', keywords: [up, good], aliases: ["[好]", ":)"], variants: ["`", self] }
          class: a.png
          self: a.png
          a b: { image: a.png, description: "One.\n\nTwo */ fatalError()" }
          a_b: a.png
          ":))": { image: spin.gif, still: spin.png, aspect: 2, scale: 1.2 }
          "`": a.png
          makeEmoji: a.png
          '"""': a.png
          旧: { image: a.png, deprecated: "use {emoji.classic.赞}" }
      Type: { code: "<{name}>", folder: x/y, icon: b, boundaries: none, items: { a: a.png, b: b.png } }
      emoji: { code: "({name})", items: { init: a.png, EmojiCode: a.png } }
    """##

  @Test(arguments: [
    ("5", "{ emoji: names }"), ("6", "{ emoji: names, names: raw }"), ("5", "{ emoji: catalog, access: internal }"),
    ("6", "{ emoji: names, names: camelCase, access: package, scope: catalog }"),
  ])
  func hostileNamesNeitherBreakNorInjectCode(languageMode: String, swift: String) throws {
    let result = compileInMemory(Self.spec(swift, Self.hostile))
    #expect(result.diagnostics == [])
    let catalog = try #require(result.catalogs.first)
    let file = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let names = Self.paths(in: file)
    #expect(names.count == (catalog.swift.emoji == .names ? 14 : 0))
    let main = """
      import StyleTables
      let named: [EmojiCode] = [\(names.joined(separator: ", "))]
      let all = Brand.emoji.packs.flatMap(\\.codes)
      precondition(named.isEmpty || named == all)
      for emoji in all {
        precondition(Brand.emoji.code(for: emoji.code) == emoji)
        precondition(Brand.emoji.code(withIdentifier: emoji.identifier) == emoji)
        print(emoji.identifier, [emoji.code] + emoji.aliases, emoji.image, emoji.still ?? "-", emoji.label ?? "-", terminator: " ")
        print(emoji.keywords, emoji.aspect, emoji.scale, emoji.isDeprecated, emoji.variants.map(\\.name), separator: " ")
        precondition(emoji.variants.allSatisfy { $0.base == emoji })
      }
      for pack in Brand.emoji.packs { print(pack.name, pack.label ?? "-", pack.icon.name, pack.offered.count, pack.respectsWords) }
      """
    let sources = ["Generated.swift": file, "main.swift": main]
    let run = try SwiftProgram.run(sources, languageMode: languageMode, allowsDeprecated: true)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output == Self.printed(catalog))
  }

  /// What the program prints, from the model.
  private static func printed(_ catalog: Catalog) -> String {
    var lines: [String] = []
    for pack in catalog.emoji {
      for item in pack.items {
        let texts = [item.still?.value, item.label?.value].map { $0 ?? "-" }.joined(separator: " ")
        let numbers = [item.aspect, item.scale].map { "\($0?.value.doubleValue ?? 1)" }.joined(separator: " ")
        lines.append(
          "Brand/\(pack.name.value)/\(item.name.value) \(item.codes) \(item.image.value) \(texts) "
            + "\(item.keywords.map(\.value)) \(numbers) \(item.annotations.deprecation != nil) "
            + "\(item.variants.map(\.value))"
        )
      }
    }
    lines += catalog.emoji.map { pack in
      let offered = pack.items.count { $0.annotations.deprecation == nil }
      return
        "\(pack.name.value) \(pack.label?.value ?? "-") \(pack.items[pack.icon].name.value) \(offered) \(pack.boundaries == .words)"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The paths of all names, as the file spells them.
  private static func paths(in file: String) -> [String] {
    var pack = ""
    return file.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /^    (?:\w+ )*enum (\S+) \{$/) { pack = String(match.output.1) }
      return line.firstMatch(of: /static var (.*): EmojiCode \{/).map { "Brand.Emoji.\(pack).\($0.output.1)" }
    }
  }

  @Test(arguments: [
    ("old", "'old' is deprecated: too wide; use smile", "smile"),
    ("older", "'older' is deprecated: use smile", "smile"),
    ("far", "'far' is deprecated: use b.grin", nil),
    ("gone", "'gone' is deprecated", nil),
  ])
  func usersAreWarned(name: String, warning: String, other: String?) throws {
    let emoji = """
        a:
          items:
            smile: s.png
            old: { image: o.png, deprecated: "too wide; use {emoji.a.smile}." }
            older: { image: o.png, deprecated: "use {emoji.a.old}" }
            far: { image: o.png, deprecated: "use {emoji.b.grin}" }
            gone: { image: o.png, deprecated: true }
        b: { items: { grin: g.png } }
      """
    let result = compileInMemory(Self.spec("{ emoji: names }", emoji))
    #expect(result.diagnostics == [])
    let file = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let main = "import StyleTables\nprint(Brand.Emoji.a.\(name).code)\n"
    let run = try SwiftProgram.run(["Generated.swift": file, "main.swift": main])
    #expect(run.status != 0)
    #expect(run.errors.contains("main.swift:2:21: error: \(warning) ["), "\(run.errors)")
    #expect(run.errors.contains("note: use '\(other ?? "")' instead") == (other != nil))
  }

  /// The tables of styles do not change with the emoji; the digest of the file does.
  @Test func emojiAreATableOfTheirOwn() throws {
    func outputs(_ emoji: String) -> [OutputFile] {
      compileInMemory(Self.spec("{}", emoji), to: [.swift, .catalog]).outputs
    }
    let (none, one, other) = (
      outputs("  {}"), outputs("  a: { items: { b: b.png } }"), outputs("  a: { items: { b: c.png } }")
    )
    #expect(none.map(\.path.text) == ["Brand.swift", "Brand.stylecatalog"])
    #expect(one.map(\.path.text) == ["Brand.swift", "Brand.stylecatalog", "Brand.emojicatalog"])
    #expect(none[1] == one[1] && one[1] == other[1] && one[2] != other[2])
    #expect(!String(decoding: none[0].bytes, as: UTF8.self).contains("moji"))
    let headers = [none, one, other].map { String(decoding: $0[0].bytes.prefix { $0 != 10 }, as: UTF8.self) }
    #expect(Set(headers).count == 3)
    #expect(CatalogEmitter.recognizes(one[2].bytes) && !SwiftEmitter.recognizes(one[2].bytes))
  }

  /// A code may have the name of a member of the catalog.
  @Test(arguments: ["code", "catalog"])
  func codesMayHaveTheNamesOfTheEmoji(scope: String) throws {
    let spec = """
      stylespec: 1
      name: Brand
      swift: { scope: \(scope), emoji: names }
      color: { emoji: "#111", Emoji: "#222", emojiTables: "#333", makeEmoji: "#444", EmojiCode: "#555", EmojiCatalog: "#666" }
      weight: { bold: 700 }
      typography: { 14: plain }
      codes: { name: "{color}" }
      emoji: { a: { items: { b: b.png } } }
      """
    let result = compileInMemory(spec)
    let file = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let main = "import StyleTables\nprint(Brand.emoji.packs.count, Brand.Emoji.a.b.code, Brand.catalog.codes.count)\n"
    let run = try SwiftProgram.run(["Generated.swift": file, "main.swift": main])
    #expect(run.output == "1 [b] 6\n", "\(run.errors)")
  }
}
