/// Splits Swift text into tokens, in as much detail as finding names needs: comments, strings with their
/// interpolations, regex literals and names in backticks.
///
/// It accepts any bytes.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  /// Strings that are open around an interpolation, the innermost last.
  var openStrings: [OpenString] = []
  /// No bare regex literal ends before this position: the search for an end was in vain.
  var regexBarrier = 0
  /// By number of `#`: the next position on the line that closes such a string, or the end of a line without one.
  var closings: [Int: (place: Int, isClosing: Bool)] = [:]
  private var last: SwiftToken?
  private var lastIsMember = false

  struct OpenString {
    let delimiter: StringDelimiter
    /// Round brackets that are open in the interpolation.
    var depth = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte() == SwiftBytes.hash, byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// The next token; nil at the end.
  mutating func next() -> SwiftToken? {
    let end = position
    skipTrivia()
    guard position < bytes.count else { return nil }
    let token = scan(isAttached: position == end)
    lastIsMember = last?.kind == .dot
    last = token
    return token
  }

  /// Whether the last token ends an expression, so that a dot continues with it, and a slash divides it.
  var endsExpression: Bool {
    switch last?.kind {
    case .identifier: lastIsMember || !isKeyword
    case .literal, .text, .string: true
    case .other(let byte): byte == SwiftBytes.closing || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    case .stringOpening, .dot, nil: false
    }
  }

  /// One in backticks is a name.
  private var isKeyword: Bool {
    last.map { $0.range == $0.content && SwiftKeyword.contains(bytes[$0.content]) } ?? false
  }

  /// The byte at an offset from here; zero beyond the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  func token(
    _ kind: SwiftToken.Kind,
    from start: Int,
    content: Range<Int>? = nil,
    isAttached: Bool
  ) -> SwiftToken {
    SwiftToken(kind: kind, range: start..<position, content: content ?? start..<position, isAttached: isAttached)
  }

  private mutating func scan(isAttached: Bool) -> SwiftToken {
    switch byte() {
    case SwiftBytes.quote: scanString(hashes: 0, isAttached: isAttached)
    case SwiftBytes.hash: scanHash(isAttached: isAttached)
    case SwiftBytes.backtick: scanBackticks(isAttached: isAttached)
    case SwiftBytes.dot: scanDots(isAttached: isAttached)
    case SwiftBytes.slash: scanSlash(isAttached: isAttached)
    case SwiftBytes.closing: scanClosing(isAttached: isAttached)
    case let byte where SwiftBytes.isDigit(byte): scanNumber(isAttached: isAttached)
    case let byte where SwiftBytes.isName(byte) || byte >= 0x80: scanName(isAttached: isAttached)
    default: scanOther(isAttached: isAttached)
    }
  }

  private mutating func scanOther(isAttached: Bool) -> SwiftToken {
    let byte = byte()
    position += 1
    if byte == SwiftBytes.opening, let open = openStrings.indices.last { openStrings[open].depth += 1 }
    // `x!` and `x?` are expressions; with a space before it, `?` chooses.
    let isPostfix = (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")) && isAttached && endsExpression
    return token(isPostfix ? .literal : .other(byte), from: position - 1, isAttached: isAttached)
  }

  /// A bracket that closes an interpolation is a part of its string.
  private mutating func scanClosing(isAttached: Bool) -> SwiftToken {
    guard let open = openStrings.indices.last, openStrings[open].depth == 0 else {
      if let open = openStrings.indices.last { openStrings[open].depth -= 1 }
      position += 1
      return token(.other(SwiftBytes.closing), from: position - 1, isAttached: isAttached)
    }
    let start = position
    position += 1
    return scanRest(of: openStrings.removeLast().delimiter, from: start, isWhole: false, isAttached: isAttached)
  }
}
