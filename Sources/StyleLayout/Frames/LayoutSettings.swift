internal import StyleTables

/// The settings of a layout, independent of the text.
struct LayoutSettings {
  let context: StyleContext
  /// The width of lines in points; not negative, and not NaN.
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper
}
