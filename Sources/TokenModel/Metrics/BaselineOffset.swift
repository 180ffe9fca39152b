/// The position of a row's text in its line box, as the spec writes it.
package enum BaselineOffset: Sendable, Hashable {
  /// The text is moved up by so many points, which have a meaning only with the spec's ``OffsetHost``.
  case points(FixedDecimal)
  /// The text is in the middle of its line box, in every family and on every host.
  case center

  /// The word for ``center`` in a spec.
  package static let centerWord = "center"
}

extension BaselineOffset: CustomStringConvertible {
  /// As a spec writes it: `1.6` or `center`.
  package var description: String {
    switch self {
    case .points(let points): points.description
    case .center: Self.centerWord
    }
  }
}

extension OffsetHost {
  /// The distance of a text's baseline from the top of its line box, in points. Centered text has the same on every
  /// host.
  package func baseline(
    size: FixedDecimal,
    lineHeight: FixedDecimal,
    offset: BaselineOffset,
    metrics: FontMetrics
  ) -> FixedDecimal {
    switch offset {
    case .points(let points): baseline(size: size, lineHeight: lineHeight, offset: points, metrics: metrics)
    case .center: metrics.centeredBaseline(size: size, lineHeight: lineHeight)
    }
  }
}
