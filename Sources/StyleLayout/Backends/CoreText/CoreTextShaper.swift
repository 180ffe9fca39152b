#if canImport(CoreText)
  /// Shapes text with Core Text, in the fonts of a configuration.
  ///
  /// Safe to use from several threads concurrently: they share fonts, and each paragraph has its own typesetter.
  public final class CoreTextShaper: TextShaper {
    private let fonts: CoreTextFonts

    /// Creates a shaper. The first of the installed fonts is the system font.
    ///
    /// - Parameter fonts: The fonts of the shaper, in order.
    /// - Throws: ``FontError`` if a font file cannot be read, and without fonts.
    public init(_ fonts: FontConfiguration = .installed) throws(FontError) {
      self.fonts = try CoreTextFonts(fonts)
    }

    /// The metrics of the font for a request. All are 0 for a size that is not a positive number; sizes end at 10,000
    /// points.
    ///
    /// - Parameter font: The requested font.
    /// - Returns: Metrics in points.
    public func metrics(of font: FontRequest) -> FaceMetrics {
      font.hasSize ? fonts.face(of: font).metrics : .zero
    }

    /// See ``TextShaper/direction(of:)``.
    public func direction(of paragraph: String) -> TextDirection? {
      TextDirection(firstStrongOf: paragraph)
    }

    /// See ``TextShaper/shape(_:)``.
    public func shape(_ request: ShapingRequest) -> ShapedParagraph {
      CoreTextParagraph(request, fonts).shaped
    }
  }
#endif
