/// Reads JavaScript and TypeScript, in as much detail as finding strings needs: comments, strings, templates with their
/// expressions, regular expressions, and elements of JSX.
///
/// It accepts any bytes. Whether a slash divides, and `<` compares, is told from the token before it.
///
/// - Complexity: O(*n*), where *n* is the size of the source.
struct ScriptReader: WebCursor {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  let dialect: WebLanguage.ScriptDialect
  var modes: [Mode] = [.code(braces: 0)]
  /// Where code begins that was not searched for names.
  var startOfCode: Int
  /// Whether the last token ends an expression.
  var endsExpression = false
  /// The last token, if it is one byte; zero after another.
  var lastByte: UInt8 = 0
  /// What is assigned next.
  var target = Target.other
  /// Whether each open round bracket is that of a condition.
  private var conditions: [Bool] = []
  private var isAfterConditionKeyword = false
  /// No regular expression ends before this position.
  var endOfRegexSearch = 0

  /// What the position is in, from the outermost.
  enum Mode {
    /// Code, with the number of its open braces.
    case code(braces: Int)
    case template
    /// A tag of JSX.
    case tag
    /// The content of an element of JSX.
    case children
  }

  /// How far `className = "…"` was read.
  enum Target {
    case other
    /// The name.
    case named
    /// Also the sign.
    case assigned
  }

  init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: WebLanguage.ScriptDialect) {
    (self.bytes, self.dialect, position, end) = (bytes, dialect, range.lowerBound, range.upperBound)
    startOfCode = range.lowerBound
    if isAt("#!") { skip { !WebBytes.isNewline($0) } }
  }

  mutating func read(_ found: inout WebFindings) {
    while position < end {
      // Nothing is open outside, so that this brace is one too many.
      if readToClosingBrace(&found) < end { startOfCode = position }
    }
  }

  /// Reads to the brace that closes what is around the code, and over it. Returns the position after it.
  mutating func readToClosingBrace(_ found: inout WebFindings) -> Int {
    while position < end, let mode = modes.last {
      switch mode {
      case .code: readCode(&found)
      case .template: readTemplate(from: .start, &found)
      case .tag: readTag(&found)
      case .children: readChildren(&found)
      }
    }
    if case .code? = modes.last { finishCode(&found) }
    if modes.isEmpty { modes = [.code(braces: 0)] }
    return position
  }

  /// Searches the code before the position for names.
  mutating func finishCode(_ found: inout WebFindings) {
    found.scan(startOfCode..<position, as: .unknown)
    startOfCode = position
  }

  // MARK: Code

  private mutating func readCode(_ found: inout WebFindings) {
    let byte = byte()
    switch byte {
    case _ where WebBytes.isSpace(byte): position += 1
    case WebBytes.slash where startsComment: skipComment()
    case WebBytes.slash where !endsExpression && skipRegex(&found): setToken(endsExpression: true)
    case WebBytes.quote, WebBytes.apostrophe: readString(&found)
    case WebBytes.backtick: openTemplate(&found)
    case WebBytes.openBrace: changeBraces(by: 1)
    case WebBytes.closeBrace: closeBrace(&found)
    case UInt8(ascii: "("):
      conditions.append(isAfterConditionKeyword)
      readPunctuator()
    case UInt8(ascii: ")"):
      readPunctuator()
      endsExpression = !(conditions.popLast() ?? false)
    case UInt8(ascii: "+"), WebBytes.hyphen:
      if self.byte(1) == byte { skip(2) } else { readPunctuator() }
    case WebBytes.equals: readEquals()
    case WebBytes.less where self.byte(1) == WebBytes.less:
      // A shift, whose second half does not begin an element.
      position += 1
      readPunctuator()
    case WebBytes.less where dialect == .jsx && !endsExpression && startsElement:
      finishCode(&found)
      modes.append(.tag)
      position += 1
    case _ where Self.isPartOfName(byte): readName()
    default: readPunctuator()
    }
  }

  mutating func setToken(endsExpression: Bool, byte: UInt8 = 0) {
    (self.endsExpression, lastByte, target, isAfterConditionKeyword) = (endsExpression, byte, .other, false)
  }

  private mutating func readPunctuator() {
    setToken(endsExpression: byte() == UInt8(ascii: "]"), byte: byte())
    position += 1
  }

  /// After `=` alone, a value is assigned.
  private mutating func readEquals() {
    let isAssignment = target == .named && byte(1) != WebBytes.equals && byte(1) != WebBytes.greater
    readPunctuator()
    if isAssignment { target = .assigned }
  }

  private mutating func changeBraces(by count: Int) {
    if case .code(let braces)? = modes.last { modes[modes.count - 1] = .code(braces: max(braces + count, 0)) }
    let byte = byte()
    setToken(endsExpression: byte == WebBytes.closeBrace, byte: byte)
    position += 1
  }

  private mutating func closeBrace(_ found: inout WebFindings) {
    guard case .code(0)? = modes.last else { return changeBraces(by: -1) }
    finishCode(&found)
    modes.removeLast()
    position += 1
    setToken(endsExpression: true)
  }

  /// Opens code in braces in something else, after the bytes that open it.
  mutating func openCode(after count: Int, target: Target = .other) {
    skip(count)
    startOfCode = position
    modes.append(.code(braces: 0))
    setToken(endsExpression: false)
    self.target = target
  }

  // MARK: Names

  static func isPartOfName(_ byte: UInt8) -> Bool {
    WebBytes.isName(byte) && byte != WebBytes.hyphen || byte == WebBytes.dollar || byte == WebBytes.backslash
  }

  private static let conditionKeywords: Set = ["if", "while", "for", "with"]
  private static let keywords: Set = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do", "else", "yield",
    "await", "default", "extends",
  ]

  /// Reads a name, a keyword or a number.
  private mutating func readName() {
    let isMember = lastByte == WebBytes.dot
    let range = skip(while: Self.isPartOfName)
    let name = range.count <= 10 ? String(decoding: bytes[range], as: UTF8.self) : ""
    setToken(endsExpression: isMember || !Self.keywords.contains(name))
    isAfterConditionKeyword = !isMember && Self.conditionKeywords.contains(name)
    if name == "className" || name == "class" { target = .named }
  }
}
