/// The words of a list of classes, in which character references may be written, and expressions.
struct ClassList: WebCursor {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  private let spelling: WebSpelling
  private var expressions: ArraySlice<Range<Int>>

  /// A word.
  struct Word {
    /// Its text, without references; without what expressions give.
    var name: [UInt8] = []
    /// Where it is: several ranges around expressions.
    var parts: [Range<Int>] = []
    /// The ends that touch expressions.
    var edges: OpenEdges = []
  }

  init(bytes: [UInt8], range: Range<Int>, spelling: WebSpelling, expressions: ArraySlice<Range<Int>>) {
    (self.bytes, self.spelling, self.expressions) = (bytes, spelling, expressions)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// The next word that is not only an expression; nil at the end.
  mutating func next() -> Word? {
    while position < end {
      let word = word()
      if !word.parts.isEmpty { return word }
    }
    return nil
  }

  private mutating func word() -> Word {
    var word = Word()
    skip { WebBytes.isSpace($0) }
    var start = position
    func part(_ end: Int) -> [Range<Int>] { start < end ? [start..<end] : [] }
    while position < end {
      if let expression = expressions.first, expression.lowerBound <= position {
        word.edges.insert(position == start && word.parts.isEmpty ? .start : .end)
        word.parts += part(position)
        position = max(expression.upperBound, position)
        start = position
        expressions.removeFirst()
      } else if WebBytes.isSpace(byte()) {
        break
      } else if let reference = reference() {
        if reference.isSpace {
          word.parts += part(position)
          position = reference.end
          return word
        }
        word.name += reference.bytes
        position = reference.end
      } else {
        if !word.parts.isEmpty { word.edges.remove(.end) }
        word.name.append(byte())
        position += 1
      }
    }
    word.parts += part(position)
    return word
  }

  /// The reference here; nil if there is none.
  private func reference() -> (bytes: [UInt8], isSpace: Bool, end: Int)? {
    guard spelling == .markup, byte() == WebBytes.ampersand,
      let reference = CharacterReference(in: bytes[..<end], at: position)
    else { return nil }
    guard let scalar = reference.scalar else { return (Array(bytes[position..<reference.end]), false, reference.end) }
    let utf8 = Array(String(scalar).utf8)
    return (utf8, utf8.count == 1 && WebBytes.isSpace(utf8[0]), reference.end)
  }
}
