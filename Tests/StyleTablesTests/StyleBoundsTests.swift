import Foundation
import TestSupport
import Testing

@testable import StyleTables

/// Every number of a style goes by one rule, whichever way it comes in.
struct StyleBoundsTests {
  static let none: [Double] = [.nan, .signalingNaN, .infinity, -.infinity]
  static let numbers = none + [-1e308, -5, -1e-300, -0.0, 0, 1, 1e6, 1e308, .greatestFiniteMagnitude]

  private static let all: [StyleBounds] = [.size, .weight, .extent, .displacement, .perEm, .share]

  @Test(arguments: all) func whatIsNearestIsInside(bounds: StyleBounds) {
    for number in Self.numbers {
      let nearest = bounds.nearest(to: number)
      #expect(bounds.range.contains(nearest) && bounds.contains(nearest), "\(number)")
      #expect(bounds.contains(number) == bounds.range.contains(number), "\(number)")
      #expect(nearest == number || !bounds.range.contains(number), "\(number)")
      #expect(number.isFinite || nearest == max(0, bounds.range.lowerBound), "\(number)")
      #expect(bounds.nearest(to: nearest) == nearest, "\(number)")
    }
    #expect([.min, -1, 0, 1, 500, .max].map(StyleBounds.weight.nearest) == [1, 1, 1, 1, 500, 1_000] as [Int])
  }

  @Test(arguments: numbers) func stylesInCodeHaveNumbersInside(number: Double) {
    let lines = LineMetrics(lineHeight: number, lineSpacing: number, letterSpacing: number, baseline: number)
    let style = Self.style(size: number, lines: lines, font: FontMetrics(ascent: number, descent: number))
    #expect(StyleBounds.size.range.contains(style.size))
    for length in [lines.lineHeight, lines.lineSpacing] { #expect(StyleBounds.extent.range.contains(length)) }
    for length in [lines.letterSpacing, lines.baseline] { #expect(StyleBounds.displacement.range.contains(length)) }
    for length in [style.fontMetrics.ascent, style.fontMetrics.descent] {
      #expect(StyleBounds.perEm.range.contains(length))
    }
    #expect(Self.style(weight: Int.min).weight == 1 && Self.style(weight: Int.max).weight == 1_000)
  }

  /// Nothing that is not finite, and no negative height, comes out of a context: whatever style, scale and host.
  @Test(arguments: StyleHost.allCases) func hostsGetNumbersThatMakeSense(host: StyleHost) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    func any() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    for _ in 0..<3_000 {
      let lines = LineMetrics(lineHeight: any(), lineSpacing: any(), letterSpacing: any(), baseline: any())
      let style = Self.style(size: any(), lines: lines, font: FontMetrics(ascent: any(), descent: any()))
      let scale = TextScale(any(), minimumFactor: any(), maximumFactor: any(), maximumSize: any())
      let shown = style.resolved(in: StyleContext(textScale: scale, host: host))
      let metrics = try #require(shown.metrics)
      let lengths = [shown.size, metrics.minimumLineHeight, metrics.lineSpacing]
      let others = [metrics.letterSpacing, metrics.baseline, metrics.baselineOffset]
      #expect(lengths.allSatisfy { $0.isFinite && $0 >= 0 } && others.allSatisfy(\.isFinite), "seed \(seed)")
      #expect(scale.maximumSize.map { shown.size <= $0 } ?? true, "seed \(seed)")
    }
  }

  /// The coded form of a style takes exactly the numbers that the bounds contain; in a property list, also NaN and
  /// infinity can be written.
  @Test(arguments: [
    ("size", StyleBounds.size), ("lineHeight", .extent), ("lineSpacing", .extent), ("letterSpacing", .displacement),
    ("baseline", .displacement), ("ascent", .perEm), ("descent", .perEm),
  ])
  func codedFormsTakeWhatIsInside(key: String, bounds: StyleBounds) throws {
    for number in Self.numbers + [bounds.range.lowerBound, bounds.range.upperBound] {
      var form = Self.form
      form[key] = number
      let data = try PropertyListSerialization.data(fromPropertyList: form, format: .binary, options: 0)
      do {
        let style = try PropertyListDecoder().decode(ResolvedStyle.self, from: data)
        #expect(bounds.range.contains(number), "\(number)")
        #expect(style.size.isFinite)
      } catch DecodingError.dataCorrupted(let context) {
        #expect(!bounds.range.contains(number), "\(number)")
        #expect(context.debugDescription.hasPrefix("`\(key)` is "))
        #expect(context.debugDescription.hasSuffix(", not \(number.isNaN ? .nan : number)"))
      }
    }
  }

  @Test func messagesSayWhatWouldBeRight() {
    #expect(StyleBounds.size.problem(with: 20_000.0, of: "size") == "`size` is from 0 to 10000, not 20000.0")
    #expect(StyleBounds.size.problem(with: -1.0, of: "size") == "`size` is a finite number, 0 or more, not -1.0")
    let tooLow = StyleBounds.displacement.problem(with: -2e6, of: "baseline")
    #expect(tooLow == "`baseline` is from -1000000 to 1000000, not -2000000.0")
  }

  private static var form: [String: Any] {
    [
      "size": 14.0, "weight": 400, "color": "#000000", "lineHeight": 20.0, "lineSpacing": 3.0, "letterSpacing": 0.0,
      "baseline": 15.0, "ascent": 1.0, "descent": 0.25,
    ]
  }

  private static func style(
    size: Double = 14,
    weight: Int = 400,
    lines: LineMetrics? = nil,
    font: FontMetrics = FontMetrics(ascent: 1, descent: 0.25)
  ) -> ResolvedStyle {
    ResolvedStyle(
      size: size,
      weight: weight,
      family: nil,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: lines,
      fontMetrics: font
    )
  }
}
