import TestSupport
import Testing

@testable import TokenModel

struct GamutMappingTests {
  /// ColorAide 8.13.1, `fit(method="oklch-chroma")`.
  @Test(arguments: [
    (TokenColor(in: .displayP3, 1, 0, 0), "#FF0B0C"), (TokenColor(in: .oklch, 0.7, 0.4, 150), "#00C248"),
    (TokenColor(in: .rec2020, 0, 1, 0), "#00F272"), (TokenColor(in: .displayP3, 1, 1, 0), "#FEFF00"),
    (TokenColor(in: .displayP3, 0, 1, 0), "#00FB29"), (TokenColor(in: .rec2020, 0, 0, 1), "#005193"),
    (TokenColor(in: .lab, 50, 127, 127), "#F9002A"), (TokenColor(in: .oklch, 0.9, 0.4, 270), "#CCDDFF"),
    (TokenColor(in: .a98RGB, 0, 1, 0), "#00EC68"), (TokenColor(in: .lch, 30, 150, 300), "#0059B1"),
  ])
  func knownColors(color: TokenColor, hex: String) {
    #expect(ColorValue(color).hex == hex)
    #expect(color.mapped(to: .srgb).difference != nil)
  }

  @Test(arguments: [
    (TokenColor(in: .rec2020, 0, 1, 0), "color(display-p3 0 0.97407 0.37445)"),
    (TokenColor(in: .lch, 30, 120, 300), "color(display-p3 0.06551 0.10252 0.91056)"),
    (TokenColor(in: .displayP3, 1, 0.12345678, 0), "color(display-p3 1 0.12346 0)"),
    (TokenColor(in: .srgb, 1, 0, 0, alpha: 0.2), "color(display-p3 0.91749 0.20029 0.13856 / 0.2)"),
    (TokenColor(in: .oklch, 0.7, 0.4, 150), "color(display-p3 0 0.78248 0.19445)"),
  ])
  func knownColorsOfDisplayP3(color: TokenColor, css: String) {
    #expect("\(DisplayP3Value(color))" == css)
  }

  @Test(arguments: [
    ("display-p3 1 0 0", "0.0478"), ("oklch 0.7 0.4 150", "0.1904"), ("oklch 1 0.1 30", "0.1"),
    ("lab 50 1e200 0", "10000"), ("oklch 0.5 1e30 0", "10000"), ("srgb 1 0 0", "nil"),
  ])
  func differencesAreRounded(color: String, difference: String) throws {
    let mapped = try TokenColor(test: color).mapped(to: .srgb)
    #expect((mapped.roundedDifference.map { "\($0)" } ?? "nil") == difference)
  }

  /// Neither end of the lightness has a hue.
  @Test(arguments: [ColorGamut.srgb, .displayP3]) func whiteAndBlackEnds(gamut: ColorGamut) throws {
    for lightness in [1, 1.0001, 7] {
      let mapped = TokenColor(in: .oklch, lightness, 0.1, 30).mapped(to: gamut)
      #expect(mapped.channels == .one)
      #expect(try #require(mapped.difference) >= 0.1 - 1e-12)
    }
    for lightness in [0, -0.0001, -3] {
      #expect(TokenColor(in: .oklch, lightness, 0.1, 30).mapped(to: gamut).channels == .zero)
    }
  }

  /// All colors with three hex digits, in every space, with the error of the conversion.
  @Test(arguments: ColorGamut.allCases) func colorsThatFitAreSilent(gamut: ColorGamut) {
    for number in 0..<4_096 {
      let channels = SIMD3(Double(number >> 8), Double(number >> 4 & 15), Double(number & 15)) / 15
      for space in ColorSpace.allCases {
        let color = TokenColor(in: space, ColorComponents(space.coordinates(of: channels, from: .srgb)))
        let mapped = color.mapped(to: gamut)
        #expect(mapped.difference == nil, "\(color)")
        #expect(all(mapped.channels .>= 0) && all(mapped.channels .<= 1))
      }
    }
  }

  /// With the digits that people copy: red, green, blue, cyan and white of sRGB.
  @Test(arguments: [
    (TokenColor(in: .oklch, 0.628, 0.2577, 29.23), "#FF0000"),
    (TokenColor(in: .oklch, 0.8664, 0.2948, 142.5), "#00FF00"),
    (TokenColor(in: .oklch, 0.452, 0.3132, 264.05), "#0000FF"),
    (TokenColor(in: .lab, 90.67, -50.66, -14.96), "#00FFFF"),
    (TokenColor(in: .xyzD65, 0.9505, 1, 1.089), "#FFFFFF"), (TokenColor(in: .oklch, 1, 0, 0), "#FFFFFF"),
    (TokenColor(in: .displayP3, 0.9175, 0.2003, 0.1386), "#FF0000"),
  ])
  func roundedColorsFit(color: TokenColor, hex: String) {
    #expect(ColorValue(color).hex == hex)
    #expect(color.mapped(to: .srgb).difference == nil)
  }

  @Test func aColorOfAGamutIsUnchanged() {
    var colors = RandomColors(seed: 3)
    for _ in 0..<1_000 {
      let channels = colors.nextChannels()
      for gamut in ColorGamut.allCases {
        #expect(TokenColor(in: gamut.space, ColorComponents(channels)).mapped(to: gamut).channels == channels)
      }
    }
  }

  /// Numbers without any meaning, up to the largest, neither trap nor hang.
  @Test func farOutColorsBecomeSomething() {
    let far = [1e3, 1e10, 1e40, 1e102, 1e103, 1e160, 1e300, .greatestFiniteMagnitude, .infinity, .nan]
    for space in ColorSpace.allCases {
      for number in far + far.map({ -$0 }) {
        for color in [
          TokenColor(in: space, number, 0.5, 0.5), TokenColor(in: space, 0.5, number, 0.5),
          TokenColor(in: space, 0.5, 0.5, number),
          TokenColor(in: space, number, number, -number, alpha: number),
        ] {
          for gamut in ColorGamut.allCases {
            let mapped = color.mapped(to: gamut)
            #expect(all(mapped.channels .>= 0) && all(mapped.channels .<= 1), "\(color)")
            #expect((0...1).contains(mapped.alpha) || number.isNaN)
            if let difference = mapped.difference { #expect(difference > 0, "\(color)") }
          }
          _ = (ColorValue(color), "\(DisplayP3Value(color))", color.converted(to: .hsl))
        }
      }
    }
  }
}

// MARK: - Laws

extension GamutMappingTests {
  typealias Mapping = (TokenColor, ColorGamut) -> SIMD3<Double>

  @Test func mappedColorsKeepHueAndLightness() {
    let seed = SeededGenerator.chosenSeed
    #expect(Self.violations(seed) { $0.mapped(to: $1).channels } == 0, "STYLESPEC_SEED=\(seed)")
  }

  @Test func otherMappingsDoNot() {
    let faults: [Mapping] = [
      // Clipped, which changes hues.
      { $0.coordinates(in: $1.space).clamped(lowerBound: .zero, upperBound: .one) },
      // The numbers of sRGB for Display P3.
      { color, _ in color.mapped(to: .srgb).channels },
      // As gray as possible.
      { color, gamut in
        gamut.space.coordinates(of: [OKLab(color).lightness, 0, 0], from: .oklab)
          .clamped(lowerBound: .zero, upperBound: .one)
      },
      // A little outside.
      { $0.mapped(to: $1).channels + 0.0001 },
      // Darker than the color.
      { $0.mapped(to: $1).channels * 0.9 },
    ]
    for (index, fault) in faults.enumerated() { #expect(Self.violations(1, fault) > 0, "\(index)") }
  }

  /// How often a mapping breaks a law: a mapped color is in the gamut; a just noticeable difference at most off the
  /// line from the color to the gray of the same lightness; and no color of that line that is in the gamut has much
  /// more chroma.
  private static func violations(_ seed: UInt64, _ map: Mapping) -> Int {
    var colors = RandomColors(seed: seed)
    var count = 0
    for _ in 0..<lawRounds(2_000) {
      let color = colors.next()
      for gamut in ColorGamut.allCases where color.mapped(to: gamut).difference != nil {
        let channels = map(color, gamut)
        let lab = OKLab(color)
        guard (0...1).contains(lab.lightness) else { continue }
        let mapped = OKLab(ColorSpace.oklab.coordinates(of: channels, from: gamut.space))
        let share = Self.nearestShare(of: lab, to: mapped)
        let isInside = all(channels .>= 0) && all(channels .<= 1)
        let isNear = OKLab(lightness: lab.lightness, a: lab.a * share, b: lab.b * share).distance(to: mapped) <= 0.02
        if !isInside || !isNear || Self.largestShare(of: lab, in: gamut) > share + 0.02 / chroma(lab) { count += 1 }
      }
    }
    return count
  }

  private static func chroma(_ lab: OKLab) -> Double { max(RealFunctions.hypotenuse(lab.a, lab.b), 1e-9) }

  /// The part of the chroma at which the line to gray is nearest to another color.
  private static func nearestShare(of lab: OKLab, to other: OKLab) -> Double {
    max(0, min(1, (lab.a * other.a + lab.b * other.b) / (chroma(lab) * chroma(lab))))
  }

  /// By trying 200 of them.
  private static func largestShare(of lab: OKLab, in gamut: ColorGamut) -> Double {
    (0...200).map { Double($0) / 200 }.last { share in
      let channels = gamut.space.coordinates(of: [lab.lightness, lab.a * share, lab.b * share], from: .oklab)
      return all(channels .>= 0) && all(channels .<= 1)
    } ?? 0
  }
}
