import TestSupport

/// Sentences as people write them, each text in one language with numbers, prices, dates, emoji, brackets, quotation
/// marks and words of other languages, from a seed. No addresses.
struct RandomSentences {
  private var generator: SeededGenerator
  private let language: SentenceLanguage

  init(seed: UInt64, language: SentenceLanguage) {
    generator = SeededGenerator(seed: language.code.utf8.reduce(seed) { $0 &* 256 &+ UInt64($1) })
    self.language = language
  }

  mutating func next() -> BrowserCase {
    BrowserCase(
      text: text(),
      size: pick([10, 12, 13, 14, 15, 16, 17, 18, 20, 24, 32]),
      weight: pick([400, 400, 700]),
      letterSpacing: chance(85) ? 0 : pick([-0.2, 0.3, 0.5, 1, 2]),
      width: Double(Int.random(in: 80...480, using: &generator)),
      language: language.code
    )
  }

  private mutating func text() -> String {
    let sentences = (0..<Int.random(in: 1...4, using: &generator)).map { _ in sentence() }
    return sentences.joined(separator: chance(8) ? "\n" : language.space)
  }

  /// With an end, and now and then an emoji or a tag.
  private mutating func sentence() -> String {
    let end = pick(language.ends)
    let last = end.unicodeScalars.last?.value ?? 0
    var sentence = filled(pick(language.patterns))
    if !sentence.unicodeScalars.contains(where: { "?!؟？！".unicodeScalars.contains($0) && last < 0x80 }) || chance(50) {
      sentence += end
    }
    if chance(25) { sentence += (chance(60) ? " " : "") + pick(Self.emoji) }
    if chance(6) { sentence += " #" + pick(Self.foreign).filter(\.isLetter) }
    return sentence
  }

  /// Every `{name}` with something of that kind.
  private mutating func filled(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += word(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private mutating func word(_ kind: String) -> String {
    switch kind {
    case "person": pick(language.people)
    case "thing": decorated(digits(pick(language.things)))
    case "place": digits(pick(language.places))
    case "price": digits(pick(language.prices))
    case "date": digits(pick(language.dates))
    case "foreign": decorated(chance(70) ? pick(Self.foreign) : pick(pick(SentenceLanguage.all).things))
    default: digits(pick(language.numbers))
    }
  }

  /// In quotation marks, or with something in brackets after it.
  private mutating func decorated(_ word: String) -> String {
    if chance(18) {
      let marks = pick(language.quotes)
      return marks[0] + word + marks[1]
    }
    guard chance(12) else { return word }
    let marks = pick(language.brackets)
    return word + language.space + marks[0] + (chance(50) ? pick(Self.foreign) : digits(pick(language.numbers)))
      + marks[1]
  }

  /// A digit for each `#`; never 0, which few numbers start with.
  private mutating func digits(_ pattern: String) -> String {
    pattern.reduce(into: "") { $0 += $1 == "#" ? String(Int.random(in: 1...9, using: &generator)) : String($1) }
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &generator)] }

  private static let foreign = [
    "WhatsApp", "iPhone 15 Pro", "Coca-Cola", "YouTube", "C#", "Node.js", "Wi-Fi 6", "AT&T", "USB-C", "GPT-4", "H&M",
    "Tokyo",
    "e-mail", "Windows 11", "McDonald's", "Yahoo!", "NASA", "naïve", "Zürich", "München", "Москва", "東京", "서울",
  ]

  private static let emoji = [
    "😀", "😂😂", "👍🏽", "❤️", "🎉🎉🎉", "🇨🇳", "👨‍👩‍👧‍👦", "☺️", "✈️", "🙏", "🏳️‍🌈", "1️⃣", "✅", "⭐️", "🔥", "☕️", "👩🏻‍💻", "😅", "💯",
  ]
}
