/// A paragraph of a frame.
struct FrameParagraph: Sendable {
  let source: TextParagraph
  let shaped: ShapedParagraph
  let style: ParagraphStyle
}
