/// The size of a PNG file, which is in its first chunk (PNG, section 11.2.1): so it is known before memory is allocated
/// for the pixels.
package struct PNGHeader: Sendable, Hashable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int

  /// Nil if the bytes do not start like a PNG file, or the image is empty or larger than a drawing may be.
  package init?(_ png: [UInt8]) {
    guard Self.starts(png), png.count >= 24 else { return nil }
    func side(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard png[16] & 0x80 == 0, png[20] & 0x80 == 0 else { return nil }
    (width, height) = (side(at: 16), side(at: 20))
    let sides = 1...DrawingFormat.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= DrawingFormat.maximumPixels else {
      return nil
    }
  }

  /// Whether the bytes have the signature of PNG files.
  package static func starts(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  /// The size of the decoded pixels, in bytes.
  var pixelBytes: Int { width * height * 4 }
}
