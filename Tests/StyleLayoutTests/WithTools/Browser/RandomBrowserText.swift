import TestSupport

/// Texts as people write them, in several scripts at once, from a seed.
struct RandomBrowserText {
  /// What a text may be made of.
  enum Content {
    /// No addresses and no curly quotes.
    case plain
    /// Every third word is an address, or is in curly quotes.
    case addressesAndQuotes
  }

  private var generator: SeededGenerator
  private let content: Content

  init(seed: UInt64, content: Content) {
    generator = SeededGenerator(seed: seed)
    self.content = content
  }

  mutating func next() -> BrowserCase {
    BrowserCase(
      text: text(),
      size: pick([9, 12, 14, 15, 16, 18, 22, 27]),
      weight: pick([400, 500, 700]),
      letterSpacing: chance(50) ? 0 : Double(Int.random(in: -5...30, using: &generator)) / 10,
      width: Double(Int.random(in: 60...400, using: &generator)),
      language: pick(["en", "zh"])
    )
  }

  private mutating func text() -> String {
    let script = pick(Script.allCases)
    var text = ""
    for _ in 0..<Int.random(in: 3...18, using: &generator) {
      text += decorated(word(in: chance(60) ? script : pick(Script.allCases)))
      text += separator(after: script)
    }
    while let last = text.unicodeScalars.last, last == "\n" || last == " " { text.unicodeScalars.removeLast() }
    return text.isEmpty ? "x" : text
  }

  private mutating func word(in script: Script) -> String {
    if content == .addressesAndQuotes, chance(20) { return pick(Self.addresses) }
    guard script.letters.isEmpty else {
      return String((0..<Int.random(in: 1...8, using: &generator)).map { _ in pick(script.letters) })
    }
    return pick(script.words)
  }

  /// Brackets around a word, or punctuation after it.
  private mutating func decorated(_ word: String) -> String {
    if content == .addressesAndQuotes, chance(20) { return pick(["“\(word)”", "‘\(word)’", "“\(word),”"]) }
    if chance(12) {
      let (opening, closing) = pick(Self.brackets)
      return opening + word + closing
    }
    return chance(25) ? word + pick(Self.marks) : word
  }

  private mutating func separator(after script: Script) -> String {
    if chance(4) { return pick(Self.rareSeparators) }
    return chance(script == .han || script == .japanese ? 20 : 85) ? " " : ""
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &generator)] }
}

extension RandomBrowserText {
  private enum Script: CaseIterable {
    case latin, han, japanese, korean, arabic, hebrew, emoji, number, symbol

    /// Letters that words are put together from; empty where there are whole words.
    var letters: [Character] {
      switch self {
      case .han:
        Array(
          "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严"
        )
      case .japanese: Array("あいうえおかきくけこさしすせそっゃゅょぁぃカタナハマヤラワーィェッャュ日本語東京")
      default: []
      }
    }

    var words: [String] {
      switch self {
      case .latin:
        [
          "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dogs", "office", "affluent", "Tokyo", "AVATAR",
          "iPhone",
          "well-known", "state-of-the-art", "don't", "naïve", "cafe\u{301}", "Zürich", "x\u{AD}ylo\u{AD}phone", "a",
          "I", "and/or",
          "internationalization", "e.g.", "U.S.A.", "C++", "#swift", "@ming", "straße", "1st", "R2D2", "snake_case",
          "hello\u{200B}world",
        ]
      case .korean: ["안녕하세요", "세계", "한국어", "텍스트", "레이아웃", "줄", "바꿈", "사랑해요"]
      case .arabic: ["مرحبا", "بالعالم", "اللغة", "العربية", "كِتَاب", "سلام", "لا", "جميل", "٢٠٢٤", "الله"]
      case .hebrew: ["שלום", "עולם", "עברית", "טקסט", "שָׁלוֹם", "אני", "צה״ל", "ג׳ירפה", "בית־ספר"]
      case .emoji: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳", "1️⃣", "❤️", "🎉🎉", "🏳️‍🌈", "[赞]", "©", "☺", "✈️", "👩🏻‍💻"]
      case .number:
        [
          "12.5%", "$30", "¥99.00", "100km", "-5°C", "3/4", "10:30", "1,234.56", "2024-05-01", "+86", "50%", "№5", "€5",
          "1–2",
          "2×3", "a=b", "99+", "#1", "(555)", "1.", "8.8折", "3.14", "1e-5", "–7", "20℃", "5′6″", "~10", "1…3",
        ]
      case .symbol:
        ["—", "…", "——", "……", "·", "&", "/", "|", "-", "–", "+", "=", "*", "→", "★", "•", "℃", "™", "~", "～", "※"]
      default: []
      }
    }
  }

  private static let addresses = [
    "https://example.com/a/b?c=d&e=f#g", "www.example.org/path-to/file.html", "name@example.com", "http://例子.中国/路径",
    "/usr/local/bin", "C:\\temp\\x", "10.0.0.1:8080/index.php?id=42",
  ]

  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("'", "'"), ("（", "）"), ("「", "」"), ("《", "》"),
    ("【", "】"),
    ("『", "』"), ("«", "»"),
  ]

  private static let marks = [
    ",", ".", "!", "?", ";", ":", "…", "、", "。", "，", "！", "？", "；", "：", "?!", "...", "、、", "——", "%", "°", "～", "·",
    "؟", "،",
  ]

  private static let rareSeparators = [
    "\n", "\u{A0}", "\u{200B}", "\u{3000}", "\u{2009}", "  ", "\u{2060}", "\u{AD}", "\t", "\u{202F}",
  ]
}
