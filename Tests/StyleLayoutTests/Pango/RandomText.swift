import TestSupport

/// Texts of mixed scripts, with whatever makes shaping hard.
enum RandomText {
  static let pieces: [String] = [
    "Hello", "fi", "ffl", "AV", "To", "->", " ", "  ", "é", "e\u{301}", "x\u{302}\u{323}", "q\u{20E3}", "国", "国家", "。",
    "（", "ｶﾞ",
    "か\u{3099}", "한국", "\u{1112}\u{1161}\u{11AB}", "مرحبا", "لا", "بِسْمِ", "\u{640}", "שלום", "שָׁלוֹם", "١٢٣", "123", "1.5",
    "😀", "👩🏽‍🚀",
    "👨‍👩‍👧‍👦", "🇨🇳", "🇨", "1️⃣", "☺️", "☺︎", "❤️‍🔥", "हिन्दी", "क्षि", "ไทย", "กำ", "မြန်မာ", "བོད", "\u{AD}", "\u{200B}", "\u{200D}",
    "\u{200C}",
    "\u{2060}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}",
    "\u{2069}", "\t",
    "\u{2028}", "\u{B}", "\0", "\u{1}", "\u{7F}", "\u{85}", "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{E000}",
    "\u{10FFFF}", "\u{301}", "\u{FE0F}",
    "\u{34F}", "\u{180E}", "\u{FFF9}", "\u{E0041}", "𝒳", "𐍈", "\u{3164}", "\u{A0}", "\u{3000}",
  ]

  static func make(_ random: inout SeededGenerator, upTo count: Int = 14) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
