extension Drawing {
  /// The bytes of a file. The same drawing gives the same bytes on the same machine. Linear in what is drawn and, for a
  /// PNG, in the number of pixels.
  ///
  /// A page that is no whole number of pixels wide or high is rounded up for a PNG. No page is less than one pixel, or
  /// one point, wide or high.
  ///
  /// - Throws: ``DrawingError/size(_:)`` and ``DrawingError/scale(_:)`` where the page or the scale makes no sense, or is
  ///   too large; ``DrawingError/failed(_:)`` for lack of memory; ``DrawingError/unavailable`` without cairo.
  public func encoded(as format: DrawingFormat) throws(DrawingError) -> [UInt8] {
    switch format {
    case .png(let scale): try checkPixels(scale: scale)
    case .svg, .pdf: try checkSides(scale: 1)
    }
    #if canImport(CPango)
      return try CairoFile(self).encoded(as: format)
    #elseif canImport(CoreText)
      return try CoreGraphicsFile(self).encoded(as: format)
    #else
      throw .unavailable
    #endif
  }

  /// The pixels that a PNG would have. Throws as ``encoded(as:)`` does.
  public func pixels(scale: Double = 1) throws(DrawingError) -> PixelBuffer {
    try checkPixels(scale: scale)
    #if canImport(CPango)
      return try CairoFile(self).pixels(scale: scale)
    #elseif canImport(CoreText)
      return try CoreGraphicsFile(self).pixels(scale: scale)
    #else
      throw .unavailable
    #endif
  }

  private func checkPixels(scale: Double) throws(DrawingError) {
    guard DrawingFormat.scales.contains(scale) else { throw .scale(scale) }
    try checkSides(scale: scale)
    guard size.width * scale * size.height * scale <= Double(DrawingFormat.maximumPixels) else { throw .size(size) }
  }

  func checkSides(scale: Double) throws(DrawingError) {
    let sides = 0...Double(DrawingFormat.maximumSide)
    guard sides.contains(size.width * scale), sides.contains(size.height * scale) else { throw .size(size) }
  }
}

extension Drawing {
  /// The bytes of a PDF with a page for each drawing, in their order. Pages may differ in size.
  ///
  /// ```swift
  /// let book = try Drawing.pdf(pages: [cover, contents])
  /// ```
  ///
  /// It is the file that ``encoded(as:)`` gives for one drawing, with more pages: its text can be searched and copied, a
  /// font that several pages use is embedded once, and the same drawings give the same bytes on the same machine. No page
  /// is less than one point wide or high.
  ///
  /// - Complexity: Linear in what is drawn on all pages.
  /// - Throws: ``DrawingError/size(_:)`` where a page makes no sense or is too large; ``DrawingError/failed(_:)`` without
  ///   any page, and for lack of memory; ``DrawingError/unavailable`` without cairo.
  public static func pdf(pages: [Drawing]) throws(DrawingError) -> [UInt8] {
    guard !pages.isEmpty else { throw .failed("a PDF needs at least one page") }
    for page in pages { try page.checkSides(scale: 1) }
    #if canImport(CPango)
      return try CairoFile.pdf(pages)
    #elseif canImport(CoreText)
      return try CoreGraphicsFile.pdf(pages)
    #else
      throw .unavailable
    #endif
  }
}
