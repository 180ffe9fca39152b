import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenEmit

/// The page that shows a catalog.
struct HTMLEmitterTests {
  private static let formats = [OutputRequest(HTMLEmitter.self), OutputRequest(CSSEmitter.self), .swift]

  private static func outputs(of spec: String, backgrounds: [String: [String]] = [:]) -> [String: String] {
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: spec), role: .spec)
    let ofInput = [SourceFileID(index: 0): backgrounds]
    let result = Compiler.compile([input], to: formats, backgrounds: ofInput) { path throws(IncludeError) in
      guard let bytes = try? Repository.readBytes("Tests/Data/Outputs/" + path) else {
        throw IncludeError(problem: "is not there")
      }
      return SourceFile(path: path, bytes: bytes)
    }
    let files = result.outputs.map { ("\($0.path)", String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private static func page(of spec: String, backgrounds: [String: [String]] = [:]) throws -> String {
    try #require(outputs(of: spec, backgrounds: backgrounds)["Brand.html"])
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    palette: { ink: "#222222" }
    color:
      ink: { light: "{palette.ink}", dark: "#EEEEEE80", description: Text on paper }
      white: { light: "#FFFFFF", on: "#1D5FD1" }
    weight: { bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 2.5 }, 13.5: plain }
    styles:
      title: { size: 14, color: ink, weight: bold, deprecated: "use {styles.other}" }
      other: { size: 13.5, color: white, weight: bold }

    """

  /// The parts of a page after its head, which has the style and the script.
  private static func body(_ page: String) throws -> String {
    String(page[try #require(page.firstRange(of: "<body>")).lowerBound...])
  }

  @Test func aSmallSpecIsReadable() throws {
    try expectGolden(Self.body(Self.page(of: Self.spec)), "Tests/Golden/Page.html.txt")
  }

  // MARK: Names

  /// What the page offers to be copied, by format.
  private static func copied(_ page: String, as format: String) -> [String] {
    page.matches(of: #/<code class=([a-z]+)>([^<]*)<\/code>/#).filter { $0.1 == format }.map { String($0.2) }
  }

  @Test func namesAreThoseOfTheOtherOutputs() throws {
    let spec = try Repository.read("tokens/yanxuan.yaml").replacing("name: Yanxuan", with: "name: Brand")
    let outputs = Self.outputs(of: spec)
    let page = try #require(outputs["Brand.html"])
    let sheet = try #require(outputs["Brand.css"])
    let code = try #require(outputs["Brand.swift"])
    let classes = Self.copied(page, as: "css")
    #expect(classes.count == 469 + 56)
    for name in classes {
      #expect(sheet.contains("\(name) {") || sheet.contains("\(name),\n") || sheet.contains("  \(name): "), "\(name)")
    }
    let members = Self.copied(page, as: "swift")
    #expect(members.count == 469 + 12)
    for name in members { #expect(code.contains("static var \(name.split(separator: ".").last ?? ""): "), "\(name)") }
  }

  @Test func everyCodeAndTokenHasAnAnchorOfItsOwn() throws {
    let page = try Self.page(of: Self.spec)
    let ids = page.matches(of: #/ id="?([^" >]+)/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: ["code-title", "code-other", "token-color.ink", "token-palette.ink", "size-14"]))
    for link in page.matches(of: #/href="?#([^" >]+)/#) { #expect(ids.contains(String(link.1)), "\(link.1)") }
  }

  /// A picture says nothing to who does not see it.
  @Test func everyPictureHasANameBesideIt() throws {
    let spec = """
      stylespec: 1
      name: Brand
      tokens: every-type.resolver.json
      color: { from: "color.*" }
      styles: { from: "**" }

      """
    let items = try Self.body(Self.page(of: spec)).split(separator: "<li id=").dropFirst().filter { $0.contains("<i ") }
    #expect(items.count > 20)
    for item in items { #expect(item.contains(#/<b>[^<]+<\/b>/#), "\(item)") }
  }

  // MARK: Contrast

  @Test func contrastIsMeasuredOnTheConfiguredBackgrounds() throws {
    let page = try Self.page(of: Self.spec, backgrounds: ["light": ["#F0F0F0", "{palette.ink}"], "dark": ["#101010"]])
      .replacing("<wbr>", with: "")
    let table = page[try #require(page.firstRange(of: "<section id=contrast")).lowerBound...]
    let heads = table.matches(of: #/<th scope=col>([^<\n]+)/#).map { String($0.1) }
    #expect(heads == ["Text", "#F0F0F0", "palette.ink", "#1D5FD1", "Text", "#101010", "#1D5FD1"])
    // Black on white is 21; text in its own color is 1.
    #expect(page.contains("<span class=\"w n\">1</span><span class=\"l n\">0</span>"))
  }

  // MARK: Hostile texts

  /// Fragments that end elements, attributes, strings and comments, or change the reading direction.
  private static let fragments = [
    "</script>", "</style>", "\"><img src=x onerror=alert(1)>", "<!--", "-->", "]]>", "\u{202E}", "\u{2066}", "&lt;",
    "'", "<svg onload=x>", "\\", "{", "}", "永", "👩‍👩‍👧‍👦", "\u{FFFE}", "\t", "a", " ", "%", "#",
    "}</style><script>x()</script>",
  ]

  /// Samples read them through others.
  @Test func propertiesThatOthersReadAreDefined() throws {
    let page = try Self.page(of: Self.spec)
    #expect(page.contains("--color-ink:light-dark(var(--palette-ink), #EEEEEE80)"))
    #expect(page.contains("--palette-ink:#222222"))
  }

  /// Token files without styles have no colors of text but by their names.
  @Test func contrastOfTokensGoesByTheirNames() throws {
    let tokens = """
      { "color": { "$type": "color",
        "background": { "card": { "$value": "#FFFFFF" }, "hover": { "$value": "#EEEEEE" } },
        "surface": { "$value": "#1D5FD1" },
        "text": { "subtle": { "$value": "#767676" }, "again": { "$value": "#767676" } },
        "onSurface": { "$value": "#FFFFFF" }, "border": { "surface": { "$value": "#333333" } } } }
      """
    let input = CompilerInput(SourceFile(path: "brand.tokens.json", text: tokens), role: .spec)
    let result = Compiler.compile([input], to: [OutputRequest(HTMLEmitter.self)]) { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }
    let page = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let section = page[try #require(page.firstRange(of: "<section id=contrast")).lowerBound...]
    #expect(section.contains("<th scope=row>color.<wbr>text.<wbr>subtle "))
    let table = section.replacing("<wbr>", with: "")
    let columns = ["color.surface", "color.background.card", "color.background.hover"].map {
      "<th scope=col>\($0)"
    }
    #expect(table.contains("<tr><th scope=col>Text\(columns.joined())\n"))
    let rows = table.matches(of: #/<th scope=row>([^ <]+)/#).map { String($0.1) }
    #expect(rows == ["color.onSurface", "color.text.subtle"])
    #expect(table.contains("<span class=\"w a\">4.54</span>"))
  }

  @Test func hostileTextsDoNothing() throws {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    var pages = 0
    for round in 0..<lawRounds(500) {
      let long = String(repeating: "x", count: round == 0 ? 5_000 : 0)
      let text =
        long
        + (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Self.fragments.randomElement(using: &random) ?? ""
        }.joined()
      let quoted = try Self.quoted(text)
      let name = round.isMultiple(of: 2) ? quoted : "paper"
      let spec = """
        stylespec: 1
        name: Brand
        color: { ink: { light: "#222222", description: \(quoted) }, \(name): "#333333" }
        weight: { bold: 700 }
        typography: { 14: { lineHeight: 20 } }
        family: { body: { name: \(quoted) } }
        codes: { name: "{size}_{color}_{weight}" }

        """
      // Some names are mistakes in a spec.
      guard let page = Self.outputs(of: spec)["Brand.html"] else { continue }
      pages += 1
      // In the style and in the script, nothing else means anything.
      #expect(page.ranges(of: "</style").count == 1 && page.ranges(of: "</script").count == 1, "\(text)")
      let body = try Self.body(page)
      for tag in ["<script", "<style", "<img", "<svg", "<!--"] { #expect(!body.contains(tag), "\(text)") }
    }
    #expect(pages > lawRounds(500) * 2 / 5)
  }

  /// A string that is the same in YAML.
  private static func quoted(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }

  // MARK: Size

  @Test(arguments: [(25, 20), (5, 10)])
  func theSizeGrowsWithCodesAndTokens(sizes: Int, colors: Int) throws {
    let spec = """
      stylespec: 1
      name: Brand
      color: { \((0..<colors).map { "color\($0): \"#\(String(0x112233 + $0 * 7, radix: 16))\"" }.joined(separator: ", ")) }
      weight: { regular: 400, bold: 700 }
      typography: { \((0..<sizes).map { "\(10 + $0): { lineHeight: \(16 + $0), lineSpacing: 2 }" }.joined(separator: ", ")) }
      codes: { name: "{size}_{color}_{weight}" }

      """
    let page = try Self.page(of: spec)
    let tokens = page.ranges(of: "<li id=token-").count
    #expect(page.ranges(of: "<td id=code-").count == sizes * colors * 2)
    #expect(page.utf8.count <= 60_000 + 290 * sizes * colors * 2 + 400 * tokens)
  }
}

/// The hash by which a page names its style and its script.
struct SHA256Tests {
  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// FIPS 180-4's examples, and messages around the length of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (String(repeating: "a", count: 63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 65), "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func hashesAreThoseOfTheStandard(message: String, hash: String) {
    #expect(digits(SHA256.hash(Array(message.utf8))) == hash)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64IsThatOfTheStandard(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }
}
