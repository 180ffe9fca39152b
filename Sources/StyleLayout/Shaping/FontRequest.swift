/// The font that a style asks for.
public struct FontRequest: Sendable, Hashable {
  /// The family; nil is the shaper's default.
  public var family: String?
  /// 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public var weight: Int
  /// In points.
  public var size: Double

  /// A font from its parts; shapers take care of sizes and weights that make no sense.
  public init(family: String? = nil, weight: Int = 400, size: Double) {
    self.family = family
    self.weight = weight
    self.size = size
  }
}
