import Foundation
import StyleLayout
import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import TokenModel

@testable import stylespec_render

/// A spec as the tool loads it, and specimens of its codes.
struct SpecimenFixture {
  let catalog: StyleCatalog
  let offsets: SpecOffsets
  let spec: Catalog
  /// Half an em for each letter, on every machine.
  var typesetter = Typesetter(FixedWidthShaper())

  init(_ spec: String) throws {
    let result = compileInMemory(spec, to: [.catalog])
    catalog = try StyleCatalog(validating: #require(result.outputs.first).bytes)
    self.spec = try #require(result.catalogs.first)
    offsets = SpecOffsets(self.spec)
  }

  /// A catalog that is not made of a spec.
  init(_ catalog: Catalog) throws {
    self.catalog = try StyleCatalog(validating: CatalogEmitter.styles(of: catalog).bytes)
    spec = catalog
    offsets = SpecOffsets(catalog)
  }

  /// Of all codes, unless some are chosen.
  func specimen(
    _ codes: [StyleCode]? = nil,
    _ appearances: [StyleTables.Appearance] = [.light],
    scale: Double = 1,
    sample: String = Specimen.standardSample,
    host: StyleHost = .layout,
    ink: StyleColor = DrawingOptions.standardInk,
    offsets: SpecOffsets? = nil
  ) -> Specimen {
    Specimen(
      codes ?? Array(catalog.codes),
      sample: sample,
      contexts: appearances.map { StyleContext(appearance: $0, textScale: TextScale(scale), host: host) },
      ink: ink,
      offsets: offsets ?? self.offsets,
      spec: spec,
      typesetter: typesetter
    ) { Palette($0).background }
  }

  /// Codes as `--codes` chooses them; without a pattern, the free-standing styles alone.
  func codes(_ pattern: String?) -> [StyleCode] {
    catalog.codes.filter { code in
      pattern.map { NamePattern($0).matches(code.name) } ?? (code.tokens.style != nil)
    }
  }

  /// All kinds: a table, one with families, one with codes left out, one with long names, two that leave the color
  /// open, and the one of this repository.
  static func all() throws -> [SpecimenFixture] { try fixtures.get() }

  /// The spec of this repository.
  static func yanxuan() throws -> SpecimenFixture { try #require(all().last) }

  /// Made once: they share what was laid out.
  private static let fixtures = Result {
    let sparse = smallSpec.replacingOccurrences(
      of: "codes: {",
      with: "codes: { only: [\"14_ink_*\", \"13_5_red_bold\"],"
    )
    let yanxuan = try Repository.read("tokens/yanxuan.yaml")
    return try [smallSpec, familySpec, sparse, longSpec, openSpec, openSpec + openStyles, yanxuan].map {
      try SpecimenFixture($0)
    }
  }

  static let familySpec =
    smallSpec.replacingOccurrences(of: "{size}_{color}_{weight}\"", with: "{size}_{color}_{weight}_{family}\"")
    + "family: { ui: system, song: Songti }\n"

  /// Names of modes, families, colors and weights that are longer than what they name is wide.
  static let longSpec =
    familySpec.replacingOccurrences(of: "red", with: "redThatIsMuchLongerThanAnyColorNeedsToBeCalled")
    .replacingOccurrences(of: "bold", with: "boldOrEvenHeavier")
    .replacingOccurrences(of: "read:", with: "readingOfLongTextsInTheEvening:")
    .replacingOccurrences(of: "song:", with: "songOfTheEarthAndOfTheSeaAndOfTheSky:")
}

extension SpecimenFixture: CustomStringConvertible {
  var description: String { "\(catalog.name), \(catalog.codes.count) codes" }
}
