import Foundation
import StyleRichText

/// All that is measured, by name.
struct Work {
  let text = Texts.comment(bytes: 10_000)
  private let large = Texts.comment(bytes: 1_000_000)
  private let characters = (Texts.characters(10_000), Texts.characters(1_000_000))
  private let hostile = Texts.hostile(bytes: 10_000)
  private let few: RichTextCodec
  private let many: RichTextCodec
  private let codes: [String]

  init(_ few: RichTextCodec, _ many: RichTextCodec, codes: [String]) {
    (self.few, self.many, self.codes) = (few, many, codes)
  }

  private struct Unknown: Error {
    let name: String
  }

  /// Prepares some work.
  func body(_ name: String) throws -> () -> Int {
    switch name {
    case "ours": return decoding(text, few)
    case "many": return decoding(text, many)
    case "large": return decoding(large, few)
    case "hostile": return decoding(hostile, few)
    case "usual", "alternation":
      let peer = try RegexPeer(codes: codes, isAlternation: name == "alternation")
      return { [text] in peer.decode(text) }
    case "key": return KeyedEditor(text, few).key
    case "large key": return KeyedEditor(large, few).key
    case "shown key":
      return KeyedAttributedString(showing: text, try RegexPeer(codes: codes, isAlternation: false)).key
    case "usual key": return KeyedPlainText(text, try RegexPeer(codes: codes, isAlternation: false)).key
    case "flattened": return try Positions(in: text.utf16.count, row: 20).flattened
    case "one by one": return try Positions(in: text.utf16.count, row: 20).oneByOne
    case "scattered": return try Positions(in: text.utf16.count, row: 1).flattened
    case "collapsed": return Collapsing(characters.0, limit: .lines(3)).collapse
    case "large collapsed": return Collapsing(characters.1, limit: .lines(3)).collapse
    case "counted": return Collapsing(characters.0, limit: .graphemes(200)).collapse
    case "large counted": return Collapsing(characters.1, limit: .graphemes(200)).collapse
    case "flow": return Flowing(10_000).arrange
    case "large flow": return Flowing(100_000).arrange
    case "bare flow": return Flowing(100_000).bare
    case "copied": return Self.copying(text)
    case "large copied": return Self.copying(large)
    case "replaced": return KeyedString(text).key
    default: throw Unknown(name: name)
    }
  }

  private func decoding(_ text: String, _ codec: RichTextCodec) -> () -> Int {
    { codec.decode(PlainText(text)).text.text.utf16.count }
  }

  /// The least that any decoding does: it reads the bytes, writes them into new text, and has its length.
  private static func copying(_ text: String) -> () -> Int {
    { String(decoding: Array(text.utf8), as: UTF8.self).utf16.count }
  }

  func check() throws {
    let lengths = try ["ours", "usual", "alternation", "many"].map { try body($0)() }
    precondition(Set(lengths).count == 1, "the results differ")
    let keys = try ["key", "usual key", "shown key"].map { try body($0)() }
    precondition(keys.allSatisfy { $0 == lengths[0] + 1 }, "the results differ")
    let heights = try ["large flow", "bare flow"].map { try body($0)() }
    precondition(heights[0] == heights[1], "the rows differ")
  }

  /// Measures some work, each so often in a round, and prints the times.
  private func times(_ names: [(name: String, repeats: Int)], rounds: Int = 15) throws -> [Double] {
    let contenders = try names.map { Contender(name: $0.name, repeats: $0.repeats, body: try body($0.name)) }
    let times = Measuring.nanoseconds(rounds: rounds, contenders)
    for (name, time) in zip(contenders.map(\.name), times) { print(String(format: "%@: %.1f µs", name, time / 1000)) }
    return times
  }

  func reportDecoding() throws {
    let names = ["ours", "usual", "alternation", "many", "large", "hostile", "copied", "large copied"]
    let times = try times(names.map { ($0, $0.hasPrefix("large") ? 1 : 20) })
    Measuring.report("\\[\\w+\\], a dictionary and an attributed string, by ours", times[1] / times[0], 10)
    Measuring.report("an alternation of all codes, by ours", times[2] / times[0], 10)
    Measuring.report("10,000 codes, by 200", times[3] / times[0], 1.5, isLower: true)
    let perByte = times[4] / Double(large.utf8.count) / (times[0] / Double(text.utf8.count))
    Measuring.report("a byte of 1 MB, by one of 10 KB", perByte, 1.2, isLower: true)
    let copied = times[7] / Double(large.utf8.count) / (times[6] / Double(text.utf8.count))
    print(String(format: "the same of a copy, its floor: %.2f", copied))
    Measuring.report("hostile text, by usual text", times[5] / times[0], 10, isLower: true)
  }

  func reportKeys() throws {
    let times = try times([
      ("key", 100), ("usual key", 5), ("shown key", 100), ("large key", 2), ("replaced", 100),
    ])
    Measuring.report("replaceCharacters and \\[\\w+\\] over all, by a key", times[1] / times[0], 20)
    print(
      String(format: "the same if all pictures are there and nothing is found, by a key: %.2f", times[2] / times[0])
    )
    print(String(format: "a key in a bare string, by a key: %.2f", times[4] / times[0]))
    print(String(format: "a key in 1 MB, by one in 10 KB: %.1f", times[3] / times[0]))
  }

  func reportPositions() throws {
    let times = try times([("flattened", 1), ("one by one", 1), ("scattered", 1)], rounds: 5)
    Measuring.report("1,000 positions through 10,000 edits, by the joined changes", times[1] / times[0], 50)
    print(String(format: "the same if each edit is at another place: %.1f", times[1] / times[2]))
  }

  func reportCollapsing() throws {
    let names = ["collapsed", "large collapsed", "counted", "large counted"]
    let times = try times(names.map { ($0, 20) })
    Measuring.report("a million characters in three lines, by ten thousand", times[1] / times[0], 1.2, isLower: true)
    Measuring.report("a million characters in 200, by ten thousand", times[3] / times[2], 1.2, isLower: true)
  }

  func reportFlow() throws {
    let times = try times([("flow", 20), ("large flow", 2), ("bare flow", 2)])
    Measuring.report("an item of 100,000 in a flow, by one of 10,000", times[1] / times[0] / 10, 1.2, isLower: true)
    print(String(format: "100,000 items, by a bare loop: %.2f", times[1] / times[2]))
  }
}
