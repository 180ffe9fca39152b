internal import StyleTables
internal import StyledText

/// Everything that a frame depends on, but for the fonts.
struct FrameKey: Equatable, Sendable {
  let text: StyledText
  let context: StyleContext
  let width: Double
  let options: FrameOptions
}

extension FrameKey: Hashable {
  /// Of a long text, only the ends are hashed: a look-up compares texts anyway, and that is quick where they are copies of
  /// one another.
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

  /// In bytes.
  private static let hashedEnd = 64
}

/// What the glyphs of a paragraph depend on, but for the fonts.
struct ParagraphKey: Sendable {
  let request: ShapingRequest
}

extension ParagraphKey: Hashable {
  /// By code units: strings that are canonically equivalent have other clusters.
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
