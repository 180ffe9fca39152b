/// The keys of a style's coded form. They are flat, so that a style and its metrics share one container.
enum StyleKey: String, CodingKey {
  case size, weight, family, color
  case lineHeight, lineSpacing, letterSpacing, baseline
  case ascent, descent

  /// The keys of metrics: all of them are there, or none is.
  static let lines: [StyleKey] = [.lineHeight, .lineSpacing, .letterSpacing, .baseline]
}
