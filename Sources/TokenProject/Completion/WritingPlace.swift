internal import TokenDiagnostics
internal import TokenYAML

/// Where a writer is in a text that may be broken: the keys around the place, and what is being written there. Only the
/// brackets and lines around the place count, so that a mistake elsewhere does not matter.
struct WritingPlace {
  /// What is being written.
  enum Part: Hashable {
    /// A key of a mapping.
    case key
    /// The value of a key, or an element of its list.
    case value
    /// A path in braces.
    case reference
  }

  /// What is being written.
  private(set) var part: Part
  /// The keys around the place, from the outermost; the key of a value is the last.
  private(set) var keys: [String]
  /// What is there already, up to the place and after it.
  private(set) var range: Range<Int>
  /// What is there before the place.
  private(set) var prefix: String
  /// Whether the text is in quotes.
  private(set) var isQuoted: Bool
  /// Whether a bracket, colon or quote follows, which need not be written again.
  private(set) var isClosed: Bool
  /// The quote that has to be written after the text; empty if it is there.
  private(set) var missingQuote: String
  /// Where the keys of the mapping are in their lines; nil in brackets.
  let column: Int?
  /// The indentation of the line.
  let indentation: Int
  /// The keys of the mapping before the place.
  let written: [String]
  /// Whether an element of a list starts here, which may be a value or the first key of a mapping.
  let isElement: Bool

  /// The place at an offset; nil in a comment.
  ///
  /// - Complexity: O(*n*), where *n* is the offset.
  init?(at offset: Int, in text: DocumentText, isJSON: Bool) {
    let scan = PlaceScan(text, until: offset, isJSON: isJSON)
    guard !scan.isInComment else { return nil }
    keys = scan.keys
    isQuoted = scan.quote != nil
    isElement = scan.isElement
    column = scan.column
    written = scan.written
    indentation = text.bytes[text.content(ofLine: text.line(of: offset))].prefix { $0 == UInt8(ascii: " ") }.count
    // A place in the byte order mark is before the first word.
    var start = min(scan.wordStart, offset)
    part = scan.isValue ? .value : .key
    let bytes = text.bytes
    let open = bytes[start..<offset].lastIndex(of: UInt8(ascii: "{"))
    let close = bytes[start..<offset].lastIndex(of: UInt8(ascii: "}"))
    if let open, scan.quote != nil, close ?? -1 < open {
      part = .reference
      start = open + 1
    }
    var end = offset
    let lineEnd = text.content(ofLine: text.line(of: offset)).upperBound
    // Without a quote after it, a brace is that of a mapping around. Other texts after it have two quotes each.
    let rest = bytes[offset..<max(offset, lineEnd)]
    let isInText = scan.quote.map { quote in !rest.count { $0 == quote }.isMultiple(of: 2) } ?? false
    let isEnd: (UInt8) -> Bool = { [part] byte in
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
      if part == .reference, !isInText { return ",} \t".utf8.contains(byte) }
      if part == .reference {
        return byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      }
      if isInText { return byte == scan.quote }
      return ",:}] #\t".utf8.contains(byte)
    }
    while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
    let next = end < bytes.count ? bytes[end] : 0
    missingQuote = isInText ? "" : scan.quote.map { String(Unicode.Scalar($0)) } ?? ""
    switch part {
    case .reference: isClosed = next == UInt8(ascii: "}") && isInText
    case .value: isClosed = isInText
    case .key:
      let afterQuote = isInText ? bytes[(end + 1)...].first { $0 != UInt8(ascii: " ") } : next
      isClosed = afterQuote == UInt8(ascii: ":")
      // A quote without a colon is written again with it.
      if isInText, !isClosed {
        missingQuote = String(decoding: bytes[end...end], as: UTF8.self)
        end += 1
      }
    }
    range = start..<end
    prefix = String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

/// Reads a text up to a place, by its brackets and indentations.
private struct PlaceScan {
  /// A collection that is open at the place.
  private struct Level {
    /// The keys around it, with its own.
    var keys: [String]
    /// The column of its keys; nil for one in brackets.
    var column: Int?
    let isSequence: Bool
    /// The key whose value comes next.
    var key: String?
    /// The keys so far.
    var written: [String] = []
  }

  private(set) var isInComment = false
  /// Whether an element of a list in lines starts at the place.
  private(set) var isElement = false
  /// The quote that is open at the place.
  private(set) var quote: UInt8?
  /// Whether a value is being written, and not a key.
  private(set) var isValue = false
  private(set) var keys: [String] = []
  /// Where the word that is being written starts, after its quote.
  private(set) var wordStart = 0

  private let bytes: [UInt8]
  private let isJSON: Bool
  private var levels: [Level] = []

  init(_ text: DocumentText, until end: Int, isJSON: Bool) {
    bytes = text.bytes
    self.isJSON = isJSON
    levels = [Level(keys: [], column: isJSON ? nil : 0, isSequence: false)]
    let last = text.line(of: end)
    for line in 0...last {
      var content = text.content(ofLine: line)
      // An editor may send the byte order mark, which is no part of a name.
      if line == 0, bytes[content].starts(with: [0xEF, 0xBB, 0xBF]) { content = 3..<content.upperBound }
      scanLine(content.lowerBound..<min(content.upperBound, max(end, content.lowerBound)), isLast: line == last)
    }
  }

  /// Where the keys of the innermost mapping are in their lines; nil in brackets.
  var column: Int? { levels.last?.column }

  /// The keys of the innermost mapping before the place.
  var written: [String] { levels.last?.written ?? [] }

  /// Whether the innermost collection is in brackets.
  private var isInBrackets: Bool { levels.last?.column == nil }

  private mutating func scanLine(_ line: Range<Int>, isLast: Bool) {
    var place = line.lowerBound
    isInComment = false
    isElement = false
    // A quote that is open at the end of a line is a mistake, or a text that does not matter here.
    quote = nil
    while place < line.upperBound, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
      place += 1
    }
    let isComment = !isJSON && place < line.upperBound && bytes[place] == UInt8(ascii: "#")
    if !isInBrackets, !isComment, place < line.upperBound || isLast { startBlockLine(at: place, line) }
    wordStart = place
    while place < line.upperBound { place = step(at: place, line) }
    if isLast { finish(before: line.upperBound) }
  }

  /// Leaves the collections that end before a line that starts at a place.
  private mutating func startBlockLine(at place: Int, _ line: Range<Int>) {
    let column = place - line.lowerBound
    let isElement = bytes[place..<line.upperBound].starts(with: "- ".utf8)
    while levels.count > 1, let own = levels.last?.column, own > column { levels.removeLast() }
    // The elements of a list may have the indentation of its key.
    guard let level = levels.last, let own = level.column, !isElement else { return }
    if column > own, let key = level.key {
      levels.append(Level(keys: level.keys + [key], column: column, isSequence: false))
    } else {
      levels[levels.count - 1].key = nil
    }
  }

  /// Reads what is at a place; returns the next one.
  private mutating func step(at place: Int, _ line: Range<Int>) -> Int {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard bytes[wordStart..<place].allSatisfy({ $0 == UInt8(ascii: " ") }), byte != UInt8(ascii: "'") || !isJSON
      else {
        return place + 1
      }
      return quoted(from: place, byte, line)
    case UInt8(ascii: "#") where !isJSON && (place == line.lowerBound || isBlank(bytes[place - 1])),
      UInt8(ascii: "/") where isJSON && place + 1 < line.upperBound && bytes[place + 1] == UInt8(ascii: "/"):
      isInComment = true
      return line.upperBound
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open(isSequence: byte == UInt8(ascii: "["))
      wordStart = place + 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if isInBrackets, levels.count > 1 { levels.removeLast() }
      wordStart = place + 1
    case UInt8(ascii: ","):
      if isInBrackets {
        levels[levels.count - 1].key = nil
        wordStart = place + 1
      }
    case UInt8(ascii: ":"):
      let isEnd = place + 1 >= line.upperBound || isBlank(bytes[place + 1])
      guard isEnd || isJSON, levels.last?.key == nil, levels.last?.isSequence == false else { return place + 1 }
      setKey(word(until: place))
      wordStart = place + 1
    case UInt8(ascii: "-") where !isInBrackets && place + 1 < line.upperBound && bytes[place + 1] == UInt8(ascii: " "):
      guard bytes[line.lowerBound..<place].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else {
        break
      }
      startElement(at: place - line.lowerBound)
      wordStart = place + 2
      return place + 2
    default: break
    }
    return place + 1
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Reads a text in quotes that starts at a place.
  private mutating func quoted(from place: Int, _ mark: UInt8, _ line: Range<Int>) -> Int {
    quote = mark
    wordStart = place + 1
    var next = place + 1
    while next < line.upperBound {
      if bytes[next] == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") {
        next += 2
        continue
      }
      if bytes[next] == mark {
        quote = nil
        return next + 1
      }
      next += 1
    }
    return line.upperBound
  }

  private func word(until end: Int) -> String {
    var range = wordStart..<max(wordStart, end)
    while let first = bytes[range].first, " \t\"'".utf8.contains(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = bytes[range].last, " \t\"'".utf8.contains(last) { range = range.lowerBound..<range.upperBound - 1 }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func setKey(_ key: String) {
    levels[levels.count - 1].key = key
    levels[levels.count - 1].written.append(key)
    isElement = false
  }

  private mutating func open(isSequence: Bool) {
    guard let level = levels.last else { return }
    levels.append(Level(keys: level.keys + (level.key.map { [$0] } ?? []), column: nil, isSequence: isSequence))
  }

  /// An element of a list in lines: the mapping that may be there has its keys after the dash.
  private mutating func startElement(at column: Int) {
    guard let level = levels.last, let own = level.column else { return }
    if let key = level.key, column >= own {
      levels.append(Level(keys: level.keys + [key], column: column + 2, isSequence: false))
      isElement = true
    }
  }

  private mutating func finish(before end: Int) {
    guard let level = levels.last else { return }
    // JSON has one value, which may not be there yet.
    isValue = level.key != nil || level.isSequence || isJSON && levels.count == 1
    keys = level.keys + (level.key.map { [$0] } ?? [])
    while quote == nil, wordStart < end, bytes[wordStart] == UInt8(ascii: " ") { wordStart += 1 }
  }
}
