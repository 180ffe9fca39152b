internal import StyledText

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
