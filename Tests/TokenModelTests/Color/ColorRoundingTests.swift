import TestSupport
import Testing

@testable import TokenModel

/// C libraries differ in the last bit of powers and roots. Colors must not: all are rounded to what a format prints,
/// and only a color that is closer than 1e-9 to the border of two steps could change.
struct ColorRoundingTests {
  /// Channels on either side of each border, from every space.
  @Test(arguments: ColorSpace.allCases) func bothSidesOfABorderAreStable(space: ColorSpace) {
    var unstable: [String] = []
    for step in UInt8(0)..<255 {
      for (side, expected) in [(-1e-9, step), (1e-9, step + 1)] {
        let channel = (Double(step) + 0.5) / 255 + side
        for channels in [SIMD3(channel, 0.3, 0.6), SIMD3(0.3, channel, 0.6), SIMD3(0.6, 0.3, channel)] {
          let color = ColorValue(TokenColor(in: space, ColorComponents(space.coordinates(of: channels, from: .srgb))))
          let shown = channels.x == channel ? color.red : channels.y == channel ? color.green : color.blue
          if shown != expected { unstable.append("\(step) \(side): \(color.hex)") }
        }
      }
    }
    #expect(unstable == [])
  }

  /// The same for the five decimals of Display P3.
  @Test(arguments: ColorSpace.allCases) func bothSidesOfADecimalAreStable(space: ColorSpace) {
    var unstable: [String] = []
    for step in stride(from: 12, to: 100_000, by: 397) {
      for (side, expected) in [(-1e-9, step), (1e-9, step + 1)] {
        let channel = (Double(step) + 0.5) / 100_000 + side
        let components = space.coordinates(of: [channel, 0.4, 0.5], from: .displayP3)
        let shown = DisplayP3Value(TokenColor(in: space, ColorComponents(components))).red
        if shown != Double(expected) / 100_000 { unstable.append("\(step) \(side): \(shown)") }
      }
    }
    #expect(unstable == [])
  }

  /// On the border itself, channels of sRGB are rounded up, without a conversion on the way.
  @Test func bordersOfSRGBAreRoundedUp() {
    for step in UInt8(0)..<255 {
      let channel = (Double(step) + 0.5) / 255
      // Exactly, some quotients are a little too small.
      let expected = channel * 255 >= Double(step) + 0.5 ? step + 1 : step
      #expect(ColorValue(TokenColor(in: .srgb, channel, 0, 0)).red == expected)
    }
    #expect(ColorValue(TokenColor(in: .srgb, 0.5, 0.5, 0.5, alpha: 0.5)).hex == "#80808080")
  }

  /// `Benchmarks/color` checks all 16.7 million.
  @Test func hexToOKLCHAndBackIsTheIdentity() {
    for number in stride(from: UInt32(0), to: 1 << 24, by: isLongRun ? 97 : 997) {
      let color = ColorValue(
        red: UInt8(truncatingIfNeeded: number >> 16),
        green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number)
      )
      let oklch = TokenColor(color).converted(to: .oklch)
      #expect(ColorValue(oklch) == color)
      #expect(oklch.mapped(to: .srgb).difference == nil)
    }
  }

  /// All 65,536 pairs of a gray and an alpha, and back.
  @Test func eightBitsAreKept() {
    for red in UInt8.min...UInt8.max {
      for alpha in UInt8.min...UInt8.max {
        let color = ColorValue(red: red, green: 255 - red, blue: alpha, alpha: alpha)
        #expect(ColorValue(TokenColor(color)) == color)
      }
    }
  }
}
