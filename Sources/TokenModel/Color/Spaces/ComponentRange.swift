/// The numbers that a component of a color may have in a token file (DTCG Color Module 2025.10, "Supported color
/// spaces").
package struct ComponentRange: Sendable, Hashable {
  /// The least number; nil if there is none.
  package let lower: Double?
  /// The greatest number, or for a hue the first one that is too large; nil if there is none.
  package let upper: Double?
  /// Whether the range starts again after its end, as hues do. Then ``upper`` itself is outside.
  package let isCyclic: Bool

  /// 0…1.
  static let unit = ComponentRange(lower: 0, upper: 1)
  /// 0…100.
  static let percentage = ComponentRange(lower: 0, upper: 100)
  /// 0 and more.
  static let positive = ComponentRange(lower: 0, upper: nil)
  /// Any number.
  static let unbounded = ComponentRange(lower: nil, upper: nil)
  /// 0 up to 360, without 360.
  static let hue = ComponentRange(lower: 0, upper: 360, isCyclic: true)

  private init(lower: Double?, upper: Double?, isCyclic: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isCyclic = isCyclic
  }

  /// Whether a number is inside. A number that is not finite never is.
  package func contains(_ number: Double) -> Bool {
    guard number.isFinite, number >= lower ?? -.infinity else { return false }
    guard let upper else { return true }
    return isCyclic ? number < upper : number <= upper
  }
}

extension ComponentRange: CustomStringConvertible {
  /// In messages: "a number from 0 to 1".
  package var description: String {
    switch (lower, upper) {
    case (let lower?, let upper?) where isCyclic: "a number from \(short(lower)) to less than \(short(upper))"
    case (let lower?, let upper?): "a number from \(short(lower)) to \(short(upper))"
    case (let lower?, nil): "a number that is not less than \(short(lower))"
    case (nil, let upper?): "a number that is not greater than \(short(upper))"
    case (nil, nil): "a number"
    }
  }

  /// Bounds are whole numbers.
  private func short(_ bound: Double) -> String { Int(exactly: bound).map { "\($0)" } ?? "\(bound)" }
}
