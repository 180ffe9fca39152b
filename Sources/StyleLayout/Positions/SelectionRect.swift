/// A part of a selection: what is selected of one line without a gap.
public struct SelectionRect: Sendable, Hashable {
  /// Which line of a selection a rectangle is in. A selection within one line is its head and its tail.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt8

    /// Parts from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The line that the selection starts in.
    public static let head = Parts(rawValue: 1)
    /// A line between the first and the last one, selected as a whole.
    public static let middle = Parts(rawValue: 2)
    /// The line that the selection ends in.
    public static let tail = Parts(rawValue: 4)
  }

  /// Where it is, in points.
  public let rect: LayoutRect
  /// Which line of the selection it is in.
  public let parts: Parts
  /// The number of the line.
  public let line: Int
}

/// What rectangles of a selection take in beside the graphemes.
public struct SelectionExtent: Sendable, Hashable {
  /// Whether they reach down to the next selected line, over the space between lines and between paragraphs.
  public var includesLineSpacing: Bool
  /// How wide a separator is shown, in points, so that a selected blank line can be seen. What is not a positive finite
  /// number counts as 0.
  public var separatorWidth: Double

  /// The boxes of the graphemes and nothing else, unless said.
  public init(includesLineSpacing: Bool = false, separatorWidth: Double = 0) {
    self.includesLineSpacing = includesLineSpacing
    self.separatorWidth = separatorWidth
  }
}
