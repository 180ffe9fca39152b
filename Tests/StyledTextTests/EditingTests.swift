import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Random edits, held against the model.
struct EditingTests {
  static let parts = [
    "a", "b ", "¥99", "汉字", "e\u{301}", "\u{301}", "👍🏽", "👩‍👩‍👧", "مرحبا", "\n", "\r\n", "\r", "\u{2029}", "", "\u{FFFC}",
    "🇩🇪",
  ]

  @Test func typingInsideALinkExtendsItAndBesideItDoesNot() throws {
    let text: StyledText = "Read \("more", link: "item/7") now"
    let edits: [(Range<Int>, String, String)] = [
      (6..<6, "m", "Read ⟨mmore⟩ now"), (5..<5, "x", "Read x⟨more⟩ now"), (9..<9, "x", "Read ⟨more⟩x now"),
      (6..<8, "", "Read ⟨me⟩ now"), (6..<8, "in", "Read ⟨mine⟩ now"), (5..<7, "x", "Read x⟨re⟩ now"),
      (5..<9, "all", "Read all now"), (4..<6, "-", "Read-⟨ore⟩ now"),
    ]
    for (range, words, expected) in edits {
      var edited = text
      try edited.replaceSubrange(range, with: words)
      #expect(edited.marked == expected)
    }
  }

  @Test func editsAreTheModels() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      var pair = EditedPair(Self.randomText(&generator))
      for _ in 0..<10 {
        try pair.edit(&generator)
        #expect(pair.difference == nil, "seed \(seed)")
        if pair.difference != nil { return }
      }
    }
  }

  static func randomText(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }
}

/// A text and its model, edited alike.
struct EditedPair {
  var text: StyledText
  var model: ModelText
  var difference: String?
  private var last = ""

  init(_ words: String) {
    text = StyledText(words)
    model = ModelText(words)
  }

  mutating func edit(_ generator: inout SeededGenerator) throws {
    let count = model.cells.count
    let lower = Int.random(in: 0...count, using: &generator)
    let range = lower..<Int.random(in: lower...count, using: &generator)
    let utf16 = utf16(range)
    let before = "\(text.debugDescription) \(utf16)"
    switch Int.random(in: 0...8, using: &generator) {
    case 0:
      let code: StyleCode = Bool.random(using: &generator) ? .t14_gray2_bold : .t9_red_medium
      try text.apply(styleCode: code, in: utf16)
      model.set("style", to: code.name, in: range)
    case 1:
      try text.set(\.strikethrough, .single, in: utf16)
      model.set("strikethrough", to: "single", in: range)
    case 2:
      try text.set(\.link, "x", in: utf16)
      model.set("link", to: "x", in: range)
    case 3:
      let value = ["one", "two"].randomElement(using: &generator) ?? ""
      try text.set(AtomKey.self, value, in: utf16)
      model.set("test.atom", to: value, in: range)
    case 4:
      try text.set(\.alignment, .center, in: utf16)
      model.set("alignment", to: "center", in: range)
    case 5:
      let key = Bool.random(using: &generator) ? "strikethrough" : "alignment"
      if key == "alignment" {
        try text.remove(\.alignment, in: utf16)
      } else {
        try text.remove(\.strikethrough, in: utf16)
      }
      model.remove(key, in: range)
    default:
      try replace(range, utf16, with: EditingTests.randomText(&generator))
    }
    check(before)
  }

  private mutating func replace(_ range: Range<Int>, _ utf16: Range<Int>, with words: String) throws {
    let old = text.utf16Length
    // An emptied text remembers its looks, which the model does not.
    guard !(model.aroundAtoms(range) == model.cells.indices && words.isEmpty) else { return }
    let map = try text.replaceSubrange(utf16, with: words)
    let replaced = self.utf16(model.aroundAtoms(range))
    model.replace(range, with: words)
    let shift = text.utf16Length - old
    for position in 0...old {
      let expected =
        position <= replaced.lowerBound ? position : position >= replaced.upperBound ? position + shift : nil
      guard let expected else { continue }
      let bias: PositionMap.Bias = position <= replaced.lowerBound ? .before : .after
      if map.map(position, bias: bias) != expected { difference = "position \(position) went to \(map.map(position))" }
      if map.inverse.map(expected, bias: bias) != position { difference = "position \(position) did not come back" }
    }
  }

  private mutating func check(_ before: String) {
    if text.text != model.text { difference = "words" }
    if text.seen != model.seen { difference = "attributes \(text.seen) \(model.seen)" }
    difference = difference ?? text.brokenInvariant
    if let found = difference { difference = "\(found) in \(text.debugDescription), before \(before)" }
  }

  private func utf16(_ range: Range<Int>) -> Range<Int> {
    func position(_ index: Int) -> Int { model.cells[..<index].reduce(0) { $0 + UTF16.width($1.scalar) } }
    return position(range.lowerBound)..<position(range.upperBound)
  }
}
