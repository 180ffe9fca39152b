import StyleTables

/// Emoji packs of any size. The script compiles the spec and passes the file back.
struct Tables {
  let few: EmojiCatalog
  let many: EmojiCatalog

  /// The names of emoji: two or three Chinese characters, all different.
  static func names(_ count: Int) -> [String] {
    let characters = Array("赞笑哭怒惊爱心星花月日风云雨雪山水火木金土猫狗鸟鱼虎龙蛇马羊")
    return (0..<count).map { number in
      let (high, low) = (number / characters.count, number % characters.count)
      let third = high >= characters.count ? String(characters[high / characters.count]) : ""
      return String([characters[low], characters[high % characters.count]]) + third
    }
  }

  /// A spec with these emoji, in YAML.
  static func spec(_ count: Int) -> String {
    let items = names(count).map { "      \($0): { image: a.png }\n" }.joined()
    return """
      stylespec: 1
      name: Emoji\(count)
      color: { ink: "#222" }
      weight: { regular: 400 }
      typography: { 14: plain }
      emoji:
        all:
          items:
      \(items)
      """
  }
}

/// SplitMix64: the same inputs in every run, unknown to the optimizer.
struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed &>> 31)
  }
}

/// Plain texts to be decoded.
enum Texts {
  /// Chinese of about a number of bytes, in which every twentieth character is one of 200 codes.
  static func comment(bytes: Int) -> String {
    var generator = Generator(state: 7)
    let names = Tables.names(200)
    let characters = Array("的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生，。")
    var text = ""
    while text.utf8.count < bytes {
      for _ in 0..<19 { text.append(characters.randomElement(using: &generator) ?? "的") }
      text += "[\(names.randomElement(using: &generator) ?? "")]"
    }
    return text
  }

  /// Chinese of so many characters.
  static func characters(_ count: Int) -> String { String(comment(bytes: 4 * count).prefix(count)) }

  /// Nothing but beginnings of codes.
  static func hostile(bytes: Int) -> String { String(repeating: "[赞[笑[", count: bytes / 9) }
}
