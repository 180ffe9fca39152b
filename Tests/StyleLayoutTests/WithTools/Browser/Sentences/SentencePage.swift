#if canImport(CPango)
  import StyleLayout

  /// Sentences of some languages as a browser lays them out with one set of fonts.
  struct SentencePage {
    private let fonts: SentenceFonts
    private let cases: [BrowserCase]
    private let layouts: [BrowserLayout]

    /// How many texts there are of each language.
    static let count = 25

    /// All languages, 25 texts in each.
    static func pages(seed: UInt64) throws -> [SentencePage] {
      try SentenceFonts.allCases.map { fonts in
        try SentencePage(seed: seed, SentenceLanguage.all.filter { SentenceFonts(for: $0.code) == fonts }, fonts)
      }
    }

    init(seed: UInt64, _ languages: [SentenceLanguage], _ fonts: SentenceFonts, count: Int = count, style: String = "")
      throws
    {
      self.fonts = fonts
      cases = languages.flatMap { language in
        var texts = RandomSentences(seed: seed, language: language)
        return (0..<count).map { _ in texts.next() }
      }
      layouts = try BrowserLayout.layouts(of: cases, fonts: fonts.fonts, style: style)
    }

    /// The same sentences laid out by us, with a fault or without.
    func comparisons(_ fault: ShapingFault? = nil) throws -> [BrowserComparison] {
      let shaper = try PangoShaper(fonts.fonts.configuration)
      let typesetter = Typesetter(fault.map { FaultyShaper(base: shaper, fault: $0) as any TextShaper } ?? shaper)
      return zip(cases, layouts).map { BrowserComparison($0, $1, by: typesetter) }
    }
  }
#endif
