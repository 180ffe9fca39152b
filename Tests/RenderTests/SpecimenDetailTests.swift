import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import stylespec_render

/// What a designer looks at.
struct SpecimenDetailTests {
  @Test(arguments: [0.3, 0.5, 1, 3]) func aCaptionIsNeverLargerThanItsSample(scale: Double) throws {
    for fixture in try SpecimenFixture.all() {
      for text in fixture.specimen(scale: scale).sheet().texts where text.code == nil {
        guard let code = fixture.catalog.code(named: text.frame.text.text) else { continue }
        let sizes = text.frame.lines.flatMap(\.runs).compactMap { $0.face?.size }
        let sample = code.resolved.size * scale
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 <= min(sample, 9) && $0 >= min(sample, 6) }, "\(code.name)")
      }
    }
  }

  /// Under the name of a style, and of each code that is made of a deprecated token.
  @Test func descriptionsAndDeprecationsAreShown() throws {
    let fixture = try SpecimenFixture(
      """
      stylespec: 1
      name: Brand
      color: { ink: "#222222", pale: { light: "#777777", deprecated: "use {color.ink}" } }
      weight: { bold: 700 }
      typography: { 14: plain }
      styles:
        title: { size: 14, color: ink, weight: bold, description: Heads of pages }
        old: { size: 14, color: ink, weight: bold, deprecated: "use `title`" }
        gone: { size: 14, color: ink, weight: bold, deprecated: true }
      """
    )
    let texts = fixture.specimen().sheet().texts
    let notes = [
      "title": "Heads of pages", "old": "deprecated: use title", "gone": "deprecated",
      "14_pale_bold": "its color pale is deprecated: use 14_ink_bold",
    ]
    for (name, note) in notes {
      let caption = try #require(texts.first { $0.code == nil && $0.frame.text.text == name })
      let below = texts.filter { $0.origin.x == caption.origin.x && $0.origin.y > caption.origin.y }
      let nearest = below.min { $0.origin.y < $1.origin.y }?.frame.text.text
      #expect(nearest == note || below.contains { $0.frame.text.text == note }, "\(name)")
    }
  }

  /// In `read`, which has as much text as any other.
  @Test func aTextThatIsCutEndsWithAMark() throws {
    let fixture = try SpecimenFixture.yanxuan()
    let texts = fixture.specimen().sheet().texts.filter { $0.frame.text.text.hasPrefix("Sphinx") }
    #expect(texts.count == 13)
    for text in texts {
      #expect(text.frame.lines.count == 2)
      #expect(text.frame.text.text.hasSuffix("…") == (text.frame.truncation != nil))
      #expect(text.frame.text.text.hasSuffix("…") || text.frame.text.text.hasSuffix("露结为霜。"))
    }
    #expect(texts.contains { $0.frame.truncation != nil })
  }

  /// A swatch, the name with the value beside it, and the samples with their captions are centered on one line.
  @Test(arguments: [0.5, 1, 3]) func rowsAreCentered(scale: Double) throws {
    let fixture = try SpecimenFixture(smallSpec)
    let sheet = fixture.specimen(scale: scale).sheet()
    let swatches = sheet.patches.map(\.rect).filter { $0.width == 24 && $0.height == 24 }
    #expect(swatches.count == 7)
    for swatch in swatches {
      let middle = swatch.y + 12
      let right = sheet.texts.filter { $0.origin.x > swatch.maxX && $0.origin.x < swatch.maxX + 500 }
      let label = right.filter { $0.origin.x < swatch.maxX + 8 }.map(\.rect)
      expectMiddle(of: label.filter { abs($0.y + $0.height / 2 - middle) < 16 }, middle)
      let samples = right.filter { $0.code != nil && $0.code?.tokens.style == nil }
      let pairs = samples.compactMap { sample -> [LayoutRect]? in
        let caption = right.first { $0.frame.text.text == sample.code?.name && $0.origin.x == sample.origin.x }
        return caption.map { [sample.rect, $0.rect] }
      }
      let cells = pairs.filter { $0[0].y < middle && $0[1].maxY > middle }
      for cell in cells { expectMiddle(of: cell, middle) }
      #expect(cells.count == 2 || swatch == swatches.last)
    }
  }

  private func expectMiddle(of rects: [LayoutRect], _ middle: Double) {
    #expect(rects.count == 2)
    guard let first = rects.first else { return }
    let all = rects.dropFirst().reduce(first) { $0.union($1) }
    #expect(abs(all.y + all.height / 2 - middle) < 0.01)
  }

  @Test func contrastIsRoundedDown() throws {
    #expect(SpecimenNumbers.ratio(4.4999) == "4.4:1")
    #expect(SpecimenNumbers.ratio(21) == "21.0:1")
    let fixture = try SpecimenFixture.yanxuan()
    let sheet = fixture.specimen(nil, [.light, .dark]).sheet()
    let written = Set(sheet.texts.map(\.frame.text.text))
    // As WCAG's formula gives them: 5.74 on white, and 6.16 on #1C1C1E.
    #expect(written.contains("#666666 · 5.7:1"))
    #expect(written.contains("#9B9B9B · 6.1:1"))
  }

  @Test func eachAppearanceHasItsBackground() throws {
    let fixture = try SpecimenFixture(smallSpec)
    let both = fixture.specimen(nil, [.light, .dark]).sheet()
    let one = fixture.specimen().sheet()
    let backgrounds = both.patches.filter { $0.rect.height == both.size.height }
    #expect(backgrounds.map(\.color) == [Palette(.light).background, Palette(.dark).background])
    #expect(backgrounds.map(\.rect.x) == [0, both.size.width / 2])
    #expect(both.size.height == one.size.height)
    // The same code is at the same height in both.
    let places = Dictionary(grouping: both.texts.filter { $0.code != nil }) {
      "\($0.code?.name ?? "") \($0.frame.text.text)"
    }
    for (_, texts) in places {
      #expect(texts.count == 2)
      #expect(Set(texts.map(\.origin.y)).count == 1)
      #expect((texts[1].origin.x - texts[0].origin.x).magnitude == both.size.width / 2)
    }
  }
}
