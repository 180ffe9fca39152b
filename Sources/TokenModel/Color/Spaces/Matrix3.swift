/// A linear map of three components.
struct Matrix3: Sendable {
  /// The images of (1, 0, 0), (0, 1, 0) and (0, 0, 1).
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// From rows, as they are printed.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z)
    )
  }

  private init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  /// The map that applies `second`, and then `first`.
  static func * (first: Matrix3, second: Matrix3) -> Matrix3 {
    Matrix3(columns: (first * second.columns.0, first * second.columns.1, first * second.columns.2))
  }
}

extension SIMD3<Double> {
  /// The same function of each component.
  func map(_ function: (Double) -> Double) -> SIMD3<Double> { SIMD3(function(x), function(y), function(z)) }
}
