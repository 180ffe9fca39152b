import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import stylespec_render

/// What holds for every specimen: no two texts overlap, and nothing lies outside the page.
struct SpecimenLawTests {
  /// Everything, one weight, one size, one code, one color, and free-standing styles alone.
  private static let choices = [
    "*", "*_gray3_bold", "*_red*bold*", "9_*", "*_ink_regular*", "14_*", "14_gray2_bold", nil,
  ]

  /// A few ways for many codes, more for others.
  private static func ways(_ codes: [StyleCode]) -> [(scale: Double, sample: String)] {
    let few = [(1.0, Specimen.standardSample)]
    let others = [(2.5, Specimen.standardSample), (0.5, "."), (20, "."), (0.05, "")]
    return codes.count > 60 ? few : few + others.prefix(lawRounds(others.count))
  }

  @Test(arguments: share(of: choices)) func nothingOverlapsOnASheet(pattern: String?) throws {
    for fixture in try SpecimenFixture.all() {
      let codes = fixture.codes(pattern)
      for way in codes.isEmpty ? [] : Self.ways(codes) {
        let sheet = fixture.specimen(codes, scale: way.scale, sample: way.sample).sheet()
        expectClear(sheet, margin: 56, "\(fixture) \(pattern ?? "styles") × \(way)")
      }
    }
  }

  @Test(arguments: share(of: choices)) func nothingOverlapsOnPages(pattern: String?) throws {
    for fixture in try SpecimenFixture.all() {
      let codes = fixture.codes(pattern)
      for way in codes.isEmpty ? [] : Self.ways(codes) where way.scale < 3 {
        let name = "\(fixture) \(pattern ?? "styles") × \(way) on A4"
        let specimen = fixture.specimen(codes, scale: way.scale, sample: way.sample)
        let pages = try #require(SpecimenPages(specimen, on: .a4), "\(name)")
        for page in pages.sheets() { expectClear(page, margin: SpecimenPages.margin, name) }
      }
    }
  }

  /// A text with a break in it, and one that is longer than a page is wide.
  @Test(arguments: [
    "one\ntwo", String(repeating: "Sphinx of black quartz ", count: 12), String(repeating: "国", count: 150),
  ])
  func anySampleHasRoom(sample: String) throws {
    let fixture = try SpecimenFixture(smallSpec)
    expectClear(fixture.specimen(sample: sample).sheet(), margin: 56, sample)
    let pages = try #require(SpecimenPages(fixture.specimen(sample: sample), on: .a4))
    for page in pages.sheets() { expectClear(page, margin: SpecimenPages.margin, sample) }
  }

  @Test func appearancesStandBesideEachOther() throws {
    for fixture in try SpecimenFixture.all().dropLast() {
      let both = fixture.specimen(nil, [.light, .dark])
      expectClear(both.sheet(), margin: 56, "\(fixture)")
      let pages = try #require(SpecimenPages(both, on: .a3))
      for page in pages.sheets() { expectClear(page, margin: SpecimenPages.margin, "\(fixture)") }
    }
  }

  private func expectClear(_ sheet: Sheet, margin: Double, _ name: String) {
    let page = LayoutRect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)
    let inner = page.outset(by: 0.5 - margin)
    let outside = sheet.texts.filter { inner.union($0.rect) != inner }.map { "\($0.frame.text.text) \($0.rect)" }
    #expect(outside.isEmpty, "\(name)")
    #expect(sheet.patches.allSatisfy { page.union($0.rect) == page }, "\(name)")
    let texts = sheet.texts.map { ($0.frame.text.text, $0.rect.outset(by: -0.01)) }.sorted { $0.1.y < $1.1.y }
    let overlaps = texts.indices.flatMap { index in
      texts[(index + 1)...].prefix { $0.1.y < texts[index].1.maxY }.filter { $0.1.overlaps(texts[index].1) }
        .map { "\(texts[index].0) | \($0.0)" }
    }
    #expect(overlaps.isEmpty, "\(name)")
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
