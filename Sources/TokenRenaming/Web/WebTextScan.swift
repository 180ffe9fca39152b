/// Finds names in a text that is not CSS, and in strings of CSS. A name is a run of characters that identifiers of CSS
/// may have, or for classes a word between white space.
///
/// - Complexity: O(*n*), where *n* is the size of the text.
struct WebTextScan: WebCursor {
  let bytes: [UInt8]
  let spelling: WebSpelling
  let end: Int
  var position: Int
  private let edges: OpenEdges
  /// Whether something before the position may be a part of a name.
  private var isTouched: Bool
  /// The end of the word that was looked up.
  private var endOfWord: Int

  init(bytes: [UInt8], range: Range<Int>, spelling: WebSpelling, edges: OpenEdges) {
    (self.bytes, self.spelling, self.edges) = (bytes, spelling, edges)
    (position, end, endOfWord) = (range.lowerBound, range.upperBound, range.lowerBound)
    isTouched = edges.contains(.start)
  }

  mutating func read(_ found: inout WebFindings) {
    while position < end {
      if position >= endOfWord, readWord(&found) { continue }
      let byte = byte()
      switch byte {
      case WebBytes.backslash: skipEscape()
      case WebBytes.ampersand: skipReference()
      case _ where WebBytes.isName(byte): readName(&found)
      default:
        position += 1
        isTouched = spelling == .cssString && byte == WebBytes.closeBrace
      }
    }
  }

  /// Looks up a word that begins here. Returns false for one that is not a class.
  private mutating func readWord(_ found: inout WebFindings) -> Bool {
    let start = position
    guard !WebBytes.isSpace(byte()) else { return false }
    let word = skip { !WebBytes.isSpace($0) }
    endOfWord = position
    if let name = found.names.class(bytes[word]), found.names.property(bytes[word]) == nil {
      found.leave(name, at: word)
      isTouched = false
      return true
    }
    position = start
    return false
  }

  private mutating func readName(_ found: inout WebFindings) {
    let name = skip(while: WebBytes.isName)
    if let known = found.names.property(bytes[name]) {
      let new = isTouched || continues ? nil : spelling.written(property: known.new)
      found.replace(known, at: name, with: new)
    } else if let known = found.names.class(bytes[name]) {
      found.leave(known, at: name)
    }
    isTouched = false
  }

  /// Whether something after the position may be a part of the name before it.
  private var continues: Bool {
    if position == end { return edges.contains(.end) }
    switch byte() {
    case WebBytes.backslash: return !spelling.isSeparator(escaping: byte(1))
    case WebBytes.ampersand where spelling == .markup:
      return CharacterReference(in: bytes[..<end], at: position)?.mayBePartOfName ?? false
    case WebBytes.hash, WebBytes.at: return spelling == .cssString && byte(1) == WebBytes.openBrace
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), WebBytes.openBrace: return spelling == .regex
    default: return false
    }
  }

  private mutating func skipEscape() {
    isTouched = !spelling.isSeparator(escaping: byte(1))
    skip(2)
  }

  private mutating func skipReference() {
    guard spelling == .markup, let reference = CharacterReference(in: bytes[..<end], at: position) else {
      position += 1
      isTouched = false
      return
    }
    position = reference.end
    isTouched = reference.mayBePartOfName
  }
}
