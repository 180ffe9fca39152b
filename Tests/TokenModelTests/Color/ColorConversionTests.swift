import TestSupport
import Testing

@testable import TokenModel

struct ColorConversionTests {
  /// Examples of CSS Color 4: a color, and the same in other spaces with as many digits as it prints.
  @Test(arguments: [
    ["hwb 150 20 10", "hsl 150 77.78 55", "srgb 0.2 0.9 0.55"],
    [
      "srgb 0.462745 0.329412 0.803922", "lab 44.36 36.05 -58.99", "xyz-d50 0.2005 0.14089 0.4472",
      "xyz-d65 0.21661 0.14602 0.59452",
    ],
    ["srgb 1 1 1", "xyz-d50 0.9643 1 0.8251", "xyz-d65 0.9505 1 1.089", "lab 100 0 0", "oklab 1 0 0"],
    [
      "lab 29.2345 39.3825 20.0664", "srgb 0.4906 0.1387 0.159", "lch 29.2345 44.2 27", "oklab 0.40101 0.1147 0.0453",
      "oklch 0.40101 0.12332 21.555",
    ],
    [
      "lab 52.2345 40.1645 59.9971", "srgb 0.7761 0.3634 0.0245", "lch 52.2345 72.2 56.2",
      "oklab 0.59686 0.1009 0.1192",
      "oklch 0.59686 0.15619 49.7694",
    ],
    [
      "lab 60.2345 -5.3654 58.956", "srgb 0.6165 0.5751 0.0928", "lch 60.2345 59.2 95.2",
      "oklab 0.65125 -0.0320 0.1274",
      "oklch 0.65125 0.13138 104.097",
    ],
    [
      "lab 62.2345 -34.9638 47.7721", "srgb 0.4073 0.6512 0.2235", "lch 62.2345 59.2 126.2",
      "oklab 0.66016 -0.1084 0.1114", "oklch 0.66016 0.15546 134.231",
    ],
    [
      "lab 67.5345 -8.6911 -41.6019", "srgb 0.3829 0.6727 0.9385", "lch 67.5345 42.5 258.2",
      "oklab 0.72322 -0.0465 -0.1150", "oklch 0.72322 0.12403 247.996",
    ],
    ["srgb 0.691 0.139 0.259", "srgb-linear 0.435 0.017 0.055"],
    ["display-p3 1 1 0", "srgb 1 1 -0.3463", "oklch 0.96476 0.24503 110.23"],
    ["prophoto-rgb 0.88 0.45 0.1", "display-p3 1.0844 0.43 0.1"],
    ["prophoto-rgb 0.2 1 0.1", "display-p3 -0.5782 1.067 -0.2363", "oklch 0.8507 0.4873 151.4"],
    ["rec2020 0.54 0.9 0", "display-p3 0.3265 0.9165 -0.1262", "oklch 0.8072 0.3296 141.6"],
    ["srgb 0.41587 0.503670 0.36664", "display-p3 0.43313 0.50108 0.37950", "a98-rgb 0.44091 0.49971 0.37408"],
  ])
  func examplesOfCSS(line: [String]) throws {
    let color = try TokenColor(test: line[0])
    for other in try line.map(TokenColor.init(test:)) {
      let converted = color.coordinates(in: other.space)
      for (index, component) in other.space.components.enumerated() {
        // Most examples have three or four digits.
        let scale = component.range.upper ?? (other.space == .lab || other.space == .lch ? 100 : 0.4)
        let difference = abs(converted[index] - other.components.numbers[index])
        #expect(difference <= scale * 0.0007, "\(component.name) of \(converted) in \(other.space)")
      }
    }
  }
}

// MARK: - Constants

extension ColorConversionTests {
  /// The matrices are those that chromaticities give (Lindbloom, "RGB/XYZ Matrices").
  @Test func matricesFollowFromChromaticities() {
    let spaces: [(RGBFamily.Primaries, [Double], SIMD3<Double>)] = [
      (RGBFamily.srgb, [0.64, 0.33, 0.30, 0.60, 0.15, 0.06], XYZFamily.whiteD65),
      (RGBFamily.displayP3, [0.680, 0.320, 0.265, 0.690, 0.150, 0.060], XYZFamily.whiteD65),
      (RGBFamily.a98, [0.64, 0.33, 0.21, 0.71, 0.15, 0.06], XYZFamily.whiteD65),
      (RGBFamily.rec2020, [0.708, 0.292, 0.170, 0.797, 0.131, 0.046], XYZFamily.whiteD65),
      (RGBFamily.proPhoto, [0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], XYZFamily.whiteD50),
    ]
    for (primaries, chromaticities, white) in spaces {
      #expect(Self.error(of: primaries, chromaticities, white) < 1e-14)
    }
    // ISO 22028-2 rounds the chromaticities; that is not lost in the tolerance.
    let rounded = [0.7347, 0.2653, 0.1596, 0.8404, 0.0366, 0.0001]
    #expect(Self.error(of: RGBFamily.proPhoto, rounded, XYZFamily.whiteD50) > 1e-6)
  }

  /// How far primaries and white are from the chromaticities, and how far the two matrices from being inverses.
  private static func error(of primaries: RGBFamily.Primaries, _ xy: [Double], _ white: SIMD3<Double>) -> Double {
    var error = (primaries.toXYZ * .one - white).map(abs).max()
    for index in 0..<3 {
      var channel = SIMD3<Double>.zero
      channel[index] = 1
      let light = primaries.toXYZ * channel
      error = max(error, abs(light.x / light.sum() - xy[2 * index]), abs(light.y / light.sum() - xy[2 * index + 1]))
      error = max(error, (primaries.fromXYZ * light - channel).map(abs).max())
    }
    return error
  }

  /// Bradford's cones, scaled from one white to the other.
  @Test func adaptationIsBradfords() {
    let cones = Matrix3([0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
    let scale = (cones * XYZFamily.whiteD50) / (cones * XYZFamily.whiteD65)
    for color in [XYZFamily.whiteD65, [0.3, 0.2, 0.1], [0.1, 0.9, 0.4], [1, 0, 0]] {
      let adapted = XYZFamily.d50(fromD65: color)
      #expect((cones * adapted - scale * (cones * color)).map(abs).max() < 1e-15)
      #expect((XYZFamily.d65(fromD50: adapted) - color).map(abs).max() < 1e-15)
    }
  }

  /// Transfer functions rise through 0 and 1, are odd, and are inverses of each other.
  @Test(arguments: [ColorSpace.srgb, .displayP3, .a98RGB, .proPhotoRGB, .rec2020])
  func transferFunctionsAreOdd(space: ColorSpace) {
    for step in 0...400 {
      let channel = Double(step) / 200
      let light = TokenColor(in: space, channel, channel, channel).coordinates(in: .xyzD65)
      let mirrored = TokenColor(in: space, -channel, -channel, -channel).coordinates(in: .xyzD65)
      #expect((light + mirrored).map(abs).max() < 1e-12)
      let back = space.coordinates(of: light, from: .xyzD65)
      #expect((back - channel).map(abs).max() < 1e-9, "\(channel) \(back)")
    }
  }
}

// MARK: - Round trips

extension ColorConversionTests {
  typealias Conversion = (_ color: SIMD3<Double>, _ from: ColorSpace, _ to: ColorSpace) -> SIMD3<Double>

  @Test func everyPairOfSpacesGoesThereAndBack() {
    let seed = SeededGenerator.chosenSeed
    #expect(Self.roundTripError(seed) { $2.coordinates(of: $0, from: $1) } < 1e-9, "STYLESPEC_SEED=\(seed)")
  }

  @Test func faultyConversionsDoNot() {
    let faults: [Conversion] = [
      // Channels of sRGB as those of Display P3.
      { color, from, to in to.coordinates(of: color, from: from == .displayP3 ? .srgb : from) },
      // Lab under the white of sRGB.
      { color, from, to in
        to == .lab
          ? CIELabFamily.lab(fromXYZD65: ColorSpace.xyzD65.coordinates(of: color, from: from))
          : to.coordinates(of: color, from: from)
      },
      // Clipped on the way.
      { color, from, to in
        let channels = ColorSpace.srgb.coordinates(of: color, from: from).clamped(lowerBound: .zero, upperBound: .one)
        return to.coordinates(of: channels * 0.99, from: .srgb)
      },
      // A hue in radians.
      { color, from, to in
        let result = to.coordinates(of: color, from: from)
        return to == .oklch ? [result.x, result.y, result.z * .pi / 180] : result
      },
    ]
    for fault in faults { #expect(Self.roundTripError(1, fault) > 1e-3) }
  }

  /// The largest difference of a color to itself, as parts of the range of its components.
  private static func roundTripError(_ seed: UInt64, _ convert: Conversion) -> Double {
    var colors = RandomColors(seed: seed)
    var worst = 0.0
    for _ in 0..<lawRounds(2_000) {
      let color = colors.nextInsideSRGB()
      for space in ColorSpace.allCases {
        let there = convert(color.components.numbers, color.space, space)
        let back = convert(there, space, color.space)
        for (index, component) in color.space.components.enumerated() {
          let scale = component.range.upper ?? 1
          worst = max(worst, abs(back[index] - color.components.numbers[index]) / scale)
        }
      }
    }
    return worst
  }

  /// All 256 grays, and those between them, have a hue in no space, and the same channels.
  @Test(arguments: [ColorSpace.hsl, .hwb, .lch, .oklch]) func graysHaveNoHue(space: ColorSpace) throws {
    let hue = try #require(space.components.firstIndex { $0.name == "hue" })
    for other in ColorSpace.allCases where other != space {
      for step in 0...510 {
        let gray = Double(step) / 510
        let components = other.coordinates(of: SIMD3(repeating: gray), from: .srgb)
        let converted = TokenColor(in: other, ColorComponents(components)).converted(to: space)
        #expect(converted.components[hue] == nil, "\(converted)")
        #expect((converted.coordinates(in: .srgb) - gray).map(abs).max() < 0.000_01, "\(converted)")
      }
    }
  }

  /// At 360 degrees, a hue starts again at 0.
  @Test func huesAreBelow360() {
    let colors = RandomColors(seed: 7).hues
    for color in colors { #expect((0..<360).contains(color), "\(color)") }
    #expect(TokenColor(in: .lab, 50, 30, -1e-16).converted(to: .lch).components.third == 0)
    #expect(
      TokenColor(in: .hsl, -30, 50, 50).coordinates(in: .srgb)
        == TokenColor(in: .hsl, 330, 50, 50).coordinates(in: .srgb)
    )
  }
}

extension RandomColors {
  fileprivate var hues: [Double] {
    var colors = self
    return (0..<1_000).flatMap { _ -> [Double] in
      let color = colors.next()
      return [
        color.coordinates(in: .hsl).x, color.coordinates(in: .hwb).x, color.coordinates(in: .lch).z,
        color.coordinates(in: .oklch).z,
      ].filter { _ in color.space.components.allSatisfy { $0.name != "hue" } }
    }
  }
}
