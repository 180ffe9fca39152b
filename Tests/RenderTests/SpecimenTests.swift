import Foundation
import StyleLayout
import StyleTables
import StyledText
import Testing
import TestSupport
import TokenCompiler
import TokenEmit

@testable import stylespec_render

/// Where everything on a specimen stands, with letters that are alike on every machine.
struct SpecimenTests {
  @Test(arguments: Appearance.allCases)
  func everyCodeIsThereWithItsName(appearance: Appearance) throws {
    for spec in try Self.specs() {
      let catalog = try Self.catalog(spec)
      let sheet = Self.sheet(catalog, appearance)
      let samples = sheet.texts.filter { $0.frame.text.text == Specimen.standardSample }
      #expect(samples.compactMap { $0.code?.name }.sorted() == catalog.codes.map(\.name).sorted())
      let written = Set(sheet.texts.filter { $0.code == nil }.map(\.frame.text.text))
      for code in catalog.codes {
        #expect(written.contains(code.name))
        #expect(written.contains(code.tokens.color))
        #expect(written.contains(code.resolved.color[appearance].description))
      }
      #expect(written.contains(catalog.name))
    }
  }

  @Test func nothingOverlapsOrLiesOutside() throws {
    for spec in try Self.specs() {
      for scale in [0.5, 1, 2.5] {
        let sheet = Self.sheet(try Self.catalog(spec), .light, scale: scale)
        let page = LayoutRect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height).outset(by: -40)
        let texts = sheet.texts.map(\.rect)
        let outside = (texts + sheet.patches.map(\.rect)).filter { page.union($0) != page }
        #expect(outside.isEmpty)
        let inner = texts.map { $0.outset(by: -0.01) }.sorted { $0.y < $1.y }
        let overlaps = inner.indices.flatMap { index in
          inner[(index + 1)...].prefix { $0.y < inner[index].maxY }.filter { $0.overlaps(inner[index]) }
        }
        #expect(overlaps.isEmpty)
      }
    }
  }

  /// Weights stand below each other, colours beside each other.
  @Test func codesStandInRowsAndColumns() throws {
    let sheet = Self.sheet(try Self.catalog(smallSpec), .light)
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
    let sheet = Self.sheet(try Self.catalog(smallSpec), .light, scale: 2)
    let written = Set(sheet.texts.map(\.frame.text.text))
    for text in ["28", "27", "40", "6", "48", "8", "plain", "regular 400", "bold 700", "#222222", "pt · read"] {
      #expect(written.contains(text), "\(text)")
    }
    #expect(sheet.texts.contains { $0.frame.text.text.hasPrefix("13 style codes  ·  light  ·  text scale 2  ·  ") })
    #expect(sheet.texts.contains { $0.frame.text.text.hasPrefix("28 pt · bold 700 · line height 40 · line spacing 6") })
  }

  /// White on white would be nothing.
  @Test func whatCouldNotBeSeenHasABackdrop() throws {
    let catalog = try Self.catalog(smallSpec.replacingOccurrences(of: "\"#C8102E\"", with: "\"#FFFFFE\""))
    for (appearance, count) in [(Appearance.light, 7), (.dark, 0)] {
      let sheet = Self.sheet(catalog, appearance)
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
    let sheet = Self.sheet(try Self.catalog(smallSpec), .light)
    let lines = sheet.texts.map { text in
      let numbers = [text.origin.x, text.origin.y, text.frame.size.width, text.frame.size.height]
      let places = numbers.map(SpecimenNumbers.text).joined(separator: " ")
      return "\(places)  \(text.code?.name ?? "-")  \(text.frame.text.text)\n"
    }
    try expectGolden("\(sheet.size)\n" + lines.joined(), "Tests/Golden/specimen.txt")
  }
}

extension SpecimenTests {
  private static func sheet(_ catalog: StyleCatalog, _ appearance: Appearance, scale: Double = 1) -> Sheet {
    Specimen(
      Array(catalog.codes),
      sample: Specimen.standardSample,
      context: StyleContext(appearance: appearance, textScale: TextScale(scale)),
      background: Palette(appearance).background,
      typesetter: Typesetter(FixedWidthShaper())
    ).sheet()
  }

  private static func catalog(_ spec: String) throws -> StyleCatalog {
    try StyleCatalog(validating: #require(compileInMemory(spec, to: [.catalog]).outputs.first).bytes)
  }

  /// All kinds: a table, one code, styles only, families, codes that are left out.
  private static func specs() throws -> [String] {
    [
      smallSpec,
      smallSpec.replacingOccurrences(of: "{size}_{color}_{weight}\"", with: "{size}_{color}_{weight}_{family}\"")
        + "family: { ui: system, song: Songti }\n",
      smallSpec.replacingOccurrences(of: "codes: {", with: "codes: { only: [\"14_ink_*\", \"13_5_red_bold\"],"),
      try Repository.read("tokens/yanxuan.yaml"),
    ]
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
