import Foundation
import StyleLayout
import StyleTables

/// How much two pictures of one size differ to the eye.
///
/// Both are looked at from so far away that eight pixels are one, on white, so that another rounding of an edge is not
/// seen. What is compared are the squares in which either of them shows something, by the distance of their colors in
/// CIE L*a*b* (ΔE*ab, CIE 15:2004, section 8.2.1; a difference of 2 is just seen, black and white are 100 apart).
struct PictureDifference {
  /// Over all squares.
  let mean: Double
  /// In any square.
  let largest: Double

  /// What another version of a font or of a library may make of one drawing: text that lies a quarter of a point
  /// elsewhere is 1.6 in the mean, and one that lies half a point elsewhere 2.1 at least.
  var isSlight: Bool { mean < 1.7 && largest < 10 }

  /// Nil for pictures of different sizes.
  init?(_ one: PixelBuffer, _ other: PixelBuffer) {
    guard one.width == other.width, one.height == other.height else { return nil }
    let distances = zip(one.squares, other.squares).compactMap { one, other -> Double? in
      let isBlank = one.distance(to: .white) < 1 && other.distance(to: .white) < 1
      return isBlank ? nil : one.distance(to: other)
    }
    mean = distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
    largest = distances.max() ?? 0
  }
}

private struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  static let white = LabColor(linear: [1, 1, 1])

  /// From linear sRGB, 0…1 (IEC 61966-2-1), for the white of D65.
  init(linear rgb: [Double]) {
    let x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505
    let y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
    let z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089
    let curved = [x, y, z].map(Self.curve)
    lightness = 116 * curved[1] - 16
    a = 500 * (curved[0] - curved[1])
    b = 200 * (curved[1] - curved[2])
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (value * 24389 / 27 + 16) / 116
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension PixelBuffer {
  /// The mean colors of squares of eight pixels on white.
  fileprivate var squares: [LabColor] {
    stride(from: 0, to: height, by: 8).flatMap { top in
      stride(from: 0, to: width, by: 8).map { left in
        var sums = [0.0, 0, 0]
        let rows = top..<min(top + 8, height)
        let columns = left..<min(left + 8, width)
        for y in rows {
          for x in columns {
            let start = (y * width + x) * 4
            let alpha = Double(bytes[start + 3]) / 255
            for channel in 0..<3 {
              sums[channel] += alpha * Self.linear[Int(bytes[start + channel])] + 1 - alpha
            }
          }
        }
        return LabColor(linear: sums.map { $0 / Double(rows.count * columns.count) })
      }
    }
  }

  private static let linear = (0...255).map { value -> Double in
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
