import StyleTables
import TestSupport
import Testing

@testable import StyledText

/// Laws of replacement for all texts.
struct ReplacementLawTests {
  // MARK: - Looks decide, not how they came about

  /// A text and one that is assembled from its visible attributes become equal texts, too.
  @Test(arguments: [false, true]) func equalTextsAreReplacedEqually(onlyStyles: Bool) throws {
    let seed = SeededGenerator.chosenSeed
    print("equal texts: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(4_000) {
      var text = StyledText(Self.words(0...8, &generator))
      for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.edit(&text, onlyStyles: onlyStyles, &generator) }
      var other = text.isEmpty ? text : try text.rebuilt(&generator)
      try #require(other == text, "seed \(seed)")
      let before = text.debugDescription
      for words in [Self.words(0...9, &generator), Self.words(1...9, &generator)] {
        text.text = words
        other.text = words
        #expect(text == other, "seed \(seed): \(before)")
        #expect(text.hashValue == other.hashValue, "seed \(seed)")
        #expect(text.brokenInvariant == nil, "seed \(seed)")
      }
    }
  }

  private static let parts = [
    "word", "Other", " ", " ", " ", "¥", "99", "1,299.00", "汉", "字", "\n", ".", "é", "e\u{301}", "👍🏽", "سعر", "ราคา",
    "\u{301}",
    "\r\n", "@Bob", "#tag", "https://a.com/x", "a@b.com", "\u{FFFC}", "-", "%", "5th", "now", "12/05", "🇩🇪", " kr", "(",
    ")", ",",
  ]

  private static func words(_ count: ClosedRange<Int>, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private static let styles =
    OpenCodes.all.map { TextAttributes(style: $0) } + [
      TextAttributes(color: .green), TextAttributes(color: OpenCodes.red.resolved.color), TextAttributes(link: "x"),
    ]
  private static let sets = [
    TextAttributes(strikethrough: .single), TextAttributes(link: "x"), TextAttributes(link: "y"),
    TextAttributes(weight: 100), TextAttributes(weight: 200), TextAttributes(size: 10), TextAttributes(size: 20),
  ]

  private static func edit(_ text: inout StyledText, onlyStyles: Bool, _ generator: inout SeededGenerator) {
    let length = text.utf16Length
    let isWhole = Int.random(in: 0..<4, using: &generator) == 0
    let start = isWhole ? 0 : Int.random(in: 0...length, using: &generator)
    let range = start..<(isWhole ? length : Int.random(in: start...length, using: &generator))
    let covered = String(decoding: Array(text.text.utf16)[range], as: UTF16.self)
    let mention = TextAttributes(mention: TextMention("7", text: covered))
    let sets = onlyStyles ? Self.styles : Self.styles + Self.sets + [mention]
    switch Int.random(in: onlyStyles ? 3..<7 : 0..<7, using: &generator) {
    case 0: _ = try? text.replaceSubrange(range, with: words(0...3, &generator))
    case 1: showWords(in: &text, &generator)
    case 2: text.attributes[TextAttributeKeys.Weight.self] = [nil, 100, 200].randomElement(using: &generator) ?? nil
    case 3: text.style = OpenCodes.all.randomElement(using: &generator)
    case 4 where !onlyStyles: try? text.set(\.alignment, Bool.random(using: &generator) ? .center : .end, in: range)
    default: try? text.merge(sets.randomElement(using: &generator) ?? TextAttributes(), in: range)
    }
  }

  private static func showWords(in text: inout StyledText, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: text.text = ["…", "--", "★★☆"].randomElement(using: &generator) ?? ""
    case 1: text.showPlaceholder(words(1...3, &generator))
    default: text.text = words(0...8, &generator)
    }
  }

  // MARK: - Amounts

  private static let labels = [
    ["now", "was", "Save"], ["现价", "原价", "立减"], ["jetzt", "statt", "Ersparnis"], ["السعر", "كان", "خصم"],
    ["ราคา", "เดิม", "ลด"],
    ["сейчас", "было", "скидка"], ["지금", "원래", "할인"],
  ]

  /// A number in a way that people write it, with its currency on either side.
  private static func amount(_ generator: inout SeededGenerator) -> String {
    let number = Int.random(in: 1...9_999, using: &generator)
    let (thousands, rest) = (number / 1_000, number % 1_000)
    let padded = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
    let grouped = { (separator: String) in thousands > 0 ? "\(thousands)\(separator)\(padded)" : "\(rest)" }
    let cents = ["", ".00", ".90", ".5"].randomElement(using: &generator) ?? ""
    let forms = [
      "¥\(grouped(","))\(cents)", "$\(grouped(","))\(cents)", "\(grouped("."))\(cents.replacing(".", with: ",")) €",
      "\(grouped("\u{202F}")) kr", "US$\(number)\(cents)", "-\(number % 100)%", "%\(number % 100)", "\(number % 100) %",
      "\(number) 元", "₹\(grouped(","))",
      "\(number)折",
    ]
    return forms.randomElement(using: &generator) ?? ""
  }

  /// A look of a whole amount is that of the next one, however it is written, and of nothing beside it.
  @Test func anAmountIsOneThing() throws {
    let seed = SeededGenerator.chosenSeed
    print("whole amounts: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(3_000) {
      let before = ["", "Only ", "现价", "Save ", "(", "seit "].randomElement(using: &generator) ?? ""
      let after = ["", " only", "!", "/mo", "，立即购买", ")", "?", " off ¥5"].randomElement(using: &generator) ?? ""
      func text(_ amount: String) throws -> StyledText {
        var text = StyledText(before + amount + after)
        let start = before.utf16.count
        text[start..<start + amount.utf16.count].strikethrough = .single
        return text
      }
      let amounts = (0..<3).map { _ in Self.amount(&generator) }
      var styled = try text(amounts[0])
      for amount in amounts.dropFirst() {
        styled.text = before + amount + after
        let expected = try text(amount)
        #expect(styled == expected, "seed \(seed): \(amounts): \(styled.debugDescription)")
      }
    }
  }

  /// Each amount moves with its label as a whole; without labels, amounts that are struck through are removed first.
  @Test func amountsGoWithTheirLabels() throws {
    let seed = SeededGenerator.chosenSeed
    print("labels: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(3_000) {
      let labels = Self.labels.randomElement(using: &generator) ?? []
      let separator = [" ", ", ", "\n", " / "].randomElement(using: &generator) ?? " "
      let space = labels[0] == "现价" ? "" : " "
      let weights = [100, 200, 300].shuffled(using: &generator)
      var amounts: [String] = []
      func text(_ order: [Int]) throws -> (text: String, ranges: [(Int, Range<Int>)]) {
        var written = ""
        var ranges: [(Int, Range<Int>)] = []
        for label in order {
          written += (written.isEmpty ? "" : separator) + labels[label] + space
          let start = written.utf16.count
          // Some amounts are equal to another one by chance.
          let isOld = Int.random(in: 0..<8, using: &generator) == 0
          let amount = isOld ? amounts.randomElement(using: &generator) : nil
          amounts.append(amount ?? Self.amount(&generator))
          written += amounts[amounts.count - 1]
          ranges.append((label, start..<written.utf16.count))
        }
        return (written, ranges)
      }
      let before = try text([0, 1, 2].shuffled(using: &generator))
      var styled = StyledText(before.text)
      for (label, range) in before.ranges { try styled.merge(TextAttributes(weight: weights[label]), in: range) }
      let order = Array([0, 1, 2].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
      let after = try text(order)
      styled.text = after.text
      var expected = StyledText(after.text)
      for (label, range) in after.ranges { try expected.merge(TextAttributes(weight: weights[label]), in: range) }
      #expect(styled == expected, "seed \(seed): \(before.text) → \(after.text): \(styled.debugDescription)")
    }
  }

  /// Without labels, the order counts, and the amounts that are struck through are removed first.
  @Test func struckAmountsGoFirst() throws {
    let seed = SeededGenerator.chosenSeed
    print("places: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let forms: [@Sendable (Int) -> String] = [{ "¥\($0)" }, { "$\($0).00" }, { "\($0) €" }, { "\($0),50 zł" }]
    for _ in 0..<lawRounds(2_000) {
      let form = forms.randomElement(using: &generator) ?? { "\($0)" }
      let count = Int.random(in: 1...4, using: &generator)
      let isStruck = (0..<count).map { _ in Bool.random(using: &generator) }
      var styled = StyledText(Self.row(count, form, &generator))
      let ranges = Self.ranges(of: styled.text)
      for (range, isStruck) in zip(ranges, isStruck) where isStruck {
        try styled.merge(TextAttributes(strikethrough: .single), in: range)
      }
      let before = styled.debugDescription
      let left = Int.random(in: 1...count, using: &generator)
      styled.text = Self.row(left, form, &generator)
      // The reference: struck amounts are removed first, and the others only if there are no more of these.
      let gone = count - left
      let struckGone = min(gone, isStruck.count { $0 })
      let struckLeft = isStruck.count { $0 } - struckGone
      let struckNow = Self.ranges(of: styled.text).count { range in
        styled.runs.contains { $0.range.overlaps(range) && $0[TextAttributeKeys.Strikethrough.self] != nil }
      }
      #expect(struckNow == struckLeft, "seed \(seed): \(before) → \(styled.debugDescription)")
      if gone == 0 {
        let now = Self.ranges(of: styled.text).map { range in
          styled.runs.filter { $0.range.overlaps(range) }.allSatisfy { $0[TextAttributeKeys.Strikethrough.self] != nil }
        }
        #expect(now == isStruck, "seed \(seed): \(before) → \(styled.debugDescription)")
      }
    }
  }

  private static func row(
    _ count: Int,
    _ form: (Int) -> String,
    _ generator: inout SeededGenerator
  ) -> String {
    (0..<count).map { _ in form(Int.random(in: 1...999, using: &generator)) }.joined(separator: " | ")
  }

  private static func ranges(of row: String) -> [Range<Int>] {
    var start = 0
    return row.split(separator: " | ").map { part in
      defer { start += part.utf16.count + 3 }
      return start..<start + part.utf16.count
    }
  }

  // MARK: - Atoms

  /// Mentions are kept wherever their text is, and other text does not become one.
  @Test func mentionsGoWithTheirText() throws {
    let seed = SeededGenerator.chosenSeed
    print("mentions: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let names = ["@Bob", "@Amy", "@小明", "@小红", "@Bob Lee", "@محمد"]
    let others = ["@Carl", "hello", "你好", "@", "Bob", "¥99", "😀"]
    for _ in 0..<lawRounds(2_000) {
      let known = Array(names.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
      func text(_ mentions: [String]) -> (text: String, ranges: [(String, Range<Int>)]) {
        let extra = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          others.randomElement(using: &generator) ?? ""
        }
        var written = ""
        var ranges: [(String, Range<Int>)] = []
        for part in (mentions + extra).shuffled(using: &generator) {
          written += written.isEmpty ? "" : " "
          let start = written.utf16.count
          written += part
          if mentions.contains(part) { ranges.append((part, start..<written.utf16.count)) }
        }
        return (written, ranges)
      }
      // A name that is part of another one may be found in it.
      guard !known.contains("@Bob") || !known.contains("@Bob Lee") else { continue }
      let before = text(known)
      var styled = StyledText(before.text)
      // Text with one look is replaced without comparing its content.
      let first = before.text.first.map { String($0).utf16.count } ?? 0
      try styled.set(\.weight, 700, in: 0..<first)
      for (name, range) in before.ranges {
        try styled.merge(TextAttributes(mention: TextMention("id of \(name)", text: name)), in: range)
      }
      let after = text(known.filter { _ in Bool.random(using: &generator) })
      styled.replaceText(after.text, policy: .carryOver)
      let found = styled.runs.compactMap { run in run[TextAttributeKeys.Mention.self].map { ($0.text, run.range) } }
      let joined = Dictionary(found, uniquingKeysWith: { $0.lowerBound..<$1.upperBound })
      // “@Bob” and “Lee” beside it may be “@Bob Lee” again.
      let expected = Dictionary(after.ranges, uniquingKeysWith: { first, _ in first })
      #expect(joined == expected, "seed \(seed): \(before.text) → \(styled.debugDescription)")
    }
  }

  // MARK: - Insertions

  /// Words that are inserted inside a run are part of it; at its edges they are not.
  @Test func insertionsKnowWhereRunsEnd() throws {
    let seed = SeededGenerator.chosenSeed
    print("insertions: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
    for _ in 0..<lawRounds(2_000) {
      let first = Int.random(in: 0..<6, using: &generator)
      let last = Int.random(in: first..<7, using: &generator)
      let place = Int.random(in: 0...8, using: &generator)
      let attributes =
        Bool.random(using: &generator) ? TextAttributes(link: "x") : TextAttributes(strikethrough: .single)
      var changed = words
      changed.insert("new", at: place)
      // After the change, the words from first to last have it, and the new one if it is strictly inside.
      let isInside = place > first && place <= last
      let range = (first + (place <= first ? 1 : 0))...(last + (place <= first || isInside ? 1 : 0))
      var styled = try Self.styled(words, first...last, attributes)
      styled.text = changed.joined(separator: " ")
      let expected = try Self.styled(changed, range, attributes)
      #expect(styled == expected, "seed \(seed): \(first)...\(last), at \(place): \(styled.debugDescription)")
    }
  }

  private static func styled(
    _ words: [String],
    _ range: ClosedRange<Int>,
    _ attributes: TextAttributes
  ) throws -> StyledText {
    var text = StyledText(words.joined(separator: " "))
    let start = words[..<range.lowerBound].reduce(0) { $0 + $1.count + 1 }
    let end = words[...range.upperBound].reduce(-1) { $0 + $1.count + 1 }
    try text.merge(attributes, in: start..<end)
    return text
  }
}

extension StyledText {
  /// A text that looks the same, and remembers the same, assembled from the visible attributes of this one.
  func rebuilt(_ generator: inout SeededGenerator) throws -> StyledText {
    var rebuilt = StyledText(text)
    if extras?.remembered != nil {
      let below = try textBelow.rebuilt(&generator)
      rebuilt.extras = Extras(remembered: RememberedText(text: below.content, runs: below.stored))
    }
    for run in runs.shuffled(using: &generator) {
      let offsets = try rebuilt.content.offsets(utf16: run.range)
      rebuilt.stored.update(offsets, total: content.length) { $0 = RunLook(overrides: run.attributes) }
    }
    return rebuilt
  }
}
