import Foundation
import StyleTables
import TestSupport
import Testing

@testable import StyledText

/// The color of each character is that of a naive walk through its layers, after any edits.
struct OpenColorLawTests {
  private static let words = ["a", "¥9", "汉字", "e\u{301}", "👍🏽", "👩‍👩‍👧", "سعر", "𠮷", " ", "x\n"]
  private static let colors = [StyleColor.green, OpenCodes.black.resolved.color, OpenCodes.red.resolved.color]

  @Test func everyColorIsThatOfTheTopmostLayerWithOne() throws {
    let seed = SeededGenerator.chosenSeed
    print("open colors: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(2_000) {
      var (text, model) = try Self.make(&generator)
      for step in 0..<Int.random(in: 1...8, using: &generator) {
        let before = text.debugDescription
        let name = try Self.edit(&text, &model, &generator)
        let message: Comment = "seed \(seed), round \(round), step \(step): \(name) of \(before) gave \(text)"
        try #require(text.text == model.text, message)
        try #require(text.colors == model.colors, message)
        try #require(text.brokenInvariant == nil, message)
      }
      try Self.check(text, model, &generator, "seed \(seed), round \(round): \(text)")
    }
  }

  private static func make(_ generator: inout SeededGenerator) throws -> (StyledText, LayeredModel) {
    guard Bool.random(using: &generator) else {
      let words = word(&generator) + word(&generator)
      return (StyledText(words), LayeredModel(words))
    }
    let values = ["p": word(&generator), "q": word(&generator)]
    var text = StyledText(template: try SlotTemplate("{p}-{q} {p}"))
    for (name, value) in values { text[name] = value }
    var model = LayeredModel("")
    model.hasTemplate = true
    for (piece, slot) in [(values["p"], "p"), ("-", nil), (values["q"], "q"), (" ", nil), (values["p"], "p")] {
      model.cells += (piece ?? "").map { LayeredModel.Cell(character: $0, slot: slot) }
    }
    return (text, model)
  }

  private static func word(_ generator: inout SeededGenerator) -> String {
    words.randomElement(using: &generator) ?? ""
  }

  private static func layer(_ generator: inout SeededGenerator) -> LayeredModel.Layer {
    let hasColor = Int.random(in: 0..<4, using: &generator) == 0
    return LayeredModel.Layer(
      style: hasColor && Bool.random(using: &generator) ? nil : OpenCodes.all.randomElement(using: &generator),
      color: hasColor ? colors.randomElement(using: &generator) ?? nil : nil
    )
  }

  /// Edits both alike, and returns the name of the edit.
  private static func edit(
    _ text: inout StyledText,
    _ model: inout LayeredModel,
    _ generator: inout SeededGenerator
  ) throws -> String {
    let ends = (0..<2).map { _ in Int.random(in: 0...model.cells.count, using: &generator) }.sorted()
    let isAll = Int.random(in: 0..<6, using: &generator) == 0
    let range = isAll ? model.cells.indices : ends[0]..<ends[1]
    let utf16 = model.utf16(range)
    let layer = layer(&generator)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0:
      (text.style, model.whole.style) = (layer.style, layer.style)
      return "style"
    case 1:
      (text.attributes.color, model.whole.color) = (layer.color, layer.color)
      return "color"
    case 2:
      (text.attributes, model.whole) = (layer.attributes, layer)
      return "attributes"
    case 3, 4:
      guard model.hasTemplate, let slot = ["p", "q"].randomElement(using: &generator) else { fallthrough }
      try text.setAttributes(layer.attributes, ofSlot: slot)
      model.slots[slot] = layer
      return "slot"
    case 5, 6:
      try text.merge(layer.attributes, in: utf16)
      model.merge(layer, in: range)
      return "merge \(utf16)"
    case 7:
      guard let code = layer.style else { fallthrough }
      try text.apply(styleCode: code, in: utf16)
      model.merge(LayeredModel.Layer(style: code), in: range)
      return "apply \(utf16)"
    case 8:
      try text.remove(\.style, in: utf16)
      model.remove(\.style, in: range)
      return "remove style \(utf16)"
    case 9:
      text[utf16].color = nil
      model.remove(\.color, in: range)
      return "remove color \(utf16)"
    case 10:
      guard let code = layer.style, Bool.random(using: &generator) else { fallthrough }
      text.restyle(styleCode: code)
      model.restyle(code)
      return "restyle"
    case 11:
      if Bool.random(using: &generator) { text.template = nil } else { text = StyledText(text[utf16Range(text)]) }
      model.removeTemplate()
      return "without template"
    case 12:
      guard !model.hasTemplate, !model.cells.isEmpty else { fallthrough }
      let words = word(&generator)
      try text.insert(words, at: utf16.lowerBound)
      model.type(words, at: range.lowerBound)
      return "type at \(utf16.lowerBound)"
    default:
      var (other, otherModel) = try make(&generator)
      for _ in 0..<2 where !otherModel.cells.isEmpty {
        let layer = Self.layer(&generator)
        let range = 0..<Int.random(in: 1...otherModel.cells.count, using: &generator)
        try other.merge(layer.attributes, in: otherModel.utf16(range))
        otherModel.merge(layer, in: range)
      }
      let pasted = other.debugDescription
      try text.insert(other, at: utf16.lowerBound)
      model.paste(otherModel, at: range.lowerBound)
      return "paste \(pasted) at \(utf16.lowerBound)"
    }
  }

  private static func utf16Range(_ text: StyledText) -> Range<Int> { 0..<text.utf16Length }

  /// Everything that makes one set of layers, or another string, keeps the colors.
  private static func check(
    _ text: StyledText,
    _ model: LayeredModel,
    _ generator: inout SeededGenerator,
    _ message: Comment
  ) throws {
    for position in 0..<text.utf16Length where (try? text.run(at: position)) != nil {
      let alone = StyledText("x", attributes: try text.attributes(at: position))
      try #require(alone.colors == [model.colors[position]], message)
    }
    for back in [StyledText(AttributedString(text)), StyledText(text.makeNSAttributedStringForStorage())] {
      try #require(back.isSame(as: text) && back.colors == model.colors, message)
    }
    let decoded = try Coded.text(Coded.json(text), catalogs: [OpenCodes.catalog])
    try #require(decoded.isSame(as: text) && decoded.colors == model.colors, message)
    let ends = (0..<2).map { _ in Int.random(in: 0...model.cells.count, using: &generator) }.sorted()
    let part = StyledText(text[model.utf16(ends[0]..<ends[1])])
    try #require(part.colors == Array(model.colors[model.utf16(ends[0]..<ends[1])]), message)
    try #require(part.colors == model.part(ends[0]..<ends[1]).colors, message)
    let literal: StyledText = "\(text)"
    try #require(literal.colors == model.colors, message)
    let rebuilt = try text.rebuilt(&generator)
    try #require(rebuilt == text && rebuilt.hashValue == text.hashValue && rebuilt.colors == model.colors, message)
    try checkEquality(text, model, &generator, message)
  }

  /// Another color of one character makes another text.
  private static func checkEquality(
    _ text: StyledText,
    _ model: LayeredModel,
    _ generator: inout SeededGenerator,
    _ message: Comment
  ) throws {
    guard let index = model.cells.indices.randomElement(using: &generator) else { return }
    var other = text
    let layer = layer(&generator)
    try other.merge(layer.attributes, in: model.utf16(index..<index + 1))
    var otherModel = model
    otherModel.merge(layer, in: index..<index + 1)
    try #require(other.colors == otherModel.colors, message)
    if otherModel.colors != model.colors { try #require(other != text, message) }
    if other == text { try #require(other.hashValue == text.hashValue, message) }
  }
}
