extension Double {
  /// The longest length that takes part in a layout, in points; three and a half kilometres. Sums of a great many of them
  /// stay exact enough, and none becomes infinite.
  static let longestLength = 1e7

  /// The number as a length: 0 for what is not finite, and at most ``longestLength`` in both directions.
  var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength) : 0
  }

  /// The number as a length that is not negative.
  var asExtent: Double { Swift.max(asLength, 0) }
}
