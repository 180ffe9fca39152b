#if canImport(CPango) && canImport(CGIF)
  import StyleRichText
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  @testable import StyleLayout

  /// How still and moving emoji are drawn.
  struct EmojiPlacementTests {
    private let codec = RichTextCodec(emoji: Yanxuan.emoji, looks: RichTextLooks(style: .t14_gray2_regular))

    /// Draws a text, and returns where its images are, and the pixels.
    private func draw(_ text: StyledText, _ image: AttachmentImage?) throws -> ([LayoutRect], PixelBuffer) {
      let frame = Typesetter(FixedWidthShaper()).frame(for: text, width: 200)
      var drawing = Drawing(size: frame.size)
      drawing.draw(frame) { _ in image }
      let places = drawing.operations.compactMap { operation -> LayoutRect? in
        guard case .image(_, let rect) = operation else { return nil }
        return rect
      }
      return (places, try drawing.pixels(scale: 2))
    }

    @Test func stillAndMovingEmojiArePlacedAlike() throws {
      // A part of the screen changes; each frame is as large as all of it.
      var sample = GIFSample.flashing(16, 16, [0, 1])
      sample.frames[1] = GIFSample.Frame(x: 5, y: 9, width: 3, height: 2, indices: Array(repeating: 2, count: 6))
      let moving = try AnimatedImage(sample.bytes)
      var whole = Drawing(size: LayoutSize(width: 16, height: 16))
      whole.fill(LayoutRect(x: 0, y: 0, width: 16, height: 16), color: RGBAColor(red: 255, green: 0, blue: 0))
      let still = try AnimatedImage(try whole.encoded(as: .png(scale: 1)))
      #expect(still.frameCount == 1 && moving.frameCount == 2)

      let text = codec.decode("好[赞]好[赞]").text
      let (places, pixels) = try draw(text, try still.frame(0))
      #expect(places.count == 2)
      let (first, firstPixels) = try draw(text, try moving.frame(0))
      #expect(first == places && firstPixels == pixels, "the same picture at the same place")
      let (second, secondPixels) = try draw(text, try moving.frame(1))
      #expect(second == places && secondPixels != pixels, "only its part changes")
    }

    @Test func emojiHaveAnImageThatDoesNotMove() throws {
      let codes = Yanxuan.emoji.packs.flatMap { Array($0.codes) }
      let moving = try #require(codes.first { $0.still != nil })
      #expect(moving.image(isStill: true) == moving.still && moving.image(isStill: false) == moving.image)
      let other = try #require(codes.first { $0.still == nil })
      #expect(other.image(isStill: true) == other.image)
    }
  }
#endif
