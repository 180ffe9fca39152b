internal import TokenModel
internal import TokenPerception

/// How far the values of two tokens are apart, for choosing the nearest one.
enum TokenDistance {
  /// Colors that differ by less than this much, in ΔE00, look the same to most people, even next to each other.
  static let leastVisibleDifference = 2.3

  /// The greatest distance in all contexts: ΔE00 of colors, or that of numbers with equal units, of sizes for
  /// typography. Nil for values that cannot be compared.
  static func between(_ old: [TokenValue?], _ new: [TokenValue?]) -> Double? {
    var greatest = 0.0
    for (one, other) in zip(old, new) where one != other {
      guard let one, let other, let distance = distance(one, other) else { return nil }
      greatest = max(greatest, distance)
    }
    return greatest
  }

  private static func distance(_ old: TokenValue, _ new: TokenValue) -> Double? {
    if let difference = ValueWords.difference(old, new) { return difference }
    switch (old, new) {
    case (.typography(let one), .typography(let other)):
      guard let one = one.fontSize.value, let other = other.fontSize.value else { return nil }
      return distance(.dimension(one), .dimension(other))
    default:
      guard let one = Amount(old), let other = Amount(new), one.unit == other.unit,
        let before = Double(one.digits), let after = Double(other.digits)
      else { return nil }
      return (before - after).magnitude
    }
  }
}
