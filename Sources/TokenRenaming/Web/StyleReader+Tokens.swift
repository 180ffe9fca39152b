internal import TokenEmit

extension StyleReader {
  /// Reads a token that is not a bracket, a string or a comment.
  mutating func readToken(_ found: inout WebFindings) {
    let byte = byte()
    switch byte {
    case _ where startsNumber: readNumber(&found)
    case WebBytes.hyphen where isAt("-->"): position += 3
    case WebBytes.less where isAt("<!--"): position += 4
    case _ where startsIdentifier(): readIdentifier(&found)
    case WebBytes.dot where startsIdentifier(1): readClass(&found)
    case WebBytes.at where startsIdentifier(1): readKeyword(&found)
    case WebBytes.hash where WebBytes.isName(self.byte(1)) || startsEscape(1): readHash(&found)
    case UInt8(ascii: ":"):
      position += 1
      statement.addColon()
    default:
      position += 1
      statement.addToken()
    }
  }

  // MARK: Starts

  private func startsEscape(_ ahead: Int = 0) -> Bool {
    byte(ahead) == WebBytes.backslash && CSSEscape.end(in: bytes[..<end], at: position + ahead) != nil
  }

  private func startsIdentifier(_ ahead: Int = 0) -> Bool {
    func isStart(_ ahead: Int) -> Bool {
      let byte = byte(ahead)
      return WebBytes.isName(byte) && byte != WebBytes.hyphen && !WebBytes.isDigit(byte) || startsEscape(ahead)
    }
    guard byte(ahead) == WebBytes.hyphen else { return isStart(ahead) }
    return byte(ahead + 1) == WebBytes.hyphen || isStart(ahead + 1)
  }

  private var startsNumber: Bool {
    let ahead = byte() == UInt8(ascii: "+") || byte() == WebBytes.hyphen ? 1 : 0
    return WebBytes.isDigit(byte(ahead)) || byte(ahead) == WebBytes.dot && WebBytes.isDigit(byte(ahead + 1))
  }

  // MARK: Names

  /// Reads an identifier here.
  private mutating func readName() -> Range<Int> {
    let start = position
    while position < end {
      if WebBytes.isName(byte()) {
        position += 1
      } else if byte() == WebBytes.backslash, let next = CSSEscape.end(in: bytes[..<end], at: position) {
        position = next
      } else {
        break
      }
    }
    return start..<position
  }

  /// Whether a name is only a part of one that SCSS or Less composes, or the name of a variable there.
  private func isComposed(_ name: Range<Int>) -> Bool {
    name.lowerBound == endOfInterpolation || startsInterpolation
      || name.lowerBound > 0 && bytes[name.lowerBound - 1] == WebBytes.dollar
  }

  private mutating func readIdentifier(_ found: inout WebFindings) {
    let range = readName()
    let name = CSSEscape.decoded(bytes[range])
    statement.addIdentifier(name)
    let isFunction = byte() == UInt8(ascii: "(")
    if let known = found.names.property(name) {
      found.replace(known, at: range, with: isFunction || isComposed(range) ? nil : CSSIdentifier.escaped(known.new))
    } else if let known = found.names.class(name) {
      found.leave(known, at: range)
    }
    if isFunction { readFunction(name, &found) }
  }

  /// The text in `url()` is not made of tokens, unless it is in quotes.
  private mutating func readFunction(_ name: ArraySlice<UInt8>, _ found: inout WebFindings) {
    openValues(closing: UInt8(ascii: ")"))
    guard name.count == 3, WebBytes.lowercased(name) == "url" else { return }
    let start = position
    skip(while: WebBytes.isSpace)
    if byte() == WebBytes.quote || byte() == WebBytes.apostrophe { return }
    while position < end, byte() != UInt8(ascii: ")") { skip(byte() == WebBytes.backslash ? 2 : 1) }
    found.scan(start..<position, as: .unknown)
  }

  private mutating func readClass(_ found: inout WebFindings) {
    position += 1
    let range = readName()
    let name = CSSEscape.decoded(bytes[range])
    statement.addToken()
    guard let known = found.names.class(name) else {
      if let property = found.names.property(name) { found.leave(property, at: range) }
      return
    }
    // In Less, a class with round brackets is a mixin.
    if byte() == UInt8(ascii: "(") || startsInterpolation {
      found.leave(known, at: range)
    } else {
      statement.add(class: known, at: range)
    }
  }

  /// Reads an at-keyword, and after `@apply` the classes.
  private mutating func readKeyword(_ found: inout WebFindings) {
    let start = position
    position += 1
    let name = WebBytes.lowercased(CSSEscape.decoded(bytes[readName()]))
    statement.addKeyword(name)
    guard name == "apply" else { return found.scan(start..<position, as: .unknown) }
    let lower = position
    while position < end, !";{}".utf8.contains(byte()), !isAt("/*") { position += 1 }
    found.changeClasses(in: lower..<position, as: .plain)
  }

  private mutating func readHash(_ found: inout WebFindings) {
    position += 1
    found.scan(readName(), as: .unknown)
    statement.addToken()
  }

  private mutating func readNumber(_ found: inout WebFindings) {
    let start = position
    skip { $0 == UInt8(ascii: "+") || $0 == WebBytes.hyphen }
    skip(while: WebBytes.isDigit)
    if byte() == WebBytes.dot, WebBytes.isDigit(byte(1)) {
      position += 1
      skip(while: WebBytes.isDigit)
    }
    readExponent()
    if startsIdentifier() { _ = readName() }
    found.scan(start..<position, as: .unknown)
    statement.addToken()
  }

  private mutating func readExponent() {
    guard byte() | 0x20 == UInt8(ascii: "e") else { return }
    let ahead = byte(1) == UInt8(ascii: "+") || byte(1) == WebBytes.hyphen ? 2 : 1
    guard WebBytes.isDigit(byte(ahead)) else { return }
    position += ahead
    skip(while: WebBytes.isDigit)
  }
}
