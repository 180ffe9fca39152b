#if canImport(CoreText)
  /// Shapes text by Core Text, with the fonts of a configuration.
  ///
  /// Safe to use from any number of threads at once: they share fonts, and each paragraph has a typesetter of its own.
  public final class CoreTextShaper: TextShaper {
    private let fonts: CoreTextFonts

    /// A shaper with the fonts of a configuration; of installed fonts, the system's is the first.
    ///
    /// Throws when a font file cannot be read, and when there are no fonts.
    public init(_ fonts: FontConfiguration = .installed) throws(FontError) {
      self.fonts = try CoreTextFonts(fonts)
    }

    /// See ``TextShaper/metrics(of:)``. All are 0 for a size that is not a positive number; sizes end at 10,000 points.
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
