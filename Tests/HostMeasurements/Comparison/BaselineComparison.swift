package import StyleTables

/// The baselines of a view beside those that the rule of its host gives.
package struct BaselineComparison: Sendable, Hashable {
  /// How far a baseline may be from that of the rule, in points. Systems round positions to pixels, and rounding a line
  /// box and a baseline can add up to more than a third of a point.
  package static let tolerance = 0.5

  package let measurement: HostMeasurement
  package let host: StyleHost
  /// The distances from the top of the first line box to the baselines of both lines, in points.
  package let expected: [Double]

  init(_ measurement: HostMeasurement, _ host: StyleHost, ignoresNegativeOffsets: Bool) {
    (self.measurement, self.host) = (measurement, host)
    let (sample, font) = (measurement.sample, measurement.font)
    let height = max(sample.lineHeight, font.ascent + font.descent)
    let baseline = host.rule.baseline(
      inBoxOfHeight: height,
      lineHeight: height,
      // For a host without offsets, the style says where it is.
      baseline: sample.baseline(in: font),
      offset: ignoresNegativeOffsets && sample.lineHeight > 0 ? max(sample.offset, 0) : sample.offset,
      ascent: font.ascent,
      descent: font.descent
    )
    expected = [baseline, baseline + height + sample.lineSpacing]
  }

  /// How far the worse of the two baselines is from where it should be, in points.
  package var difference: Double {
    zip(measurement.baselines, expected).map { abs($0 - $1) }.max() ?? 0
  }

  package var isWithinTolerance: Bool { difference <= Self.tolerance }
}

extension BaselineComparison: CustomStringConvertible {
  package var description: String {
    let sample = measurement.sample
    func list(_ numbers: [Double]) -> String { numbers.map(\.hundredths).joined(separator: " and ") }
    return "\(measurement.view.rawValue), size \(sample.size.hundredths), line height \(sample.lineHeight.hundredths), "
      + "offset \(sample.offset.hundredths): baselines at \(list(measurement.baselines)), "
      + "by the rule of \(host.rawValue) at \(list(expected))"
  }
}

extension HostEvidence {
  /// A comparison for each measurement of a view that has a rule.
  package var comparisons: [BaselineComparison] {
    measurements.compactMap { measurement in
      guard let claim = HostClaim.about(measurement.view, system, version), let host = claim.host else { return nil }
      return BaselineComparison(measurement, host, ignoresNegativeOffsets: claim.ignoresNegativeOffsets)
    }
  }

  /// A line for each baseline that does not agree with its rule.
  package var disagreements: [String] { comparisons.filter { !$0.isWithinTolerance }.map(\.description) }
}
