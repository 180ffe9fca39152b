/// The three components of a color, in the order of its space. A component may be missing, which is `none` in files and
/// CSS.
package struct ColorComponents: Sendable, Hashable {
  /// The first component; nil for `none`.
  package var first: Double?
  /// The second component; nil for `none`.
  package var second: Double?
  /// The third component; nil for `none`.
  package var third: Double?

  /// Components from numbers, or nil for `none`.
  package init(_ first: Double?, _ second: Double?, _ third: Double?) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The three, in order.
  package var all: [Double?] { [first, second, third] }

  /// Numbers without a missing one.
  init(_ numbers: SIMD3<Double>) { self.init(numbers.x, numbers.y, numbers.z) }

  /// Missing components count as 0 (CSS Color 4, section 4.4).
  var numbers: SIMD3<Double> { SIMD3(first ?? 0, second ?? 0, third ?? 0) }

  /// The component at an index, 0…2; other indices have none.
  subscript(index: Int) -> Double? {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: nil
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: break
      }
    }
  }
}
