import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenResolver

/// Random packs, written as people write them.
struct EmojiLawTests {
  @Test func whatIsWrittenIsRead() throws {
    let seed = SeededGenerator.chosenSeed
    print("EmojiLawTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(1_200) {
      let packs = WrittenPack.some(using: &generator)
      let text = minimalSpec + WrittenPack.yaml(of: packs, using: &generator)
      let (catalog, diagnostics, _) = resolve(text)
      #expect(diagnostics.map(\.message) == [], "seed \(seed): \(text)")
      #expect(catalog?.emoji.map(WrittenPack.init) == packs, "seed \(seed): \(text)")
      guard diagnostics.isEmpty else { return }
    }
  }

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func theSchemaAcceptsWhatIsRead() throws {
    let seed = SeededGenerator.chosenSeed
    print("EmojiLawTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let specs = (0..<100).map { _ in
      minimalSpec + WrittenPack.yaml(of: WrittenPack.some(using: &generator), using: &generator)
    }
    let schema = try Repository.read("Documentation/spec.schema.json")
    for (spec, isAccepted) in zip(specs, try SchemaJudge.accepts(specs, schema)) {
      #expect(isAccepted == true, "seed \(seed): \(spec)")
    }
  }

  /// Some characters are removed, repeated or replaced. There is a catalog exactly if there is no error, and codes are
  /// then valid and different.
  @Test func damagedPacksAreRefusedOrRead() {
    let seed = SeededGenerator.chosenSeed
    print("EmojiLawTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let pieces =
      Array("[]{}:\"',-#@&*!|>%\\/\n \u{FFFC}\u{301}é赞x0.~").map(String.init) + ["{name}", "../", "items", "null"]
    var counts = (read: 0, refused: 0)
    for _ in 0..<lawRounds(4_000) {
      let packs = WrittenPack.some(using: &generator)
      var text = Array(WrittenPack.yaml(of: packs, using: &generator))
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 7..<text.count, using: &generator)
        let end = min(text.count, index + Int.random(in: 0...2, using: &generator))
        text.replaceSubrange(index..<end, with: pieces.randomElement(using: &generator) ?? "")
      }
      let (catalog, diagnostics, _) = resolve(minimalSpec + String(text))
      let context: Comment = "seed \(seed): \(String(text))"
      // What the reader finds stops a compile later.
      #expect((catalog == nil) == diagnostics.contains { $0.rule.rawValue != "duplicate-key" }, context)
      guard let catalog else {
        counts.refused += 1
        continue
      }
      counts.read += 1
      let codes = catalog.emoji.flatMap(\.items).flatMap(\.codes)
      #expect(Set(codes.map { UTF8Name($0) }).count == codes.count, context)
      #expect(codes.allSatisfy { (2...64).contains($0.utf8.count) && !$0.hasPrefix("@") }, context)
      let paths = catalog.emoji.flatMap(\.items).map(\.image.value.utf8)
      #expect(paths.allSatisfy { !$0.starts(with: "/".utf8) && !$0.starts(with: "../".utf8) }, context)
      #expect(catalog.emoji.allSatisfy { $0.items.indices.contains($0.icon) }, context)
    }
    #expect(counts.read > 10 && counts.refused > 10, "\(counts)")
  }
}

/// A pack as a test writes it.
private struct WrittenPack: Equatable {
  struct Emoji: Equatable {
    var name: String
    var image: String
    var still: String?
    var label: String?
    var keywords: [String] = []
    var aliases: [String] = []
    var variants: [String] = []
    var aspect: String?
    var scale: String?
    var deprecated: String?
  }

  var name: String
  var folder: String
  var before = "["
  var after = "]"
  var icon = 0
  var boundaries = EmojiPack.Boundaries.words
  var emoji: [Emoji]
}

extension WrittenPack {
  init(_ pack: EmojiPack) {
    let code = pack.items.first.map { ($0.code, $0.name.value) } ?? ("", "")
    let name = code.0.firstRange(of: code.1)
    self.init(
      name: pack.name.value,
      folder: pack.folder.value,
      before: name.map { String(code.0[..<$0.lowerBound]) } ?? "",
      after: name.map { String(code.0[$0.upperBound...]) } ?? "",
      icon: pack.icon,
      boundaries: pack.boundaries,
      emoji: pack.items.map { item in
        Emoji(
          name: item.name.value,
          image: item.image.value,
          still: item.still?.value,
          label: item.label?.value,
          keywords: item.keywords.map(\.value),
          aliases: item.aliases.map(\.value),
          variants: item.variants.map(\.value),
          aspect: item.aspect?.value.description,
          scale: item.scale?.value.description,
          deprecated: item.annotations.deprecated?.value
        )
      }
    )
  }

  // MARK: Choosing

  /// None of them is a part of another, with brackets or without.
  private static let names = [
    "赞", "开心", ":)", "{x}", "a b", "é", "🧑‍🚀", "no", "~", "12", "null", "#1", "x/y", "'", "\"", "\\", "- q", "&a", "*b",
    "<<",
    "$", "سلام", "🇨🇳", "%",
  ]

  static func some(using generator: inout SeededGenerator) -> [WrittenPack] {
    var names = Self.names.shuffled(using: &generator)
    let packNames = ["classic", "faces", "包", "a b", "1"].shuffled(using: &generator)
    return (0..<Int.random(in: 1...3, using: &generator)).map { number in
      let count = Int.random(in: 1...4, using: &generator)
      let folder = ["emoji/\(packNames[number])", "pictures", "a/b"].randomElement(using: &generator) ?? ""
      // Different in each pack, so that codes are.
      let template = [("[", "]"), (":", ":"), ("", "{\(number)}")][number]
      var emoji = (0..<count).map { _ in Self.emoji(names.removeLast(), folder, &names, &generator) }
      let shuffled = emoji.indices.shuffled(using: &generator)
      emoji[shuffled[0]].variants = shuffled.dropFirst(.random(in: 1...4, using: &generator)).map { emoji[$0].name }
      return WrittenPack(
        name: packNames[number],
        folder: folder,
        before: template.0,
        after: template.1,
        icon: .random(in: 0..<count, using: &generator),
        boundaries: EmojiPack.Boundaries.allCases.randomElement(using: &generator) ?? .words,
        emoji: emoji
      )
    }
  }

  private static func emoji(
    _ name: String,
    _ folder: String,
    _ names: inout [String],
    _ generator: inout SeededGenerator
  ) -> Emoji {
    var emoji = Emoji(
      name: name,
      image: "\(folder)/\(["a.png", "b/c 1.gif", "图.webp"].randomElement(using: &generator) ?? "")"
    )
    guard Bool.random(using: &generator) else { return emoji }
    let isThere = (0..<7).map { _ in Bool.random(using: &generator) }
    if isThere[0] { emoji.still = folder + "/s.png" }
    if isThere[1] { emoji.label = ["happy", "{x}", "true", "#"].randomElement(using: &generator) }
    if isThere[2] {
      emoji.keywords = Array(["smile", "笑", "1", "{a.b}"].prefix(.random(in: 1...4, using: &generator)))
    }
    if isThere[3] { emoji.aliases = ["(\(names.removeLast()))", "{\(name)"] }
    if isThere[4] { emoji.aspect = ["2", "0.1", "20", "1.3333"].randomElement(using: &generator) }
    if isThere[5] { emoji.scale = ["1.2", "4"].randomElement(using: &generator) }
    if isThere[6] { emoji.deprecated = ["true", "use {emoji.classic.赞}"].randomElement(using: &generator) }
    return emoji
  }

  // MARK: Writing

  static func yaml(of packs: [WrittenPack], using generator: inout SeededGenerator) -> String {
    var text = "emoji:\n"
    for pack in packs {
      text += "  \(quoted(pack.name, &generator)):\n"
      if pack.folder != "emoji/" + pack.name || Bool.random(using: &generator) {
        let around = [("", ""), ("./", ""), ("x/../", "/")].randomElement(using: &generator) ?? ("", "")
        text += "    folder: \(quoted(around.0 + pack.folder + around.1, &generator))\n"
      }
      if pack.before != "[" { text += "    code: \(quoted("\(pack.before){name}\(pack.after)", &generator))\n" }
      if pack.icon > 0 { text += "    icon: \(quoted(pack.emoji[pack.icon].name, &generator))\n" }
      if pack.boundaries == .none || Bool.random(using: &generator) {
        text += "    boundaries: \(quoted(pack.boundaries.rawValue, &generator))\n"
      }
      text += "    items:\n"
      for emoji in pack.emoji { text += self.text(of: emoji, in: pack.folder, &generator) }
    }
    return text
  }

  private static func text(of emoji: Emoji, in folder: String, _ generator: inout SeededGenerator) -> String {
    let inFolder = { (path: String) in String(path.dropFirst(folder.count + 1)) }
    var values = [("image", quoted(inFolder(emoji.image), &generator))]
    if let still = emoji.still { values.append(("still", quoted(inFolder(still), &generator))) }
    if let label = emoji.label { values.append(("label", quoted(label, &generator))) }
    if !emoji.keywords.isEmpty { values.append(("keywords", list(emoji.keywords, &generator))) }
    if !emoji.aliases.isEmpty { values.append(("aliases", list(emoji.aliases, &generator))) }
    if !emoji.variants.isEmpty { values.append(("variants", list(emoji.variants, &generator))) }
    if let aspect = emoji.aspect { values.append(("aspect", aspect)) }
    if let scale = emoji.scale { values.append(("scale", scale)) }
    if let deprecated = emoji.deprecated { values.append(("deprecated", quoted(deprecated, &generator))) }
    let name = "      \(quoted(emoji.name, &generator)):"
    if values.count == 1, Bool.random(using: &generator) { return "\(name) \(values[0].1)\n" }
    values.shuffle(using: &generator)
    if Bool.random(using: &generator) {
      return "\(name) { \(values.map { "\($0): \($1)" }.joined(separator: ", ")) }\n"
    }
    return name + "\n" + values.map { "        \($0): \($1)\n" }.joined()
  }

  private static func list(_ texts: [String], _ generator: inout SeededGenerator) -> String {
    if texts.count == 1, Bool.random(using: &generator) { return quoted(texts[0], &generator) }
    return "[\(texts.map { quoted($0, &generator) }.joined(separator: ", "))]"
  }

  private static func quoted(_ text: String, _ generator: inout SeededGenerator) -> String {
    if text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }), Bool.random(using: &generator) { return text }
    if Bool.random(using: &generator) { return "'\(text.replacing("'", with: "''"))'" }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
