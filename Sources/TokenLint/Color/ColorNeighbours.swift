internal import TokenModel

/// Finds colours that are nearly equal in every appearance.
///
/// A colour is a point of 16 coordinates: OKLab and alpha of four variants. Points are sorted by the coordinate that
/// tells most of them apart, so that each has to be compared with few others: colours that are spread out cost
/// n log n, and those that are not are found at once.
struct ColorNeighbours {
  struct Pair {
    let index: Int
    let earlier: Int
    /// The largest of the appearances.
    let distance: Double
  }

  private typealias Point = SIMD16<Double>

  private let distance: Double
  private let points: [Point]
  /// Indices of colours, without those that equal an earlier one.
  private var order: [Int] = []
  private var keys: [Double] = []

  init(_ colors: [ColorVariants], distance: Double) {
    self.distance = distance
    points = colors.map(Self.point)
    var seen: Set<SIMD4<UInt32>> = []
    let distinct = colors.indices.filter { seen.insert(colors[$0].numbers).inserted }
    let axis = widestAxis(of: distinct)
    order = distinct.sorted { (points[$0][axis], $0) < (points[$1][axis], $1) }
    keys = order.map { points[$0][axis] }
  }

  /// Each colour that is near an earlier one, with one of those; in the order of the colours.
  func pairs() -> [Pair] {
    guard distance > 0 else { return [] }
    return order.indices.compactMap(pair).sorted { $0.index < $1.index }
  }

  /// Looks below and above in turn, the nearest places first.
  private func pair(at place: Int) -> Pair? {
    var (below, above) = (place - 1, place + 1)
    while true {
      let mayBeBelow = below >= 0 && keys[place] - keys[below] < distance
      let mayBeAbove = above < keys.count && keys[above] - keys[place] < distance
      guard mayBeBelow || mayBeAbove else { return nil }
      if mayBeBelow, let pair = pair(order[place], order[below]) { return pair }
      if mayBeAbove, let pair = pair(order[place], order[above]) { return pair }
      if mayBeBelow { below -= 1 }
      if mayBeAbove { above += 1 }
    }
  }

  private func pair(_ index: Int, _ earlier: Int) -> Pair? {
    guard earlier < index else { return nil }
    let difference = points[index] - points[earlier]
    let squares = difference * difference
    // Lightness, a and b of one appearance stand four apart.
    let sums = squares.lowHalf.lowHalf + squares.lowHalf.highHalf + squares.highHalf.lowHalf
    let alpha = squares.highHalf.highHalf
    guard sums.max() < distance * distance, alpha.max() < distance * distance else { return nil }
    return Pair(index: index, earlier: earlier, distance: sums.max().squareRoot())
  }

  /// Four lightnesses, four times a, four times b, four alphas. A variant that is not declared is not computed again.
  private static func point(_ variants: ColorVariants) -> Point {
    let light = coordinates(variants.light)
    let dark = variants.declares(.dark) ? coordinates(variants.dark) : light
    let brightest = variants.declares(.highContrastLight) ? coordinates(variants.highContrastLight) : light
    let darkest = variants.declares(.highContrastDark) ? coordinates(variants.highContrastDark) : dark
    var point = Point()
    for axis in 0..<4 {
      point[axis * 4] = light[axis]
      point[axis * 4 + 1] = dark[axis]
      point[axis * 4 + 2] = brightest[axis]
      point[axis * 4 + 3] = darkest[axis]
    }
    return point
  }

  private static func coordinates(_ color: Sourced<ColorValue>) -> SIMD4<Double> {
    let lab = OKLab(color.value)
    return SIMD4(lab.lightness, lab.a, lab.b, Double(color.value.alpha) / 255)
  }

  /// The axis on which the fewest pairs of colours are near each other, roughly.
  private func widestAxis(of indices: [Int]) -> Int {
    let crowds = (0..<Point.scalarCount).map { crowd(of: indices, on: $0) }
    return crowds.indices.min { crowds[$0] < crowds[$1] } ?? 0
  }

  /// The sum over cells of 0.01 of the square of how many points share one.
  private func crowd(of indices: [Int], on axis: Int) -> Int {
    // Coordinates lie within -0.5…1.
    var counts = Array(repeating: 0, count: 160)
    for index in indices {
      let cell = Int(exactly: ((points[index][axis] + 0.5) * 100).rounded(.down)) ?? 0
      counts[max(0, min(159, cell))] += 1
    }
    return counts.reduce(0) { $0 + $1 * $1 }
  }
}
