#if canImport(CGIF)
  import StyleLayout
  import StyleTables
  import TestSupport
  import Testing

  @testable import StyleRichText

  /// Files that are damaged or larger than allowed are errors, found before their pixels are decoded.
  struct AnimatedImageLimitTests {
    private let flashing = GIFSample.flashing(30, 20, [0, 1, 2])

    private func error(
      _ bytes: [UInt8],
      _ change: (inout AnimatedImageLimits) -> Void = { _ in }
    ) -> AnimatedImageError? {
      var limits = AnimatedImageLimits()
      change(&limits)
      do throws(AnimatedImageError) {
        _ = try AnimatedImage(bytes, limits: limits)
        return nil
      } catch {
        return error
      }
    }

    @Test func eachLimitIsChecked() {
      let bytes = flashing.bytes
      #expect(error(bytes) == nil)
      let numbers: [(AnimatedImageLimit, WritableKeyPath<AnimatedImageLimits, Int>, Int)] = [
        (.bytes, \.bytes, bytes.count), (.side, \.side, 30), (.pixels, \.pixels, 600), (.frames, \.frames, 3),
        (.totalPixels, \.totalPixels, 1_800),
      ]
      for (limit, path, number) in numbers {
        #expect(error(bytes) { $0[keyPath: path] = number } == nil, "\(limit)")
        let expected = AnimatedImageError.limit(limit, number: Int64(number), allowed: number - 1)
        #expect(error(bytes) { $0[keyPath: path] = number - 1 } == expected)
        #expect("\(expected)".contains("at most \(number - 1) are allowed"))
        for none in [0, -1, Int.min] { #expect(error(bytes) { $0[keyPath: path] = none } != nil, "\(limit)") }
        #expect(error(bytes) { $0[keyPath: path] = .max } == nil)
      }
    }

    @Test func aScreenThatIsTooLargeIsAnError() {
      var sample = flashing
      sample.width = 65_535
      sample.height = 65_535
      #expect(error(sample.bytes) == .limit(.side, number: 65_535, allowed: 2_048))
      (sample.width, sample.height) = (2_048, 2_048)
      #expect(error(sample.bytes) == nil)
      // As large as possible, however large the limits are.
      (sample.width, sample.height) = (65_535, 1)
      let everything = { (limits: inout AnimatedImageLimits) in
        (limits.side, limits.pixels, limits.totalPixels) = (.max, .max, .max)
      }
      #expect(error(sample.bytes, everything) == .limit(.side, number: 65_535, allowed: DrawingFormat.maximumSide))
      (sample.width, sample.height) = (16_384, 16_384)
      let pixels = DrawingFormat.maximumPixels
      #expect(error(sample.bytes, everything) == .limit(.pixels, number: 1 << 28, allowed: pixels))
    }

    /// A frame counts with its own pixels, also with those that are not on the screen.
    @Test func framesThatAreTooLargeAreErrors() {
      var sample = flashing
      sample.frames[1].width = 65_535
      #expect(error(sample.bytes) == .limit(.side, number: 65_535, allowed: 2_048))
      (sample.frames[1].width, sample.frames[1].height) = (2_048, 2_048)
      #expect(error(sample.bytes) == nil)
      let few = { (limits: inout AnimatedImageLimits) in limits.pixels = 1_000 }
      #expect(error(sample.bytes, few) == .limit(.pixels, number: 1 << 22, allowed: 1_000))
      let total = { (limits: inout AnimatedImageLimits) in limits.totalPixels = 1 << 22 }
      #expect(error(sample.bytes, total) == .limit(.totalPixels, number: 600 + 1 << 22, allowed: 1 << 22))
    }

    @Test func manyFramesAreAnErrorBeforeTheEnd() {
      var sample = GIFSample.flashing(1, 1, [0])
      sample.frames = Array(repeating: sample.frames[0], count: 2_000)
      // The file is not read beyond the frame that is too much: it is damaged there.
      let bytes = sample.bytes
      #expect(error(bytes) == .limit(.frames, number: 1_001, allowed: 1_000))
      #expect(error(Array(bytes.dropLast(500))) == .limit(.frames, number: 1_001, allowed: 1_000))
    }

    @Test func otherFilesAreErrors() {
      for bytes in [[], [0], Array("GIF".utf8), Array("GIF88a.........".utf8), Array(repeating: 0, count: 99)] {
        #expect(error(bytes) == .format)
      }
      #expect(error(Array("GIF89a".utf8)) == .damaged("the file ends too early"))
      var sample = flashing
      sample.frames = []
      #expect(error(sample.bytes) == .damaged("it has no frames"))
      let end = flashing.bytes.count - 1
      #expect(error(flashing.bytes.dropLast() + [9]) == .damaged("there is an unknown block at byte \(end)"))
    }

    /// As in browsers, where people do not notice that the last byte is missing.
    @Test func aFileWithoutItsEndIsRead() throws {
      let whole = try AnimatedImage(flashing.bytes)
      let cut = try AnimatedImage(flashing.bytes.dropLast())
      #expect(cut.frameCount == 3 && cut.timing == whole.timing)
      for index in 0..<3 { #expect(try cut.frame(index) == whole.frame(index)) }
      let comment: [UInt8] = [0x21, 0xFE, 9, 1, 2]
      #expect(try AnimatedImage(flashing.bytes.dropLast() + comment).frameCount == 3)
    }

    @Test func aFrameThatIsCutOffIsMissing() throws {
      let size = flashing.bytes.count - GIFSample.flashing(30, 20, [0, 1]).bytes.count
      let cut = Array(flashing.bytes.dropLast(size / 2))
      #expect(try AnimatedImage(cut).frameCount == 2)
      #expect(error(Array(cut.dropLast(2 * size))) == .damaged("the file ends too early"), "no frame is complete")
      #expect(error(cut) { $0.frames = 1 } == .limit(.frames, number: 2, allowed: 1))
    }

    /// A file without its end has the frames before, or is an error if there are none. One with another bit is read, or
    /// an error.
    @Test func damageAtEveryPlaceIsHarmless() throws {
      var limits = AnimatedImageLimits()
      (limits.side, limits.pixels, limits.totalPixels) = (64, 2_048, 20_000)
      var random = SeededGenerator(seed: 25)
      let samples = [GIFSample.flashing(5, 4, [0, 1]), .trail(4), .any(using: &random, framesIn: 3...3)]
      for bytes in samples.map(\.bytes) {
        var frameCount = 0
        for count in bytes.indices {
          guard let image = try? AnimatedImage(Array(bytes[..<count]), limits: limits) else {
            #expect(frameCount == 0, "\(count) bytes")
            continue
          }
          #expect(frameCount...frameCount + 1 ~= image.frameCount, "\(count) bytes")
          frameCount = image.frameCount
          try use(image, limits)
        }
        for index in bytes.indices {
          for change in [1, 0x80, 0xFF] as [UInt8] {
            var damaged = bytes
            damaged[index] ^= change
            guard let image = try? AnimatedImage(damaged, limits: limits) else { continue }
            try use(image, limits)
          }
        }
      }
    }

    private func use(_ image: AnimatedImage, _ limits: AnimatedImageLimits) throws {
      #expect(image.width * image.height <= limits.pixels)
      for index in 0..<image.frameCount {
        do throws(AnimatedImageError) {
          let pixels = try image.frame(index).pixels
          #expect(pixels?.width == image.width && pixels?.height == image.height)
        } catch {
          guard case .damaged = error else { throw error }
        }
      }
    }

    /// Too few pixels, and codes that do not exist.
    @Test func damagedPixelsAreAnErrorWhenTheyAreShown() throws {
      var sample = flashing
      sample.frames[1].height = 19
      sample.frames[1].indices = Array(repeating: 0, count: 40)
      sample.frames[2].transparent = 1
      let image = try AnimatedImage(sample.bytes)
      #expect(try image.frame(0).pixels?.width == 30)
      for _ in 0..<2 {
        for index in [2, 1] {
          // The last frame lies over the damaged one.
          #expect(throws: AnimatedImageError.self) { try image.frame(index) }
        }
      }
      #expect(image.frames?.decodings == 2, "damage is found once")
    }

    #if canImport(CPango)
      @Test func aPNGFileHasOneFrame() throws {
        let drawing = Drawing(size: LayoutSize(width: 12, height: 7), background: .init(red: 9, green: 8, blue: 7))
        let png = try drawing.encoded(as: .png(scale: 1))
        let image = try AnimatedImage(png)
        #expect((image.width, image.height, image.frameCount) == (12, 7, 1))
        #expect(image.timing.nextChange(after: 0) == nil)
        #expect(try image.frame(0).png == png)
        #expect(image.byteCount >= png.count + 12 * 7 * 4)
        #expect(throws: AnimatedImageError.frame(1)) { try image.frame(1) }
        #expect(error(png) { $0.side = 11 } == .limit(.side, number: 12, allowed: 11))
        #expect(error(png) { $0.pixels = 83 } == .limit(.pixels, number: 84, allowed: 83))
        let damaged = try AnimatedImage(Array(png.prefix(40)))
        #expect(throws: AnimatedImageError.damaged("its pixels cannot be decoded")) { try damaged.frame(0) }
        #expect(error(Array(png.prefix(20))) == .damaged("it has no pixels, or too many to draw"))
      }
    #endif
  }
#endif
