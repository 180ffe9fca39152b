import HostMeasurements
import Testing

/// Ink in made-up bitmaps.
struct BitmapTests {
  /// A bitmap, three pixels wide, with a stem in the middle: a number from 0 for white to 9 for black for each row.
  private func bands(_ rows: String, scale: Double = 1) throws -> [InkBand] {
    let white: [UInt8] = [255, 255, 255, 255]
    let bytes = rows.utf8.flatMap { digit -> [UInt8] in
      let light = UInt8(255 - 255 * (Int(digit) - 48) / 9)
      let stem: [UInt8] = [light, light, light, 255]
      return white + stem + white
    }
    return try #require(Bitmap(width: 3, height: rows.utf8.count, scale: scale, bytes: bytes)).inkBands
  }

  private func isNear(_ band: InkBand, _ top: Double, _ bottom: Double) -> Bool {
    abs(band.top - top) < 0.005 && abs(band.bottom - bottom) < 0.005 && !band.isCut
  }

  @Test func edgesBetweenPixels() throws {
    let found = try bands("0099990")
    #expect(found == [InkBand(top: 2, bottom: 6)])
  }

  private static let edges: [(rows: String, top: Double, bottom: Double)] = [
    ("00699930", 2.333, 6.333), ("00199980", 2.889, 6.889),
    // Spread over two rows.
    ("01699990", 2.222, 7), ("09999610", 1, 5.778),
    // A stem thinner than a pixel is gray; a bar across it is not.
    ("00455950", 2.2, 7), ("00555900", 2, 6),
    // A single row, and two.
    ("00050000", 3, 4), ("00036000", 3.5, 5),
  ]

  @Test(arguments: edges)
  func edgesInPixels(rows: String, top: Double, bottom: Double) throws {
    let found = try bands(rows)
    #expect(found.count == 1 && isNear(found[0], top, bottom), "\(found)")
  }

  @Test(arguments: [1.0, 2, 3]) func lengthsAreInPoints(scale: Double) throws {
    let found = try bands("000999999000999300", scale: scale)
    #expect(found.count == 2)
    #expect(isNear(found[0], 3 / scale, 9 / scale) && isNear(found[1], 12 / scale, (15 + 3 / 9.0) / scale), "\(found)")
  }

  @Test func thereMayBeNoInk() throws {
    #expect(try bands("0000").isEmpty)
  }

  @Test(arguments: [("99900", true), ("00999", true), ("10000", true), ("09990", false), ("99999", true)])
  func inkAtAnEdgeMayBeCut(rows: String, isCut: Bool) throws {
    #expect(try bands(rows).map(\.isCut) == [isCut])
  }

  @Test func aBlackBitmapIsOneBand() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 6, scale: 2, bytes: [UInt8](repeating: 0, count: 96)))
    #expect(bitmap.inkBands == [InkBand(top: 0, bottom: 3, isCut: true)])
  }

  /// What is lighter is noise, and the byte of alpha does not count.
  @Test func inkIsDarkerThanNoise() throws {
    func bands(light: UInt8, alpha: UInt8) throws -> Int {
      let bytes = [UInt8](repeating: 255, count: 4) + [light, light, light, alpha] + [UInt8](repeating: 255, count: 4)
      return try #require(Bitmap(width: 1, height: 3, scale: 1, bytes: bytes)).inkBands.count
    }
    #expect(try bands(light: 250, alpha: 255) == 0)
    #expect(try bands(light: 249, alpha: 255) == 1)
    #expect(try bands(light: 255, alpha: 0) == 0)
  }

  /// Letters with colored edges, as some screens have them.
  @Test func eachColorIsAThirdOfTheInk() throws {
    let bytes: [UInt8] = [255, 255, 255, 0] + [0, 255, 255, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + [255, 255, 255, 0]
    let found = try #require(Bitmap(width: 1, height: 5, scale: 1, bytes: bytes)).inkBands
    #expect(found.count == 1 && isNear(found[0], 2 - 1 / 3.0, 4), "\(found)")
  }

  @Test(arguments: [
    (0, 1, 1.0, 0), (1, 0, 1, 0), (1, 1, 1, 3), (2, 2, 1, 12), (1, 1, 0, 4), (1, 1, .nan, 4), (.max, 2, 1, 8),
  ])
  func sizesHaveToFit(width: Int, height: Int, scale: Double, count: Int) {
    #expect(Bitmap(width: width, height: height, scale: scale, bytes: [UInt8](repeating: 0, count: count)) == nil)
  }
}
