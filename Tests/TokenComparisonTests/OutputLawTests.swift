import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics
import TokenEmit
import TokenModel

/// What a comparison says against what is in the outputs: names that vanish, and values that differ.
struct OutputLawTests {
  private static let formats: [OutputRequest] = EmitterRegistry.emitters.map { OutputRequest($0) }

  /// One version, with its flat JSON, which has the names of all formats.
  private struct Version {
    let compared: ComparedCatalog
    let json: JSONValue

    init?(_ inputs: [String: String]) throws {
      let files = inputs.sorted { $0.key < $1.key }.map {
        CompilerInput(SourceFile(path: $0.key, text: $0.value), role: .spec)
      }
      let result = compileInMemory(files, to: OutputLawTests.formats, wantsOutlines: true)
      let json = result.outputs.first { "\($0.path)".hasSuffix(".json") && "\($0.path)".contains("flat") }
      guard !result.diagnostics.hasErrors, let spec = result.specs.first, let json else { return nil }
      // Token files are compared without the codes that outputs make of them.
      let input = compileInMemory(files, to: [], wantsOutlines: true).contents[0]
      compared = (spec.catalog.tokens.dialect == .spec ? spec : input).compared(in: OutputLawTests.formats)
      self.json = try JSONValue(parsing: String(decoding: json.bytes, as: UTF8.self))
    }

    /// The path by format and name.
    func names() -> [[String]: String] {
      var names: [[String]: String] = [:]
      for (path, token) in json["tokens"].members {
        for (format, name) in token["names"].members { names[[format, name.string ?? ""]] = path }
        names[["json", path]] = path
      }
      return names
    }

    /// The values of a token in some contexts, as a reader of the file takes them; nil where it is not there.
    func value(of path: String, in contexts: [String: String]) -> JSONValue? {
      let token = json["tokens"][path]
      let variant = token["variants"].items.first { variant in
        variant["contexts"].members.allSatisfy { name, context in
          let standard = json["modifiers"].items.first { $0["name"].string == name }?["default"].string
          return (contexts[name] ?? standard) == context.string
        }
      }
      return (variant ?? token)["value"]
    }

    var modifiers: [String: [String]] {
      let pairs = json["modifiers"].items.map { ($0["name"].string ?? "", $0["contexts"].items.compactMap(\.string)) }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// All selections of contexts that both versions have.
  private func selections(_ old: Version, _ new: Version) -> [[String: String]] {
    var all: [[String: String]] = [[:]]
    for (name, contexts) in new.modifiers {
      guard let before = old.modifiers[name] else { continue }
      let common = contexts.filter(before.contains)
      all = all.flatMap { selection in common.map { context in selection.merging([name: context]) { $1 } } }
    }
    return all
  }

  private func check(_ old: Version, _ new: Version, _ place: String) {
    let findings = CatalogComparison.compare([old.compared], [new.compared])
    func paths(_ changeClass: ChangeClass, _ path: (TokenPaths) -> String?) -> Set<String> {
      Set(findings.filter { $0.changeClass == changeClass }.flatMap { $0.tokens.compactMap(path) })
    }
    let told = findings.map { "\($0.changeClass.rawValue) \($0.change.rawValue): \($0.summary)" }.joined(
      separator: "\n"
    )
    let place = "\(place)\n\(told)"

    let (before, after) = (old.names(), new.names())
    let vanished = Set(before.filter { after[$0.key] == nil || after[$0.key] != $0.value }.values)
    let broken = paths(.breaking) { $0.old }
    let isRenamed = old.compared.catalog.name.value != new.compared.catalog.name.value
    #expect(vanished.subtracting(broken).isEmpty, "\(place)")
    let types = old.json["tokens"].members.filter { path, token in
      let other = new.json["tokens"][path]
      return other != .null && token["type"] != other["type"]
    }
    let extra = broken.subtracting(vanished).subtracting(types.map(\.key))
    #expect(extra.isEmpty || isRenamed, "\(place)")

    let common = old.json["tokens"].members.map(\.key).filter { new.json["tokens"][$0] != .null }
    let selections = selections(old, new)
    let differing = common.filter { path in
      selections.contains { old.value(of: path, in: $0) != new.value(of: path, in: $0) }
    }
    let visible = paths(.visible) { $0.old == $0.new ? $0.new : nil }
    let expected = Set(differing).subtracting(types.map(\.key))
    #expect(expected.subtracting(visible).isEmpty, "\(place)")
    #expect(visible.subtracting(expected).isEmpty, "\(place)")
  }

  @Test func whatOutputsLoseIsBreakingAndWhatDiffersIsVisible() throws {
    var random = RandomTokenFiles(generator: SeededGenerator(seed: SeededGenerator.chosenSeed))
    // Each compiles four times, to all formats.
    let rounds = isLongRun ? 2_000 : 80
    var count = 0
    for round in 0..<rounds {
      let (one, other) = random.pair()
      let place = "seed \(SeededGenerator.chosenSeed), round \(round)"
      if round.isMultiple(of: 2) {
        guard let old = try Version(["brand.resolver.json": one.document]),
          let new = try Version(["brand.resolver.json": other.document])
        else { continue }
        check(old, new, "\(place)\n\(one.document)\n\(other.document)")
        check(new, old, "\(place), backwards")
        count += 1
      } else {
        var versions = RandomVersions(seed: SeededGenerator.chosenSeed &+ UInt64(round))
        let (first, light) = (versions.spec, random.palette())
        versions.change()
        let (second, dark) = (versions.spec, random.palette())
        let texts = (Self.spec(first, light), Self.spec(second, dark))
        guard let old = try Version(["a.yaml": texts.0, "a/brand.resolver.json": one.document]),
          let new = try Version(["a.yaml": texts.1, "a/brand.resolver.json": other.document])
        else { continue }
        check(old, new, "\(place)\n\(texts.0)\n\(texts.1)")
        count += 1
      }
    }
    #expect(count > rounds / 2)
  }

  /// A spec with all tokens in Swift, whose colors may be those of a palette.
  private static func spec(_ text: String, _ palette: String) -> String {
    // Names that are equal as strings are one key of an object here.
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" }))
      .replacing("swift: { ", with: "swift: { tokens: true, ").replacing("tokens: true,  }", with: "tokens: true }")
      .replacing("'#666666'", with: "'{palette.gray}'").replacing("'#C8102E'", with: "'{palette.red}'")
      + "palette: { \(palette) }\ntokens: [a/brand.resolver.json]\n"
  }
}

extension JSONValue {
  fileprivate var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

  fileprivate var string: String? { if case .text(let text) = self { text } else { nil } }
}

extension RandomTokenFiles {
  fileprivate mutating func palette() -> String {
    let grays = ["#666666", "#777777"]
    let red = Int.random(in: 0..<3, using: &generator) == 0 ? "{palette.gray}" : "#C8102E"
    let order = Bool.random(using: &generator)
    let parts = ["gray: '\(grays.randomElement(using: &generator) ?? "")'", "red: '\(red)'"]
    return (order ? parts : parts.reversed()).joined(separator: ", ")
  }
}
