/// Lists of indices of colors by cells of space.
///
/// Cells that are far apart may share a list (spatial hashing; Teschner et al., "Optimized Spatial Hashing for Collision
/// Detection of Deformable Objects", 2003): who looks has to check what is found.
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
