internal import TokenModel

/// Finds colors that are nearly equal in every appearance.
///
/// Colors are sorted into cubic cells, as wide as the distance, by the three coordinates that tell most of them apart.
/// Each is then compared with the earlier ones in its cell and those around it. Colors that are spread out make nearly
/// linear work; those that crowd are near each other and are found at once.
struct ColorNeighbors {
  struct Pair {
    let index: Int
    let earlier: Int
    /// The largest ΔE OK of the appearances.
    let distance: Double
  }

  private let distance: Double
  private let points: [ColorPoint]
  /// Without those that equal an earlier one.
  private let distinct: [Int]

  init(_ colors: [ColorVariants], distance: Double) {
    self.distance = distance
    points = colors.map(ColorPoint.init)
    var seen: Set<SIMD4<UInt32>> = []
    distinct = colors.indices.filter { seen.insert(colors[$0].numbers).inserted }
  }

  /// Each color that is near an earlier one, with such a one; in the order of the colors.
  func pairs() -> [Pair] {
    // Different colors of 8 bits are further apart than this; so cells stay countable.
    guard distance > 0.000_01 else { return [] }
    let axes = widestAxes()
    var cells = ColorCells(count: points.count)
    return distinct.compactMap { index in
      let cell = ColorCells.Cell(points[index], axes, width: distance)
      let near = cells.first(around: cell) { pair(index, $0) }
      cells.add(index, cell)
      return near
    }
  }

  private func pair(_ index: Int, _ earlier: Int) -> Pair? {
    points[index].distance(to: points[earlier], below: distance).map {
      Pair(index: index, earlier: earlier, distance: $0)
    }
  }

  /// The axes on which the fewest colors share a cell: the best one, and those that add most to it. Some of many
  /// colors tell.
  private func widestAxes() -> SIMD3<Int> {
    let some = stride(from: 0, to: distinct.count, by: 1 + distinct.count / 256).map { points[distinct[$0]] }
    let first = bestAxis(of: some) { SIMD3(repeating: $0) }
    let second = bestAxis(of: some) { SIMD3(first, $0, $0) }
    return SIMD3(first, second, bestAxis(of: some) { SIMD3(first, second, $0) })
  }

  private func bestAxis(of points: [ColorPoint], among axes: (Int) -> SIMD3<Int>) -> Int {
    let crowds = ColorPoint.axes.map { ColorCells.crowd(points, axes($0), width: max(distance, 0.01)) }
    return crowds.indices.min { crowds[$0] < crowds[$1] } ?? 0
  }
}
