/// How far a grapheme reaches in its line. A grapheme whose parts stand apart, in runs of several directions, has a box
/// for each of them.
struct GraphemeBox: Sendable, Hashable {
  /// The whole grapheme; UTF-16 offsets of the text.
  var range: Range<Int>
  /// In points, as all that follows.
  var left: Double
  var right: Double
  let isRightToLeft: Bool

  /// Takes in the next part of the grapheme, where it stands beside this one.
  mutating func join(_ part: GraphemeBox) -> Bool {
    range = range.lowerBound..<part.range.upperBound
    guard min(abs(part.left - right), abs(left - part.right)) <= LineFiller.tolerance else { return false }
    left = min(left, part.left)
    right = max(right, part.right)
    return true
  }
}
