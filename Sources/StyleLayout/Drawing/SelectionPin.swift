public import StyleTables

/// The style of the pins at both ends of a selection, which adjust it.
public struct SelectionPinStyle: Sendable, Hashable {
  /// The color of stem and knob.
  public var color: StyleColor
  /// The width of the stem in points, half of it on each side of the selection's end. Values that are not positive and
  /// finite count as 0: then there is only the knob.
  public var stemWidth: Double
  /// The diameter of the knob in points. Values that are not positive and finite count as 0: then there is only the
  /// stem.
  public var knobDiameter: Double

  /// Creates a style from its parts.
  public init(color: StyleColor, stemWidth: Double = 2, knobDiameter: Double = 10) {
    self.color = color
    self.stemWidth = stemWidth
    self.knobDiameter = knobDiameter
  }

  /// The blue of ``SelectionStyle/standard`` without its translucency.
  public static let standard = SelectionPinStyle(
    color: StyleColor(
      light: RGBAColor(red: 0, green: 84, blue: 166),
      dark: RGBAColor(red: 90, green: 160, blue: 255)
    )
  )
}

/// A pin at an end of a selection: a stem as high as the line, and a knob above the start or below the end.
public struct SelectionPin: Sendable, Hashable {
  /// The stem, in points; its middle is the end of the selection.
  public let stem: LayoutRect
  /// The square around the knob, in points. It touches the stem from above or from below.
  public let knob: LayoutRect

  /// The smallest rectangle that contains both.
  public var bounds: LayoutRect { stem.union(knob) }
}

extension SelectionPinStyle {
  /// The pin at the start of a selection.
  public func startPin(at ends: SelectionEnds) -> SelectionPin {
    pin(at: ends.start, knobY: ends.start.y - knobDiameter.asExtent)
  }

  /// The pin at the end of a selection.
  public func endPin(at ends: SelectionEnds) -> SelectionPin {
    pin(at: ends.end, knobY: ends.end.maxY)
  }

  private func pin(at end: LayoutRect, knobY: Double) -> SelectionPin {
    let (width, diameter) = (stemWidth.asExtent, knobDiameter.asExtent)
    return SelectionPin(
      stem: LayoutRect(x: end.x - width / 2, y: end.y, width: width, height: end.height),
      knob: LayoutRect(x: end.x - diameter / 2, y: knobY, width: diameter, height: diameter)
    )
  }
}
