import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenEmit
import TokenModel

/// Checks `breaking` against the generated Swift, not against computed names.
struct GeneratedSwiftTests {
  private struct Version {
    let compared: ComparedCatalog
    let file: OutputFile

    init?(_ spec: String) {
      let result = compileInMemory(spec, to: [.swift], wantsOutlines: true)
      guard let spec = result.specs.first, let file = result.outputs.first else { return nil }
      compared = spec.compared()
      self.file = file
    }

    var text: String { String(decoding: file.bytes, as: UTF8.self) }

    /// In full, in backticks: `` StyleCode.`t14_ink_bold` ``.
    var names: Set<[UInt8]> {
      let scope = compared.catalog.swift.scope == .code ? "StyleCode" : compared.catalog.name.value
      return Set(
        text.matches(of: #/static var `?([^`]*?)`?: StyleCode \{/#).map { Array("\(scope).`\($0.output.1)`".utf8) }
      )
    }

    /// A program that uses every name of another version, compiled with the code of this one.
    func compiles(withNamesOf other: Version) throws -> SubprocessResult {
      let names = other.names.map { String(decoding: $0, as: UTF8.self) }.sorted()
      let main =
        "import StyleTables\nlet codes: [StyleCode] = [\n\(names.joined(separator: ",\n")),\n]\nprint(codes.count)\n"
      return try SwiftProgram.run([file.path.text: text, "main.swift": main], allowsDeprecated: true)
    }
  }

  private func versions(seed: UInt64) -> (old: Version, new: Version)? {
    var random = RandomVersions(seed: seed)
    guard let old = Version(random.spec) else { return nil }
    random.change()
    return Version(random.spec).map { (old, $0) }
  }

  private func isBreaking(_ old: Version, _ new: Version) -> Bool {
    CatalogComparison.compare([old.compared], [new.compared]).contains { $0.changeClass == .breaking }
  }

  @Test func namesThatAreGoneAreBreaking() {
    var gone = 0
    var kept = 0
    for seed in SeededGenerator.seeds(150) {
      guard let (old, new) = versions(seed: seed) else { continue }
      #expect(old.names.count == old.compared.swiftNames.count, "seed \(seed)")
      let isGone = !old.names.isSubset(of: new.names)
      gone += isGone ? 1 : 0
      if isGone { #expect(isBreaking(old, new), "seed \(seed)") }
      if !isBreaking(old, new) {
        #expect(!isGone, "seed \(seed)")
        kept += 1
      }
    }
    #expect(gone > 20 && kept > 5, "\(gone) \(kept), seed \(SeededGenerator.chosenSeed)")
  }

  /// The compiler itself, for some of each.
  @Test func sourcesCompileAsLongAsNothingIsBreaking() throws {
    var wanted = [true: 2, false: 2]
    for seed in SeededGenerator.seeds(500) where wanted.values.contains(where: { $0 > 0 }) {
      guard let (old, new) = versions(seed: seed), old.file != new.file else { continue }
      let isGone = !old.names.isSubset(of: new.names)
      guard isGone || !isBreaking(old, new), wanted[isGone, default: 0] > 0 else { continue }
      wanted[isGone, default: 0] -= 1
      let result = try new.compiles(withNamesOf: old)
      #expect((result.status == 0) == !isGone, "seed \(seed): \(result.errors.prefix(500))")
    }
    #expect(wanted == [true: 0, false: 0], "seed \(SeededGenerator.chosenSeed)")
  }

  /// The worst of breaking: everything compiles, and means something else.
  @Test func reusedNamesCompileAndMeanAnotherCode() throws {
    let (dashed, scored) = ("  red-1: \"#C8102E\"\n", "  red_1: \"#E02020\"\n")
    let both = try changed(("color:\n", "color:\n\(dashed)\(scored)"))
    let old = try #require(Version(both))
    let new = try #require(Version(try changed((dashed + scored, scored + dashed), in: both)))
    #expect(old.names == new.names && isBreaking(old, new))
    #expect(try new.compiles(withNamesOf: old).status == 0)
  }
}
