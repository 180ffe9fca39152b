internal import StyleTables

/// What a text is laid out with, whatever its content.
struct LayoutSettings {
  let context: StyleContext
  /// In points; not negative, and not NaN.
  let width: Double
  let options: FrameOptions
  let shaper: any TextShaper
}
