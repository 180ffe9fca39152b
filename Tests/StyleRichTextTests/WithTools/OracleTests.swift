import Foundation
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// A script that shares no code with the codec finds the same emoji and names. `STYLESPEC_SEED` chooses the texts.
@Suite struct OracleTests {
  /// Python with the package `regex`; nil when it is not installed.
  static let python: String? = {
    guard let python = Checkers.path(of: "python") else { return nil }
    return try? Subprocess.run(python, ["-c", "import regex"]).status == 0 ? python : nil
  }()

  private static let script = Repository.root.appendingPathComponent("Tests/Data/decode-rich-text.py").path

  /// The rules that the script can break.
  static let faults = [
    "shortest", "dictionary-order", "no-boundary", "no-word-boundary", "no-handles", "name-first", "line-breaks",
    "code-points", "inside-words", "inside-schemes", "after-drives",
  ]

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true"))
  func continuousIntegrationHasRegex() {
    #expect(Self.python != nil, "The Python package regex is missing; Scripts/checkers installs it")
  }

  @Test(.enabled(if: python != nil, "needs the Python package regex; Scripts/checkers installs it"))
  func anotherDecoderAgrees() throws {
    let seed = SeededGenerator.chosenSeed
    let cases = OracleCases(seed: seed, count: isLongRun ? 10_000 : 1_000)
    let (own, others) = (try cases.decoded(), try Self.found(in: cases))
    #expect(own.count == cases.all.count && others.count == cases.all.count)
    for (index, (mine, other)) in zip(own, others).enumerated() where mine != other {
      Issue.record("\(cases.all[index]): \(mine), not \(other); STYLESPEC_SEED=\(seed)")
    }
    // Texts without anything to find would agree, too.
    for kind in ["code", "name"] {
      let count = own.joined().filter { $0.kind == kind }.count
      #expect(count > cases.all.count / 4, "\(count) of \(kind); STYLESPEC_SEED=\(seed)")
    }
  }

  @Test(
    .enabled(if: python != nil, "needs the Python package regex; Scripts/checkers installs it"),
    arguments: share(of: faults)
  )
  func aBrokenRuleIsFound(fault: String) throws {
    let seed = SeededGenerator.chosenSeed
    let cases = OracleCases(seed: seed, count: 1_000)
    let differences = zip(try cases.decoded(), try Self.found(in: cases, ["--fault", fault])).filter { $0 != $1 }
    #expect(!differences.isEmpty, "\(fault) makes no difference; STYLESPEC_SEED=\(seed)")
  }

  /// What the script finds.
  private static func found(in cases: OracleCases, _ options: [String] = []) throws -> [[OracleCases.Found]] {
    let folder = try TemporaryFolder("oracle")
    let input = try folder.write(String(decoding: JSONEncoder().encode(cases.all), as: UTF8.self), to: "cases.json")
    let result = try Subprocess.run(try #require(python), [script, input] + options)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode([[OracleCases.Found]].self, from: Data(result.output.utf8))
  }
}

/// Random texts with the codes and names that are looked for in them. A table is used for several texts.
private struct OracleCases {
  struct Case: Codable {
    var text: String
    /// Codes with the names of their emoji, and where they are read.
    var codes: [[String]]
    /// Names with the people who have them.
    var names: [[String]]
  }

  /// A match: its kind, its range in UTF-16 units, and the emoji or person.
  struct Found: Hashable, Decodable, CustomStringConvertible {
    var kind: String
    var start: Int
    var end: Int
    var meaning: String

    init(kind: String, range: Range<Int>, meaning: String) {
      (self.kind, start, end, self.meaning) = (kind, range.lowerBound, range.upperBound, meaning)
    }

    var description: String { "\(kind) \(meaning) at \(start)..<\(end)" }

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      kind = try fields.decode(String.self)
      start = try fields.decode(Int.self)
      end = try fields.decode(Int.self)
      meaning = try fields.decode(String.self)
    }
  }

  /// What texts, codes and names are made of: their parts, so that they overlap. No letter is counted otherwise by
  /// different versions of Unicode.
  private static let pieces = [
    "[", "]", "[赞]", "[赞", "((", "(", ")", ":)", ":))", ":", "@", "@", "@", "小", "明", "小明", "あ", "カ", "ー", "々", "a",
    "b",
    "Ann", " ", "_", "1", "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "قهوة", "م", "٣", "َ", "Я", "юля", "👩‍👧",
    "👍🏽", "👍", "-", "@a",
    "🏽", "🇨🇳", "🇨", "🇳", "1️⃣", "😀", "\u{FFFC}", "。", "\r\n", "\n", "\r", "\t", "\\", "^", "$", ".", "*", ":/", ":/",
    "://", "C:/", "http://", "file:/", "x8", "+", "'", "’", "D:",
  ]
  private static let textsPerTable = 10

  private(set) var all: [Case] = []
  private var generator: SeededGenerator

  init(seed: UInt64, count: Int) {
    generator = SeededGenerator(seed: seed)
    while all.count < count {
      var codes = words()
      let names = words() + words()
      // A code that is also read as a name.
      if let name = names.randomElement(using: &generator).map({ "@" + $0 }), oneIn(2), name.utf8.count <= 64,
        !codes.contains(where: { $0.utf8.elementsEqual(name.utf8) })
      {
        codes.append(name)
      }
      if oneIn(4), !codes.contains(":/") { codes.append(":/") }
      let codePairs = codes.enumerated().map { [$1, "e\($0)", oneIn(4) ? "none" : "words"] }
      // Of people with the same name, the first one is meant.
      let namePairs = names.enumerated().map { [$1, "user/\($0)"] }
      for _ in 0..<Self.textsPerTable {
        all.append(Case(text: text(codes, names), codes: codePairs, names: namePairs))
      }
    }
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func pieces(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }

  /// Different words, some of which are the start of another one.
  private mutating func words() -> [String] {
    var seen: Set<[UInt8]> = []
    var words: [String] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let start = oneIn(2) ? words.randomElement(using: &generator) ?? "" : ""
      let word = start + pieces(1...3)
      if word.utf8.count <= 64, seen.insert(Array(word.utf8)).inserted { words.append(word) }
    }
    return words
  }

  private mutating func text(_ codes: [String], _ names: [String]) -> String {
    (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      switch Int.random(in: 0..<6, using: &generator) {
      case 5: handle(names)
      case 0, 1: codes.randomElement(using: &generator) ?? ""
      case 2, 3: names.randomElement(using: &generator).map { "@" + $0 } ?? ""
      default: pieces(1...2)
      }
    }.joined()
  }

  /// A name that something follows which may make it longer.
  private mutating func handle(_ names: [String]) -> String {
    let ascii = names.filter { $0.last?.isASCII ?? false }
    let parts = [
      (ascii + names.prefix(1)).randomElement(using: &generator),
      [".", "-", "_", "@"].randomElement(using: &generator),
    ]
    let next =
      oneIn(2) ? names.randomElement(using: &generator) : ["a", "1", "Ann", "小"].randomElement(using: &generator)
    return "@" + (parts + [next]).compactMap { $0 }.joined()
  }

  /// What a codec finds in the texts.
  func decoded() throws -> [[Found]] {
    try stride(from: 0, to: all.count, by: Self.textsPerTable).flatMap { start in
      let packs = ["words", "none"].map { boundaries in
        (boundaries, all[start].codes.filter { $0[2] == boundaries }.map { TestEmoji($0[1], codes: [$0[0]]) })
      }.filter { !$0.1.isEmpty }
      let people = all[start].names.map { (name: $0[0], identifier: $0[1]) }
      let codec = RichTextCodec(
        emoji: packs.isEmpty ? nil : try emojiCatalog("Oracle", packs, openPacks: ["none"]),
        mentions: .names(MentionDirectory(people))
      )
      return try all[start..<min(start + Self.textsPerTable, all.count)].map { try Self.found(codec.decode($0.text)) }
    }
  }

  /// The atoms of a display text, with ranges of the plain text.
  private static func found(_ decoded: DecodedText) throws -> [Found] {
    let toPlain = decoded.map.inverse
    return try decoded.text.atoms(in: 0..<decoded.text.utf16Length).compactMap { atom in
      let attributes = try decoded.text.attributes(at: atom.lowerBound)
      let range = toPlain.map(atom)
      if let emoji = attributes.attachment?.identifier.split(separator: "/").last {
        return Found(kind: "code", range: range, meaning: String(emoji))
      }
      return attributes.mention.map { Found(kind: "name", range: range, meaning: $0.identifier) }
    }
  }
}
