/// Converts font weights: 1…1000 in CSS and OpenType, −1…1 in Core Text, UIKit and AppKit.
package enum FontWeights {
  /// The weight of Core Text for a weight of CSS, interpolated between the named weights.
  package static func trait(of weight: Int) -> Double {
    interpolated(Double(min(max(weight, 1), 1000)), from: { $0.weight }, to: { $0.trait })
  }

  /// The weight of CSS for a weight of Core Text; 400 for NaN.
  package static func weight(ofTrait trait: Double) -> Int {
    guard !trait.isNaN else { return 400 }
    return Int(interpolated(min(max(trait, -1), 1), from: { $0.trait }, to: { $0.weight }).rounded())
  }

  /// The weight of a family that is used for a weight it may lack: CSS Fonts 4, section 5.2. Nil without weights.
  package static func nearest(to wanted: Int, among weights: some Sequence<Int>) -> Int? {
    // Lighter ones are preferred below 400, and heavier ones above 500; between the two, those up to 500 come first.
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
