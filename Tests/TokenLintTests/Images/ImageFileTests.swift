import Foundation
import TestSupport
import Testing

@testable import TokenLint

/// What the headers of images say, of whole files and of damaged ones.
struct ImageFileTests {
  @Test func headersTellSizeAndMotion() throws {
    for (name, bytes) in ImageBytes.all {
      let facts = try facts(bytes)
      #expect(name.uppercased().contains(facts.format.label.uppercased()), "\(name): \(facts)")
      #expect((facts.width, facts.height) == (72, 36), "\(name)")
      #expect(facts.isAnimated == (name == "APNG" || name.hasPrefix("animated")), "\(name)")
    }
  }

  @Test(arguments: [1, 2, 255, 256, 16_384]) func sizesAreWhole(_ size: Int) {
    let other = 16_385 - size
    #expect(ImageFile(ImageBytes.png(size, other)) == .image(ImageFacts(.png, width: size, height: other)))
    #expect(ImageFile(ImageBytes.gif(size, other, frames: 1)) == .image(ImageFacts(.gif, width: size, height: other)))
    #expect(ImageFile(ImageBytes.jpeg(size, other)) == .image(ImageFacts(.jpeg, width: size, height: other)))
    #expect(ImageFile(ImageBytes.losslessWebP(size, other)) == .image(ImageFacts(.webp, width: size, height: other)))
    let extended = ImageBytes.extendedWebP(size * 1_024, other, frames: nil)
    #expect(ImageFile(extended) == .image(ImageFacts(.webp, width: size * 1_024, height: other)))
  }

  @Test func oneFrameIsNoAnimation() throws {
    for bytes in [ImageBytes.png(8, 8, frames: 1), ImageBytes.extendedWebP(8, 8, frames: 1)] {
      #expect(try !facts(bytes).isAnimated)
    }
  }

  @Test(arguments: [
    ([], "is empty"), (Array("<svg/>".utf8), "is not a PNG, GIF, JPEG or WebP image"),
    (Array("RIFF----WAVEfmt ".utf8), "is not a PNG, GIF, JPEG or WebP image"),
    (ImageBytes.gif(8, 8, frames: 0), "is damaged: it has no frame"),
    (ImageBytes.gif(0, 8, frames: 1), "is damaged: it has no pixels"),
    (ImageBytes.png(8, 0), "is damaged: it has no pixels"),
    (ImageBytes.extendedWebP(8, 8, frames: 0), "is damaged: it has no frame"),
    (ImageBytes.png(1 << 31, 8), "is damaged: its size is impossible"),
    (Array(ImageBytes.png(8, 8).prefix(40)), "is damaged: it ends too early"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], "is damaged: a segment is too short"),
    ([0xFF, 0xD8, 0xFF, 0xDA], "is damaged: it has no frame"),
  ])
  func problemsAreNamed(_ bytes: [UInt8], _ problem: String) {
    #expect(ImageFile(bytes) == .unreadable(problem))
  }

  /// Not an argument above: the test runner encodes arguments, which takes half a minute for so many bytes.
  @Test func aFileHasALimit() {
    let isTooLarge = ImageFile([UInt8](repeating: 0, count: ImageFile.maximumBytes + 1))
    #expect(isTooLarge == .unreadable("is larger than 10 MB"))
  }

  @Test func aHeaderWithAnotherChecksumIsDamaged() {
    var bytes = ImageBytes.png(72, 36)
    bytes[19] ^= 1
    #expect(ImageFile(bytes) == .unreadable("is damaged: the header does not fit its checksum"))
  }

  /// A file that is cut says what the whole says, or nothing; a GIF without its end is one of as many frames as it has.
  @Test func everyStartOfAFileIsTaken() throws {
    for (name, bytes) in ImageBytes.all {
      let whole = try facts(bytes)
      for count in bytes.indices {
        guard case .image(let facts) = ImageFile(Array(bytes.prefix(count))) else { continue }
        let isAlike = (facts.width, facts.height, facts.format) == (whole.width, whole.height, whole.format)
        #expect(isAlike, "\(name), \(count)")
        #expect(whole.isAnimated || !facts.isAnimated, "\(name), \(count)")
      }
    }
  }

  @Test func randomDamageIsTaken() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let samples = ImageBytes.all.map(\.bytes) + (try Self.pictures().map(\.bytes))
    for _ in 0..<lawRounds(20_000) {
      // Damage to the first bytes hits headers.
      var bytes = samples.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<min(bytes.count, Bool.random(using: &generator) ? 64 : 2_000), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        case 2: bytes.remove(at: index)
        default: bytes.removeLast(min(index, bytes.count))
        }
      }
      switch ImageFile(bytes) {
      case .image(let facts): #expect(facts.width > 0 && facts.height > 0, "STYLESPEC_SEED=\(seed)")
      case .unreadable(let problem): #expect(problem.hasPrefix("is "), "STYLESPEC_SEED=\(seed)")
      case .missing: Issue.record("bytes are not missing; STYLESPEC_SEED=\(seed)")
      }
    }
  }

  @Test(arguments: [
    ("a.png", ImageFormat.png), ("A.PNG", .png), ("a.b.gif", .gif), ("x/a.JPG", .jpeg), ("a.jpeg", .jpeg),
    ("a.webp", .webp), ("a.apng", .png), ("a", nil), ("png", nil), ("a.", nil), ("a.svg", nil), ("", nil),
  ])
  func endingsPromiseFormats(_ path: String, _ format: ImageFormat?) {
    #expect(ImageFormat(named: path) == format)
  }

  @Test func foldersAreListedWithoutWhatIsNoImage() {
    let paths = ["a/2.png", "a/1.gif", "a/.0.png", "a/b/3.png", "4.png", "a/5.txt"]
    var files = ImageFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, ImageFile([])) }))
    #expect(files.names(in: "a") == ["1.gif", "2.png"])
    #expect(files.names(in: "") == ["4.png"])
    #expect(files.names(in: "a/b") == ["3.png"])
  }

  private func facts(_ bytes: [UInt8]) throws -> ImageFacts {
    let file = ImageFile(bytes)
    guard case .image(let facts) = file else { throw NoImage(file: file) }
    return facts
  }

  private struct NoImage: Error {
    let file: ImageFile
  }

  /// The pictures of the example, with their paths.
  static func pictures() throws -> [(path: String, bytes: [UInt8])] {
    let folder = Repository.root.appendingPathComponent("tokens/emoji").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().compactMap { name in
      guard ImageFormat(named: name) != nil else { return nil }
      let path = "\(folder)/\(name)"
      return (path, Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
  }
}
