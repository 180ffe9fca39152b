/// A line before it has its place.
struct LineDraft {
  let paragraph: Int
  let clusters: Range<Int>
  /// Whether it is the first of its paragraph.
  let isFirst: Bool
  let box: LineBox
}
