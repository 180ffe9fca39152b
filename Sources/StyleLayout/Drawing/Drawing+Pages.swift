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

  /// The size of the page in a file: at least one point in both directions.
  var pageSize: LayoutSize { LayoutSize(width: max(size.width, 1), height: max(size.height, 1)) }
}
