import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import stylespec_render

/// The positions of everything on a specimen, with letters that are the same on every machine.
struct SpecimenTests {
  @Test(arguments: Appearance.allCases)
  func everyCodeIsThereWithItsName(appearance: Appearance) throws {
    for fixture in try SpecimenFixture.all() {
      let catalog = fixture.catalog
      let sheet = fixture.specimen(nil, [appearance]).sheet()
      let samples = sheet.texts.filter { $0.frame.text.text == Specimen.standardSample }
      #expect(samples.compactMap { $0.code?.name }.sorted() == catalog.codes.map(\.name).sorted())
      let written = Set(sheet.texts.filter { $0.code == nil }.map(\.frame.text.text))
      for code in catalog.codes {
        #expect(written.contains(code.name))
        #expect(written.contains(code.tokens.color ?? "left open"))
        let own = code.resolved.color?[appearance]
        let color = own ?? DrawingOptions.standardInk[appearance]
        let contrast = SpecimenNumbers.ratio(color.contrast(on: Palette(appearance).background))
        #expect(written.contains("\(own == nil ? "ink " : "")\(color) · \(contrast)"))
      }
      #expect(written.contains(catalog.name))
    }
  }

  /// The samples of a weight are below each other, those of a color side by side.
  @Test func codesStandInRowsAndColumns() throws {
    let sheet = try SpecimenFixture(smallSpec).specimen().sheet()
    let places = Dictionary(
      uniqueKeysWithValues: sheet.texts.compactMap { text in
        text.frame.text.text == Specimen.standardSample ? text.code.map { ($0.name, text.origin) } : nil
      }
    )
    func place(_ name: String) throws -> LayoutPoint { try #require(places[name]) }
    for size in ["14", "13_5"] {
      #expect(try place("\(size)_ink_bold").y == place("\(size)_ink_regular").y)
      #expect(try place("\(size)_ink_bold").x == place("\(size)_red_bold").x)
      #expect(try place("\(size)_ink_regular").x < place("\(size)_ink_bold").x)
      #expect(try place("\(size)_ink_bold").y < place("\(size)_red_bold").y)
    }
  }

  @Test func theNumbersAreThoseOfTheContext() throws {
    let sheet = try SpecimenFixture(smallSpec).specimen(scale: 2).sheet()
    let written = Set(sheet.texts.map(\.frame.text.text))
    for text in [
      "28", "27", "40", "6", "48", "8", "plain", "regular 400", "bold 700", "#222222 · 15.9:1", "pt · read",
      "offset (css)",
    ] {
      #expect(written.contains(text), "\(text)")
    }
    #expect(sheet.texts.contains { $0.frame.text.text.hasPrefix("13 style codes  ·  light  ·  text scale 2  ·  ") })
    #expect(sheet.texts.contains { $0.frame.text.text.hasPrefix("28 pt · bold 700 · line height 40 · line spacing 6") })
  }

  /// White on white would be nothing.
  @Test func whatCouldNotBeSeenHasABackdrop() throws {
    let fixture = try SpecimenFixture(smallSpec.replacingOccurrences(of: "\"#C8102E\"", with: "\"#FFFFFE\""))
    for (appearance, count) in [(Appearance.light, 7), (.dark, 0)] {
      let sheet = fixture.specimen(nil, [appearance]).sheet()
      let backdrops = sheet.patches.filter { $0.color == Palette(appearance).opposite }
      #expect(backdrops.count == count)
      for backdrop in backdrops {
        let covered = sheet.texts.filter { backdrop.rect.union($0.rect) == backdrop.rect }
        #expect(covered.map { $0.code?.tokens.color } == ["red"])
      }
    }
  }

  @Test func aChosenBackgroundStaysReadable() throws {
    var generator = SeededGenerator(seed: 8)
    for appearance in Appearance.allCases {
      for _ in 0..<200 {
        let color = RGBAColor(
          red: .random(in: 0...255, using: &generator),
          green: .random(in: 0...255, using: &generator),
          blue: .random(in: 0...255, using: &generator)
        )
        let palette = Palette(appearance, on: color)
        #expect(palette.background == color)
        #expect(palette.primary.contrast(on: color) >= 4.5 && palette.secondary.contrast(on: color) >= 4.5, "\(color)")
      }
      for palette in [Palette(appearance), Palette(appearance, on: nil)] {
        #expect(palette.primary.contrast(on: palette.background) >= 4.5)
        #expect(palette.secondary.contrast(on: palette.background) >= 4.5)
        #expect(palette.background == Palette(appearance).background)
      }
    }
  }

  /// The whole arrangement of a small one, in numbers; they do not depend on any font.
  @Test func theArrangementIsAsRecorded() throws {
    let sheet = try SpecimenFixture(smallSpec).specimen().sheet()
    let lines = sheet.texts.map { text in
      let numbers = [text.origin.x, text.origin.y, text.frame.size.width, text.frame.size.height]
      let places = numbers.map(SpecimenNumbers.text).joined(separator: " ")
      return "\(places)  \(text.code?.name ?? "-")  \(text.frame.text.text)\n"
    }
    try expectGolden("\(sheet.size)\n" + lines.joined(), "Tests/Golden/specimen.txt")
  }
}
