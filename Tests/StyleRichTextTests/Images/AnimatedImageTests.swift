#if canImport(CGIF)
  import StyleTables
  import TestSupport
  import Testing

  @testable import StyleLayout
  @testable import StyleRichText

  struct AnimatedImageTests {
    private func pixels(_ image: AnimatedImage, _ index: Int) throws -> PixelBuffer {
      try #require(try image.frame(index).pixels)
    }

    /// Frames in any order, with room for all or few of them, are those that painting all of them in their order gives.
    @Test func framesAreThoseOfThePainterInAnyOrder() throws {
      let seed = SeededGenerator.chosenSeed
      var random = SeededGenerator(seed: seed)
      for _ in 0..<lawRounds(400) {
        let sample = GIFSample.any(using: &random)
        let (width, height) = sample.screenSize
        var limits = AnimatedImageLimits()
        limits.keptBytes = Int.random(in: 0...12, using: &random) * ImageFrames.frameBytes(width: width, height: height)
        let image = try AnimatedImage(sample.bytes, limits: limits)
        let indexes = (0..<12).map { _ in Int.random(in: sample.frames.indices, using: &random) }
        let problem = try sample.problem(of: image, at: indexes)
        #expect(problem == nil, "STYLESPEC_SEED=\(seed)")
      }
    }

    @Test func nothingIsDecodedBeforeItIsShown() throws {
      let image = try AnimatedImage(GIFSample.flashing(4, 3, [0, 1, 2]).bytes)
      let frames = try #require(image.frames)
      #expect((image.width, image.height, image.frameCount) == (4, 3, 3))
      #expect(frames.decodings == 0 && frames.keptCount == 0)
      let first = try image.frame(2)
      #expect(first.pixels?[3, 2].blue == 255)
      #expect(frames.decodings == 1, "a frame that covers all needs no other")
      let copy = image
      #expect(try copy.frame(2).content === first.content, "the same image while it is kept")
      #expect(frames.decodings == 1)
    }

    @Test func framesThatAreShownInTheirOrderAreDecodedOnceEach() throws {
      var limits = AnimatedImageLimits()
      let sample = GIFSample.trail(200)
      limits.keptBytes = 10 * ImageFrames.frameBytes(width: 20, height: 10)
      let image = try AnimatedImage(sample.bytes, limits: limits)
      let frames = try #require(image.frames)
      for round in 1...3 {
        for index in 0..<200 {
          _ = try image.frame(index)
          #expect(frames.decodings == (round - 1) * 200 + index + 1 || round > 1, "frame \(index)")
        }
        #expect(frames.decodings <= 200 * round)
        #expect(frames.keptCount <= 10)
      }
    }

    /// From the nearest kept frame on: with room for 2 × k frames, k of them are a fixed number of steps apart.
    @Test func anyFrameIsDecodedInFewSteps() throws {
      var limits = AnimatedImageLimits()
      limits.keptBytes = 20 * ImageFrames.frameBytes(width: 20, height: 10)
      let image = try AnimatedImage(GIFSample.trail(200).bytes, limits: limits)
      let frames = try #require(image.frames)
      _ = try image.frame(199)
      #expect(frames.decodings == 200, "once, the frames below it are decoded")
      var random = SeededGenerator(seed: 25)
      for _ in 0..<300 {
        let before = frames.decodings
        _ = try image.frame(Int.random(in: 0..<200, using: &random))
        #expect(frames.decodings - before <= 20)
        #expect(frames.keptCount <= 20)
      }
      #expect(image.byteCount >= limits.keptBytes, "the memory is told before it is used")
      #expect(image.byteCount <= limits.keptBytes + 200_000)
    }

    /// Pixels are the least part of the memory of tiny frames.
    @Test func manyTinyFramesCountWithAllOfTheirMemory() throws {
      var sample = GIFSample.flashing(1, 1, [0])
      sample.frames = Array(repeating: sample.frames[0], count: 1_000)
      let file = sample.bytes
      let image = try AnimatedImage(file)
      for index in 0..<1_000 { _ = try image.frame(index) }
      #expect(image.frames?.keptCount == 1_000)
      #expect(image.byteCount == file.count + 1_000 * (8 + 1_024) + 1_000 * 400 + 1_024)
      let record = MemoryLayout<GIFFrame>.stride + 2 * MemoryLayout<Int?>.stride + 3 * MemoryLayout<Int>.stride
      #expect(record < ImageFrames.recordBytes)
      var limits = AnimatedImageLimits()
      limits.keptBytes = 100_000
      let small = try AnimatedImage(file, limits: limits)
      for index in 0..<1_000 { _ = try small.frame(index) }
      #expect(small.frames?.keptCount ?? 0 <= 100_000 / 1_032)
    }

    @Test func twoFramesAreKeptAtLeast() throws {
      var limits = AnimatedImageLimits()
      for bytes in [Int.min, -1, 0, 1] {
        limits.keptBytes = bytes
        // The frame with 3 is taken away again: the next one needs the one before it.
        var sample = GIFSample.trail(30)
        for index in stride(from: 1, to: 30, by: 2) { sample.frames[index].disposal = 3 }
        let image = try AnimatedImage(sample.bytes, limits: limits)
        for index in 0..<30 { _ = try image.frame(index) }
        #expect(image.frames?.decodings == 30 && image.frames?.keptCount == 2)
      }
    }

    @Test func theScreenReachesToTheEndOfTheFirstFrame() throws {
      var sample = GIFSample.flashing(3, 2, [1, 2])
      (sample.width, sample.height) = (0, 0)
      sample.frames[1] = GIFSample.Frame(x: 2, y: 1, width: 5, height: 5, indices: Array(repeating: 0, count: 25))
      let image = try AnimatedImage(sample.bytes)
      #expect((image.width, image.height) == (3, 2), "a screen of no size")
      #expect(try pixels(image, 1)[2, 1].red == 255 && pixels(image, 1)[1, 1].green == 255)
      sample.frames[0].x = 60_000
      #expect(throws: AnimatedImageError.limit(.side, number: 60_003, allowed: 2_048)) {
        try AnimatedImage(sample.bytes)
      }
      sample.frames = [GIFSample.Frame(width: 0, height: 0, indices: [])]
      #expect(throws: AnimatedImageError.damaged("the screen is empty")) { try AnimatedImage(sample.bytes) }
      (sample.width, sample.height) = (2, 1)
      #expect(try pixels(AnimatedImage(sample.bytes), 0).bytes == Array(repeating: 0, count: 8), "a frame of no size")
    }

    @Test func theFileSaysHowOftenItIsShown() throws {
      for (loops, plays) in [(nil, 1), (0, nil), (1, 2), (65_535, 65_536)] as [(Int?, Int?)] {
        var sample = GIFSample.flashing(1, 1, [0, 1])
        sample.loops = loops
        #expect(try AnimatedImage(sample.bytes).timing.plays == plays)
      }
    }

    @Test func shortDelaysAreTenthsOfASecond() throws {
      for (delay, seconds) in [(0, 0.1), (1, 0.1), (2, 0.02), (3, 0.03), (10, 0.1), (65_535, 655.35)] {
        let image = try AnimatedImage(GIFSample.flashing(1, 1, [0, 1], delay: delay).bytes)
        #expect(image.timing.delays == [seconds, seconds])
      }
    }

    @Test func otherExtensionsAndVersionsAreRead() throws {
      let sample = GIFSample.flashing(2, 2, [3])
      let bytes = sample.bytes
      let comment: [UInt8] = [0x21, 0xFE, 3, 0x3B, 0x2C, 0x21, 0, 0x21, 0x01, 1, 9, 0, 0x21, 0xFF, 0]
      let start = 13 + sample.palette!.count
      let image = try AnimatedImage(bytes[..<start] + comment + bytes[start...] + [1, 2, 3])
      #expect(try pixels(image, 0)[1, 1].red == 255)
      #expect(try AnimatedImage(Array("GIF87a".utf8) + bytes[6...]).frameCount == 1)
      var other = sample
      other.loops = 3
      let name = Array("NETSCAPE2.0".utf8)
      let place = try #require(other.bytes.firstRange(of: name))
      for (application, plays) in [("ANIMEXTS1.0", 4), ("ANOTHER 1.0", 1)] {
        var bytes = other.bytes
        bytes.replaceSubrange(place, with: application.utf8)
        #expect(try AnimatedImage(bytes).timing.plays == plays)
      }
    }

    @Test func framesThatDoNotExistAreErrors() throws {
      let image = try AnimatedImage(GIFSample.flashing(1, 1, [0, 1]).bytes)
      for index in [-1, 2, Int.max, Int.min] {
        #expect(throws: AnimatedImageError.frame(index)) { try image.frame(index) }
      }
    }
  }
#endif
