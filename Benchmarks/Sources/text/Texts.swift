import StyleTables
import StyledText
import YanxuanStyles

/// Random words and texts.
struct Texts {
  var generator: Generator
  let codes = Array(Yanxuan.catalog.codes)

  init(seed: UInt64) { generator = Generator(state: seed) }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func code() -> StyleCode { codes[number(codes.indices)] }

  mutating func latinWord() -> String {
    String(decoding: (0..<number(2..<10)).map { _ in UInt8(97 + number(0..<26)) }, as: UTF8.self)
  }

  /// Words separated by spaces, of a length in characters.
  mutating func latin(_ length: Int) -> String {
    var bytes: [UInt8] = []
    while bytes.count < length { bytes += Array(latinWord().utf8) + [32] }
    return String(decoding: bytes.prefix(length - 1) + [46], as: UTF8.self)
  }

  mutating func han() -> Character {
    Unicode.Scalar(UInt32(number(0x4E00..<0x9000))).map(Character.init) ?? "中"
  }

  /// Ideographs with some punctuation.
  mutating func chinese(_ length: Int) -> String {
    String((0..<length).map { _ in number(0..<12) == 0 ? "，" : han() })
  }

  /// Labels of 20 to 40 characters.
  mutating func labels(_ count: Int, isChinese: Bool) -> [String] {
    (0..<count).map { _ in isChinese ? chinese(number(20..<41)) : latin(number(20..<41)) }
  }
}

extension StyledText {
  /// Makes a text with runs of equal length whose weights and sizes differ from those of their neighbors.
  init(_ text: String, runs: Int, style: StyleCode) {
    self.init(text, style: style)
    let length = utf16Length
    let pieces = (0..<runs).map { ($0, $0 * length / runs..<($0 + 1) * length / runs) }
    for (index, range) in pieces {
      var attributes = TextAttributes()
      attributes.weight = 100 + index % 7
      attributes.size = Double(10 + index % 3)
      do { try merge(attributes, in: range) } catch { preconditionFailure("\(error)") }
    }
  }
}
