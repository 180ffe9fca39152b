import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import TokenModel

@testable import stylespec_render

/// Catalogs that consist of styles with rows of their own, of which several may have one size.
struct StylesOnlyTests {
  @Test(arguments: [true, false]) func everyStyleHasASample(isColorOpen: Bool) throws {
    let colors = StyleCatalogs.colors
    let fixture = try SpecimenFixture(StyleCatalogs.stylesOnly(colors: colors, isColorOpen: isColorOpen))
    let sheet = fixture.specimen(nil, [.light, .dark]).sheet()
    let samples = sheet.texts.filter { $0.frame.text.text == Specimen.standardSample }
    #expect(samples.compactMap { $0.code?.name } == ["body", "body/tight", "标题 👩🏽", "body", "body/tight", "标题 👩🏽"])
    let written = sheet.texts.map(\.frame.text.text)
    #expect(written.count { $0 == "left open" } == 4 && written.count { $0 == "link" } == 2)
    #expect(written.count { $0 == "Styles" } == 2 && written.contains { $0.hasPrefix("3 style codes  ·  light") })
    #expect(written.contains("Text of articles.") && written.contains("deprecated: use body"))
  }

  /// Two styles of one size have the numbers of their own rows.
  @Test func eachStyleHasItsOwnNumbers() throws {
    let fixture = try SpecimenFixture(StyleCatalogs.stylesOnly())
    let lines = fixture.specimen().sheet().texts.map(\.frame.text.text).filter { $0.contains(" pt · ") }
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasPrefix("16 pt · 400 · line height 24 · ") && $0.hasSuffix("offset 1 (css)") })
    #expect(lines.contains { $0.hasPrefix("16 pt · 600 · line height 20 · ") && $0.hasSuffix("offset center") })
    #expect(lines.contains { $0.hasPrefix("22.5 pt · 600 · ") && $0.hasSuffix("metrics plain") })
  }

  /// The offset of a code is that of its row on the axis, also if a style has another row of the size.
  @Test func codesKeepTheirOffsetsBesideStyles() throws {
    let fixture = try SpecimenFixture(#require(StyleCatalogs.mixed(with: smallSpec)))
    for code in fixture.catalog.codes where code.tokens.size == "14" {
      let isCentered = ["style 0", "style 1"].contains(code.tokens.style)
      #expect(fixture.offsets.isCentered(code) == isCentered, "\(code)")
      #expect(fixture.offsets.offset(of: code) == (isCentered ? nil : 0), "\(code)")
    }
    let samples = fixture.specimen().sheet().texts.filter { $0.frame.text.text == Specimen.standardSample }
    #expect(Set(samples.compactMap(\.code?.name)) == Set(fixture.catalog.codes.map(\.name)))
  }
}

#if canImport(CPango)
  /// The same on the command line.
  struct StylesOnlyToolTests {
    @Test func aCompiledCatalogIsDrawn() throws {
      let project = try RenderProject()
      let file = "Kit.stylecatalog"
      for isColorOpen in [true, false] {
        let catalog = StyleCatalogs.stylesOnly(colors: StyleCatalogs.colors, isColorOpen: isColorOpen)
        let bytes = StyleCatalogs.file(of: catalog)
        try Data(bytes).write(to: project.folder.url.appendingPathComponent(file))
        for arguments in [["--specimen"], ["--specimen", "--codes", "body*"], ["body/tight", "Hxg 国"]] {
          let result = try project.render(arguments + ["--catalog", file, "-o", "a.png"])
          // The fonts of the tests have no weight of 600.
          #expect(result.status == 0 && !result.errors.contains("error"), "\(arguments): \(result.errors)")
          #expect(RenderProject.pixels(of: try project.bytes("a.png")).allSatisfy { $0 > 10 })
        }
      }
      let unknown = try project.render(["16_600", "Hi", "--catalog", file, "-o", "a.png"])
      #expect(unknown.status != 0 && unknown.errors.contains("16_600"))
      let mode = try project.render(["body", "Hi", "--mode", "read", "--catalog", file, "-o", "a.png"])
      #expect(mode.errors.contains("a free-standing style has no modes"))
    }
  }
#endif
