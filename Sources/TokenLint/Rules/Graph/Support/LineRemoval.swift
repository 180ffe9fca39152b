internal import TokenDiagnostics
internal import TokenModel

extension LintedSpec {
  /// Removes the lines of a token, with a comment after its value. Nil if the lines hold anything else, as between
  /// brackets: then separators would also have to be removed.
  func removal(of token: TokenDeclaration) -> TextEdit? {
    guard token.nameRange.file == token.range.file, let file = files[token.range.file] else { return nil }
    let lines = SourceLines(bytes: file.bytes)
    guard let start = lines.startOfIndentedLine(at: token.nameRange.bytes.lowerBound),
      let end = lines.endOfLineIfBlank(after: token.range.bytes.upperBound), start < end,
      !lines.isInBrackets(after: end)
    else { return nil }
    return TextEdit(replacing: SourceRange(file: token.range.file, bytes: start..<end), with: "")
  }
}

private struct SourceLines {
  let bytes: [UInt8]

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  /// The start of a position's line; nil if anything but spaces precedes the position.
  func startOfIndentedLine(at place: Int) -> Int? {
    guard place <= bytes.count else { return nil }
    let start = bytes[..<place].lastIndex { $0 != Self.space }.map { $0 + 1 } ?? 0
    return start == 0 || isLineEnd(bytes[start - 1]) ? start : nil
  }

  /// The position after the line end that follows a position; nil if anything but a comment precedes it.
  func endOfLineIfBlank(after place: Int) -> Int? {
    guard place > 0, place <= bytes.count else { return nil }
    // A block scalar takes its line end along.
    if isLineEnd(bytes[place - 1]) { return place }
    let rest = bytes[place...].drop { $0 == Self.space || $0 == Self.tab }
    let isBlank = rest.first.map { isLineEnd($0) || $0 == UInt8(ascii: "#") && rest.startIndex > place } ?? true
    guard isBlank else { return nil }
    guard let end = rest.firstIndex(where: isLineEnd) else { return bytes.count }
    let isCRLF = bytes[end] == Self.carriageReturn && end + 1 < bytes.count && bytes[end + 1] == Self.newline
    return end + (isCRLF ? 2 : 1)
  }

  /// Whether the next character after blank lines and comments closes a bracket or separates its entries; no line of a
  /// block starts with one of these.
  func isInBrackets(after place: Int) -> Bool {
    var rest = bytes[place...]
    while let first = rest.first {
      if first == Self.space || first == Self.tab || isLineEnd(first) {
        rest = rest.dropFirst()
      } else if first == UInt8(ascii: "#") {
        rest = rest.drop { !isLineEnd($0) }
      } else {
        return [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ",")].contains(first)
      }
    }
    return false
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == Self.newline || byte == Self.carriageReturn }
}
