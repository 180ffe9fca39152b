extension Double {
  /// The longest length that takes part in a layout, in points: 350 metres. Beyond it, numbers of single precision are more
  /// than a sixteenth of a point apart.
  static let longestLength = 1e6

  /// The number as a length: 0 for what is not finite, and at most ``longestLength`` in both directions.
  var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength) : 0
  }

  /// The number as a length that is not negative.
  var asExtent: Double { Swift.max(asLength, 0) }
}
