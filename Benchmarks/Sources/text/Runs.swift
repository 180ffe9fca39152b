import Foundation
import StyledText

/// 1,000 characters in 100 runs: reading the runs, and typing in them.
enum Runs {
  nonisolated(unsafe) static var new = AttributedString()
  nonisolated(unsafe) static var ours = StyledText()
  static let repeats = 50

  static func run(_ texts: inout Texts) {
    Measuring.heading("100 runs")
    let words = texts.latin(1_000)
    ours = StyledText(words, runs: 100, style: texts.code())
    let old = Peers.old(words, runs: 100)
    new = Peers.new(words, runs: 100)
    precondition(Array(ours.runs).count == 100 && new.runs.count == 100)
    Measuring.compare("enumerating the runs, one attribute of each", goal: 10, one(old))
    Measuring.compare("enumerating the runs, two attributes of each", goal: 10, two(old))
    let positions = (0..<1_000).map { _ in texts.number(0..<990) }
    Measuring.compare("replacing two characters", goal: 5, replacing(positions, old))
    Measuring.compare("the same in a copy, the old text stays", goal: 10, replacingInCopies(positions, old))
    let changed = (0..<100).map { _ in
      var changed = Array(words.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
      changed[texts.number(0..<changed.count)] = texts.latinWord()
      return changed.joined(separator: " ")
    }
    let other = texts.latin(1_000)
    let text = StyledText(words, runs: 100, style: texts.code())
    Measuring.compare("new text, in which one word changed", goal: 3, carrying(changed, text))
    Measuring.compare("new text, in which nothing is the same", goal: 3, carrying([other], text))
  }

  /// Replaces all of a text with 100 runs, which follow their words. Foundation's types keep only the first run, and
  /// get the others back before each round.
  private static func carrying(_ texts: [String], _ ours: StyledText) -> [Contender] {
    let old = Peers.old(ours.text, runs: 100)
    let new = Peers.new(ours.text, runs: 100)
    return [
      Contender("StyledText.text =", count: texts.count) {
        texts.reduce(0) { sum, text in
          var copy = ours
          copy.text = text
          return sum + copy.text.utf8.count
        }
      },
      Contender("NSMutableAttributedString.replaceCharacters(in:with:)", count: texts.count) {
        texts.reduce(0) { sum, text in
          let copy = NSMutableAttributedString(attributedString: old)
          copy.replaceCharacters(in: NSRange(location: 0, length: copy.length), with: text)
          return sum + copy.length
        }
      },
      Contender("AttributedString.characters.replaceSubrange(_:with:)", count: texts.count) {
        texts.reduce(0) { sum, text in
          var copy = new
          copy.characters.replaceSubrange(copy.startIndex..<copy.endIndex, with: text)
          return sum + copy.runs.count
        }
      },
    ]
  }

  private static func one(_ old: NSAttributedString) -> [Contender] {
    let whole = NSRange(location: 0, length: old.length)
    return [
      Contender("StyledText.runs", count: repeats) {
        repeated { ours.runs.reduce(0) { $0 + ($1[TextAttributeKeys.Weight.self] ?? 0) + $1.range.count } }
      },
      Contender("NSAttributedString.enumerateAttributes", count: repeats) {
        repeated { sum(old, whole) { $0[Peers.weight] as? Int ?? 0 } }
      },
      Contender("NSAttributedString.enumerateAttribute(_:in:)", count: repeats) {
        repeated {
          var sum = 0
          old.enumerateAttribute(Peers.weight, in: whole) { value, range, _ in
            sum += (value as? Int ?? 0) + range.length
          }
          return sum
        }
      },
      Contender("AttributedString.runs", count: repeats) {
        repeated { new.runs.reduce(0) { $0 + ($1[WeightKey.self] ?? 0) + ($1.range.isEmpty ? 0 : 1) } }
      },
    ]
  }

  private static func two(_ old: NSAttributedString) -> [Contender] {
    let whole = NSRange(location: 0, length: old.length)
    return [
      Contender("StyledText.runs", count: repeats) {
        repeated {
          ours.runs.reduce(0) { sum, run in
            let size = run[TextAttributeKeys.Size.self] ?? 0
            return sum + (run[TextAttributeKeys.Weight.self] ?? 0) + Int(size) + run.range.count
          }
        }
      },
      Contender("NSAttributedString.enumerateAttributes", count: repeats) {
        repeated { sum(old, whole) { ($0[Peers.weight] as? Int ?? 0) + Int($0[Peers.size] as? Double ?? 0) } }
      },
      Contender("AttributedString.runs", count: repeats) {
        repeated {
          new.runs.reduce(0) { sum, run in
            sum + (run[WeightKey.self] ?? 0) + Int(run[SizeKey.self] ?? 0) + (run.range.isEmpty ? 0 : 1)
          }
        }
      },
    ]
  }

  private static func sum(
    _ text: NSAttributedString,
    _ range: NSRange,
    _ value: ([NSAttributedString.Key: Any]) -> Int
  ) -> Int {
    var sum = 0
    text.enumerateAttributes(in: range) { attributes, range, _ in sum += value(attributes) + range.length }
    return sum
  }

  private static func repeated(_ body: () -> Int) -> Int { (0..<repeats).reduce(0) { sum, _ in sum &+ body() } }

  private static func replacingInCopies(_ positions: [Int], _ old: NSAttributedString) -> [Contender] {
    [
      Contender("StyledText.replaceSubrange(_:with:)", count: positions.count) {
        positions.reduce(0) { sum, position in
          var copy = ours
          _ = try? copy.replaceSubrange(position..<position + 2, with: "ab")
          return sum + copy.utf16Length
        }
      },
      Contender("NSAttributedString.mutableCopy, replaceCharacters", count: positions.count) {
        positions.reduce(0) { sum, position in
          let copy = NSMutableAttributedString(attributedString: old)
          copy.replaceCharacters(in: NSRange(location: position, length: 2), with: "ab")
          return sum + copy.length
        }
      },
      Contender("AttributedString.characters.replaceSubrange(_:with:)", count: positions.count) {
        positions.reduce(0) { sum, position in
          var copy = new
          let start = copy.utf16.index(copy.startIndex, offsetBy: position)
          copy.characters.replaceSubrange(start..<copy.utf16.index(start, offsetBy: 2), with: "ab")
          return sum + copy.runs.count
        }
      },
    ]
  }

  private static func replacing(_ positions: [Int], _ old: NSMutableAttributedString) -> [Contender] {
    [
      Contender("StyledText.replaceSubrange(_:with:)", count: positions.count) {
        for position in positions { _ = try? ours.replaceSubrange(position..<position + 2, with: "ab") }
        return ours.utf16Length
      },
      Contender("NSMutableAttributedString.replaceCharacters(in:with:)", count: positions.count) {
        for position in positions {
          old.replaceCharacters(in: NSRange(location: position, length: 2), with: "ab")
        }
        return old.length
      },
      Contender("AttributedString.characters.replaceSubrange(_:with:)", count: positions.count) {
        for position in positions {
          let start = new.characters.index(new.startIndex, offsetBy: position)
          new.characters.replaceSubrange(start..<new.characters.index(start, offsetBy: 2), with: "ab")
        }
        return new.runs.count
      },
      Contender("the same, places found in its UTF-16", count: positions.count) {
        for position in positions {
          let start = new.utf16.index(new.startIndex, offsetBy: position)
          new.characters.replaceSubrange(start..<new.utf16.index(start, offsetBy: 2), with: "ab")
        }
        return new.runs.count
      },
    ]
  }
}
