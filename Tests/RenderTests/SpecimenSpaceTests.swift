import StyleLayout
import StyleTables
import TestSupport
import Testing

@testable import stylespec_render

/// How much of a specimen is empty.
struct SpecimenSpaceTests {
  private static let choices = ["*", "*_bold", "*_gray3_bold", "9_*", "1?_*", "14_*", "*_red_*", "2*_regular"]

  /// From the first block to the last, at most 15 % is empty below columns; and the sheet ends where they do.
  @Test(arguments: choices) func aSheetIsFull(pattern: String) throws {
    let fixture = try SpecimenFixture.yanxuan()
    let specimen = fixture.specimen(fixture.codes(pattern))
    let layout = specimen.parts.natural
    let heights = SpecimenColumns(layout).heights(layout)
    #expect(ColumnFlow.emptiness(of: heights) <= SpecimenColumns.mostEmptiness)
    let sheet = specimen.sheet()
    let bottom = (sheet.texts.map(\.rect) + sheet.patches.map(\.rect)).map(\.maxY).max() ?? 0
    let right = sheet.patches.map(\.rect.maxX).max() ?? 0
    #expect(abs(sheet.size.height - bottom - 56) < 12)
    #expect(abs(sheet.size.width - right - 56) < 1.5)
  }

  /// One column for two blocks of which the second is much lower.
  @Test func blocksOfAllHeightsAreBalanced() throws {
    let fixture = try SpecimenFixture.yanxuan()
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<lawRounds(20) {
      let codes = fixture.catalog.codes.filter { _ in Int.random(in: 0..<40, using: &generator) == 0 }
      guard !codes.isEmpty else { continue }
      let layout = fixture.specimen(codes).parts.natural
      #expect(ColumnFlow.emptiness(of: SpecimenColumns(layout).heights(layout)) <= SpecimenColumns.mostEmptiness)
    }
  }

  /// Of each page but the last, less than a third is empty: below its columns, and beside them. On the last page,
  /// columns are about equally high. The codes are those of the axes: a lone style after them is a block that cannot be
  /// divided.
  @Test(arguments: share(1, of: [Paper.a4, .a3, .tabloid])) func pagesAreFull(paper: Paper) throws {
    let fixture = try SpecimenFixture.yanxuan()
    for appearances in [[Appearance.light], [.light, .dark]] where paper == .a3 || appearances.count == 1 {
      let codes = fixture.catalog.codes.filter { $0.tokens.style == nil }
      let pages = try #require(SpecimenPages(fixture.specimen(codes, appearances), on: paper)).sheets()
      #expect(pages.count > 5)
      for page in pages.dropLast() {
        let used = columns(of: page).reduce(0) { $0 + $1.height * ($1.width + SpecimenColumns.gap) }
        let margins = 2 * SpecimenPages.margin
        #expect(used / (page.size.width * (page.size.height - margins)) > 2.0 / 3, "\(paper)")
      }
      let last = try #require(pages.last)
      #expect(ColumnFlow.emptiness(of: columns(of: last).map(\.height)) < 1.0 / 3, "\(paper)")
    }
  }

  /// From the margin to the end of the last text; a column is as wide as the lines under its headers.
  private func columns(of page: Sheet) -> [LayoutRect] {
    let lines = page.patches.map(\.rect).filter { $0.height == 1 }
    return Dictionary(grouping: lines, by: \.x).values.compactMap(\.first).map { line in
      let own = page.texts.map(\.rect).filter { $0.x >= line.x - 1 && $0.maxX <= line.maxX + 1 }
      let bottom = own.map(\.maxY).max() ?? 0
      let top = SpecimenPages.margin
      return LayoutRect(x: line.x, y: top, width: line.width, height: bottom - top)
    }
  }
}
