import TestSupport
import Testing
import TokenModel
@testable import TokenPerception

struct CIEDE2000Tests {
  /// Table 1 of G. Sharma, W. Wu, E. N. Dalal (2005): L*, a*, b* of two colors, and ΔE00 with four places.
  @Test(arguments: [
    [50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485, 2.0425],
    [50.0, 3.1571, -77.2803, 50.0, 0.0, -82.7485, 2.8615],
    [50.0, 2.8361, -74.02, 50.0, 0.0, -82.7485, 3.4412],
    [50.0, -1.3802, -84.2814, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -1.1848, -84.8006, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -0.9009, -85.5211, 50.0, 0.0, -82.7485, 1.0],
    [50.0, 0.0, 0.0, 50.0, -1.0, 2.0, 2.3669],
    [50.0, -1.0, 2.0, 50.0, 0.0, 0.0, 2.3669],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0009, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.001, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0011, 7.2195],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0012, 7.2195],
    [50.0, -0.001, 2.49, 50.0, 0.0009, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.001, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.0011, -2.49, 4.7461],
    [50.0, 2.5, 0.0, 50.0, 0.0, -2.5, 4.3065],
    [50.0, 2.5, 0.0, 73.0, 25.0, -18.0, 27.1492],
    [50.0, 2.5, 0.0, 61.0, -5.0, 29.0, 22.8977],
    [50.0, 2.5, 0.0, 56.0, -27.0, -3.0, 31.903],
    [50.0, 2.5, 0.0, 58.0, 24.0, 15.0, 19.4535],
    [50.0, 2.5, 0.0, 50.0, 3.1736, 0.5854, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2972, 0.0, 1.0],
    [50.0, 2.5, 0.0, 50.0, 1.8634, 0.5757, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2592, 0.335, 1.0],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
    [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
  ])
  func differencesAreThoseOfThePaper(row: [Double]) {
    let one = CIELab(lightness: row[0], a: row[1], b: row[2])
    let other = CIELab(lightness: row[3], a: row[4], b: row[5])
    #expect(abs(CIEDE2000.difference(one, other) - row[6]) <= 0.000_05)
    #expect(abs(CIEDE2000.difference(other, one) - row[6]) <= 0.000_05)
  }

  /// The primaries of sRGB under D65 as color calculators print them.
  @Test(arguments: [
    ("#FFF", 100.0, 0.0, 0.0), ("#000", 0, 0, 0), ("#F00", 53.24, 80.09, 67.2), ("#0F0", 87.73, -86.18, 83.18),
    ("#00F", 32.3, 79.19, -107.86), ("#777777", 50.03, 0, 0),
  ])
  func coordinatesAreThoseOfTheCIE(hex: String, lightness: Double, a: Double, b: Double) throws {
    let lab = CIELab(try #require(ColorValue(hex: hex)))
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.03)
    #expect(abs(lab.b - b) < 0.03)
  }

  @Test func differencesOfAnyColorsAreNumbers() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let random = {
      let number = generator.next()
      return ColorValue(
        red: UInt8(truncatingIfNeeded: number),
        green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number >> 16)
      )
    }
    for _ in 0..<2_000 {
      let (one, other) = (CIELab(random()), CIELab(random()))
      let difference = CIEDE2000.difference(one, other)
      #expect((0...130).contains(difference), "seed \(seed)")
      #expect(abs(difference - CIEDE2000.difference(other, one)) < 1e-9, "seed \(seed)")
      #expect(CIEDE2000.difference(one, one) == 0)
      #expect((one == other) == (difference == 0), "seed \(seed)")
    }
  }

  /// What a color lets through of the background counts.
  @Test func translucentColorsAreComparedAsTheyAreSeen() throws {
    let veil = try #require(ColorValue(hex: "#00000080"))
    let gray = try #require(ColorValue(hex: "#7F7F7F"))
    #expect(veil.difference(from: gray, on: Appearance.light.usualBackground) == 0)
    #expect(veil.difference(from: gray, on: Appearance.dark.usualBackground) > 39)
  }
}
