#if canImport(CPango)
  import StyleTables
  import StyledText
  import TestSupport
  import Testing

  @testable import StyleLayout

  struct AttachmentImageTests {
    private static func png(_ number: Int) throws -> [UInt8] {
      let color = RGBAColor(red: UInt8(number * 12), green: 50, blue: 200)
      return try Drawing(size: LayoutSize(width: 8, height: 8), background: color).encoded(as: .png(scale: 1))
    }

    @Test func aHundredDrawingsDecodeEachImageOnce() throws {
      let images = try (0..<20).map { AttachmentImage(png: try Self.png($0)) }
      #expect(images.allSatisfy { $0.content.decodings == 0 })
      for _ in 0..<100 {
        var drawing = Drawing(size: LayoutSize(width: 200, height: 10))
        for place in 0..<200 {
          drawing.draw(images[place % 20], in: LayoutRect(x: Double(place), y: 0, width: 1, height: 10))
        }
        let pixels = try drawing.pixels()
        #expect(pixels[0, 0].alpha == 255)
      }
      #expect(images.map(\.content.decodings).reduce(0, +) == 20)
    }

    @Test func imagesOfTheSameFileAreDecodedOnceForADrawing() throws {
      let images = try (0..<30).map { _ in AttachmentImage(png: try Self.png(3)) }
      var drawing = Drawing(size: LayoutSize(width: 30, height: 1))
      for (place, image) in images.enumerated() {
        drawing.draw(image, in: LayoutRect(x: Double(place), y: 0, width: 1, height: 1))
      }
      _ = try drawing.pixels()
      #expect(images.map(\.content.decodings).reduce(0, +) == 1)
    }

    @Test func whatCannotBeDecodedIsTriedOnce() throws {
      for bytes in [[], [1, 2, 3], Array(try Self.png(1).prefix(50))] as [[UInt8]] {
        let image = AttachmentImage(png: bytes)
        for _ in 0..<3 {
          var drawing = Drawing(size: LayoutSize(width: 4, height: 4))
          drawing.draw(image, in: LayoutRect(x: 0, y: 0, width: 4, height: 4))
          #expect(try drawing.pixels()[2, 2].alpha == 96, "a gray box")
        }
        #expect(image.content.decodings == 1 && !image.isReadable)
      }
    }

    @Test func pixelsAreDrawnLikeAFile() throws {
      var picture = Drawing(size: LayoutSize(width: 6, height: 5))
      picture.fill(
        LayoutRect(x: 1, y: 1, width: 3, height: 3),
        color: RGBAColor(red: 200, green: 100, blue: 50, alpha: 128),
        cornerRadius: 1
      )
      let file = AttachmentImage(png: try picture.encoded(as: .png(scale: 1)))
      let pixels = try picture.pixels()
      let image = AttachmentImage(pixels: pixels)
      let drawn = try [file, image].map { image in
        var drawing = Drawing(size: LayoutSize(width: 12, height: 10))
        drawing.draw(image, in: LayoutRect(x: 0, y: 0, width: 12, height: 10))
        return try drawing.pixels()
      }
      #expect((120...130).contains(drawn[0][4, 4].alpha) && drawn[0][0, 0].alpha == 0)
      for (one, other) in zip(drawn[0].bytes, drawn[1].bytes) { #expect(abs(Int(one) - Int(other)) <= 2) }
      #expect(image.png == nil && image.pixels == pixels && file.pixels == nil && file.png != nil)
    }

    @Test func equalImagesAreThoseWithTheSameContent() throws {
      let bytes = try Self.png(1)
      let image = AttachmentImage(png: bytes)
      #expect(image == AttachmentImage(png: bytes) && image.hashValue == AttachmentImage(png: bytes).hashValue)
      let others = try (2..<20).map { AttachmentImage(png: try Self.png($0)) }
      #expect(Set([image, image] + others + others).count == 19)
      #expect(Set(others.map(\.hashValue)).count == 18, "images of the same size have other hashes")
      let pixels = try #require(PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3, 255]))
      let dot = AttachmentImage(pixels: pixels)
      #expect(dot == AttachmentImage(pixels: pixels) && dot != image)
    }

    @Test func memoryIsKnownBeforeItIsUsed() throws {
      let bytes = try Self.png(1)
      let image = AttachmentImage(png: bytes)
      #expect(image.byteCount == bytes.count + 8 * 8 * 4 && image.content.decodings == 0)
      #expect(AttachmentImage(png: [1, 2, 3]).byteCount == 3)
      let pixels = try #require(PixelBuffer(width: 2, height: 1, bytes: [0, 0, 0, 0, 1, 2, 3, 4]))
      #expect(AttachmentImage(pixels: pixels).byteCount == 16)
    }

    @Test func pixelsAreChecked() throws {
      let buffer = try #require(PixelBuffer(width: 2, height: 1, bytes: [1, 2, 3, 0, 4, 5, 6, 7]))
      #expect(buffer.bytes == [0, 0, 0, 0, 4, 5, 6, 7], "transparent pixels do not have a color")
      #expect(buffer[1, 0] == RGBAColor(red: 4, green: 5, blue: 6, alpha: 7))
      for (width, height, count) in [(1, 1, 3), (1, 1, 8), (0, 0, 0), (-1, -1, 4), (.max, 4, 4), (2, .max, 8)] {
        #expect(PixelBuffer(width: width, height: height, bytes: Array(repeating: 9, count: count)) == nil)
      }
    }

    @Test func threadsDecodeAnImageOnce() async throws {
      let image = AttachmentImage(png: try Self.png(5))
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { image.isReadable } }
        for await isReadable in group { #expect(isReadable) }
      }
      #expect(image.content.decodings == 1)
    }
  }
#endif
