import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

/// SwiftUI's modifiers make the line boxes of a frame.
@Suite struct SwiftUILineTests {
  private static let hosts = [StyleHost.swiftUI, .swiftUILegacy]
  /// The reference table: its rows with line metrics, each in one color and weight.
  private static let rows = Yanxuan.catalog.codes.filter {
    $0.tokens.color == "gray2" && $0.tokens.weight == "bold" && $0.resolved.metrics != nil
  }
  private static let factors = [1, 53.0 / 17]

  private func font(_ style: HostStyle, leading: Double = 0) -> FontExtent {
    FontExtent(ascent: 0.75 * style.size, descent: 0.25 * style.size, leading: leading)
  }

  private func differences(
    _ code: StyleCode,
    _ host: StyleHost,
    _ factor: Double,
    lines count: Int,
    leading: Double = 0,
    fault: (LineModifiers) -> LineModifiers = { $0 }
  ) throws -> [Double] {
    let context = StyleContext(textScale: TextScale(factor), host: host)
    let style = code.resolved(in: context)
    let font = font(style, leading: leading)
    let lines = try #require(style.metrics)
    let modifiers = try #require(host.rule.modifiers(for: lines, font: font))
    let shown = SwiftUIText(lines: count, font: font, fault(modifiers))
    let text = StyledText(Array(repeating: "Hg", count: count).joined(separator: "\u{2028}"), style: code)
    let frame = fixedFrame(text, in: context)
    #expect(frame.lines.count == count && modifiers.excess == 0 && modifiers.lineSpacing >= 0)
    let baselines = frame.lines.map { $0.box.y + $0.baseline }
    return [shown.height - frame.size.height] + zip(shown.baselines, baselines).map { $0 - $1 }
  }

  @Test(arguments: hosts, [1, 2, 7]) func theLinesAreThoseOfAFrame(host: StyleHost, count: Int) throws {
    #expect(Self.rows.count == 12)
    for code in Self.rows {
      for factor in Self.factors {
        for leading in [0, 0.5] {
          let found = try differences(code, host, factor, lines: count, leading: leading)
          #expect(found.count == count + 1 && found.allSatisfy { abs($0) < 0.01 }, "\(code.name) \(factor): \(found)")
        }
      }
    }
  }

  /// Each mistake in the modifiers moves a line of each row by more than the tolerance.
  @Test(arguments: hosts) func mistakesAreFound(host: StyleHost) throws {
    func changed(
      _ lines: LineModifiers,
      height: Double = 0,
      spacing: Double = 0,
      above: Double = 0,
      below: Double = 0
    ) -> LineModifiers {
      LineModifiers(
        lineHeight: lines.lineHeight.map { $0 + height },
        lineSpacing: lines.lineSpacing + spacing,
        paddingAbove: lines.paddingAbove + above,
        paddingBelow: lines.paddingBelow + below
      )
    }
    let faults: [(LineModifiers) -> LineModifiers] = [
      { changed($0, above: -$0.paddingAbove / 2) }, { changed($0, below: -$0.paddingBelow / 2) },
      { changed($0, above: 0.1, below: -0.1) }, { changed($0, spacing: 0.1) },
      { $0.lineHeight == nil ? changed($0, spacing: -$0.lineSpacing / 2) : changed($0, height: 0.1, below: -0.1) },
    ]
    for code in Self.rows {
      for (index, fault) in faults.enumerated() {
        let found = try differences(code, host, 1, lines: 2, fault: fault)
        #expect(found.contains { abs($0) > 0.01 }, "\(code.name): fault \(index)")
      }
    }
  }

  @Test func aLineLowerThanItsFont() throws {
    // Ascent 15 and descent 5, in lines of 14 with a spacing of 2.
    let lines = HostLineMetrics(
      minimumLineHeight: 14,
      lineSpacing: 2,
      letterSpacing: 0,
      baseline: 11,
      baselineOffset: 0
    )
    let font = FontExtent(ascent: 15, descent: 5)
    let exact = try #require(StyleHost.swiftUI.rule.modifiers(for: lines, font: font))
    let shown = SwiftUIText(lines: 3, font: font, exact)
    #expect(shown.height == 3 * 14 + 2 * 2 && shown.baselines == [11, 27, 43] && exact.excess == 0)
    // A line spacing of −4 would be needed. The first baseline and the space below the last one are right all the same.
    let spaced = try #require(StyleHost.swiftUILegacy.rule.modifiers(for: lines, font: font))
    let expected = LineModifiers(lineHeight: nil, lineSpacing: 0, paddingAbove: -4, paddingBelow: -2, excess: 4)
    #expect(spaced == expected)
    #expect(SwiftUIText(lines: 1, font: font, spaced).height == 14)
  }

  @Test func otherHostsAndStylesWithoutALineHeightHaveNoModifiers() throws {
    let lines = try #require(StyleCode.t14_gray2_bold.resolved(in: StyleContext()).metrics)
    let font = FontExtent(ascent: 15, descent: 5)
    for host in StyleHost.allCases {
      #expect((host.rule.modifiers(for: lines, font: font) != nil) == Self.hosts.contains(host))
    }
    let none = HostLineMetrics(
      minimumLineHeight: 0,
      lineSpacing: 2,
      letterSpacing: 0,
      baseline: 0,
      baselineOffset: 0
    )
    for host in Self.hosts { #expect(host.rule.modifiers(for: none, font: font) == nil) }
  }
}
