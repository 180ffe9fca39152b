import Testing
import TokenModel
@testable import TokenPerception

struct OKLabTests {
  /// What CSS Color 4's sample code and colorjs.io give for the primaries of sRGB.
  @Test(arguments: [
    ("#fff", 1, 0, 0), ("#000", 0, 0, 0), ("#f00", 0.62796, 0.22486, 0.12585), ("#0f0", 0.86644, -0.23389, 0.17950),
    ("#00f", 0.45201, -0.03246, -0.31153), ("#808080", 0.59987, 0, 0),
  ])
  func primaries(hex: String, lightness: Double, a: Double, b: Double) throws {
    let lab = OKLab(try #require(ColorValue(hex: hex)))
    #expect(abs(lab.lightness - lightness) < 0.00002)
    #expect(abs(lab.a - a) < 0.00002)
    #expect(abs(lab.b - b) < 0.00002)
  }

  @Test func distanceIsEuclidean() {
    let origin = OKLab(lightness: 0.5, a: 0, b: 0)
    #expect(abs(origin.distance(to: OKLab(lightness: 0.7, a: 0.1, b: -0.2)) - 0.3) < 1e-12)
    #expect(origin.distance(to: origin) == 0)
  }

  @Test func aShadeAtItsOwnLightnessIsTheColor() throws {
    for number in stride(from: 0 as UInt32, to: 1 << 24, by: 9_973) {
      let color = ColorValue(
        red: UInt8(truncatingIfNeeded: number >> 16),
        green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number)
      )
      let lab = OKLab(color)
      let shade = lab.shade(lightness: lab.lightness)
      #expect(lab.distance(to: OKLab(shade)) < 0.005, "\(color.hex) \(shade.hex)")
    }
  }

  @Test(arguments: ["#0054A6", "#FFEE00", "#F00", "#777"])
  func shadesGoFromBlackToWhite(hex: String) throws {
    let lab = OKLab(try #require(ColorValue(hex: hex)))
    #expect(lab.shade(lightness: 0).hex == "#000000")
    #expect(lab.shade(lightness: 1).hex == "#FFFFFF")
    let luminances = (0...100).map { lab.shade(lightness: Double($0) / 100).relativeLuminance }
    #expect(zip(luminances, luminances.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
  }
}
