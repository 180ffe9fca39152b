import Foundation
import TestSupport
import Testing

@testable import TokenLint

/// Another program, Pillow, says of the same files what `ImageFile` says.
struct PillowTests {
  /// Python with Pillow; nil when it is not installed.
  static let python: String? = {
    guard let python = Checkers.path(of: "python") else { return nil }
    return try? Subprocess.run(python, ["-c", "import PIL"]).status == 0 ? python : nil
  }()

  /// Writes images of all formats and kinds into a folder, and prints what each file is, those that are named, too.
  private static let program = """
    import random, sys
    from PIL import Image
    folder, seed, count, *paths = sys.argv[1:]
    random.seed(int(seed))
    for index in range(int(count)):
        size = (random.randint(1, 90), random.randint(1, 90))
        mode = random.choice(["RGB", "RGBA", "L", "P"])
        frames = [Image.new("RGBA", size, tuple(random.randint(0, 255) for _ in range(4))) for _ in range(random.randint(1, 4))]
        for number, frame in enumerate(frames):
            frame.putpixel((number % size[0], number % size[1]), (number, 255, 0, 255))
        frames = [frame.convert(mode) for frame in frames]
        kind = random.choice(["png", "apng", "gif", "anim.gif", "jpg", "progressive.jpg", "webp", "lossless.webp", "anim.webp"])
        options = {}
        if kind in ("jpg", "progressive.jpg"):
            frames = [frame.convert("RGB") for frame in frames]
            options = {"progressive": "progressive" in kind, "comment": b"x" * random.randint(0, 600)}
        if kind in ("apng", "anim.gif", "anim.webp"):
            options = {"save_all": True, "append_images": frames[1:], "duration": 50}
        if kind == "lossless.webp":
            options = {"lossless": True}
        path = f"{folder}/{index}.{kind}"
        frames[0].save(path, format={"apng": "PNG"}.get(kind), **options)
        paths.append(path)
    for path in paths:
        with Image.open(path) as image:
            frames = getattr(image, "n_frames", 1)
            print(path, image.format, *image.size, "animated" if frames > 1 else "still", sep="\\t")
    """

  @Test(.enabled(if: python != nil, "needs Pillow; Scripts/checkers installs it"))
  func anotherReaderAgrees() throws {
    let folder = try TemporaryFolder("images")
    let seed = SeededGenerator.chosenSeed
    let pictures = try ImageFileTests.pictures().map(\.path)
    #expect(pictures.count >= 12)
    let arguments = ["-c", Self.program, folder.path, "\(seed)", "\(lawRounds(200))"] + pictures
    let result = try Subprocess.run(try #require(Self.python), arguments)
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == lawRounds(200) + pictures.count)
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: fields[0])))
      guard case .image(let facts) = ImageFile(bytes) else {
        Issue.record("\(line): \(ImageFile(bytes)); STYLESPEC_SEED=\(seed)")
        continue
      }
      let own = [facts.format.rawValue, "\(facts.width)", "\(facts.height)", facts.isAnimated ? "animated" : "still"]
      #expect(own == [fields[1].lowercased()] + fields[2...], "\(line); STYLESPEC_SEED=\(seed)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true"))
  func continuousIntegrationHasPillow() {
    #expect(Self.python != nil, "Pillow is missing; Scripts/checkers installs it")
  }
}
