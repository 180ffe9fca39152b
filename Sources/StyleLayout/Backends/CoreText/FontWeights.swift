/// Weights of fonts: 1…1000 as CSS and OpenType count them, and −1…1 as Core Text does.
enum FontWeights {
  /// Core Text's weight for a weight of CSS, between the named weights in proportion.
  static func trait(of weight: Int) -> Double {
    interpolated(Double(min(max(weight, 1), 1000)), from: { $0.weight }, to: { $0.trait })
  }

  /// The weight of CSS for one of Core Text. 400 for what is not a number.
  static func weight(ofTrait trait: Double) -> Int {
    guard !trait.isNaN else { return 400 }
    return Int(interpolated(min(max(trait, -1), 1), from: { $0.trait }, to: { $0.weight }).rounded())
  }

  /// Which of a family's weights stands in for one that it may not have: CSS Fonts 4, section 5.2. Nil for no weights.
  static func nearest(to wanted: Int, among weights: some Sequence<Int>) -> Int? {
    // Lighter ones are looked at first below 400, and heavier ones above 500; between the two, those up to 500 come first.
    weights.min { preference(for: $0, wanted: wanted) < preference(for: $1, wanted: wanted) }
  }

  private static func preference(for weight: Int, wanted: Int) -> (Int, Int) {
    let distance = abs(weight - wanted)
    switch wanted {
    case ..<400: return (weight <= wanted ? 0 : 1, distance)
    case 400...500: return (weight >= wanted && weight <= 500 ? 0 : weight < wanted ? 1 : 2, distance)
    default: return (weight >= wanted ? 0 : 1, distance)
    }
  }

  /// The values of `UIFont.Weight` and `NSFont.Weight`, and the ends of both scales.
  private static let named: [(weight: Double, trait: Double)] = [
    (1, -1), (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56),
    (900, 0.62), (1000, 1),
  ]

  private static func interpolated(
    _ value: Double,
    from: ((weight: Double, trait: Double)) -> Double,
    to: ((weight: Double, trait: Double)) -> Double
  ) -> Double {
    let upper = named.dropFirst().firstIndex { value <= from($0) } ?? named.count - 1
    let (low, high) = (named[upper - 1], named[upper])
    return to(low) + (to(high) - to(low)) * (value - from(low)) / (from(high) - from(low))
  }
}
