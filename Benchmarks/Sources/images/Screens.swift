import StyleLayout
import StyleRichText
import StyleSpec
import Synchronization

/// 100 drawings of 200 emoji, of which 20 are different, a twentieth of a second apart.
final class Screens {
  /// Where the images come from.
  enum Source {
    /// A store that is owned by the list.
    case store
    /// All frames are there; nothing is loaded and nothing is looked up by name.
    case ready
    /// Each cell reads its file when it is drawn.
    case anew
  }

  static let drawings = 100
  private static let numbers = (0..<20).map { "\($0)" }

  private let frame: TextFrame
  private let files: [[UInt8]]
  private let ready: [[AttachmentImage]]
  private var clock = AnimationClock()

  init() throws {
    files = try Self.numbers.indices.map { try BareGIF.file($0) }
    let images = try files.map { try AnimatedImage($0) }
    ready = try images.map { image in try (0..<image.frameCount).map { try image.frame($0) } }
    clock.show(Dictionary(uniqueKeysWithValues: zip(Self.numbers, images.map(\.timing))), at: 0)
    var text = StyledText()
    for cell in 0..<200 {
      text.append(StyledText(attachment: TextAttachment(Self.numbers[cell % 20], width: 18, ascent: 15, descent: 3)))
    }
    frame = Typesetter(FixedWidthShaper()).frame(for: text, width: 360)
  }

  /// Draws all, and returns the sum of a byte of each drawing.
  func draw(_ source: Source) throws -> Int {
    let store = Self.store(of: files)
    var sum = 0
    for number in 0..<Self.drawings {
      let now = 0.05 * Double(number) + 0.01
      var drawing = Drawing(size: frame.size)
      drawing.draw(frame) { image($0.identifier, at: now, source, store) }
      sum += Int(try drawing.pixels().bytes[4_000])
    }
    return sum
  }

  private func image(_ name: String, at now: Double, _ source: Source, _ store: EmojiImageStore) -> AttachmentImage? {
    let index = clock.frameIndex(of: name, at: now)
    switch source {
    case .store: return store.frame(index, of: name)
    case .ready: return Int(name).map { ready[$0][index] }
    case .anew: return Int(name).flatMap { try? AnimatedImage(files[$0]).frame(index) }
    }
  }

  /// The images of 100,000 cells, as a list asks for them that is scrolled; returns the number of those that were
  /// there.
  func lookUp() -> Int {
    let store = Self.store(of: files)
    var found = 0
    for cell in 0..<100_000 where store.frame(cell % 7, of: Self.numbers[cell % 20]) != nil { found += 1 }
    return found
  }

  /// The files that stores have read.
  static let loads = Atomic(0)

  private static func store(of files: [[UInt8]]) -> EmojiImageStore {
    EmojiImageStore { identifier in
      loads.add(1, ordering: .relaxed)
      return files[Int(identifier) ?? 0]
    }
  }
}
