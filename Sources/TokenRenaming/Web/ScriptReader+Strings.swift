extension ScriptReader {
  // MARK: Comments

  var startsComment: Bool { byte() == WebBytes.slash && (byte(1) == WebBytes.slash || byte(1) == WebBytes.star) }

  /// Goes over a comment. It stays a part of the code, where names are left.
  mutating func skipComment() {
    if byte(1) == WebBytes.slash {
      skip { !WebBytes.isNewline($0) }
    } else {
      skip(2)
      _ = skip(to: "*/")
      skip(2)
    }
  }

  // MARK: Strings

  mutating func readString(_ found: inout WebFindings) {
    finishCode(&found)
    let edges: OpenEdges = lastByte == UInt8(ascii: "+") ? [.start] : []
    let quote = byte()
    position += 1
    let start = position
    while position < end, byte() != quote, !WebBytes.isNewline(byte()) {
      let isLine = byte() == WebBytes.backslash && byte(1) == 0x0D && byte(2) == 0x0A
      skip(byte() == WebBytes.backslash ? (isLine ? 3 : 2) : 1)
    }
    let content = start..<position
    if byte() == quote {
      position += 1
      addLiteral(content, edges, &found)
    } else {
      found.scan(content, as: .unknown)
      setToken(endsExpression: true)
    }
    startOfCode = position
  }

  /// Adds the content of a string or of a template without expressions, which ends before the position.
  private mutating func addLiteral(_ content: Range<Int>, _ edges: OpenEdges, _ found: inout WebFindings) {
    let isAssigned = target == .assigned
    setToken(endsExpression: true)
    switch continuation {
    case .end where isAssigned: found.changeClasses(in: content, as: .script)
    case .plus: found.scan(content, as: .script, open: edges.union(.end))
    default: found.scan(content, as: .script, open: edges)
    }
  }

  private enum Continuation {
    /// The value ends here.
    case end
    /// More text is added.
    case plus
    case other
  }

  /// What comes after a literal that ends at the position.
  private var continuation: Continuation {
    var rest = self
    var isOnNextLine = false
    while rest.position < end {
      if rest.startsComment {
        rest.skipComment()
      } else if WebBytes.isSpace(rest.byte()) {
        isOnNextLine = isOnNextLine || WebBytes.isNewline(rest.byte())
        rest.position += 1
      } else {
        break
      }
    }
    switch rest.byte() {
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), WebBytes.closeBrace: return .end
    case _ where rest.position == end: return .end
    case let byte: return isOnNextLine && !"-*/%&|^?:.[(<>=!`".utf8.contains(byte) ? .end : .other
    }
  }

  // MARK: Templates

  /// Reads a template to its first expression.
  mutating func openTemplate(_ found: inout WebFindings) {
    finishCode(&found)
    let edges: OpenEdges = lastByte == UInt8(ascii: "+") ? [.start] : []
    position += 1
    let content = skipTemplateText()
    guard byte() != WebBytes.backtick else {
      position += 1
      addLiteral(content, edges, &found)
      startOfCode = position
      return
    }
    modes.append(.template)
    finishTemplateText(content, edges, &found)
  }

  /// Reads a template after an expression, to the next one or to its end.
  mutating func readTemplate(from edges: OpenEdges, _ found: inout WebFindings) {
    finishTemplateText(skipTemplateText(), edges, &found)
  }

  /// Goes on to what ends a text in a template.
  private mutating func skipTemplateText() -> Range<Int> {
    let start = position
    while position < end, byte() != WebBytes.backtick, !isAt("${") { skip(byte() == WebBytes.backslash ? 2 : 1) }
    return start..<position
  }

  private mutating func finishTemplateText(_ text: Range<Int>, _ edges: OpenEdges, _ found: inout WebFindings) {
    guard position < end else { return found.scan(text, as: .unknown) }
    guard byte() == WebBytes.backtick else {
      found.scan(text, as: .script, open: edges.union(.end))
      return openCode(after: 2)
    }
    found.scan(text, as: .script, open: edges)
    position += 1
    modes.removeLast()
    setToken(endsExpression: true)
    startOfCode = position
  }

  // MARK: Regular expressions

  /// Reads a regular expression; false if none ends on the line.
  mutating func skipRegex(_ found: inout WebFindings) -> Bool {
    guard position >= endOfRegexSearch else { return false }
    var rest = self
    rest.position += 1
    var isInSet = false
    while rest.position < end, !WebBytes.isNewline(rest.byte()), isInSet || rest.byte() != WebBytes.slash {
      if rest.byte() == UInt8(ascii: "[") { isInSet = true }
      if rest.byte() == UInt8(ascii: "]") { isInSet = false }
      rest.skip(rest.byte() == WebBytes.backslash ? 2 : 1)
    }
    guard rest.byte() == WebBytes.slash else {
      endOfRegexSearch = rest.position
      return false
    }
    finishCode(&found)
    found.scan((position + 1)..<rest.position, as: .regex)
    position = rest.position + 1
    startOfCode = position
    return true
  }
}
