#if canImport(CPango)
  import Testing

  @testable import StyleLayout

  /// Where lines may end, written as bars in the text.
  @Suite struct LineBreakTests {
    /// CSS Text Module Level 3, section 5.3: with `line-break: normal`, lines may start with small kana and with the
    /// prolonged sound mark, but not with iteration marks.
    @Test(arguments: ["en", "zh", "ja"]) func smallKanaStartLines(language: String) throws {
      for marked in ["あ|っ|あ", "コ|ン|ピ|ュ|ー|タ|ー", "ｶ|ﾅ|ｯ|ｰ", "中々|中", "「ょ」|中", "あ！|ゃ", "ゃ゙|ゃ", "𛅐|𛅑|中", "ー%|ー"] {
        try check(marked, language: language)
      }
    }

    /// CSS Text Module Level 3, section 4.1.1: lines may end after tabs as after spaces.
    @Test(arguments: ["a\t|b", "中\t|-5", "א\t|中", "a\t \t|b", "a\t|。"])
    func tabsAreSpaces(marked: String) throws { try check(marked) }

    /// CSS Text Module Level 3, section 4.1.1: after spaces, lines may end before anything.
    @Test(arguments: [
      "\"a\" |(b)", "» |(b)", "a |/ |b", "Bonjour |!", "( |a |)", "中 |。", "5 |%", "a\u{3000}|b", "中\u{3000}。", "« |(b)",
    ])
    func linesEndAfterSpaces(marked: String) throws { try check(marked) }

    /// UAX #14, LB19 and LB19a.
    @Test(arguments: [
      "中|“文”|中", "中|“文”a", "a“b”中", "中“b”中", "중|«천»|만", "a“b”c", "中\"文\"中", "（“文”）", "”。", "中”，|中", "「“文”」", "”中",
      "中|“（中）”|（中", "中”", "中“", "\u{2060}“中", "中\u{A0}“中",
    ])
    func quotationMarksAmongIdeographs(marked: String) throws { try check(marked) }

    /// UAX #14, LB20a: a hyphen at the start of a word stays with it.
    @Test(arguments: ["-a |b", "x |-a |b", "x |–é", "中 |-a", "x-|y", "x |-|中"])
    func hyphensStayWithTheWordTheyStart(marked: String) throws { try check(marked) }

    /// UAX #14, LB21a of Unicode 17: in Hebrew, a hyphen stays with what is not Hebrew. ASCII goes by its own rules.
    @Test(arguments: ["בית־|ספר", "א-|ב", "א-é", "א-|a", "א‐a", "א\u{AD}|ב", "א\u{AD}|a", "שָׁ־|שָׁ"])
    func hyphensInHebrew(marked: String) throws { try check(marked) }

    /// UAX #14, LB25.
    @Test(arguments: ["b,20", "中,20", "10:30", "中;12", "b, |20", "1/2"])
    func separatorsStayWithNumbers(marked: String) throws { try check(marked) }

    /// Pairs of ASCII characters, as in Chromium: a hyphen before a digit, `and/or`, brackets after signs.
    @Test(arguments: [
      "2024-|05-|01", "x |-5", "中-5", "and/or", "a?|b", "a?)", "\"a\"|(b)", "f(x)", "a,|[b]", "well-|known", "a-|+b",
      "$(b)",
      "é/b", "é/|é", "5%-|é",
    ])
    func pairsOfASCII(marked: String) throws { try check(marked) }

    /// Unicode's CLDR: in Chinese, double quotation marks are brackets.
    @Test(arguments: ["a“b”|c", "中|“b!”|（中", "中‘b’中", "中|—|“b”", "5“5", "中。|“b”", "b”、|中"])
    func quotationMarksInChinese(marked: String) throws {
      try check(marked, language: "zh")
      try check(marked, language: "zh-Hant-TW")
    }

    /// Words without spaces between them, by ICU's dictionaries.
    @Test(arguments: [
      "ตลาด|น้ำ", "พรุ่ง|นี้|เจอ|กัน", "50บาท", "(ไทย)ไทย", "ไทย2024", "ภาษา|ไทย|😀|ไทย", "ភាសាខ្មែរ|មាន|ប្រវត្តិ|យូរ",
      "ພາສາ|ລາວ|ແມ່ນ|ພາສາ", "မြန်မာဘာသာ|စကား",
    ])
    func wordsOfDictionaries(marked: String) throws { try check(marked) }

    /// The same sign twice is one.
    @Test(arguments: ["C++", "99%%", "中|$$中", "i++ |+"])
    func signsStayTogether(marked: String) throws { try check(marked) }

    /// Whatever a text contains, breaks are at characters that exist, and never inside of graphemes.
    @Test func breaksAreBetweenGraphemes() throws {
      for text in [
        "", "\t", "\u{301}", "\u{301}“”", "-\u{301}a", "“\u{301}”\u{301}中", "\t\t", "ッ\u{3099}", "🇨🇳-🇨🇳", "\u{200D}",
      ] {
        let marked = try marked(text)
        #expect(marked.filter { $0 != "|" } == text)
      }
    }

    private func check(
      _ marked: String,
      language: String = "en",
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      #expect(
        try self.marked(marked.filter { $0 != "|" }, language: language) == marked,
        sourceLocation: sourceLocation
      )
    }

    private func marked(_ text: String, language: String = "en") throws -> String {
      let run = ShapingRequest.Run(range: 0..<text.utf8.count, font: FontRequest(size: 16), letterSpacing: 0, set: 0)
      let shaped = try Self.shaper.get().shape(
        ShapingRequest(text: text, runs: [run], direction: .leftToRight, language: language)
      )
      return zip(shaped.clusters, shaped.clusters.dropFirst()).reduce(into: "") { marked, clusters in
        if clusters.0.traits.contains(.breakBefore) { marked += "|" }
        marked += String(decoding: Array(text.utf8)[Int(clusters.0.utf8)..<Int(clusters.1.utf8)], as: UTF8.self)
      }
    }

    private static let shaper = Result { try PangoShaper(TestFonts.configuration) }
  }
#endif
