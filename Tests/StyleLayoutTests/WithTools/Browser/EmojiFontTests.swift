#if canImport(CPango)
  import StyleLayout
  import TestSupport
  import Testing

  /// Which font a browser and we take for a character that may be an emoji, told by its width: DejaVu Sans, WenQuanYi
  /// Micro Hei and Noto Color Emoji all have pictures of some.
  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct EmojiFontTests {
    /// Why the fonts differ.
    private enum Cause: String, CaseIterable {
      case selector = "with U+FE0E: UTS #51 wants text; we take the first font, Chromium the first that is not of emoji"
      case keycap = "keycap without U+FE0F: we take emoji, Chromium text"
      case presentation = "emoji by default (UTS #51): we take emoji, Chromium the first font"
      case modifierBase = "text by default, but may have a skin tone: we take emoji, Chromium the first font"

      init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        if scalars.last == "\u{FE0E}" {
          self = .selector
        } else if scalars.last == "\u{20E3}", !scalars.contains("\u{FE0F}") {
          self = .keycap
        } else if scalars.count == 1, scalars[0].properties.isEmojiPresentation {
          self = .presentation
        } else if scalars.count == 1, scalars[0].properties.isEmojiModifierBase {
          self = .modifierBase
        } else {
          return nil
        }
      }
    }

    /// Before other fonts that have pictures of emoji, which is what apps want: only what is marked as text differs.
    @Test func emojiFirst() throws {
      let causes = try differences(["Inter", "Noto Color Emoji", "DejaVu Sans", "WenQuanYi Micro Hei", "Amiri"])
      #expect(Set(causes.keys) == [.selector, .keycap])
    }

    /// After them, both take color for sequences and for what U+FE0F marks, and text for what is text by default.
    @Test(arguments: ["Inter", "WenQuanYi Micro Hei", "DejaVu Sans"]) func emojiLast(first: String) throws {
      let others = ["Inter", "DejaVu Sans", "WenQuanYi Micro Hei", "Amiri"].filter { $0 != first }
      let causes = try differences([first] + others + ["Noto Color Emoji"])
      #expect(causes.values.reduce(0, +) <= Self.texts.count / 6)
      #expect(causes[.presentation] ?? 0 > 0)
    }

    private func differences(_ families: [String]) throws -> [Cause: Int] {
      let fonts = BrowserFonts(
        configuration: FontConfiguration(files: TestFonts.configuration.files, families: families)
      )
      let cases = Self.texts.map {
        BrowserCase(text: "a\($0)b", size: 20, weight: 400, letterSpacing: 0, width: 400, language: "en")
      }
      var counts: [Cause: Int] = [:]
      var report = "  \(families.joined(separator: ", "))\n"
      for comparison in try BrowserComparison.comparisons(of: cases, fonts: fonts) {
        let line = try #require(comparison.lines.first)
        let width = try #require(comparison.browser.lines.first?.width)
        guard abs(line.width - width) > 0.5 else { continue }
        let text = String(comparison.item.text.dropFirst().dropLast())
        let cause = try #require(Cause(text), "\(text) is \(line.width - width) px wider")
        counts[cause, default: 0] += 1
        report +=
          "    \(text.debugDescription): \(line.runs.compactMap { $0.face?.family }), \(line.width) against \(width)\n"
      }
      for cause in Cause.allCases where counts[cause] != nil {
        report += "  \(counts[cause] ?? 0) × \(cause.rawValue)\n"
      }
      try Browser.report("emoji-\(families[0])-\(families[1])", report)
      return counts
    }

    private static let texts: [String] =
      ("☺❤©®™1😀⭐☕⚡⌚✅★☆✓✔✈→↔▶♥♪☀☎👍☝✌〰㊗㊙ℹ‼⁉Ⓜ🅰🈚🀄🃏⬛◼◾♠♈♿⚠⛔✨❌❓➕⏩⏏🌡🕵🖐".map(String.init))
      + "☺❤©™✔✈↔▶♥☀☎✌〰㊗ℹ‼Ⓜ🅰◼⚠⏏🌡".map { "\($0)\u{FE0F}" } + "☺❤©😀⭐✅".map { "\($0)\u{FE0E}" }
      + ["1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "1\u{20E3}", "🇨🇳", "👍🏽", "☝🏽", "👨‍👩‍👧", "🏳️‍🌈", "❤️‍🔥", "🕵️‍♂️"]
  }
#endif
