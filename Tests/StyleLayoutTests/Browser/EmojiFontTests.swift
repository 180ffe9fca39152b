#if canImport(CPango)
  import StyleLayout
  import Testing

  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct EmojiFontTests {
    private static let texts: [String] = [
      "☺", "☺\u{FE0F}", "☺\u{FE0E}", "❤", "❤\u{FE0F}", "❤\u{FE0E}", "©", "©\u{FE0F}", "©\u{FE0E}", "®", "™", "™\u{FE0F}", "1", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "#\u{FE0F}\u{20E3}", "1\u{FE0F}",
      "😀", "😀\u{FE0E}", "⭐", "⭐\u{FE0E}", "☕", "⚡", "⌚", "✅", "✅\u{FE0E}", "★", "☆", "✓", "✔", "✔\u{FE0F}", "✈", "✈\u{FE0F}", "→", "↔", "↔\u{FE0F}", "▶", "▶\u{FE0F}", "♥", "♥\u{FE0F}", "♪", "☀", "☀\u{FE0F}", "☎", "☎\u{FE0F}",
      "🇨🇳", "🇨", "👍", "👍🏽", "👨‍👩‍👧", "🏳️‍🌈", "❤️‍🔥", "☝🏽", "☝", "✌", "✌\u{FE0F}", "〰", "〰\u{FE0F}", "㊗", "㊗\u{FE0F}", "㊙", "ℹ", "ℹ\u{FE0F}", "‼", "‼\u{FE0F}", "⁉", "Ⓜ", "Ⓜ\u{FE0F}", "🅰", "🅰\u{FE0F}", "🈚", "🀄", "🃏", "⬛", "◼", "◼\u{FE0F}", "◾", "♠", "♈", "♿", "⚠", "⚠\u{FE0F}", "⛔", "✨", "❌", "❓", "➕", "⏩", "⏏", "⏏\u{FE0F}", "🌡", "🌡\u{FE0F}", "🕵", "🕵️‍♂️", "🖐", "🖐🏽",
    ]

    @Test(arguments: [
      ["Inter", "Noto Color Emoji", "DejaVu Sans", "WenQuanYi Micro Hei", "Amiri"],
      ["Inter", "DejaVu Sans", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"],
      ["WenQuanYi Micro Hei", "Inter", "DejaVu Sans", "Amiri", "Noto Color Emoji"],
      ["DejaVu Sans", "Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"],
    ]) func fontsAgree(families: [String]) throws {
      let fonts = BrowserFonts(configuration: FontConfiguration(files: TestFonts.configuration.files, families: families))
      let cases = Self.texts.map { BrowserCase(text: "a" + $0 + "b", size: 20, weight: 400, letterSpacing: 0, width: 400, language: "en") }
      let found = try BrowserComparison.comparisons(of: cases, fonts: fonts)
      print("EMO", families)
      for c in found {
        let d = c.lines[0].width - c.browser.lines[0].width
        if abs(d) > 0.5 {
          print("EMO", c.item.text.unicodeScalars.dropFirst().dropLast().map { String($0.value, radix: 16) }, c.item.text, "ours", c.lines[0].runs.compactMap { $0.face?.family }.joined(separator: "+"), c.lines[0].width, "theirs", c.browser.lines[0].width)
        }
      }
    }
  }
#endif
