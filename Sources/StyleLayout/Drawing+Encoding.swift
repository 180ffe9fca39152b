extension Drawing {
  /// The drawing as the bytes of a file. On one machine, the same drawing always gives the same bytes.
  ///
  /// A page whose sides are not whole numbers of pixels is rounded up for a PNG. Each side of a page is at least one
  /// pixel, or one point.
  ///
  /// - Parameter format: The format of the file.
  /// - Returns: The bytes of the file.
  /// - Throws: ``DrawingError/size(_:)`` and ``DrawingError/scale(_:)`` if the page or the scale is out of range;
  ///   ``DrawingError/failed(_:)`` for lack of memory; ``DrawingError/unavailable`` without cairo.
  /// - Complexity: Linear in the operations painted and, for a PNG, in the number of pixels.
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

  /// The pixels of the drawing as a PNG.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The pixels, in sRGB.
  /// - Throws: The errors of ``encoded(as:)``.
  /// - Complexity: Linear in the operations painted and in the number of pixels.
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
}

extension Drawing {
  /// A PDF with a page for each drawing, in their order. Pages may differ in size.
  ///
  /// ```swift
  /// let book = try Drawing.pdf(pages: [cover, contents])
  /// ```
  ///
  /// The file is like a result of ``encoded(as:)``, with more pages: its text can be searched and copied, a font used
  /// by several pages is embedded once, and on one machine the same drawings always give the same bytes. Each side of a
  /// page is at least one point.
  ///
  /// - Parameter pages: The drawings, at least one.
  /// - Returns: The bytes of the file.
  /// - Throws: ``DrawingError/size(_:)`` if the size of a page is out of range; ``DrawingError/failed(_:)`` without
  ///   pages and for lack of memory; ``DrawingError/unavailable`` without cairo.
  /// - Complexity: Linear in the operations painted on all pages.
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
