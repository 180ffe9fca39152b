internal import TokenEmit

/// Reads a style sheet, or the content of `style`: CSS Syntax (<https://www.w3.org/TR/css-syntax-3/>), and what SCSS
/// and Less add to its tokens.
///
/// - Complexity: O(*n*), where *n* is the size of the source.
struct StyleReader: WebCursor {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  let dialect: WebLanguage.StyleDialect
  var statement = StyleStatement()
  /// Where the last interpolation ended.
  var endOfInterpolation = -1
  private var blocks: [Block] = []

  private enum Block: Equatable {
    /// Braces with statements.
    case statements
    /// Brackets in a statement, with the byte that closes them.
    case values(UInt8)
    /// Braces with an expression of SCSS or Less.
    case interpolation
  }

  init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: WebLanguage.StyleDialect) {
    (self.bytes, self.dialect, position, end) = (bytes, dialect, range.lowerBound, range.upperBound)
  }

  mutating func read(_ found: inout WebFindings) {
    while position < end {
      let byte = byte()
      switch byte {
      case WebBytes.slash where self.byte(1) == WebBytes.star: readComment(&found)
      case WebBytes.slash where self.byte(1) == WebBytes.slash && dialect == .extended: readLine(&found)
      case _ where WebBytes.isSpace(byte): position += 1
      case WebBytes.quote, WebBytes.apostrophe:
        readString(&found)
        statement.addToken()
      case _ where startsInterpolation:
        blocks.append(.interpolation)
        position += 2
      case UInt8(ascii: ";") where blocks.last == nil || blocks.last == .statements:
        position += 1
        finishStatement(with: .semicolon, &found)
      case WebBytes.openBrace: open(&found)
      case UInt8(ascii: "("): openValues(closing: UInt8(ascii: ")"))
      case UInt8(ascii: "["): openValues(closing: UInt8(ascii: "]"))
      case WebBytes.closeBrace, UInt8(ascii: ")"), UInt8(ascii: "]"): close(byte, &found)
      default: readToken(&found)
      }
    }
    finishStatement(with: .end, &found)
  }

  /// Whether `#{` of SCSS or `@{` of Less is here.
  var startsInterpolation: Bool {
    dialect == .extended && byte(1) == WebBytes.openBrace && (byte() == WebBytes.hash || byte() == WebBytes.at)
  }

  // MARK: Brackets

  mutating func openValues(closing byte: UInt8) {
    position += 1
    blocks.append(.values(byte))
    statement.addToken()
  }

  private mutating func open(_ found: inout WebFindings) {
    position += 1
    switch blocks.last {
    case nil, .statements?:
      // The value of a custom property may be in braces.
      guard !statement.isCustomProperty else { return blocks.append(.values(WebBytes.closeBrace)) }
      finishStatement(with: .brace, &found)
      blocks.append(.statements)
    case .values?, .interpolation?: blocks.append(.values(WebBytes.closeBrace))
    }
  }

  private mutating func close(_ byte: UInt8, _ found: inout WebFindings) {
    position += 1
    statement.addToken()
    switch blocks.last {
    case .statements? where byte == WebBytes.closeBrace:
      finishStatement(with: .end, &found)
      blocks.removeLast()
    case .interpolation? where byte == WebBytes.closeBrace:
      blocks.removeLast()
      endOfInterpolation = position
    case .values(byte)?: blocks.removeLast()
    default: break
    }
  }

  private mutating func finishStatement(with end: StyleStatement.End, _ found: inout WebFindings) {
    let isPrelude = statement.hasSelectors(before: end)
    for (name, range) in statement.classes {
      found.replace(name, at: range, with: isPrelude ? CSSIdentifier.escaped(name.new) : nil)
    }
    statement = StyleStatement()
  }

  // MARK: Comments and strings

  private mutating func readComment(_ found: inout WebFindings) {
    let start = position
    position += 2
    _ = skip(to: "*/")
    skip(2)
    found.scan(start..<position, as: .unknown)
  }

  private mutating func readLine(_ found: inout WebFindings) {
    found.scan(skip { !WebBytes.isNewline($0) }, as: .unknown)
  }

  private mutating func readString(_ found: inout WebFindings) {
    let quote = byte()
    position += 1
    let start = position
    while position < end, byte() != quote, !WebBytes.isNewline(byte()) {
      // CRLF is one line break.
      let isLine = byte() == WebBytes.backslash && byte(1) == 0x0D && byte(2) == 0x0A
      skip(byte() == WebBytes.backslash ? (isLine ? 3 : 2) : 1)
    }
    found.scan(start..<position, as: byte() == quote ? .cssString : .unknown)
    if byte() == quote { position += 1 }
  }
}
