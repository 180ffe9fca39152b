internal import StyledText

/// How the lines of a paragraph are set, beside what the style codes in it say.
struct ParagraphStyle: Sendable, Hashable {
  var alignment: ParagraphAlignment
  var lineBreak: LineBreakMode
  var firstLineIndent: Double
  var headIndent: Double
  var tailIndent: Double
  var spacing: Double
  var spacingBefore: Double

  init(_ attributes: TextAttributes, options: FrameOptions) {
    alignment = attributes[TextAttributeKeys.Alignment.self] ?? options.alignment
    lineBreak = attributes[TextAttributeKeys.LineBreak.self] ?? options.lineBreak
    firstLineIndent = Self.length(attributes[TextAttributeKeys.FirstLineIndent.self])
    headIndent = Self.length(attributes[TextAttributeKeys.HeadIndent.self])
    tailIndent = Self.length(attributes[TextAttributeKeys.TailIndent.self])
    spacing = Self.length(attributes[TextAttributeKeys.ParagraphSpacing.self])
    spacingBefore = Self.length(attributes[TextAttributeKeys.ParagraphSpacingBefore.self])
  }

  private static func length(_ value: Double?) -> Double {
    value.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// How far a line starts from the leading edge.
  func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : headIndent }
}
