import StyleLayout
import StyleTables

extension PixelBuffer {
  /// What is covered by ink on a transparent page, in pixels: to a fraction of a pixel where edges are straight. Nil
  /// without ink.
  var ink: LayoutRect? {
    var rows = [UInt8](repeating: 0, count: height)
    var columns = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = bytes[(y * width + x) * 4 + 3]
        rows[y] = max(rows[y], alpha)
        columns[x] = max(columns[x], alpha)
      }
    }
    guard let top = rows.start, let bottom = rows.end, let left = columns.start, let right = columns.end else {
      return nil
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether there is a pixel with a hue.
  var hasColor: Bool {
    (0..<height).contains { y in
      (0..<width).contains { x in
        let color = self[x, y]
        let channels = [color.red, color.green, color.blue]
        return color.alpha > 128 && Int(channels.max() ?? 0) > Int(channels.min() ?? 0) + 80
      }
    }
  }
}

extension [UInt8] {
  /// An edge lies in the first pixel that is not blank, as far in as that is not covered.
  fileprivate var start: Double? { firstIndex { $0 > 5 }.map { Double($0 + 1) - Double(self[$0]) / 255 } }
  fileprivate var end: Double? { lastIndex { $0 > 5 }.map { Double($0) + Double(self[$0]) / 255 } }
}
