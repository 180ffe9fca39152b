internal import StyledText

/// A line under or through a text, at its position on the page.
struct DecorationLine: Sendable, Hashable {
  let style: LineDecoration.Style
  /// The left and the right end.
  private(set) var minX: Double
  private(set) var maxX: Double
  /// The middle of the line; for a double line, the middle of the upper stroke.
  let y: Double
  /// The thickness of each stroke.
  let thickness: Double

  /// Creates a line; nil if it is invisible: with a width of less than a thousandth of a point, and with lengths that
  /// are not finite.
  ///
  /// - Parameters:
  ///   - decoration: The requested line.
  ///   - fontThickness: The thickness if the decoration does not set one.
  ///   - x: The left and the right end.
  ///   - top: The upper edge of a line with the thickness of the font.
  ///   - growsDownwards: Whether a thicker line keeps its upper edge, and not its middle.
  init?(
    _ decoration: LineDecoration,
    fontThickness: Double,
    x: Range<Double>,
    top: Double,
    growsDownwards: Bool
  ) {
    let width = decoration.width ?? max(fontThickness, 0.5)
    guard width.isFinite, width >= 0.001, x.lowerBound.isFinite, x.upperBound.isFinite, !x.isEmpty, top.isFinite else {
      return nil
    }
    style = decoration.style
    thickness = style == .thick ? 2 * width : width
    minX = x.lowerBound
    maxX = x.upperBound
    let reach = growsDownwards ? 0 : (height(of: style, thickness) - fontThickness) / 2
    y = top - reach + (style == .wavy ? 1.5 : 0.5) * thickness
  }
}

/// The height of a line.
private func height(of style: LineDecoration.Style, _ thickness: Double) -> Double {
  style == .double || style == .wavy ? 3 * thickness : thickness
}

extension DecorationLine {
  /// The middles of its strokes. The gap of a double line is as thick as a stroke.
  var strokes: [Double] { style == .double ? [y, y + 2 * thickness] : [y] }

  /// The lengths of dashes and gaps in turn; empty for a line without gaps. A dash of the length 0 is a dot.
  var dashes: [Double] {
    switch style {
    case .dotted: [0, 2 * thickness]
    case .dashed: [3 * thickness, 2 * thickness]
    case .single, .double, .thick, .wavy: []
    }
  }

  /// Whether its dashes, with round ends, are dots.
  var isDotted: Bool { style == .dotted }

  /// The length and the amplitude of its wave; nil for a straight line.
  var wave: (length: Double, amplitude: Double)? {
    style == .wavy ? (6 * thickness, thickness) : nil
  }

  /// The part of the line between two x coordinates, cut at the start of a repetition of its pattern; nil if it is
  /// empty.
  func clipped(fromX lower: Double, toX upper: Double) -> DecorationLine? {
    guard minX < upper, maxX > lower else { return nil }
    let period = wave?.length ?? dashes.reduce(0, +)
    var line = self
    if minX < lower { line.minX = period > 0 ? minX + ((lower - minX) / period).rounded(.down) * period : lower }
    if maxX > upper { line.maxX = upper }
    return line
  }
}
