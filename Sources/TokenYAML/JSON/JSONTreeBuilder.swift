internal import TokenDiagnostics

/// Builds the arena from JSON: RFC 8259, one pass, without recursion. Extensions read scalars, comments and mistakes.
struct JSONTreeBuilder {
  /// The reader's position in the grammar: what it has just passed.
  enum Place {
    /// Nothing but white space and comments.
    case start
    /// `{`.
    case openBrace
    /// A comma in a mapping.
    case commaInMapping
    /// A key.
    case key
    /// The colon after a key.
    case colon
    /// `[`.
    case openBracket
    /// A comma in a list.
    case commaInList
    /// A value in a collection.
    case value
    /// The value of the file.
    case end
  }

  /// The whole file, with its byte order mark.
  let bytes: UnsafeBufferPointer<UInt8>
  let isStrict: Bool
  /// The offset after the byte order mark.
  let textStart: Int
  var writer: TreeWriter
  var position: Int
  var place = Place.start
  /// The offset of the last comma or colon.
  var separator = 0
  /// The end of the last scalar, bracket or colon.
  var endOfValue: Int
  var comments: [SourceRange] = []
  /// The number of mistakes and of warnings, reported or not.
  var mistakes = 0
  var warnings = 0
  /// The index of the last mistake that is reported.
  var lastMistake = 0
  /// Whether all of the text could be read.
  var isComplete = true
  /// Whether the last mistake explains the text after it, up to the next comma, colon or closing bracket.
  var isRecovering = false
  /// Whether the file ends in a string or a comment, so that the open brackets are unknown.
  var endsInside = false
  /// False beyond a limit.
  var canGoOn = true
  /// The decoded content of the string that is being read.
  var decoded: [UInt8] = []

  /// Reading starts at `start`, after a byte order mark.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    as file: SourceFileID,
    limits: SourceLimits,
    isStrict: Bool
  ) {
    self.bytes = bytes
    self.isStrict = isStrict
    self.textStart = start
    self.writer = TreeWriter(file, .json, limits: limits)
    self.position = start
    self.endOfValue = start
  }

  /// Adds the document's nodes to a tree. Nil, and the tree is unchanged, beyond a limit.
  mutating func build(into target: inout SourceTree) -> SourceDocument? {
    writer.begin(&target, source: bytes)
    while canGoOn, let byte = nextByte() { read(byte) }
    if canGoOn { endFile() }
    let root = writer.end(&target, keepsNodes: canGoOn)
    guard canGoOn else { return nil }
    return SourceDocument(file: writer.file, root: root, comments: comments, isComplete: isComplete)
  }

  private mutating func read(_ byte: UInt8) {
    switch place {
    case .openBrace, .commaInMapping: readKey(byte)
    case .key:
      if byte == UInt8(ascii: ":") { pass(.colon) } else { mistakeAfterKey(byte) }
    case .value: readAfterValue(byte)
    case .start, .colon, .openBracket, .commaInList: readValue(byte)
    case .end: mistakeAtEnd(byte)
    }
  }

  private mutating func readKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "}"): close()
    default: mistakeAtKey(byte)
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "{"): open(.mapping)
    case UInt8(ascii: "["): open(.sequence)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "t"): readLiteral("true", .true)
    case UInt8(ascii: "f"): readLiteral("false", .false)
    case UInt8(ascii: "n"): readLiteral("null", .null)
    case UInt8(ascii: "]") where place == .openBracket || place == .commaInList: close()
    default: mistakeAtValue(byte)
    }
  }

  private mutating func readAfterValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","): pass(isInMapping ? .commaInMapping : .commaInList)
    case UInt8(ascii: "}") where isInMapping, UInt8(ascii: "]") where !isInMapping: close()
    default: mistakeAfterValue(byte)
    }
  }

  var isInMapping: Bool { writer.open.last?.kind == .mapping }

  /// Passes a comma or a colon.
  mutating func pass(_ place: Place) {
    separator = position
    position += 1
    if place == .colon { endOfValue = position }
    isRecovering = false
    self.place = place
  }

  mutating func open(_ kind: NodeKind) {
    canGoOn = writer.openCollection(kind, at: position..<position + 1)
    position += 1
    endOfValue = position
    isRecovering = false
    place = kind == .mapping ? .openBrace : .openBracket
  }

  /// Passes the bracket that closes the innermost collection.
  mutating func close() {
    if place == .commaInMapping || place == .commaInList, !isRecovering { reportTrailingComma() }
    position += 1
    writer.closeCollection(upTo: position)
    isRecovering = false
    endValue()
  }

  /// Adds a scalar that ends at the current position.
  mutating func append(_ form: ScalarForm, at source: Range<Int>, text: Range<Int>) {
    canGoOn = writer.appendScalar(form, at: source, text: text)
    if place == .openBrace || place == .commaInMapping {
      endOfValue = position
      place = .key
    } else {
      endValue()
    }
  }

  private mutating func endValue() {
    endOfValue = position
    place = writer.open.isEmpty ? .end : .value
  }

  private mutating func endFile() {
    switch place {
    case .start: if isComplete { report { .emptyJSON(at: $0.range($0.bytes.count..<$0.bytes.count)) } }
    case .end: break
    default: endOpenCollections()
    }
  }
}

// MARK: White space and comments

extension JSONTreeBuilder {
  /// The next byte after white space and comments, which are passed; nil at the end of the file.
  mutating func nextByte() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x20: skipSpaces()
      case 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"): if !readComment() { return byte }
      default: return byte
      }
    }
    return nil
  }

  /// Passes spaces, eight at a time: most are indentation.
  private mutating func skipSpaces() {
    position += 1
    let raw = UnsafeRawBufferPointer(bytes)
    while position &+ 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
    {
      position &+= 8
    }
  }
}
