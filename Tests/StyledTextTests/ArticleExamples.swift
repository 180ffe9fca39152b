import Foundation
import StyleSpec
import TestSupport
import Testing
import YanxuanStyles

// The code of the articles, line by line, with its results.

struct ArticleExamples {
  @Test(arguments: ["StyledText", "StylingText", "HowReplacementDecides", "SlotsAndTemplates", "Migrating"])
  func articlesShowWhatIsTestedHere(_ article: String) throws {
    let text = try Repository.read("Sources/StyledText/StyledText.docc/\(article).md")
    let tested = try Repository.read("Tests/StyledTextTests/ArticleExamples.swift")
    let known = Set(tested.split(separator: "\n").map(\.trimmed))
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#).filter { !$0.1.contains("PackageDescription") }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) {
      #expect(known.contains(line.trimmed), "not tested: \(line)")
    }
  }

  @Test func overview() {
    var price = StyledText()
    price.style = .t14_gray2_bold
    price.text = "¥99"
    #expect(price == StyledText("¥99", style: .t14_gray2_bold))
  }

  @Test func styleAndWords() {
    var title = StyledText()
    title.style = .t16_black_bold
    title.text = "Loading…"
    title.text = "12 results"
    print(title.debugDescription)
    #expect(title == StyledText("12 results", style: .t16_black_bold))
    #expect(title.resolved?.size == 16)
  }

  @Test func placeholders() {
    var price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
    price.text = "…"
    price.text = "¥89 ¥119"  // the second price is struck through
    #expect(price.marked == "¥89 ⟦¥119⟧")
    price.showPlaceholder("Loading…")
    price.text = "¥79 ¥109"  // the second price is struck through
    #expect(price.marked == "¥79 ⟦¥109⟧")
  }

  private func struckPrices() throws -> StyledText {
    var prices = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    if let was = prices.range(of: "¥129") { prices[was].strikethrough = .single }
    prices.text = "¥89 ¥119"
    return prices
  }

  @Test func runs() throws {
    let prices = try struckPrices()
    #expect(prices.runs.map(\.style) == [.t14_red_bold, .t12_gray3_regular])
    #expect(prices.marked == "¥89 ⟦¥119⟧")
    for run in prices.runs where run.attributes.strikethrough != nil {
      print(run.range, run.style?.name ?? "")
    }
  }

  @Test func waysToSayWhere() throws {
    var prices = StyledText("¥89 ¥119", style: .t14_red_bold)
    try prices.apply(styleCode: .t12_gray3_regular, in: 4..<8)
    try prices.set(\.strikethrough, .single, in: 4..<8)
    #expect(try prices == struckPrices())
    #expect(prices[4..<8].strikethrough == .single && prices[0..<8].isMixed(\.strikethrough))
  }

  @Test func openColors() {
    let stock = StyledText("Only \("3", style: .note) left", style: .t14_red_bold)  // all of it is red
    let green = StyleColor(light: RGBAColor(red: 0, green: 128, blue: 0))
    let ready = StyledText("In stock", style: .note, attributes: TextAttributes(color: green))
    let plain = StyledText("Sold out", style: .note)  // the color of the view or program that shows it
    for text in [stock, ready, plain] {
      print(text.resolved(in: StyleContext()).sets.map { $0.color?.description ?? "open" })
    }
    #expect(Set(stock.colors) == ["#C8102E"] && Set(ready.colors) == ["#008000"] && Set(plain.colors) == [nil])
  }

  enum Review: TextAttributeKey {
    typealias Value = String
    static let name = "com.example.review"
    static let editBehavior = EditBehavior.drop
  }

  @Test func attributesOfYourOwn() throws {
    var comment = StyledText("Looks good to me")
    try comment.set(Review.self, "approved", in: 0..<10)
    #expect(comment.runs.map { $0[Review.self] } == ["approved", nil])
    try comment.insert(" very", at: 10)
    #expect(comment.runs.map(\.range) == [0..<10, 10..<21])
  }

  @Test func editing() throws {
    var note: StyledText = "Hello \(TextMention("user/7", text: "@小明"))!"
    let map = try note.insert("dear ", at: 6)
    let mention = map.map(6..<9)
    try note.removeSubrange(12..<13)
    #expect(mention == 11..<14)
    print(map.changes.map(\.isInsertion), map.mapIfKept(7..<8) ?? 0..<0)
    #expect(map.changes == [.init(old: 6..<6, new: 6..<11)] && map.mapIfKept(7..<8) == 12..<13)
    let received = try PositionMap(changes: [.init(old: 0..<5, new: 0..<2), .init(old: 9..<10, new: 6..<6)])
    print(received.mapIfKept(9..<10) == nil)
    #expect(received.mapIfKept(9..<10) == nil)
    print(map.result(of: 6).position, map.result(of: 6).isDeleted)
    #expect(map.result(of: 6).position == 6 && !map.result(of: 6).isDeleted)
    #expect(note.text == "Hello dear !")
  }

  @Test func atomsAndParts() throws {
    let smile = TextAttachment("smile.png", fontHeight: 1, plainText: "[smile]", label: "smiling face")
    let reply: StyledText = "Thanks, \(TextMention("user/7", text: "@小明")) \(smile)"
    print(try reply.atoms(in: 0..<13), try reply.atom(around: 9) ?? 0..<0)
    #expect(try reply.atoms(in: 0..<13) == [8..<11, 12..<13] && reply.atom(around: 9) == 8..<11)
    print(StyledText(try reply.subtext(in: 9..<10)).text, try reply.plainText(in: 9..<13))
    #expect(try StyledText(reply.subtext(in: 9..<10)).text == "@小明" && reply.plainText(in: 9..<13) == "@小明 [smile]")
    print(reply.accessibilityText)
    #expect(reply.accessibilityText == "Thanks, @小明 smiling face")
  }

  @Test func showing() throws {
    let prices = try struckPrices()
    let context = StyleContext(appearance: .dark, textScale: TextScale(1.2, maximumSize: 20), host: .label)
    for run in prices.resolved(in: context).runs {
      print(run.range)
    }
    let sizes: [Double] = [14 * 1.2, 12 * 1.2]
    #expect(prices.resolved(in: context).sets.map(\.size) == sizes)
    print(try prices.explanation(at: 5))
  }

  @Test func slots() throws {
    var offer = StyledText(
      template: try SlotTemplate("{sale} instead of {was}"),
      style: .t14_red_bold,
      slots: ["was": TextAttributes(style: .t12_gray3_regular, strikethrough: .single)]
    )
    offer["was"] = "¥129"
    offer["sale"] = "¥99"
    #expect(offer.marked == "¥99 instead of ⟦¥129⟧")
    do {
      try offer.setSlot("sael", to: "¥89")
    } catch {
      print(error)  // the template has no slot `sael`; did you mean `sale`?
      #expect("\(error)" == "the template has no slot `sael`; did you mean `sale`?")
    }
    offer.template = try SlotTemplate("原价{was}，现价{sale}")
    #expect(offer.marked == "原价⟦¥129⟧，现价¥99")
    offer.template = try SlotTemplate(format: "%2$@ was, %1$@ is", slots: ["sale", "was"])
    print(offer.text)  // ¥129 was, ¥99 is
    #expect(offer.text == "¥129 was, ¥99 is")
  }

  @Test func partsThatVanish() throws {
    var tag = StyledText(template: try SlotTemplate("{sale}[ ({was})]"))
    tag["sale"] = "¥99"
    print(tag.text)  // ¥99
    #expect(tag.text == "¥99")
    tag["was"] = "¥129"
    print(tag.text)  // ¥99 (¥129)
    #expect(tag.text == "¥99 (¥129)")
    for words in ["¥89 (¥119)", "¥89"] {
      var label = StyledText(template: try SlotTemplate("{sale}[ ({was})]"))
      label.text = words
      #expect(label["sale"] == "¥89" && label.text == words)
    }
  }

  @Test func fittingTexts() throws {
    var label = StyledText(template: try SlotTemplate("{sale} ({was})"))
    label.text = "¥99 (¥129)"
    #expect(label["sale"] == "¥99" && label["was"] == "¥129")
    label.text = "Sold out"
    #expect(label.text == "Sold out")
  }

  @Test func migrating() {
    var string = AttributedString(StyledText("¥99 ¥129", style: .t14_red_bold))
    string.replaceText(keepingStyles: "¥89 ¥119")
    string.restyle(styleCode: .t16_black_bold)
    #expect(StyledText(string) == StyledText("¥89 ¥119", style: .t16_black_bold))
    var caption = StyledText("old text", style: .t14_gray2_bold)
    caption.replaceText("new text", policy: .firstRun)
    #expect(caption == StyledText("new text", style: .t14_gray2_bold))
  }
}

extension StyleCode {
  fileprivate static var note: StyleCode { OpenCodes.note }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
