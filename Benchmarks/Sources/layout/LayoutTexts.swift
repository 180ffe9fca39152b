/// Random texts of several scripts, of a length in characters.
struct LayoutTexts {
  enum Script: String, CaseIterable {
    case latin, chinese, arabic, mixed
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func text(_ script: Script, length: Int) -> String {
    var text = ""
    var count = 0
    while count < length {
      let word = word(script)
      text += word
      count += word.count
    }
    return String(text.prefix(length))
  }

  private mutating func word(_ script: Script) -> String {
    switch script {
    case .latin: return letters(97..<123, number(2..<10)) + " "
    case .chinese: return letters(0x4E00..<0x9000, number(3..<14)) + "，"
    case .arabic: return letters(0x628..<0x63A, number(2..<8)) + " "
    case .mixed:
      switch number(0..<8) {
      case 0..<4: return word(.latin)
      case 4..<6: return word(.chinese)
      case 6: return word(.arabic)
      default: return "👍🏽 "
      }
    }
  }

  private mutating func letters(_ range: Range<UInt32>, _ count: Int) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<count {
      let value = range.lowerBound + UInt32(number(0..<range.count))
      if let scalar = Unicode.Scalar(value) { word.append(scalar) }
    }
    return String(word)
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed &>> 27
    return range.lowerBound + Int(mixed % UInt64(range.count))
  }
}
