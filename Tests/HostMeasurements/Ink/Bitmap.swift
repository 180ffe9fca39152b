/// Pixels of dark text on white.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  /// The pixels in a point.
  package let scale: Double
  /// Four bytes for each pixel, by rows from the top: three colors in any order, and a byte that is not used.
  package let bytes: [UInt8]

  /// - Returns: Nil if the number of bytes is not that of the pixels, or the scale is not greater than zero.
  package init?(width: Int, height: Int, scale: Double, bytes: [UInt8]) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, bytes.count % 4 == 0, bytes.count / 4 == pixels, scale > 0 else {
      return nil
    }
    (self.width, self.height, self.scale, self.bytes) = (width, height, scale, bytes)
  }

  /// How dark the darkest pixel of each row is, from 0 for white to 1 for black.
  private var darkness: [Double] {
    (0..<height).map { row in
      let pixels = stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4)
      let lightest = pixels.map { Int(bytes[$0]) + Int(bytes[$0 + 1]) + Int(bytes[$0 + 2]) }.min() ?? 765
      return 1 - Double(lightest) / 765
    }
  }

  /// The ink, as bands of rows with white rows between them, from the top.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  package var inkBands: [InkBand] {
    let rows = darkness
    // What is lighter is taken for noise.
    let inked = rows.indices.split { rows[$0] < 5.5 / 255 }
    return inked.compactMap { band(Array(rows[$0]), from: $0.lowerBound) }
  }

  /// An edge that lies in a pixel makes it gray, and some systems spread it over two rows. So the height of the gray
  /// rows at an edge is the sum of their shares of ink. A thin stem is gray itself: the middle darkness is that of a
  /// full row.
  private func band(_ rows: [Double], from start: Int) -> InkBand? {
    let full = rows.sorted()[rows.count / 2]
    let shares = rows.map { min($0 / full, 1) }
    guard let top = shares.firstIndex(where: { $0 >= 0.95 }), let bottom = shares.lastIndex(where: { $0 >= 0.95 })
    else { return nil }
    return InkBand(
      top: (Double(start + top) - shares[..<top].reduce(0, +)) / scale,
      bottom: (Double(start + bottom + 1) + shares[(bottom + 1)...].reduce(0, +)) / scale,
      isCut: start == 0 || start + rows.count == height
    )
  }
}

/// The ink of a line of text, in points below the top.
package struct InkBand: Sendable, Hashable {
  package var top: Double
  package var bottom: Double
  /// Whether it touches the edge of the bitmap, so that a part of it may be missing.
  package var isCut: Bool

  package init(top: Double, bottom: Double, isCut: Bool = false) {
    (self.top, self.bottom, self.isCut) = (top, bottom, isCut)
  }
}
