internal import CLibYAML

/// Where reading stopped, and why. Positions are byte offsets.
struct SyntaxFailure {
  /// libyaml's message, or ours.
  let problem: String
  let place: Int
  /// The construct that was being read, and its start.
  let context: (message: String, start: Int)?

  init(_ failure: EventReader.Failure, _ offsets: inout MarkOffsets) {
    problem = failure.problem
    switch failure.place {
    case .byte(let offset): place = min(offset, offsets.count)
    case .codePoint(let index): place = offsets.byteOffset(ofCodePoint: index)
    }
    var start = offsets
    context = failure.context.map { ($0.message, start.byteOffset(ofCodePoint: $0.codePoint)) }
  }

  /// A scalar that libyaml accepts, but that is surely a mistake: quoted text with a comment directly after it, which
  /// is the next text after a missing quote, and a line that is indented by characters that look like spaces. Nil for
  /// other scalars.
  @inline(__always)
  init?(inScalar source: Range<Int>, _ style: yaml_scalar_style_t, of bytes: UnsafeBufferPointer<UInt8>) {
    if style == YAML_PLAIN_SCALAR_STYLE {
      guard !source.isEmpty, Self.mayStartBlank(bytes[source.lowerBound]) else { return nil }
      self.init(indentedScalar: source, of: bytes)
    } else {
      guard source.upperBound < bytes.count, bytes[source.upperBound] == UInt8(ascii: "#"),
        style == YAML_DOUBLE_QUOTED_SCALAR_STYLE || style == YAML_SINGLE_QUOTED_SCALAR_STYLE
      else { return nil }
      self.init(
        problem: "a space is missing before this comment",
        place: source.upperBound,
        context: ("while reading a quoted text", source.lowerBound)
      )
    }
  }

  /// Whether a byte may start a character that looks like a space or like nothing, which those of Chinese text and
  /// emoji are not.
  private static func mayStartBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }

  private init?(indentedScalar source: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    let text = SourceText(bytes)
    let indentation = text.indentation(ofLine: text.startOfLine(source.lowerBound))
    guard indentation.upperBound == source.lowerBound, let look = text.lookAlike(at: source.lowerBound),
      look.character.isSpace || look.character.isInvisible
    else { return nil }
    self.init(
      problem: "\(look.character.shown) is not white space in YAML",
      place: source.lowerBound,
      context: nil
    )
  }

  private init(problem: String, place: Int, context: (message: String, start: Int)?) {
    self.problem = problem
    self.place = place
    self.context = context
  }

  /// Why a text cannot be read to its end; nil if it can.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> SyntaxFailure? {
    guard let reader = EventReader(bytes) else { return nil }
    var offsets = MarkOffsets(bytes)
    while true {
      guard var event = reader.next() else { return SyntaxFailure(reader.failure, &offsets) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      guard event.type == YAML_SCALAR_EVENT else { continue }
      let lower = offsets.byteOffset(ofCodePoint: event.start_mark.index)
      let upper = offsets.byteOffset(ofCodePoint: event.end_mark.index)
      let source = lower..<max(lower, upper)
      if let failure = SyntaxFailure(inScalar: source, event.data.scalar.style, of: bytes) { return failure }
    }
  }
}
