import Foundation
import TestSupport
import Testing

@testable import TokenLint

/// The scanner never traps, ends, and finds names in order, on any bytes.
struct SwiftGarbageTests {
  private static let pieces: [[UInt8]] =
    [
      "\"", "\"\"\"", "#", "##", "/", "//", "/*", "*/", "\\", "\\(", "\\#(", "(", ")", "`", ".", "..", "\n", "\r\n",
      " ", "a", "code", "named",
      ":", "14", "_", "?", "!", ">", "#if", "#endif", "func", "灰", "×", "\u{FEFF}", "return", "#/", "/#", "\"#", "[",
      "]", "{", "}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE7], [0xC2], [0x00], [0xF0, 0x9F]]

  @Test(arguments: 0..<400 as Range<UInt64>)
  func piecesNeverDerail(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...200, using: &generator)
    check((0..<count).flatMap { _ in Self.pieces.randomElement(using: &generator) ?? [] })
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func mutationsNeverDerail(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(try Repository.read("Sources/TokenLint/Sources/SwiftLexer+Strings.swift").utf8)
    for _ in 0..<Int.random(in: 1...20, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
      }
    }
    check(bytes)
  }

  /// What would take minutes if anything looked ahead for each of its parts.
  static let repeated: [String] = [
    "#\"\"\"\\#(", "/\\", "\\/", "\"\\(", "\"", "`", "#", "/*", "*/", "/ ", "(/", "\\(", "#if ", ".a", "code(named:",
    "##\"", "#/",
  ]

  @Test(arguments: repeated)
  func longLinesAreRead(_ piece: String) {
    for end in ["", ")", "\"#", " /"] { check(Array((String(repeating: piece, count: 5_000) + end).utf8)) }
  }

  private func check(_ bytes: [UInt8]) {
    var end = 0
    for mention in SwiftMentions(bytes) {
      #expect(bytes.indices.contains(mention.spelling.lowerBound) && mention.spelling.upperBound <= bytes.count)
      #expect(mention.spelling.contains(mention.name.lowerBound) || mention.name.isEmpty)
      if mention.kind != .dynamicLookUp {
        #expect(end <= mention.spelling.lowerBound)
        end = mention.spelling.upperBound
      }
    }
  }
}
