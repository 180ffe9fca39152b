// swift-format-ignore-file: NeverForceUnwrap

public import CoreFoundation
import CoreGraphics

/// developer.apple.com/documentation/coretext/ctline (no versions)
/// One line of half an em for each grapheme, and an em for wide ones. A small part of UAX #9, rules W7, N1, N2, I1 and I2:
/// letters have directions, digits run from left to right, and the rest follows its neighbors where they agree.
public class CTLine: StubObject {
  private struct Item {
    let unit: Int
    let count: Int
    let grapheme: Character
    let attributes: [StubKey: CFTypeRef]
    let font: CTFont
    var level = 0
    var first: Unicode.Scalar { grapheme.unicodeScalars.first! }
  }

  /// From left to right.
  private(set) var runs: [CTRun] = []

  /// For tests: the line that was made last, what it was made of, and the bidi level of each UTF-16 unit.
  nonisolated(unsafe) package private(set) static var last: CTLine?
  package let text: CFAttributedString
  package private(set) var levels: [Int] = []

  init(_ text: CFAttributedString) {
    self.text = text
    CTLine.last = self
    var items: [Item] = []
    var unit = 0
    for grapheme in String(decoding: text.units, as: UTF16.self) {
      let attributes = text.attributes[unit]
      let asked =
        attributes[StubKey(kCTFontAttributeName)] as? CTFont
        ?? CTFont(CTFontDescriptor(family: "Helvetica", weight: 0), size: 12)
      let count = String(grapheme).utf16.count
      items.append(
        Item(
          unit: unit,
          count: count,
          grapheme: grapheme,
          attributes: attributes,
          font: asked.fallback(for: grapheme.unicodeScalars.first!)
        )
      )
      unit += count
    }
    let style = text.attributes.first?[StubKey(kCTParagraphStyleAttributeName)] as? CTParagraphStyle
    precondition(style?.direction != nil)
    resolveLevels(&items, base: style?.direction == .rightToLeft ? 1 : 0)
    levels = items.flatMap { Array(repeating: $0.level, count: $0.count) }
    let logical = Self.split(items)
    runs = Self.visual(logical.map { $0[0].level }).map { Self.run(logical[$0]) }
  }

  private func resolveLevels(_ items: inout [Item], base: Int) {
    var letters = base
    var before = base
    var start = 0
    func resolve(_ neutrals: Range<Int>, between before: Int, and after: Int) {
      let level = before != after ? base : before == 0 ? base * 2 : 1
      for index in neutrals { items[index].level = level }
    }
    for index in items.indices {
      let direction = Self.direction(of: items[index].first)
      let isDigit = items[index].first.properties.numericType != nil
      letters = direction ?? letters
      guard direction != nil || isDigit else { continue }
      resolve(start..<index, between: before, and: letters)
      items[index].level = letters == 0 ? base * 2 : isDigit ? 2 : 1
      before = letters
      start = index + 1
    }
    resolve(start..<items.count, between: before, and: base)
  }

  /// 0 for letters from left to right, 1 for those from right to left.
  private static func direction(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.isAlphabetic else { return nil }
    let blocks = [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1EEFF] as [ClosedRange<UInt32>]
    return blocks.contains { $0.contains(scalar.value) } ? 1 : 0
  }

  private static func split(_ items: [Item]) -> [[Item]] {
    var runs: [[Item]] = []
    for item in items {
      if let last = runs.last?.last, last.level == item.level, CFEqual(last.font, item.font),
        last.attributes.mapValues({ CFHash($0) }) == item.attributes.mapValues({ CFHash($0) })
      {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs
  }

  /// UAX #9, rule L2.
  private static func visual(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var index = 0
      while index < order.count {
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end + 1
      }
    }
    return order
  }

  private static func run(_ items: [Item]) -> CTRun {
    var glyphs: [StubGlyph] = []
    var index = 0
    while index < items.count {
      let item = items[index]
      let mayLigate = (item.attributes[StubKey(kCTLigatureAttributeName)] as? CFNumber)?.number != 0
      if mayLigate, item.font.descriptor.family.contains("Ligature"), item.grapheme == "f", index + 1 < items.count,
        items[index + 1].grapheme == "i"
      {
        glyphs.append(StubGlyph(number: 0xFB01, unit: item.unit, advance: item.font.size))
        index += 2
      } else {
        glyphs += Self.glyphs(item)
        index += 1
      }
    }
    let isRightToLeft = items[0].level % 2 == 1
    let end = items[items.count - 1].unit + items[items.count - 1].count
    return CTRun(
      range: CFRange(location: items[0].unit, length: end - items[0].unit),
      isRightToLeft: isRightToLeft,
      attributes: CFDictionary(
        items[0].attributes.merging([StubKey(kCTFontAttributeName): items[0].font]) { _, new in new }
      ),
      glyphs: isRightToLeft ? glyphs.reversed() : glyphs
    )
  }

  private static func glyphs(_ item: Item) -> [StubGlyph] {
    var unit = item.unit
    var glyphs: [StubGlyph] = []
    for (index, scalar) in item.grapheme.unicodeScalars.enumerated() {
      let number = CGGlyph(truncatingIfNeeded: scalar.value)
      if index == 0 {
        glyphs.append(StubGlyph(number: number, unit: unit, advance: width(of: scalar) * item.font.size))
      } else if scalar.value == 0x93F {
        // A vowel sign that is written before its consonant.
        glyphs.insert(StubGlyph(number: number, unit: unit, advance: 0), at: glyphs.count - 1)
      } else if scalar.properties.generalCategory == .nonspacingMark {
        let origin = CGPoint(x: -0.125 * item.font.size, y: 0.25 * item.font.size)
        glyphs.append(StubGlyph(number: number, unit: unit, advance: 0, origin: origin))
      } else {
        glyphs.append(StubGlyph(number: 0xFFFF, unit: unit, advance: 0))
      }
      unit += String(scalar).utf16.count
    }
    return glyphs
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: 0
    default: scalar.stubIsWide || 0x3000...0x303F ~= scalar.value || 0xFF01...0xFF60 ~= scalar.value ? 1 : 0.5
    }
  }
}
