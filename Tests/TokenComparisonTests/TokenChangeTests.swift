import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenPerception

/// What is said of token files and resolver documents without a spec.
struct TokenChangeTests {
  private func summaries(_ old: String, _ new: String) throws -> [String] {
    CatalogComparison.compare(try compared([old]), try compared([new])).map { "\($0.change.rawValue) \($0.summary)" }
  }

  @Test func aReferenceInPlaceOfItsValueIsNoChange() throws {
    let value = try changed(
      ("\"{ink}\"", "{ \"colorSpace\": \"srgb\", \"components\": [0.13333, 0.13333, 0.13333] }"),
      in: tokenFile
    )
    #expect(try summaries(tokenFile, value) == [])
    #expect(try summaries(value, tokenFile) == [])
    // Then it is a token of its own.
    let both = try changed(("[0.13333, 0.13333, 0.13333]", "[0.2, 0.2, 0.2]"), in: value)
    #expect(try summaries(value, both).count == 2)
  }

  private static func document(_ dark: String, _ contexts: String = "") -> String {
    """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }] } },
      "modifiers": { "theme": { "default": "light", "contexts": { "light": [],
        "dark": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(dark)] } } }]\(contexts) } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """
  }

  @Test func aChangeInOneContextIsSaidThere() throws {
    let findings = try compare(Self.document("1, 1, 1"), Self.document("0.8, 0.8, 0.8"))
    #expect(findings.map(\.summary) == ["token `ink`: `dark` `#FFFFFF` → `#CCCCCC`, ΔE 11.1"])
    #expect(findings.first?.values.map(\.name) == ["dark"])
    // A report escapes names of files.
    #expect(findings.first?.effects.first?.parts.first == .name("dark"))
    // A context that one version has alone changes no value.
    let dim = ", \"dim\": [{ \"pad\": { \"$type\": \"dimension\", \"$value\": { \"value\": 1, \"unit\": \"px\" } } }]"
    let added = try compare(Self.document("1, 1, 1"), Self.document("1, 1, 1", dim))
    #expect(added.map(\.summary) == ["context `dim` of `theme` is new: `pad` has another value in it"])
  }

  /// The written document has the modifier `appearance` of its contexts, and the one that each spec has.
  @Test func aSpecInATokenFileIsComparedLikeTheSpec() throws {
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: wholeSpec), role: .spec)
    let output = try #require(compileInMemory([input], to: [OutputRequest(DTCGEmitter.self)]).outputs.first)
    let document = String(decoding: output.bytes, as: UTF8.self)
    let lighter = try changed(
      ("[0.9490196078431372, 0.9490196078431372, 0.9490196078431372], \"hex\": \"#F2F2F2\"", "[1, 1, 1]"),
      in: document
    )
    let changes = try summaries(document, lighter)
    #expect(changes.count == 1)
    #expect(changes.first?.hasPrefix("color-changed color `ink`: dark `#F2F2F2` → `#FFFFFF`") == true, "\(changes)")
    #expect(try summaries(wholeSpec, document) == [])
  }

  /// Two style sheets of one project, with other names.
  @Test func anOutputIsComparedWithItself() throws {
    let sheets = [OutputRequest(CSSEmitter.self), OutputRequest(CSSEmitter.self, ["prefix": .text("x")])]
    let new = try changed(("\"full\"", "\"round\""), in: tokenFile)
    let findings = CatalogComparison.compare(
      try compared([tokenFile], outputs: sheets),
      try compared([new], outputs: sheets)
    )
    #expect(findings.map(\.summary) == ["token `radius.full` is now `radius.round`"])
    let names = findings.first?.tokens.first?.names.map { "\($0.old ?? "") \($0.new ?? "")" }
    #expect(names == ["--radius-full --radius-round", "--x-radius-full --x-radius-round"])
  }

  /// Only a configuration knows that a token is a color of text.
  @Test func contrastIsSaidOnTheGroundsOfTheConfiguration() throws {
    let new = try changed(("[0.13333, 0.13333, 0.13333]", "[0.6, 0.6, 0.6]"), in: tokenFile)
    let versions = try [tokenFile, new].map { text in
      let version = try #require(compared([text]).first)
      let grounds = TextGrounds(["ink": ["#FFFFFF", "{text}"]], among: version.catalog.resolved)
      return ComparedCatalog(catalog: version.catalog, swiftNames: [], grounds: grounds, outputs: version.outputs)
    }
    let finding = try #require(CatalogComparison.compare([versions[0]], [versions[1]]).first)
    let contrast = "contrast on `#999999` 5.58 → 1, now below the 4.5 of WCAG 2.2 AA"
    #expect(finding.summary == "token `ink`: `#222222` → `#999999`, ΔE 42.9, \(contrast), and with it `text`")
    #expect(finding.values.first?.color?.newContrast == 1)
    let plain = try #require(CatalogComparison.compare(compared([tokenFile]), compared([new])).first)
    #expect(plain.values.first?.color == nil && plain.values.first?.difference.map { Int($0) } == 42)
  }

  @Test func deprecationsAreSaid() throws {
    let old = try changed(
      ("\"$value\": \"{ink}\"", "\"$value\": \"{ink}\", \"$deprecated\": \"use {ink}\""),
      in: tokenFile
    )
    let other = try changed(("use {ink}", "use ink"), in: old)
    #expect(try summaries(tokenFile, old) == ["deprecation-added token `text` is deprecated: `use {ink}`"])
    #expect(
      try summaries(old, other) == ["deprecation-changed token `text` is deprecated with other advice: `use ink`"]
    )
    #expect(try summaries(old, tokenFile) == ["deprecation-removed token `text` is no longer deprecated"])
  }

  private func compare(_ old: String, _ new: String) throws -> [Finding] {
    func version(_ text: String) throws -> [ComparedCatalog] {
      let input = CompilerInput(SourceFile(path: "brand.resolver.json", text: text), role: .spec)
      let result = compileInMemory([input], to: [])
      try #require(!result.diagnostics.hasErrors, "\(result.diagnostics.map(\.message))")
      return result.contents.map { ComparedCatalog(catalog: $0.catalog, swiftNames: []) }
    }
    return CatalogComparison.compare(try version(old), try version(new))
  }

  /// Every path and every value that differs is told once, and nothing else is; swapping the sides swaps new and removed.
  @Test func everyDifferenceIsTold() throws {
    var random = RandomTokenFiles(generator: SeededGenerator(seed: SeededGenerator.chosenSeed))
    for round in 0..<lawRounds(2_000) {
      let (old, new) = random.pair()
      let findings = try compare(old.document, new.document)
      let place = "seed \(SeededGenerator.chosenSeed), round \(round)"
      let told = TokensTold(findings)
      let paths = (old: Set(old.values.keys), new: Set(new.values.keys))
      #expect(told.gone == paths.old.subtracting(paths.new), "\(place)")
      #expect(told.come == paths.new.subtracting(paths.old), "\(place)")
      let (before, after) = (old.values, new.values)
      let differing = paths.old.intersection(paths.new).filter { before[$0] != after[$0] }
      #expect(told.changed == differing, "\(place)")
      // A renamed token has its value.
      for (one, other) in told.moved { #expect(before[one] == after[other], "\(place)") }
      let back = TokensTold(try compare(new.document, old.document))
      #expect(back.gone == told.come, "\(place)")
      #expect(back.come == told.gone, "\(place)")
      #expect(back.changed == told.changed && back.moved.count == told.moved.count, "\(place)")
    }
  }
}

/// The tokens of findings.
private struct TokensTold {
  var gone: Set<String> = []
  var come: Set<String> = []
  var changed: Set<String> = []
  var moved: [(String, String)] = []

  init(_ findings: [Finding]) {
    for finding in findings {
      for token in finding.tokens {
        switch (token.old, token.new) {
        case (let old?, let new?) where old != new:
          moved.append((old, new))
          gone.insert(old)
          come.insert(new)
        case (let old?, nil): gone.insert(old)
        case (nil, let new?): come.insert(new)
        case (_, let new?): changed.insert(new)
        case (nil, nil): break
        }
      }
    }
  }
}
