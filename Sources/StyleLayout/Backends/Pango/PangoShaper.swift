#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  /// Shapes text by Pango and HarfBuzz, with the fonts of a configuration.
  ///
  /// Safe to use from any number of threads at once: each takes an engine out of a small pool, and puts it back. The first
  /// engine of a process lets fontconfig read the machine's settings, which takes some milliseconds, whether they are used
  /// or not.
  public final class PangoShaper: TextShaper {
    private let library: FontLibrary
    private let pool = Locked<[PangoEngine]>([])

    /// How many engines are kept; more are made when more threads shape at once, and given up afterwards. An engine takes
    /// some 3 MB.
    static let poolSize = 4

    /// Throws when a font file cannot be read, and when there are no fonts.
    public init(_ fonts: FontConfiguration) throws(FontError) {
      library = try FontLibrary(fonts)
      guard let engine = PangoEngine(library) else { throw .noConfiguration }
      pool.withLock { $0.append(engine) }
    }

    /// See ``TextShaper/metrics(of:)``. A size that is no number, or less than 0, counts as 0; one of more than 10,000
    /// points as 10,000. Weights less than 1 count as 1, those above 1000 as 1000.
    public func metrics(of font: FontRequest) -> FaceMetrics {
      face(of: font)?.metrics ?? .zero
    }

    /// The font that a request leads to, without any fallback for single characters; sizes and weights count as in
    /// ``metrics(of:)``. Nil when the font cannot be opened any more.
    public func face(of font: FontRequest) -> FontFace? {
      withEngine { $0.face(for: font.checked) } ?? nil
    }

    /// See ``TextShaper/direction(of:)``.
    public func direction(of paragraph: String) -> TextDirection? {
      TextDirection(firstStrongOf: paragraph)
    }

    /// See ``TextShaper/shape(_:)``. Of a paragraph of more than 128 MB, only the beginning is shaped.
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
  /// Shapes text by Pango and HarfBuzz. Not in this build, which was made without Pango.
  @available(
    *,
    unavailable,
    message: "install Pango (Debian, Ubuntu: libpango1.0-dev), and build with STYLESPEC_PANGO=1 in the environment"
  )
  public final class PangoShaper: TextShaper {
    /// Not in this build.
    public init(_ fonts: FontConfiguration) throws(FontError) { throw .noConfiguration }
    /// Not in this build.
    public func metrics(of font: FontRequest) -> FaceMetrics { .zero }
    /// Not in this build.
    public func direction(of paragraph: String) -> TextDirection? { nil }
    /// Not in this build.
    public func shape(_ request: ShapingRequest) -> ShapedParagraph { ParagraphBuilder(request).finish() }
  }
#endif
