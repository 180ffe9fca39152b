internal import TokenModel
internal import TokenPerception

/// Finds colors that are nearly equal in every appearance.
///
/// Colors are sorted into cubic cells, as wide as the distance, by the three coordinates that distinguish most of them.
/// Each is then compared with the earlier ones in its cell and the cells around it. Colors that are spread out take
/// nearly linear time; crowded colors are near each other and are found immediately.
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

/// Lists of indices of colors by cells of space.
///
/// Cells that are far apart may share a list (spatial hashing; Teschner et al., "Optimized Spatial Hashing for
/// Collision Detection of Deformable Objects", 2003): so a caller has to check the colors that it finds.
struct ColorCells {
  struct Cell {
    private let x: Int
    private let y: Int
    private let z: Int

    /// The cell of a point, by three of its axes.
    init(_ point: ColorPoint, _ axes: SIMD3<Int>, width: Double) {
      self.init(Self.number(point[axes.x], width), Self.number(point[axes.y], width), Self.number(point[axes.z], width))
    }

    private init(_ x: Int, _ y: Int, _ z: Int) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    private static func number(_ coordinate: Double, _ width: Double) -> Int {
      Int(exactly: (coordinate / width).rounded(.down)) ?? 0
    }

    /// The number of a list.
    func hash(_ mask: Int) -> Int {
      (x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791) & mask
    }

    /// One of the 27 cells around this one, by number; 13 is the cell itself.
    func neighbor(_ number: Int) -> Cell {
      Cell(x &+ number % 3 &- 1, y &+ number / 3 % 3 &- 1, z &+ number / 9 &- 1)
    }
  }

  /// The index added last, by list, or -1.
  private var last: [Int32]
  /// The index added before an index, or -1.
  private var previous: [Int32]

  /// Room for indices below a count.
  init(count: Int) {
    var lists = 16
    while lists < 4 * count { lists *= 2 }
    last = Array(repeating: -1, count: lists)
    previous = Array(repeating: -1, count: count)
  }

  mutating func add(_ index: Int, _ cell: Cell) {
    let list = cell.hash(last.count - 1)
    previous[index] = last[list]
    last[list] = Int32(truncatingIfNeeded: index)
  }

  /// The first result for an index in a cell or around it.
  func first<Result>(around cell: Cell, _ result: (Int) -> Result?) -> Result? {
    for number in 0..<27 {
      var index = Int(last[cell.neighbor(number).hash(last.count - 1)])
      while index >= 0 {
        if let found = result(index) { return found }
        index = Int(previous[index])
      }
    }
    return nil
  }

  /// The sum over cells of the square of how many points share one.
  static func crowd(_ points: [ColorPoint], _ axes: SIMD3<Int>, width: Double) -> Int {
    var counts = Array(repeating: 0, count: 1024)
    for point in points { counts[Cell(point, axes, width: width).hash(1023)] += 1 }
    return counts.reduce(0) { $0 + $1 * $1 }
  }
}

/// A color in four appearances as a point: four times OKLab and alpha.
struct ColorPoint {
  private let lightness: SIMD4<Double>
  private let a: SIMD4<Double>
  private let b: SIMD4<Double>
  private let alpha: SIMD4<Double>

  static let axes = 0..<16

  /// A variant that is not declared is not computed again.
  init(_ variants: ColorVariants) {
    let light = OKLab(variants.light.value)
    let dark = variants.declares(.dark) ? OKLab(variants.dark.value) : light
    let brightest = variants.declares(.highContrastLight) ? OKLab(variants.highContrastLight.value) : light
    let darkest = variants.declares(.highContrastDark) ? OKLab(variants.highContrastDark.value) : dark
    lightness = SIMD4(light.lightness, dark.lightness, brightest.lightness, darkest.lightness)
    a = SIMD4(light.a, dark.a, brightest.a, darkest.a)
    b = SIMD4(light.b, dark.b, brightest.b, darkest.b)
    let numbers = variants.numbers & 255
    alpha = SIMD4(Double(numbers.x), Double(numbers.y), Double(numbers.z), Double(numbers.w)) / 255
  }

  /// A coordinate, within -0.5…1.
  subscript(axis: Int) -> Double {
    switch axis / 4 {
    case 0: lightness[axis % 4]
    case 1: a[axis % 4]
    case 2: b[axis % 4]
    default: alpha[axis % 4]
    }
  }

  /// The largest ΔE OK of the appearances; nil when that is not below a limit, or alpha is not as near.
  func distance(to other: ColorPoint, below limit: Double) -> Double? {
    let l = lightness - other.lightness
    // Most pairs end here.
    guard all(l * l .< limit * limit) else { return nil }
    let (a, b, alpha) = (a - other.a, b - other.b, alpha - other.alpha)
    let squares = l * l + a * a + b * b
    guard all(squares .< limit * limit), all(alpha * alpha .< limit * limit) else { return nil }
    return squares.max().squareRoot()
  }
}
