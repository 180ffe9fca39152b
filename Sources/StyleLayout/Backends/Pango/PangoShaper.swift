#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  /// Shapes text with Pango and HarfBuzz, in the fonts of a configuration.
  ///
  /// Safe to use from several threads concurrently: each takes an engine from a small pool, and returns it. The first
  /// engine of a process lets fontconfig read the settings of the machine, which takes some milliseconds, even if they
  /// are not used.
  public final class PangoShaper: TextShaper {
    private let library: FontLibrary
    private let pool = Locked<[PangoEngine]>([])

    /// The number of engines that are kept, some 3 MB each. More are made if more threads shape concurrently, and
    /// released afterwards.
    static let poolSize = 4

    /// Creates a shaper.
    ///
    /// - Parameter fonts: The fonts of the shaper, in order.
    /// - Throws: ``FontError`` if a font file cannot be read, and without fonts.
    public init(_ fonts: FontConfiguration) throws(FontError) {
      library = try FontLibrary(fonts)
      guard let engine = PangoEngine(library) else { throw .noConfiguration }
      pool.withLock { $0.append(engine) }
    }

    /// The metrics of the font for a request. A size that is NaN or negative counts as 0; one of more than 10,000
    /// points as 10,000. Weights less than 1 count as 1, those above 1000 as 1000.
    ///
    /// - Parameter font: The requested font.
    /// - Returns: Metrics in points.
    public func metrics(of font: FontRequest) -> FaceMetrics {
      face(of: font)?.metrics ?? .zero
    }

    /// The font for a request, without fallback for single characters.
    ///
    /// - Parameter font: The requested font; sizes and weights count as in ``metrics(of:)``.
    /// - Returns: The face; nil if the font can no longer be opened.
    public func face(of font: FontRequest) -> FontFace? {
      withEngine { $0.face(for: font.checked) } ?? nil
    }

    /// See ``TextShaper/direction(of:)``.
    public func direction(of paragraph: String) -> TextDirection? {
      TextDirection(firstStrongOf: paragraph)
    }

    /// The glyphs of a paragraph. Only the beginning of a paragraph of more than 128 MB is shaped.
    ///
    /// - Parameter request: The paragraph with its fonts.
    /// - Returns: Runs, clusters and glyphs in logical order.
    /// - Complexity: Linear in the length of the paragraph.
    public func shape(_ request: ShapingRequest) -> ShapedParagraph {
      withEngine { $0.shape(request) } ?? ParagraphBuilder(request).finish()
    }

    private func withEngine<Result>(_ body: (PangoEngine) -> Result) -> Result? {
      guard let engine = pool.withLock({ $0.popLast() }) ?? PangoEngine(library) else { return nil }
      defer {
        if !engine.isWorn { pool.withLock { if $0.count < Self.poolSize { $0.append(engine) } } }
      }
      return body(engine)
    }
  }
#elseif os(Linux)
  /// Shapes text with Pango and HarfBuzz. Unavailable in this build, which was made without Pango.
  @available(
    *,
    unavailable,
    message: "install Pango (Debian, Ubuntu: libpango1.0-dev), and build with STYLESPEC_PANGO=1 in the environment"
  )
  public final class PangoShaper: TextShaper {
    /// Unavailable in this build.
    public init(_ fonts: FontConfiguration) throws(FontError) { throw .noConfiguration }
    /// Unavailable in this build.
    public func metrics(of font: FontRequest) -> FaceMetrics { .zero }
    /// Unavailable in this build.
    public func direction(of paragraph: String) -> TextDirection? { nil }
    /// Unavailable in this build.
    public func shape(_ request: ShapingRequest) -> ShapedParagraph { ParagraphBuilder(request).finish() }
  }
#endif
