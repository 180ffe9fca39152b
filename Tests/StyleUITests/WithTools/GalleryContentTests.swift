import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleUI

/// What a gallery of styles shows, and in which order.
@Suite struct GalleryContentTests {
  @Test func sectionsAreColorsStylesAndSizes() throws {
    let content = try Self.small.get()
    #expect(content.sections.map(\.title) == ["Colors", "Styles", "13.5 pt", "14 pt", "14 pt · read"])
    #expect(content.names(in: "Colors") == ["ink", "paper"])
    #expect(content.names(in: "Styles") == ["title"])
  }

  @Test func codesOfASizeAreByWeightAndThenByColor() throws {
    let content = try Self.small.get()
    #expect(content.names(in: "14 pt") == ["14_ink_regular", "14_paper_regular", "14_ink_bold", "14_paper_bold"])
    #expect(content.names(in: "14 pt · read").allSatisfy { $0.hasSuffix("_read") })
  }

  @Test func everyCodeAndColorIsARow() {
    let content = GalleryContent(Yanxuan.catalog)
    let names = content.sections.flatMap(\.rows).map(\.name)
    #expect(names.sorted() == (Yanxuan.catalog.codes.map(\.name) + Yanxuan.catalog.colors.map(\.name)).sorted())
    #expect(Set(content.sections.map(\.id)).count == content.sections.count)
    #expect(Set(content.sections.flatMap(\.rows).map(\.id)).count == names.count)
  }

  @Test func aCatalogWithoutColorsAndStylesHasSizesAlone() throws {
    let content = try Self.content(of: Self.header + "codes: { color: open }\n")
    #expect(content.sections.map(\.title) == ["13.5 pt", "14 pt", "14 pt · read"])
    #expect(content.names(in: "14 pt") == ["14_regular", "14_bold"])
  }

  @Test(arguments: ["14 bold ink", "INK Bold 14", "  14_ink_b  ", "14_ink bold"])
  func aSearchFindsNamesWithAllOfItsWords(query: String) throws {
    let found = try Self.small.get().matching(query)
    #expect(found.sections.map(\.title) == ["14 pt", "14 pt · read"])
    #expect(found.sections.flatMap(\.rows).map(\.name) == ["14_ink_bold", "14_ink_bold_read"])
  }

  @Test func aSearchFindsColorsAndStyles() throws {
    let content = try Self.small.get()
    #expect(content.matching("paper").names(in: "Colors") == ["paper"])
    #expect(content.matching("TITLE").sections.flatMap(\.rows).map(\.name) == ["title"])
  }

  @Test func aSearchWithoutWordsFindsAll() throws {
    let content = try Self.small.get()
    #expect(content.matching("") == content && content.matching(" \t") == content)
  }

  @Test(arguments: ["15", "ink paper", "14_ink_bolder", "粗"])
  func aSearchMayFindNothing(query: String) throws {
    #expect(try Self.small.get().matching(query).sections == [])
  }

  @Test func rowsTellTheNumbersOfTheSpec() throws {
    let content = try Self.small.get()
    #expect(content.facts(of: "14_ink_bold") == ["14 pt", "weight 700", "line 20", "spacing 2.5"])
    #expect(content.facts(of: "13_5_ink_bold") == ["13.5 pt", "weight 700"])
    // Its name does not tell the color.
    #expect(
      content.facts(of: "title") == ["14 pt", "weight 700", "color ink", "line 22", "spacing 4", "letter spacing 0.5"]
    )
    #expect(content.facts(of: "paper") == ["light #FFFFFF", "dark #000000"])
    #expect(content.facts(of: "ink") == ["light #112233", "dark #112233", "high contrast light #000000"])
  }

  @Test func tenThousandCodesAreRowsOfTheirSizes() throws {
    let colors = (0..<10).map { "c\($0): \"#11223\($0)\"" }.joined(separator: ", ")
    let weights = (1...20).map { "w\($0): \($0 * 50)" }.joined(separator: ", ")
    let sizes = (10..<60).map { "  \($0): plain\n" }.joined()
    let content = try Self.content(
      of: """
        stylespec: 1
        name: Large
        offsetHost: uikit
        color: { \(colors) }
        weight: { \(weights) }
        typography:
        \(sizes)
        """
    )
    #expect(content.sections.map(\.rows.count) == [10] + Array(repeating: 200, count: 50))
    let found = content.matching("C3 w7")
    #expect(found.sections.map(\.rows.count) == Array(repeating: 1, count: 50))
    #expect(found.names(in: "42 pt") == ["42_c3_w7"])
    #expect(content.matching("nothing").sections == [])
  }

  private static let header = """
    stylespec: 1
    name: Small
    offsetHost: uikit
    weight: { regular: 400, bold: 700 }
    typography:
      13.5: plain
      14: { lineHeight: 20, lineSpacing: 2.5, baselineOffset: 1.6 }
    modes:
      read:
        typography: { 14: { lineHeight: 22, lineSpacing: 4, letterSpacing: 0.5, baselineOffset: 2.6 } }

    """

  private static let small = Result {
    try content(
      of: header + """
        color:
          ink: { light: "#112233", highContrastLight: "#000000" }
          paper: { light: "#FFFFFF", dark: "#000000" }
        styles:
          title: { size: 14, color: ink, weight: bold, mode: read }

        """
    )
  }

  private static func content(of spec: String) throws -> GalleryContent {
    GalleryContent(try StyleCatalog(validating: compiledCatalog(of: spec)))
  }
}

extension GalleryContent {
  fileprivate func names(in title: String) -> [String] {
    sections.first { $0.title == title }?.rows.map(\.name) ?? []
  }

  fileprivate func facts(of name: String) -> [String] {
    sections.lazy.flatMap(\.rows).first { $0.name == name }?.facts ?? []
  }
}
