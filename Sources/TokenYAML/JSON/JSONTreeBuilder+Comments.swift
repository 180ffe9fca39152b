internal import TokenDiagnostics

/// Extensions of JSON that are read: comments, and commas after the last value.
extension JSONTreeBuilder {
  /// Passes the comment at a slash; false if there is none.
  mutating func readComment() -> Bool {
    guard startsComment(at: position) else { return false }
    let start = position
    if bytes[start + 1] == UInt8(ascii: "/") {
      position = endOfLine(from: start)
    } else if let end = endOfBlockComment(from: start) {
      position = end
    } else {
      endsInside = true
      position = bytes.count
      report { .unclosedComment(at: $0.range(start..<start + 2)) }
    }
    let comment = start..<position
    comments.append(range(comment))
    if !endsInside {
      reportLeniency { .comment(at: $0.range(comment), fix: $0.removal(of: comment)) }
    }
    return true
  }

  mutating func reportTrailingComma() {
    reportLeniency { .trailingComma(at: $0.range($0.separator..<$0.separator + 1)) }
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isLineBreak(at: end) { end += 1 }
    return end
  }

  private func endOfBlockComment(from start: Int) -> Int? {
    var end = start + 4
    while end <= bytes.count {
      if bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") { return end }
      end += 1
    }
    return nil
  }

  private func isLineBreak(at offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }
  private func isBlank(at offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }

  /// Removes a comment with the blanks before it and, if nothing else is on its lines, with its line end. Without a
  /// comment that speaks to the linter, findings come back, and could be fixed in the same run: that is for a person to
  /// decide.
  private func removal(of comment: Range<Int>) -> FixIt {
    var (start, end) = (comment.lowerBound, comment.upperBound)
    while start > textStart, isBlank(at: start - 1) { start -= 1 }
    while end < bytes.count, isBlank(at: end) { end += 1 }
    let isFirst = start == textStart || isLineBreak(at: start - 1)
    let isLast = end == bytes.count || isLineBreak(at: end)
    if isFirst && isLast {
      if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
    } else if isFirst {
      start = comment.lowerBound
    } else if !isLast {
      end = comment.upperBound
    }
    let separates = start > textStart && isWord(at: start - 1) && isWord(at: end)
    let edit = TextEdit(replacing: range(start..<end), with: separates ? " " : "")
    return FixIt("remove the comment", speaksToLinter(comment) ? .unsafe : .safe, edit: edit)
  }

  private func speaksToLinter(_ comment: Range<Int>) -> Bool {
    let text = bytes[comment].drop { "/* \t".utf8.contains($0) }
    return text.prefix(9).elementsEqual("stylespec".utf8) { $0 | 0x20 == $1 }
  }
}
