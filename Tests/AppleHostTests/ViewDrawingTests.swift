import HostMeasurements
import Testing

/// Measurements of made-up drawings.
struct ViewDrawingTests {
  private static let sample = HostSample(size: 14, lineHeight: 20, lineSpacing: 3, offset: 1.6)
  private static let font = ReportedFont(name: ".SFUI", ascent: 13.33, descent: 3.37, capHeight: 9.87)

  /// A drawing, one pixel wide and three pixels to a point, with ink in some rows.
  private func measure(_ rows: [Range<Int>], of height: Int) throws -> HostMeasurement {
    let bytes = (0..<height).flatMap { row -> [UInt8] in
      let light: UInt8 = rows.contains { $0.contains(row) } ? 0 : 255
      return [light, light, light, 255]
    }
    let bitmap = try #require(Bitmap(width: 1, height: height, scale: 3, bytes: bytes))
    let drawing = ViewDrawing(bitmap: bitmap, viewHeight: 43, textTop: 0.5)
    return try HostMeasurement(view: .uiLabel, sample: Self.sample, font: Self.font, drawing: drawing)
  }

  @Test func theInkOfTwoLinesIsMeasured() throws {
    let expected = HostMeasurement(
      view: .uiLabel,
      sample: Self.sample,
      font: Self.font,
      viewHeight: 43,
      textTop: 0.5,
      first: InkBand(top: 5, bottom: 15),
      second: InkBand(top: 28, bottom: 38)
    )
    let measured = try measure([15..<45, 84..<114], of: 129)
    #expect(measured == expected && measured.baselines == [14.5, 37.5])
  }

  @Test(arguments: [
    ([], MeasuringError.lines(0)), ([15..<45], .lines(1)), ([5..<8, 15..<45, 84..<114], .lines(3)),
    ([0..<45, 84..<114], .cutInk), ([15..<45, 84..<129], .cutInk),
    (
      [15..<45, 84..<102],
      .impossible("it has ink of 6 pt in a line, but an H is 9.87 pt high; measure again")
    ),
  ])
  func otherDrawingsAreNotMeasured(rows: [Range<Int>], error: MeasuringError) {
    #expect(throws: error) { try measure(rows, of: 129) }
  }

  @Test func aSystemMayGiveNoBitmap() {
    #expect(throws: MeasuringError.noBitmap) {
      try HostMeasurement(view: .text, sample: Self.sample, font: Self.font, drawing: nil)
    }
  }

  /// The distance of two lines is the same.
  @Test func slackIsLineSpacingWithoutALineHeight() {
    let sample = Self.sample.withoutLineHeight(for: Self.font)
    #expect(sample.lineHeight == 0 && sample.size == 14 && sample.offset == 1.6)
    #expect(abs(sample.lineSpacing + Self.font.ascent + Self.font.descent - 23) < 1e-9)
    let low = HostSample(size: 14, lineHeight: 10, lineSpacing: 3, offset: 0).withoutLineHeight(for: Self.font)
    #expect(low.lineSpacing == 3)
  }
}
