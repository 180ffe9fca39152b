import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenLint
@testable import TokenPerception

/// The sweep has to find what comparing every pair finds.
struct ColorNeighborsTests {
  private static func sourced(_ number: UInt32, at place: Int) -> Sourced<ColorValue> {
    let color = ColorValue(
      red: UInt8(truncatingIfNeeded: number >> 16),
      green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number),
      alpha: number >> 24 & 7 == 0 ? 250 : 255
    )
    return Sourced(color, from: Origin(SourceRange(file: SourceFileID(index: 0), bytes: place..<place + 1)))
  }

  /// Colors in a part of the space that `mask` leaves, half of them with a dark variant.
  private static func colors(_ count: Int, lightMask: UInt32, darkMask: UInt32, seed: UInt64) -> [ColorVariants] {
    var state = seed
    func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
    return (0..<count).map { index in
      let light = sourced(next() & lightMask | 0x40_4040, at: index * 4)
      let hasDark = next() & 1 == 0
      return ColorVariants(
        light: light,
        dark: hasDark ? sourced(next() & darkMask | 0x40_4040, at: index * 4 + 1) : nil
      )
    }
  }

  private static func distance(_ one: ColorVariants, _ other: ColorVariants) -> (color: Double, alpha: Double) {
    let pairs = zip(one.all, other.all)
    return (
      pairs.map { OKLab($0.value).distance(to: OKLab($1.value)) }.max() ?? 0,
      pairs.map { abs(Double($0.value.alpha) - Double($1.value.alpha)) / 255 }.max() ?? 0
    )
  }

  @Test(arguments: [
    (lightMask: 0xFFFF_FFFF as UInt32, darkMask: 0xFFFF_FFFF as UInt32), (0, 0xFFFF_FFFF), (0x0F0F_0F0F, 0x0303_0303),
    (0x0707_0F3F, 0), (0x0700_FF00, 0x0000_00FF), (0, 0),
  ])
  func findsWhatComparingEveryPairFinds(lightMask: UInt32, darkMask: UInt32) {
    let colors = Self.colors(150, lightMask: lightMask, darkMask: darkMask, seed: UInt64(lightMask) &+ 7)
    for limit in [0.005, 0.02, 0.1] {
      let found = ColorNeighbors(colors, distance: limit).pairs()
      let distinct = colors.indices.filter { index in
        !colors[..<index].contains { $0.all.map(\.value) == colors[index].all.map(\.value) }
      }
      let expected = distinct.filter { index in
        distinct.contains { earlier in
          let distance = Self.distance(colors[index], colors[earlier])
          return earlier < index && distance.color < limit && distance.alpha < limit
        }
      }
      #expect(found.map(\.index) == expected)
      for pair in found {
        #expect(pair.earlier < pair.index)
        #expect(abs(pair.distance - Self.distance(colors[pair.index], colors[pair.earlier]).color) < 1e-9)
      }
    }
  }

  @Test func nothingIsNearWithoutADistance() {
    let colors = Self.colors(20, lightMask: 1, darkMask: 1, seed: 1)
    #expect(ColorNeighbors(colors, distance: 0).pairs().isEmpty)
    #expect(ColorNeighbors([], distance: 0.02).pairs().isEmpty)
  }
}
