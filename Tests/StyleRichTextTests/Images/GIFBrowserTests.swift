#if canImport(CGIF)
  import Foundation
  import StyleRichText
  import TestSupport
  import Testing

  /// Every frame is that of Chromium's `ImageDecoder`, pixel by pixel. Runs only when asked for, with
  /// `STYLESPEC_BROWSER=folder`, which takes the reports, and `STYLESPEC_BROWSER_SEEDS=1,2,3` for other files.
  @Suite(.enabled(if: Browser.reports != nil, "needs Chromium; set STYLESPEC_BROWSER"), .serialized)
  struct GIFBrowserTests {
    private static let python: String? = Checkers.path(of: "python").flatMap { python in
      (try? Subprocess.run(python, ["-c", "import PIL"]).status) == 0 ? python : nil
    }

    /// Writes random files: with all disposals, transparency, palettes of their own, interlaced, and of odd sizes.
    private static let program = """
      import random, sys
      from PIL import Image, ImageDraw
      folder, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
      random.seed(seed)
      for index in range(count):
          size = random.randint(1, 70), random.randint(1, 50)
          color = lambda: tuple(random.randint(0, 255) for _ in range(3)) + (random.choice([0, 255, 255]),)
          frames = [Image.new("RGBA", size, color())]
          for _ in range(random.randint(0, 7)):
              frame = random.choice(frames).copy() if random.uniform(0, 1) < 0.7 else Image.new("RGBA", size, color())
              draw = ImageDraw.Draw(frame)
              for _ in range(random.randint(0, 5)):
                  x, y = random.randint(0, size[0] - 1), random.randint(0, size[1] - 1)
                  draw.rectangle((x, y, random.randint(x, size[0] - 1), random.randint(y, size[1] - 1)), color())
              frames.append(frame)
          mode = random.choice(["RGBA", "RGBA", "RGB", "P", "L"])
          frames = [frame.convert(mode) for frame in frames]
          options = {} if random.uniform(0, 1) < 0.3 else {"loop": random.choice([0, 0, 1, 5])}
          options["interlace"], options["optimize"] = random.randint(0, 1), random.uniform(0, 1) < 0.5
          frames = [frame for number, frame in enumerate(frames) if not number or frame != frames[number - 1]]
          if len(frames) > 1:
              options["duration"] = [random.choice([0, 10, 20, 30, 100, 1500]) for _ in frames]
              options["disposal"] = [random.randint(0, 3) for _ in frames]
              options.update(save_all=True, append_images=frames[1:])
          try:
              frames[0].save(f"{folder}/{index}.gif", **options)
          except TypeError:  # frames that look the same became one
              frames[0].save(f"{folder}/{index}.gif")
      """

    @Test(arguments: Browser.seeds) func framesOfPillowAreThoseOfABrowser(seed: UInt64) throws {
      let folder = try TemporaryFolder("gif")
      let python = try #require(Self.python, "Pillow is missing; Scripts/checkers installs it")
      let run = try Subprocess.run(python, ["-c", Self.program, folder.path, "\(seed)", "300"])
      #expect(run.status == 0, "\(run.errors)")
      let files = try (0..<300).map { [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("\($0).gif"))) }
      try compare(files, "gif-pillow-\(seed)", "seed \(seed)")
    }

    /// With frames beyond the screen, colors that do not exist, screens of no size, and disposals without a meaning.
    @Test(arguments: Browser.seeds) func oddFramesAreThoseOfABrowser(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let files = (0..<300).map { number in
        var sample = GIFSample.any(using: &random)
        if number.isMultiple(of: 10) { (sample.width, sample.height) = (0, 0) }
        return sample.bytes
      }
      try compare(files, "gif-odd-\(seed)", "seed \(seed)")
    }

    /// The frames that are complete; of a file without one, nothing is shown.
    @Test(arguments: Browser.seeds) func filesThatAreCutOffHaveTheFramesOfABrowser(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let files = (0..<300).map { number in
        let bytes = GIFSample.any(using: &random).bytes
        return Array(bytes.dropLast(number.isMultiple(of: 4) ? 1 : .random(in: 1...bytes.count / 2, using: &random)))
      }
      let decoded = try Browser.result(of: try Self.page(files), as: [DecodedGIF].self)
      try #require(decoded.count == files.count)
      var shown = 0
      for (number, (file, var theirs)) in zip(files, decoded).enumerated() {
        guard let image = try? AnimatedImage(file) else {
          #expect(theirs.frames.isEmpty, "file \(number), seed \(seed)")
          continue
        }
        // The one that is cut off.
        theirs.error = nil
        let problem = try theirs.problem(with: image)
        #expect(problem == nil, "file \(number), seed \(seed)")
        shown += 1
      }
      #expect(shown * 2 > files.count)
    }

    private func compare(_ files: [[UInt8]], _ report: String, _ cause: Comment) throws {
      let page = try Self.page(files)
      let decoded = try Browser.result(of: page, as: [DecodedGIF].self)
      try #require(decoded.count == files.count)
      var (frames, animated) = (0, 0)
      for (number, (file, theirs)) in zip(files, decoded).enumerated() {
        let image = try AnimatedImage(file)
        let problem = try theirs.problem(with: image)
        #expect(problem == nil, "file \(number), \(cause)")
        animated += image.frameCount > 1 ? 1 : 0
        frames += image.frameCount
      }
      try Browser.report(report, "  \(files.count) files, \(animated) of them moving; \(frames) frames are equal")
      #expect(animated * 2 > files.count)
    }

    private static func page(_ files: [[UInt8]]) throws -> String {
      """
      <!doctype html><meta charset="utf-8"><body><script>
      const files = \(try Browser.literal(files.map { Data($0).base64EncodedString() }));
      \(script)
      </script>
      """
    }

    private static let script = #"""
      const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
      const text = bytes => { let all = ""; for (const byte of bytes) all += String.fromCharCode(byte); return btoa(all); };

      async function decode(file) {
        const result = { frames: [] };
        try {
          const decoder = new ImageDecoder({ data: bytes(file), type: "image/gif" });
          await decoder.tracks.ready;
          await decoder.completed;
          const track = decoder.tracks.selectedTrack;
          if (track.repetitionCount !== Infinity) result.repetitions = track.repetitionCount;
          for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
            const { image } = await decoder.decode({ frameIndex });
            const pixels = new Uint8Array(image.allocationSize({ format: "RGBA" }));
            await image.copyTo(pixels, { format: "RGBA" });
            const { width, height } = image.visibleRect;
            result.frames.push({ width, height, duration: image.duration, pixels: text(pixels) });
            image.close();
          }
        } catch (error) { result.error = `${error}`; }
        return result;
      }

      // A page is not loaded before the documents of its frames are closed: otherwise the browser would not wait.
      const { contentDocument } = document.body.appendChild(document.createElement("iframe"));
      contentDocument.open();
      (async () => {
        const element = document.createElement("script");
        const results = [];
        for (const file of files) results.push(await decode(file));
        Object.assign(element, { id: "result", type: "application/json", textContent: JSON.stringify(results) });
        document.body.append(element);
        contentDocument.close();
      })();
      """#

    @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true"))
    func continuousIntegrationHasPillow() {
      #expect(Self.python != nil, "Pillow is missing; Scripts/checkers installs it")
    }
  }
#endif
