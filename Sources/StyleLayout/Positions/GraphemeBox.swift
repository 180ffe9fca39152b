/// How far a grapheme reaches in its line. A grapheme whose parts stand apart, in runs of several directions, has a box
/// for each of them.
struct GraphemeBox: Sendable, Hashable {
  /// The whole grapheme; UTF-16 offsets of the text.
  var range: Range<Int>
  /// In points, as all that follows.
  var left: Double
  var right: Double
  let isRightToLeft: Bool

  /// Takes in the next part of the grapheme, where it stands beside this one: on the side where the text goes on or, if
  /// nothing else can stand between them, on either side.
  mutating func join(_ part: GraphemeBox, onEitherSide: Bool) -> Bool {
    range = range.lowerBound..<part.range.upperBound
    let after = abs(isRightToLeft ? part.right - left : part.left - right)
    let before = abs(isRightToLeft ? part.left - right : part.right - left)
    let gap = onEitherSide ? min(after, before) : isRightToLeft == part.isRightToLeft ? after : .infinity
    guard gap <= LineFiller.tolerance else { return false }
    left = min(left, part.left)
    right = max(right, part.right)
    return true
  }
}
