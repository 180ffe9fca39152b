/// The style of a line.
public enum StyleStroke: Sendable, Hashable {
  /// A line style of CSS.
  case solid, dashed, dotted, double, groove, ridge, outset, inset
  /// The lengths of dashes and gaps in turn, in points, and the ends of the dashes.
  case dashes([Double], cap: Cap)

  /// The ends of dashes.
  public enum Cap: Sendable, Hashable {
    /// A dash ends in a half circle beyond its length.
    case round
    /// A dash ends at its length.
    case butt
    /// A dash ends in half a square beyond its length.
    case square
  }
}
