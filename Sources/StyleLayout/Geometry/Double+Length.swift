extension Double {
  /// The maximum length in a layout, in points: 350 meters. Beyond it, numbers of single precision are more than a
  /// sixteenth of a point apart.
  package static let longestLength = 1e6

  /// The number as a length: 0 if it is not finite, and at most ``longestLength`` in both directions.
  package var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength) : 0
  }

  /// The number as a non-negative length.
  package var asExtent: Double { Swift.max(asLength, 0) }
}
