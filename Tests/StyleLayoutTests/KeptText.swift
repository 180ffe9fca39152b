import StyleLayout
import StyledText
import TestSupport

/// A text of letters, spaces and ideographs of 10 points with units.
struct KeptText: CustomStringConvertible {
  private var characters: [Character] = []
  /// The number of the unit of each character; nil outside of units.
  private var units: [Int?] = []
  private let breaksAnywhere: Bool
  let width: Double
  /// A mistake in what is expected.
  var fault: KeepTogetherFault?

  init(using generator: inout SeededGenerator, longest: Int = 40) {
    breaksAnywhere = Int.random(in: 0..<4, using: &generator) == 0
    width = Double(Int.random(in: 0...16, using: &generator)) * 5 + Double(Int.random(in: 0...1, using: &generator))
    let alphabet = Bool.random(using: &generator) ? "abcde  国" : "abcdefgh "
    let count = Int.random(in: 0...longest, using: &generator)
    while characters.count < count {
      let length = Int.random(in: 1...(Int.random(in: 0..<3, using: &generator) == 0 ? 24 : 8), using: &generator)
      let unit = Bool.random(using: &generator) ? characters.count : nil
      for _ in 0..<length {
        characters.append(alphabet.randomElement(using: &generator) ?? "a")
        units.append(unit)
      }
    }
  }

  var styled: StyledText {
    var text = tenPoint(String(characters)) { if breaksAnywhere { $0.lineBreakMode = .characterWrapping } }
    var start = 0
    while start < units.count {
      let end = units[start...].firstIndex { $0 != units[start] } ?? units.count
      if let unit = units[start] { try? text.set(\.keepTogether, "\(unit)", in: start..<end) }
      start = end
    }
    return text
  }

  var description: String {
    "\(String(characters)) \(units.map { $0 ?? -1 }) width \(width) anywhere \(breaksAnywhere)"
  }

  /// Compares the lines of a frame with the definition.
  ///
  /// - Parameter count: The greatest number of lines; nil for all of them.
  /// - Returns: What is wrong; nil if nothing is.
  func problem(lines count: Int? = nil) -> String? {
    let frame = fixedFrame(styled, width: width, FrameOptions(maximumLines: count))
    let expected = Array(lines.prefix(count ?? .max))
    return frame.lines.map(\.range) == expected ? nil : "\(frame.lineWords), not \(expected)"
  }

  /// The ranges of the lines.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let end = end(from: start)
      lines.append(start..<end)
      start = end
    } while start < characters.count
    return lines
  }

  private func end(from start: Int) -> Int {
    var used = 0.0
    for index in start..<characters.count {
      used += advance(index)
      guard !isSpace(index) || fault == .spacesHaveToFit, used > width, index > start else { continue }
      let places = start + 1...index
      return places.last { isPlace($0) && !isInside($0) } ?? places.last { !isInside($0) }
        ?? places.last(where: isPlace) ?? index
    }
    return characters.count
  }

  private func isSpace(_ index: Int) -> Bool { characters[index] == " " }
  private func advance(_ index: Int) -> Double { characters[index] == "国" ? 10 : 5 }

  /// Whether a line may end before a character, as far as units do not forbid it.
  private func isPlace(_ index: Int) -> Bool {
    guard !isSpace(index) else { return false }
    return breaksAnywhere || isSpace(index - 1) || characters[index] == "国" || characters[index - 1] == "国"
  }

  /// Whether a character is inside a unit that is not wider than a line.
  private func isInside(_ index: Int) -> Bool {
    guard let unit = units[index], units[index - 1] == unit, fault != .unitsAreCut else { return false }
    if fault == .wideUnitsAreKept { return true }
    let seen = units.indices.drop { units[$0] != unit }.prefix { units[$0] == unit }.reversed()
      .drop { isSpace($0) && fault != .spacesOfUnitsHaveToFit }
    return seen.reduce(0) { $0 + advance($1) } <= width
  }
}
