import TestSupport
import Testing
import TokenJSON
import TokenReports

/// The writer against `JSONEncoder`, byte for byte. `STYLESPEC_SEED` repeats a failure.
struct JSONWriterTests {
  @Test func writesRandomValuesAsTheEncoderDoes() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let value = RandomJSON(depth: 3, using: &generator)
      #expect(try JSONWriter.text(of: value) == JSONText.of(value), "STYLESPEC_SEED=\(seed)")
    }
  }

  @Test func escapesEachASCIICharacterAsTheEncoderDoes() throws {
    for byte in UInt8.min..<0x80 {
      let text = "a\(Character(Unicode.Scalar(byte)))/é汉😀\u{2028}"
      #expect(try JSONWriter.text(of: text) == JSONText.of(text))
    }
  }

  @Test func numbersWithoutAFractionHaveNoPoint() throws {
    for number in [0, -0.0, 14, 13.5, -0.0001, 0.00001, 1e15, 1e16, 1e17, 123_456_789.125] {
      #expect(try JSONWriter.text(of: number) == JSONText.of(number))
    }
    #expect(JSONWriter.text(of: Double.nan) == "null\n")
  }

  @Test func writesInPieces() {
    var writer = JSONWriter()
    var pieces: [UInt8] = []
    writer.array { writer in
      for number in 0..<100 {
        writer.element(number)
        if number % 7 == 0 { pieces += writer.take() }
      }
    }
    writer.endLine()
    pieces += writer.take()
    #expect(writer.bytes.isEmpty)
    #expect(String(decoding: pieces, as: UTF8.self) == JSONWriter.text(of: Array(0..<100)))
  }
}

/// Any value that reports can have.
private indirect enum RandomJSON: Encodable, JSONWritable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([RandomJSON])
  case object([String: RandomJSON])

  private static let characters = Array(
    "aZ09 _-/\\\"\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1B}\u{7F}é汉😀e\u{301}\u{2028}\u{202E}{}[]:,"
  )

  init(depth: Int, using generator: inout SeededGenerator) {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: depth > 0 ? 0...7 : 0...4, using: &generator) {
    case 0: self = .null
    case 1: self = .bool(.random(using: &generator))
    case 2: self = .integer(.random(in: -100_000...100_000, using: &generator))
    case 3: self = .number(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 10_000)
    case 4:
      let length = Int.random(in: 0...12, using: &generator)
      self = .text(String((0..<length).compactMap { _ in Self.characters.randomElement(using: &generator) }))
    case 5: self = .array((0..<count).map { _ in RandomJSON(depth: depth - 1, using: &generator) })
    default:
      let keys = ["$schema", "a", "aB", "ab", "b", "line", "lineHeight", "uri", "uriBaseId", "stylespec/v1"]
      let fields = keys.shuffled(using: &generator).prefix(count).map { key in
        (key, RandomJSON(depth: depth - 1, using: &generator))
      }
      self = .object(Dictionary(uniqueKeysWithValues: fields))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let fields): try container.encode(fields)
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: Int?.none.write(to: &writer)
    case .bool(let value): value.write(to: &writer)
    case .integer(let value): value.write(to: &writer)
    case .number(let value): value.write(to: &writer)
    case .text(let value): value.write(to: &writer)
    case .array(let values): values.write(to: &writer)
    case .object(let fields): fields.write(to: &writer)
    }
  }
}
