internal import StyledText

/// A line under or through a text, at its place on the page.
struct DecorationLine: Sendable, Hashable {
  let style: LineDecoration.Style
  /// From its left to its right end.
  private(set) var minX: Double
  private(set) var maxX: Double
  /// The middle of the line; of a double one, the middle of the upper or of the only stroke.
  let y: Double
  /// Of each stroke.
  let thickness: Double

  /// Nil where nothing is to be seen: a width of less than a thousandth of a point draws none, and neither does one that
  /// is no finite number.
  ///
  /// - Parameters:
  ///   - decoration: What is asked for.
  ///   - fontThickness: The thickness where that says none.
  ///   - x: From the left to the right end.
  ///   - top: The upper edge of a line as thick as the font has it.
  ///   - growsDownwards: Whether what is thicker keeps its upper edge, and not its middle.
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

/// How much room a line takes from top to bottom.
private func height(of style: LineDecoration.Style, _ thickness: Double) -> Double {
  style == .double || style == .wavy ? 3 * thickness : thickness
}

extension DecorationLine {
  /// The middles of its strokes; a double line has a gap as thick as a stroke.
  var strokes: [Double] { style == .double ? [y, y + 2 * thickness] : [y] }

  /// The lengths of dashes and gaps in turn; none for a line without gaps. A dash of no length is a dot.
  var dashes: [Double] {
    switch style {
    case .dotted: [0, 2 * thickness]
    case .dashed: [3 * thickness, 2 * thickness]
    case .single, .double, .thick, .wavy: []
    }
  }

  /// Whether its dashes, with half a circle at both ends, are dots.
  var isDotted: Bool { style == .dotted }

  /// From crest to crest, and how far the middle of the stroke departs from that of the line; nil for a straight line.
  var wave: (length: Double, amplitude: Double)? {
    style == .wavy ? (6 * thickness, thickness) : nil
  }

  /// The part of it between two places, cut where its pattern begins anew; nil when there is none.
  func clipped(fromX lower: Double, toX upper: Double) -> DecorationLine? {
    guard minX < upper, maxX > lower else { return nil }
    let period = wave?.length ?? dashes.reduce(0, +)
    var line = self
    if minX < lower { line.minX = period > 0 ? minX + ((lower - minX) / period).rounded(.down) * period : lower }
    if maxX > upper { line.maxX = upper }
    return line
  }
}
