/// The end of a string.
struct StringDelimiter {
  let hashes: Int
  let isMultiline: Bool

  var quotes: Int { isMultiline ? 3 : 1 }
}

extension SwiftLexer {
  /// A string whose opening quote is here, after this many `#`.
  mutating func scanString(hashes: Int, isAttached: Bool) -> SwiftToken {
    let start = position - hashes
    let isMultiline = byte(1) == SwiftBytes.quote && byte(2) == SwiftBytes.quote && !closesOnLine(hashes)
    let delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline)
    position += delimiter.quotes
    return scanRest(of: delimiter, from: start, isWhole: true, isAttached: isAttached)
  }

  /// `#"""#` is a string of one quote: with `#`, three quotes open several lines only if the line does not close them.
  private mutating func closesOnLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = position + 2
    if let known = closings[hashes], known.place > index { return known.isClosing }
    var isClosing = false
    while !isClosing, index < bytes.count, !SwiftBytes.isNewline(bytes[index]) {
      isClosing = bytes[index] == SwiftBytes.quote && hasHashes(hashes, at: index + 1)
      index += 1
    }
    closings[hashes] = (index - 1, isClosing)
    return isClosing
  }

  /// The rest of a string, to its end or to the next interpolation. A string of one line ends with the line.
  mutating func scanRest(
    of delimiter: StringDelimiter,
    from start: Int,
    isWhole: Bool,
    isAttached: Bool
  ) -> SwiftToken {
    var isPlain = isWhole && !delimiter.isMultiline
    let content = position
    while position < bytes.count {
      switch bytes[position] {
      case SwiftBytes.quote where isEnd(of: delimiter):
        let text = content..<position
        position += delimiter.quotes + delimiter.hashes
        return token(isPlain ? .text : .string, from: start, content: text, isAttached: isAttached)
      case SwiftBytes.backslash where hasHashes(delimiter.hashes, at: position + 1):
        isPlain = false
        position += 1 + delimiter.hashes
        let escaped = byte()
        if !SwiftBytes.isNewline(escaped) { position = min(position + 1, bytes.count) }
        guard escaped == SwiftBytes.opening else { continue }
        openStrings.append(OpenString(delimiter: delimiter))
        return token(.stringOpening, from: start, isAttached: isAttached)
      case 0x0A where !delimiter.isMultiline, 0x0D where !delimiter.isMultiline:
        return token(.string, from: start, isAttached: isAttached)
      default: position += 1
      }
    }
    return token(.string, from: start, isAttached: isAttached)
  }

  private func isEnd(of delimiter: StringDelimiter) -> Bool {
    if delimiter.isMultiline, byte(1) != SwiftBytes.quote || byte(2) != SwiftBytes.quote { return false }
    return hasHashes(delimiter.hashes, at: position + delimiter.quotes)
  }

  func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard count > 0 else { return true }
    guard index + count <= bytes.count else { return false }
    return bytes[index..<index + count].allSatisfy { $0 == SwiftBytes.hash }
  }
}
