import HostMeasurements
import StyleTables
import Testing

/// Which baselines agree with the rules of hosts. All evidence here is made up.
struct ComparisonTests {
  /// A system that does what the rule of its version says.
  struct System: Sendable, CustomTestStringConvertible {
    let system: MeasuredSystem
    let version: SystemVersion
    let label: @Sendable (Double) -> Double
    var testDescription: String { "\(system) \(version)" }

    static let all = [
      Self(system: .iOS, version: SystemVersion(16), label: twiceUp),
      Self(system: .iOS, version: SystemVersion(16, 3, 1), label: twiceUp),
      Self(system: .tvOS, version: SystemVersion(16, 1), label: twiceUp),
      Self(system: .iOS, version: SystemVersion(16, 4), label: onlyUp),
      Self(system: .tvOS, version: SystemVersion(16, 5, 2), label: onlyUp),
      Self(system: .iOS, version: SystemVersion(16, 6), label: { $0 }),
      Self(system: .iOS, version: SystemVersion(26, 1), label: { $0 }),
      Self(system: .tvOS, version: SystemVersion(17), label: { $0 }),
      Self(system: .visionOS, version: SystemVersion(1, 2), label: { $0 }),
      Self(system: .macOS, version: SystemVersion(13), label: { $0 }),
    ]
  }

  private static let twiceUp: @Sendable (Double) -> Double = { $0 > 0 ? 2 * $0 : $0 }
  private static let onlyUp: @Sendable (Double) -> Double = { max($0, 0) }

  /// The comparisons of one kind of view.
  private func comparisons(_ evidence: MadeUpEvidence, label: Bool) -> [BaselineComparison] {
    evidence.evidence.comparisons.filter { ($0.measurement.view == .uiLabel) == label }
  }

  /// A change of a rule's values breaks this.
  @Test(arguments: System.all) func documentedRulesAgree(_ it: System) {
    var evidence = MadeUpEvidence(system: it.system, version: it.version, effect: it.label)
    let labels = comparisons(evidence, label: true)
    #expect(labels.count == (it.system == .macOS ? 0 : 36))
    #expect(labels.allSatisfy { $0.difference < 1e-9 }, "\(labels.map(\.description))")
    evidence.effect = { $0 }
    let others = comparisons(evidence, label: false)
    #expect(others.count == (it.system == .macOS ? 108 : 72))
    let swiftUI = it.version < SystemVersion(26) ? StyleHost.swiftUILegacy : .swiftUI
    #expect(others.allSatisfy { $0.host == ($0.measurement.view == .styledTextView ? swiftUI : .textKit) })
    #expect(others.allSatisfy { $0.difference < 1e-9 }, "\(others.map(\.description))")
  }

  /// Every style tells the rules of labels before and from iOS 16.4 apart, and those of 16.5 and 16.6.
  @Test(arguments: System.all) func otherRulesDoNotAgree(_ it: System) {
    let effects: [@Sendable (Double) -> Double] = [Self.twiceUp, Self.onlyUp, { $0 }]
    for effect in effects where effect(1) != it.label(1) || effect(-1) != it.label(-1) {
      let evidence = MadeUpEvidence(system: it.system, version: it.version, effect: effect)
      for comparison in evidence.evidence.comparisons where comparison.measurement.view == .uiLabel {
        let offset = comparison.measurement.sample.offset
        #expect(comparison.isWithinTolerance == (effect(offset) == it.label(offset)), "\(comparison)")
      }
    }
  }

  /// Faults of a system that does something else with an offset.
  @Test(arguments: System.all, [-1, 2, 0]) func otherEffectsAreFound(_ it: System, factor: Double) {
    let evidence = MadeUpEvidence(system: it.system, version: it.version, effect: { factor * it.label($0) })
    let found = comparisons(evidence, label: it.system != .macOS).filter { $0.measurement.view != .styledTextView }
    #expect(!found.isEmpty)
    for comparison in found {
      #expect(comparison.isWithinTolerance == (it.label(comparison.measurement.sample.offset) == 0), "\(comparison)")
    }
  }

  @Test(arguments: System.all, [(0.4, true), (-0.4, true), (0.6, false), (-0.6, false)])
  func theToleranceIsHalfAPoint(_ it: System, distance: (points: Double, isAccepted: Bool)) {
    let shifted = MadeUpEvidence(system: it.system, version: it.version, effect: it.label, shift: distance.points)
    let grown = MadeUpEvidence(system: it.system, version: it.version, effect: it.label, growth: distance.points)
    for evidence in [shifted, grown] {
      let found = evidence.evidence.comparisons.filter { it.system == .macOS || $0.measurement.view != .uiTextView }
      #expect(!found.isEmpty && found.allSatisfy { $0.isWithinTolerance == distance.isAccepted })
      #expect(found.allSatisfy { abs($0.difference - abs(distance.points)) < 1e-9 })
    }
  }

  @Test func withoutALineHeightTheBoxIsThatOfTheFont() throws {
    var evidence = MadeUpEvidence().evidence
    var plain = try #require(evidence.measurements.first)
    plain.sample.lineHeight = 0
    plain.sample.offset = 0
    (plain.first.bottom, plain.second.bottom) = (1 + plain.font.ascent, 0)
    evidence.measurements = [plain]
    let height = plain.font.ascent + plain.font.descent
    let baselines = try #require(evidence.comparisons.first).expected
    let expected = [plain.font.ascent, plain.font.ascent + height + plain.sample.lineSpacing]
    #expect(zip(baselines, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(baselines)")
  }

  /// The slack of an exact line may be above the text, or on both sides of it. Both are found, where it is more than
  /// the tolerance.
  @Test(arguments: [1, 0.5]) func otherPlacesOfSlackAreFound(share: Double) {
    var evidence = MadeUpEvidence(version: SystemVersion(26)).evidence
    let slacks = evidence.measurements.map { measurement in
      let (sample, font) = (measurement.sample, measurement.font)
      return sample.lineHeight + sample.lineSpacing - font.ascent - font.descent
    }
    for (index, slack) in slacks.enumerated() {
      evidence.measurements[index].first.bottom += share * slack
      evidence.measurements[index].second.bottom += share * slack
    }
    let found = evidence.comparisons.filter { $0.host == .swiftUI }.map(\.isWithinTolerance)
    let isSmall = zip(evidence.measurements, slacks).filter { $0.0.view == .styledTextView }
      .map { share * $1 <= BaselineComparison.tolerance }
    #expect(found.count == 36 && found == isSmall)
    #expect(found.filter { !$0 }.count > 30)
  }

  @Test func textWithoutModifiersIsNotCompared() {
    #expect(!MadeUpEvidence().evidence.comparisons.contains { $0.measurement.view == .text })
  }

  @Test func aComparisonSaysWhatIsWrong() throws {
    let evidence = MadeUpEvidence(effect: { _ in 0 }).evidence
    let comparison = try #require(evidence.comparisons.first { $0.measurement.sample.size == 14 })
    let expected =
      "UILabel, size 14, line height 20, offset 1.6: baselines at 16.63 and 39.63, "
      + "by the rule of label at 15.03 and 38.03"
    #expect(comparison.description == expected)
  }
}
