/// Breaks a text into lines of a number of columns: after spaces, and beside characters of scripts without spaces, but not
/// before closing or after opening punctuation. A word that is longer than a line is broken at the end of the line.
struct LineFolder {
  private(set) var lines: [Range<Int>] = []
  private let width: Int
  private var start = 0
  private var column = 0
  /// The last place where a line may end, and its column.
  private var lastBreak: (offset: Int, column: Int)?

  /// The lines of a text as ranges of its UTF-8, without the spaces at their ends.
  static func lines(of text: String, width: Int) -> [Range<Int>] {
    var folder = LineFolder(width: max(width, 2))
    folder.fold(text)
    let utf8 = Array(text.utf8)
    return folder.lines.map { line in
      let end = line.last { utf8[$0] != UInt8(ascii: " ") }.map { $0 + 1 } ?? line.lowerBound
      return line.lowerBound..<end
    }
  }

  private init(width: Int) {
    self.width = width
  }

  private mutating func fold(_ text: String) {
    var offset = 0
    var previous: Character?
    for character in text {
      if let previous, Self.mayBreak(between: previous, character) { lastBreak = (offset, column) }
      if character.isNewline {
        endLine(at: offset, next: offset + character.utf8.count)
      } else {
        put(character, at: offset)
      }
      offset += character.utf8.count
      previous = character
    }
    endLine(at: offset, next: offset)
  }

  private mutating func put(_ character: Character, at offset: Int) {
    let needed = character.displayWidth
    if column + needed > width, character != " ", column > 0 {
      let place = lastBreak ?? (offset, column)
      lines.append(start..<place.offset)
      (start, column, lastBreak) = (place.offset, column - place.column, nil)
    }
    column += needed
  }

  private mutating func endLine(at offset: Int, next: Int) {
    lines.append(start..<offset)
    (start, column, lastBreak) = (next, 0, nil)
  }

  private static func mayBreak(between left: Character, _ right: Character) -> Bool {
    if left == " " || right == " " { return right != " " }
    if left.isOpening || right.isClosing { return false }
    return left.displayWidth == 2 || right.displayWidth == 2
  }
}

extension Character {
  fileprivate var isClosing: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .closePunctuation || category == .finalPunctuation || category == .otherPunctuation
  }

  fileprivate var isOpening: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }
}
