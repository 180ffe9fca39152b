/// How a code's name is made of the names on its axes.
public struct NameTemplate: Sendable, Hashable {
  /// What a placeholder can stand for.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    case size, color, weight, family, mode
  }

  /// A stretch of a template.
  public enum Part: Sendable, Hashable {
    case literal(String)
    case axis(Axis)
  }

  /// In the order of the name.
  public let parts: [Part]

  /// A template from its parts.
  public init(parts: [Part]) {
    self.parts = parts
  }

  /// `{size}_{color}_{weight}`
  public static let standard = NameTemplate(
    parts: [.axis(.size), .literal("_"), .axis(.color), .literal("_"), .axis(.weight)]
  )

  /// The template followed by `_{mode}`.
  public var withMode: NameTemplate { NameTemplate(parts: parts + [.literal("_"), .axis(.mode)]) }

  /// The name that the template makes. Linear in its length.
  public func name(_ value: (Axis) -> String) -> String {
    parts.reduce(into: "") { name, part in
      switch part {
      case .literal(let text): name += text
      case .axis(let axis): name += value(axis)
      }
    }
  }
}
