extension TextScale {
  /// Creates the scale of a text style in a category: the size of its font there over its size in
  /// ``TextSizeCategory/large``.
  ///
  /// The caps are the same as in ``init(_:minimumFactor:maximumFactor:maximumSize:)``.
  ///
  /// - Important: Do not scale with `UIFontMetrics` as well, or instead for some of the lengths. It scales by a
  ///   different ratio: `UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)` is 16.33 in the category `.medium`,
  ///   where the system's body font has 16 points, as with this scale. With both, text is not centered in its line.
  ///
  /// A style with its own curve scales by that curve, see ``ResolvedStyle/textSizeCurve``.
  ///
  /// - Parameters:
  ///   - category: The text size that the reader has chosen.
  ///   - curve: The text style that the text grows with. Headings that grow as body text does become very large.
  ///   - minimumFactor: The smallest factor.
  ///   - maximumFactor: The largest factor.
  ///   - maximumSize: The largest font size, in points.
  public init(
    textSizeCategory category: TextSizeCategory,
    curve: TextSizeCurve = .body,
    minimumFactor: Double? = nil,
    maximumFactor: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.init(
      factor: curve.factor(in: category),
      // All curves have the same size there, the one without a category.
      category: category == .large ? nil : category,
      minimumFactor: minimumFactor,
      maximumFactor: maximumFactor,
      maximumSize: maximumSize
    )
  }

  /// Returns the scale for a style with its own curve: the same caps, with the factor of that curve. Returns the same
  /// scale without a curve, or if the scale was not made from a category.
  ///
  /// - Parameter curve: The curve of the style, ``ResolvedStyle/textSizeCurve``.
  public func following(_ curve: TextSizeCurve?) -> TextScale {
    guard let curve, let category else { return self }
    return TextScale(
      textSizeCategory: category,
      curve: curve,
      minimumFactor: minimumFactor,
      maximumFactor: maximumFactor,
      maximumSize: maximumSize
    )
  }
}
