import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import TokenModel

@testable import stylespec_render

/// The offset as the designer wrote it.
struct SpecOffsetTests {
  private func written(_ specimen: Specimen) -> [String] { specimen.sheet().texts.map(\.frame.text.text) }

  /// The reference table of the repository's spec, and what the rule of its host makes of the baseline.
  @Test func everyRowHasTheNumberOfTheSpec() throws {
    let fixture = try SpecimenFixture.yanxuan()
    let table = [
      "9": 0.4, "10": 0.8, "11": 0.8, "12": 1, "14": 0.8, "15": 1.1, "16": 1.1, "18": 1.2, "22": 1.5, "24": 2, "27": 2,
    ]
    #expect(fixture.offsets.host.rawValue == "uikit-legacy")
    for code in fixture.catalog.codes {
      let expected = code.tokens.mode == "read" ? 1.4 : table[code.tokens.size]
      #expect(fixture.offsets.offset(of: code) == expected, "\(code.name)")
      let host = code.resolved(in: StyleContext(host: .legacyLabel)).metrics?.baselineOffset
      #expect(abs((host ?? 0) - (expected ?? 0)) < 0.001, "\(code.name)")
    }
  }

  @Test func itStandsBesideTheBaseline() throws {
    let fixture = try SpecimenFixture.yanxuan()
    let codes = fixture.codes("14_gray2_bold")
    let texts = written(fixture.specimen(codes))
    #expect(texts.contains("offset (uikit-legacy)") && texts.contains("0.8") && texts.contains("15.026"))
    #expect(!texts.contains("offset (legacy-label)"))
    // With a host, that host's own, too; both grow with the text.
    let others = written(fixture.specimen(codes, scale: 2, host: .css))
    #expect(others.contains("offset (uikit-legacy)") && others.contains("1.6"))
    #expect(others.contains("offset (css)"))
    // The same host has the same number.
    let same = written(fixture.specimen(codes, host: .legacyLabel))
    #expect(same.filter { $0.hasPrefix("offset") } == ["offset (uikit-legacy)"])
  }

  /// Also where no header does.
  @Test func aStyleHasItInItsLine() throws {
    let texts = written(try SpecimenFixture(smallSpec).specimen())
    #expect(texts.contains { $0.hasPrefix("14 pt · bold 700") && $0.hasSuffix(" · offset 0 (css)") })
  }

  /// A compiled catalog has positions only.
  @Test func aCompiledCatalogHasNone() throws {
    let fixture = try SpecimenFixture(smallSpec)
    let plain = { (host: StyleHost) in
      Specimen(
        Array(fixture.catalog.codes),
        sample: "Ag",
        contexts: [StyleContext(host: host)],
        typesetter: fixture.typesetter
      ) { Palette($0).background }
    }
    #expect(!written(plain(.layout)).contains { $0.contains("offset") })
    #expect(written(plain(.label)).contains("offset (label)"))
  }
}
