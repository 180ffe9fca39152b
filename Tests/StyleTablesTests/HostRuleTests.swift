import StyleTables
import Testing
import YanxuanStyles

struct HostRuleTests {
  /// Where each host puts the baseline, stated a second time: the slack above, the ascent, and the offset's doing.
  private func baseline(in host: StyleHost, _ style: HostStyle, _ lines: HostLineMetrics) -> Double {
    let ascent = style.size * style.fontMetrics.ascent
    let descent = style.size * style.fontMetrics.descent
    let slack = max(0, lines.minimumLineHeight - (ascent + descent))
    let offset = lines.baselineOffset
    switch host {
    case .legacyLabel: return slack + ascent - (offset > 0 ? 2 * offset : offset)
    case .label, .textKit: return slack + ascent - offset
    case .css: return slack / 2 + ascent - offset
    case .swiftUI, .swiftUILegacy, .layout: return lines.baseline - offset
    }
  }

  @Test(arguments: StyleHost.allCases)
  func everyHostPutsTheBaselineWhereTheStyleWantsIt(host: StyleHost) throws {
    for code in Yanxuan.catalog.codes {
      for factor in [0.5, 1, 53.0 / 17] {
        let style = code.resolved(in: StyleContext(textScale: TextScale(factor), host: host))
        guard let lines = style.metrics else { continue }
        let wanted = try #require(code.resolved.metrics).baseline * factor
        #expect(isNear(lines.baseline, wanted), "\(code)")
        #expect(isNear(baseline(in: host, style, lines), wanted), "\(code)")
      }
    }
  }

  /// The published table, which was made for labels before iOS 16.4.
  @Test(arguments: [
    ("9", 0.4), ("10", 0.8), ("11", 0.8), ("12", 1), ("14", 0.8), ("15", 1.1), ("16", 1.1), ("18", 1.2), ("22", 1.5),
    ("24", 2), ("27", 2), ("14_read", 1.4),
  ])
  func legacyLabelsGetTheOffsetsOfTheSpec(row: String, offset: Double) throws {
    let parts = row.split(separator: "_")
    let name = ([parts[0], "gray2_bold"] + parts.dropFirst()).joined(separator: "_")
    let code = try #require(Yanxuan.code(named: name))
    let legacy = try #require(code.resolved(in: StyleContext(host: .legacyLabel)).metrics)
    let current = try #require(code.resolved(in: StyleContext(host: .label)).metrics)
    #expect(isNear(legacy.baselineOffset, offset))
    #expect(isNear(current.baselineOffset, 2 * offset))
  }

  @Test(arguments: StyleHost.allCases)
  func offsetsAreNeverNaN(host: StyleHost) {
    let numbers = [0, -1, 1e-300, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan]
    for size in numbers {
      for height in numbers {
        for baseline in numbers {
          let lines = LineMetrics(lineHeight: height, lineSpacing: 0, letterSpacing: 0, baseline: baseline)
          let metrics = FontMetrics(ascent: height, descent: baseline)
          #expect(host.rule.baselineOffset(for: lines, size: size, fontMetrics: metrics).isFinite)
        }
      }
    }
  }

  @Test(arguments: StyleHost.allCases)
  func everyRuleNamesItsSource(host: StyleHost) {
    #expect(host.rule.source.hasSuffix("."))
    #expect(host.rule.exception?.isEmpty != true)
    switch host.rule.placement {
    case .offset(let slackAbove, let rise, let fall): #expect((0...1).contains(slackAbove) && rise > 0 && fall > 0)
    case .lineHeight(let slackAbove): #expect((0...1).contains(slackAbove))
    case .lineSpacing, .baseline: break
    }
  }

  @Test func rawValuesOfHostsAreStable() {
    let names = ["legacyLabel", "label", "textKit", "swiftUI", "swiftUILegacy", "layout", "css"]
    #expect(StyleHost.allCases.map(\.rawValue) == names)
  }
}

/// Whether two lengths are the same but for the rounding of doubles.
func isNear(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(one - other) <= tolerance
}
