import StyleLayout
import StyleRichText
import TestSupport

/// A GIF file to be written, with everything that the format allows, sensible or not.
struct GIFSample {
  struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    /// The index of each pixel, from the top.
    var indices: [UInt8]
    var palette: [UInt8]?
    var transparent: UInt8?
    /// 0…7.
    var disposal: UInt8 = 0
    /// In hundredths of a second.
    var delay = 10
    var isInterlaced = false
    /// Whether the extension for transparency, disposal and delay is written.
    var hasControl = true
  }

  var width: Int
  var height: Int
  var palette: [UInt8]?
  /// The number of repetitions; nil without the extension.
  var loops: Int? = 0
  var frames: [Frame]
  /// In hundredths of a second; frames with less are shown for a tenth of a second.
  var shortestDelay = 2

  /// Palettes have 2, 4, 8 … 256 colors.
  static func flags(of palette: [UInt8]?) -> UInt8 {
    guard let palette else { return 0 }
    return 0x80 | UInt8((palette.count / 3).trailingZeroBitCount - 1)
  }

  private static func word(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }

  var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8) + Self.word(width) + Self.word(height)
    bytes += [Self.flags(of: palette), 1, 0] + (palette ?? [])
    if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(loops) + [0] }
    for frame in frames { bytes += Self.bytes(of: frame) }
    return bytes + [0x3B]
  }

  private static func bytes(of frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    if frame.hasControl {
      let flags = frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xF9, 4, flags] + word(frame.delay) + [frame.transparent ?? 0, 0]
    }
    bytes += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height)
    bytes += [flags(of: frame.palette) | (frame.isInterlaced ? 0x40 : 0)] + (frame.palette ?? [])
    return bytes + [8] + blocks(codes(of: fileOrder(frame)))
  }

  static func fileOrder(_ frame: Frame) -> [UInt8] {
    guard frame.isInterlaced else { return frame.indices }
    let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]
    let rows = passes.flatMap { start, step in stride(from: start, to: frame.height, by: step) }
    return rows.flatMap { frame.indices[$0 * frame.width..<($0 + 1) * frame.width] }
  }

  /// Codes of nine bits; the table is cleared before it grows so far that a code needs ten.
  private static func codes(of indices: [UInt8]) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    func put(_ code: Int) {
      bits |= code << count
      count += 9
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    for (place, index) in indices.enumerated() {
      if place.isMultiple(of: 200) { put(256) }
      put(Int(index))
    }
    if indices.isEmpty { put(256) }
    put(257)
    return bytes + [UInt8(bits & 255)]
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let block = bytes[start..<min(start + 255, bytes.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }
}

extension GIFSample {
  /// The size of the screen, which the first frame enlarges.
  var screenSize: (width: Int, height: Int) {
    let first = frames[0]
    return (max(width, first.x + first.width), max(height, first.y + first.height))
  }

  /// How long each frame is shown, in seconds.
  var delays: [Double] {
    frames.map { $0.hasControl && $0.delay >= shortestDelay ? Double($0.delay * 10) / 1_000 : 0.1 }
  }

  /// Compares an image of the file with what is to be shown.
  ///
  /// - Parameter indexes: The frames to look at, in this order.
  /// - Returns: What is wrong; nil if nothing is.
  func problem(of image: AnimatedImage, at indexes: [Int]) throws -> String? {
    let (size, screens) = (screenSize, screens)
    if (image.width, image.height) != (size.width, size.height) { return "another size" }
    if image.frameCount != screens.count { return "\(image.frameCount) frames" }
    if image.timing.delays != delays { return "\(image.timing.delays), not \(delays)" }
    for index in indexes where try image.frame(index).pixels?.bytes != screens[index] { return "frame \(index)" }
    return nil
  }

  /// What is shown of each frame, painted one after the other.
  var screens: [[UInt8]] {
    let (width, height) = screenSize
    var screen = [UInt8](repeating: 0, count: width * height * 4)
    return frames.map { frame in
      let before = screen
      let colors = frame.palette ?? palette ?? []
      func forEachPixel(_ body: (_ index: Int, _ target: Int) -> Void) {
        for y in 0..<frame.height where frame.y + y < height {
          for x in 0..<frame.width where frame.x + x < width {
            body(Int(frame.indices[y * frame.width + x]), 4 * ((frame.y + y) * width + frame.x + x))
          }
        }
      }
      forEachPixel { index, target in
        let isTransparent = frame.hasControl && frame.transparent.map(Int.init) == index
        guard !isTransparent else { return }
        let color = 3 * index < colors.count ? colors[3 * index..<3 * index + 3] : [0, 0, 0]
        screen.replaceSubrange(target..<target + 4, with: color + [255])
      }
      let shown = screen
      switch frame.hasControl ? frame.disposal : 0 {
      case 2: forEachPixel { _, target in screen.replaceSubrange(target..<target + 4, with: [0, 0, 0, 0]) }
      case 3, 4: screen = before
      default: break
      }
      return shown
    }
  }
}

extension GIFSample {
  static let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]

  /// Frames that fill a screen, each in one color, 0…3.
  static func flashing(_ width: Int, _ height: Int, _ colors: [UInt8], delay: Int = 10) -> GIFSample {
    let frames = colors.map { color in
      Frame(width: width, height: height, indices: Array(repeating: color, count: width * height), delay: delay)
    }
    return GIFSample(width: width, height: height, palette: Self.colors, frames: frames)
  }

  /// A dot that moves, each frame over the one before.
  static func trail(_ count: Int) -> GIFSample {
    let frames = (0..<count).map { Frame(x: $0 % 20, y: $0 / 20, width: 1, height: 1, indices: [UInt8($0 % 4)]) }
    return GIFSample(width: 20, height: (count + 19) / 20, palette: colors, frames: frames)
  }

  static func any(using random: inout SeededGenerator, framesIn counts: ClosedRange<Int> = 1...9) -> GIFSample {
    let width = Int.random(in: 1...21, using: &random)
    let height = Int.random(in: 1...17, using: &random)
    let frames = (0..<Int.random(in: counts, using: &random)).map { number in
      frame(&random, width, height, isFirst: number == 0)
    }
    let palette = Int.random(in: 0..<5, using: &random) > 0 ? Self.palette(&random) : nil
    let loops = [nil, 0, 1, 7].randomElement(using: &random) ?? nil
    return GIFSample(width: width, height: height, palette: palette, loops: loops, frames: frames)
  }

  private static func palette(_ random: inout SeededGenerator) -> [UInt8] {
    let count = 1 << Int.random(in: 1...5, using: &random)
    return (0..<3 * count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  private static func frame(_ random: inout SeededGenerator, _ width: Int, _ height: Int, isFirst: Bool) -> Frame {
    let isWhole = Bool.random(using: &random)
    // Parts, and few that reach beyond the screen, or lie outside of it.
    let x = isWhole ? 0 : Int.random(in: 0...width, using: &random)
    let y = isWhole ? 0 : Int.random(in: 0...height, using: &random)
    let own = (
      isWhole ? width : Int.random(in: 1...max(width - x + 2, 1), using: &random),
      isWhole ? height : Int.random(in: 1...max(height - y + 2, 1), using: &random)
    )
    let colors: UInt8 = [2, 4, 40].randomElement(using: &random) ?? 2
    return Frame(
      x: x,
      y: y,
      width: own.0,
      height: own.1,
      indices: (0..<own.0 * own.1).map { _ in UInt8.random(in: 0..<colors, using: &random) },
      palette: Bool.random(using: &random) ? palette(&random) : nil,
      transparent: Bool.random(using: &random) ? UInt8.random(in: 0..<4, using: &random) : nil,
      disposal: [0, 1, 2, 2, 3, 3, UInt8.random(in: 4...7, using: &random)].randomElement(using: &random) ?? 2,
      delay: [0, 1, 2, 3, 10, 200].randomElement(using: &random) ?? 2,
      isInterlaced: Bool.random(using: &random),
      hasControl: Int.random(in: 0..<8, using: &random) > 0
    )
  }
}
