#if canImport(CPango)
  import Foundation
  import StyleLayout
  import StyleTables
  import TestSupport
  import Testing

  /// Compares with a picture in the checkout, as an eye would. `STYLESPEC_RECORD=1` writes the picture instead; look at
  /// it before you commit it.
  func expectPicture(
    _ drawing: Drawing,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.root.appendingPathComponent("Tests/Golden/Drawing.\(name).png")
    let png = try drawing.encoded(as: .png(scale: 2))
    if ProcessInfo.processInfo.environment["STYLESPEC_RECORD"] == "1" { try Data(png).write(to: url) }
    let expected = try PixelBuffer(png: Array(Data(contentsOf: url)))
    let difference = try #require(
      PictureDifference(try drawing.pixels(scale: 2), expected),
      "\(name) has another size",
      sourceLocation: sourceLocation
    )
    #expect(
      difference.isSlight,
      "\(name) looks different: \(difference.mean) in the mean, at most \(difference.largest)",
      sourceLocation: sourceLocation
    )
  }

  extension PixelBuffer {
    /// A picture from a file, read as that of an attachment is.
    init(png: [UInt8]) throws {
      let sides = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      let size = LayoutSize(width: Double(sides[0]), height: Double(sides[1]))
      var page = Drawing(size: size)
      page.draw(AttachmentImage(png: png), in: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
      self = try page.pixels()
    }
  }
#endif
