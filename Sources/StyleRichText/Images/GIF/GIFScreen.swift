internal import StyleLayout

/// The pixels that the frames of a GIF file are painted on.
struct GIFScreen {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  /// - Parameter base: The previous screen, of the same size; nil for an empty one.
  init(width: Int, height: Int, over base: PixelBuffer?) {
    self.width = width
    self.height = height
    bytes = base?.bytes ?? [UInt8](repeating: 0, count: width * height * 4)
  }

  var pixels: PixelBuffer { PixelBuffer(width: width, height: height, clean: bytes) }

  /// Makes the rectangle of a frame transparent.
  mutating func clear(_ frame: GIFFrame) {
    let columns = visible(frame.x, frame.width, width)
    for y in visible(frame.y, frame.height, height) {
      let start = 4 * (y * width + columns.lowerBound)
      for byte in start..<start + 4 * columns.count { bytes[byte] = 0 }
    }
  }

  /// Paints a frame.
  ///
  /// - Parameters:
  ///   - indices: The colors of its pixels, in the order of the file.
  ///   - colors: Red, green and blue of each color. Indices without a color are black, as in Chromium.
  mutating func paint(_ indices: [UInt8], of frame: GIFFrame, colors: [UInt8]) {
    guard indices.count >= frame.width * frame.height else { return }
    let columns = visible(frame.x, frame.width, width)
    let colors = colors + [UInt8](repeating: 0, count: max(3 * 256 - colors.count, 0))
    for (source, row) in frame.rows.enumerated() where frame.y + row < height {
      let shift = source * frame.width - frame.x
      let start = (frame.y + row) * width
      for x in columns {
        let index = indices[shift + x]
        guard index != frame.transparent else { continue }
        let target = 4 * (start + x)
        for channel in 0..<3 { bytes[target + channel] = colors[3 * Int(index) + channel] }
        bytes[target + 3] = 255
      }
    }
  }

  /// The part of a side that is on the screen.
  private func visible(_ start: Int, _ length: Int, _ side: Int) -> Range<Int> {
    let lower = min(start, side)
    return lower..<max(lower, min(start + length, side))
  }
}
