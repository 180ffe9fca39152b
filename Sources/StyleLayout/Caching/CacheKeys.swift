internal import StyleTables
internal import StyledText

/// Everything that a frame depends on, except the fonts.
struct FrameKey: Equatable, Sendable {
  let text: StyledText
  let context: StyleContext
  let width: Double
  let options: FrameOptions
}

extension FrameKey: Hashable {
  /// Hashes only the ends of a long text: a look-up compares texts anyway, which is fast for copies of the same text.
  func hash(into hasher: inout Hasher) {
    hasher.combine(context)
    hasher.combine(width)
    hasher.combine(options)
    let bytes = text.text.utf8
    guard bytes.count > 2 * Self.hashedEnd else { return hasher.combine(text) }
    hasher.combine(text.style)
    hasher.combine(bytes.count)
    for byte in bytes.prefix(Self.hashedEnd) { hasher.combine(byte) }
    for byte in bytes.suffix(Self.hashedEnd) { hasher.combine(byte) }
  }

  /// The length of the ends that are hashed, in bytes.
  private static let hashedEnd = 64
}

/// Everything that the glyphs of a paragraph depend on, except the fonts.
struct ParagraphKey: Sendable {
  let request: ShapingRequest
}

extension ParagraphKey: Hashable {
  /// Compares code units: strings that are canonically equivalent have different clusters.
  static func == (left: Self, right: Self) -> Bool {
    let (left, right) = (left.request, right.request)
    return left.direction == right.direction && left.language == right.language && left.runs == right.runs
      && left.text.hasSameUTF8(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    var text = request.text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(request.direction)
    hasher.combine(request.runs.count)
    hasher.combine(request.runs.first)
  }
}
