#if canImport(CPango)
  import Foundation
  import StyleLayout
  import Testing
  import TestSupport

  /// A specimen that a person has looked at. `STYLESPEC_RECORD=1` writes it anew; look at it before you commit it.
  struct SpecimenPictureTests {
    private static let path = "Tests/Golden/specimen.png"
    private static let url = Repository.root.appendingPathComponent(path)

    private static func golden() throws -> [UInt8] { try Array(Data(contentsOf: url)) }

    @Test func aSmallSpecimenLooksAsRecorded() throws {
      let project = try RenderProject()
      #expect(try project.render(["--specimen", "-o", "a.png", "--show-boxes"]).status == 0)
      let drawn = try project.bytes("a.png")
      if ProcessInfo.processInfo.environment["STYLESPEC_RECORD"] == "1" { try Data(drawn).write(to: Self.url) }
      let difference = try Self.difference(drawn, Self.golden())
      #expect(difference.isSlight, "looks different: \(difference); see \(Self.path)")
    }

    /// Other colors, other words; but not the same.
    @Test(arguments: [["--appearance", "dark"], ["--sample", "Hxg 国 ¥123"], []])
    func whatLooksDifferentIsSeen(options: [String]) throws {
      let project = try RenderProject()
      _ = try project.render(["--specimen", "-o", "a.png", "--show-boxes"] + options)
      #expect(try Self.difference(project.bytes("a.png"), Self.golden()).isSlight == options.isEmpty)
    }
  }

  extension SpecimenPictureTests {
    private struct Difference {
      let mean: Double
      let largest: Double

      var isSlight: Bool { mean < 0.5 && largest < 40 }
    }

    /// How far the channels of squares of eight pixels lie apart, of 255: fonts and libraries of another version round edges
    /// otherwise, which the mean of a square does not show. Endless for pictures of different sizes.
    private static func difference(_ one: [UInt8], _ other: [UInt8]) throws -> Difference {
      guard RenderProject.pixels(of: one) == RenderProject.pixels(of: other) else {
        return Difference(mean: .infinity, largest: .infinity)
      }
      let distances = try zip(squares(of: pixels(of: one)), squares(of: pixels(of: other))).map { abs($0 - $1) }
      return Difference(
        mean: distances.reduce(0, +) / Double(max(distances.count, 1)),
        largest: distances.max() ?? 0
      )
    }

    private static func squares(of pixels: PixelBuffer) -> [Double] {
      let width = (pixels.width + 7) / 8
      var sums = [Double](repeating: 0, count: width * ((pixels.height + 7) / 8) * 3)
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          for channel in 0..<3 {
            sums[(y / 8 * width + x / 8) * 3 + channel] +=
              Double(pixels.bytes[(y * pixels.width + x) * 4 + channel]) / 64
          }
        }
      }
      return sums
    }

    /// The pixels of a PNG, read as the picture of an attachment is.
    private static func pixels(of png: [UInt8]) throws -> PixelBuffer {
      let size = RenderProject.pixels(of: png).map(Double.init)
      var page = Drawing(size: LayoutSize(width: size[0], height: size[1]))
      page.draw(AttachmentImage(png: png), in: LayoutRect(x: 0, y: 0, width: size[0], height: size[1]))
      return try page.pixels()
    }
  }
#endif
