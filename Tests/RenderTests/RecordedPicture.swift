#if canImport(CPango)
  import Foundation
  import StyleLayout
  import Testing
  import TestSupport

  /// A picture of the tool that a person has looked at. `STYLESPEC_RECORD=1` writes it again; look at it before you
  /// commit it.
  struct RecordedPicture {
    private let path: String

    init(_ name: String, in folder: String = "Tests/Golden") {
      path = "\(folder)/\(name).png"
    }

    private var url: URL { Repository.root.appendingPathComponent(path) }

    /// Expects that a drawn picture looks like this one.
    func expect(_ drawn: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
      if ProcessInfo.processInfo.environment["STYLESPEC_RECORD"] == "1" { try Data(drawn).write(to: url) }
      let difference = try difference(to: drawn)
      #expect(difference.isSlight, "looks different: \(difference); see \(path)", sourceLocation: sourceLocation)
    }

    struct Difference {
      let mean: Double
      let largest: Double

      var isSlight: Bool { mean < 0.5 && largest < 40 }
    }

    /// How far the channels of squares of eight pixels lie apart, of 255: fonts and libraries of another version round
    /// edges otherwise, which the mean of a square does not show. Endless for pictures of different sizes.
    func difference(to drawn: [UInt8]) throws -> Difference {
      let recorded = try Array(Data(contentsOf: url))
      guard RenderProject.pixels(of: drawn) == RenderProject.pixels(of: recorded) else {
        return Difference(mean: .infinity, largest: .infinity)
      }
      let distances = try zip(Self.squares(of: Self.pixels(of: drawn)), Self.squares(of: Self.pixels(of: recorded))).map
      { abs($0 - $1) }
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
