import Foundation
import TestSupport

/// A way to change a text at random.
enum Mutation: CaseIterable {
  case bytes, lines, keys, numbers

  func apply(to text: String, using generator: inout SeededGenerator) -> [UInt8] {
    switch self {
    case .bytes: Self.changeBytes(Array(text.utf8), using: &generator)
    case .lines: Array(Self.changeLines(text, using: &generator).utf8)
    case .keys: Array(Self.replace(#/[A-Za-z]\w*(?=:)/#, in: text, using: &generator, Self.misspell).utf8)
    case .numbers: Array(Self.replace(#/\d+(\.\d+)?/#, in: text, using: &generator, Self.otherNumber).utf8)
    }
  }

  private static func changeBytes(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<3, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let signs = Array("{}[]:,\"'#&*!|>-%@`\t\n \u{FEFF}\u{2028}汉0123456789.".utf8)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = .random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + .random(in: 1...40, using: &generator)))
      default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }

  private static func changeLines(_ text: String, using generator: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: Int.random(in: lines.indices, using: &generator))
    case 2: lines.swapAt(place, Int.random(in: lines.indices, using: &generator))
    default: lines[place] = "  " + lines[place]
    }
    return lines.joined(separator: "\n")
  }

  private static func replace(
    _ pattern: some RegexComponent,
    in text: String,
    using generator: inout SeededGenerator,
    _ change: (Substring, inout SeededGenerator) -> String
  ) -> String {
    guard let range = text.ranges(of: pattern).randomElement(using: &generator) else { return text }
    return text.replacingCharacters(in: range, with: change(text[range], &generator))
  }

  private static func misspell(_ key: Substring, using generator: inout SeededGenerator) -> String {
    var letters = Array(key)
    let place = Int.random(in: letters.indices, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: letters.remove(at: place)
    case 1: letters.insert("x", at: place)
    default: letters.swapAt(place, Int.random(in: letters.indices, using: &generator))
    }
    return String(letters)
  }

  private static func otherNumber(_ number: Substring, using generator: inout SeededGenerator) -> String {
    let plain = Double(Int.random(in: -5_000...50_000, using: &generator)) / 100
    let forms = [
      "\(plain)", "0\(number)", ".5", "1e3", "0x10", "\(number)px", "１２", "+\(number)", "\(number).", "-\(number)", "~",
      "yes", "99999999999999999999", "\"\(number)\"", "\(number).00000", "{\(number)}", "[\(number)]", "",
    ]
    return forms.randomElement(using: &generator) ?? ""
  }
}
