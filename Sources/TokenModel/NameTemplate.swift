/// A template that makes the name of a code from the names on its axes.
package struct NameTemplate: Sendable, Hashable {
  /// The axis of a placeholder.
  package enum Axis: String, Sendable, Hashable, CaseIterable {
    case size, color, weight, family, mode
  }

  /// A part of a template.
  package enum Part: Sendable, Hashable {
    case literal(String)
    case axis(Axis)
  }

  /// The parts in the order of the name.
  package let parts: [Part]

  /// Creates a template from its parts.
  package init(parts: [Part]) {
    self.parts = parts
  }

  /// The default template, `{size}_{color}_{weight}`.
  package static let standard = NameTemplate(
    parts: [.axis(.size), .literal("_"), .axis(.color), .literal("_"), .axis(.weight)]
  )

  /// The default template of codes that leave their color open, `{size}_{weight}`.
  package static let standardWithoutColor = NameTemplate(parts: [.axis(.size), .literal("_"), .axis(.weight)])

  /// The template followed by `_{mode}`.
  package var withMode: NameTemplate { NameTemplate(parts: parts + [.literal("_"), .axis(.mode)]) }

  /// The name that the template makes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name.
  package func name(_ value: (Axis) -> String) -> String {
    parts.reduce(into: "") { name, part in
      switch part {
      case .literal(let text): name += text
      case .axis(let axis): name += value(axis)
      }
    }
  }
}
