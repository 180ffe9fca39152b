import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit

struct DeclaredOffsetTests {
  /// Through the compiler: what a spec declares for a host is what that host gets back, whatever its sign.
  @Test(arguments: [("uikit-legacy", StyleHost.legacyLabel), ("uikit", .label), ("uikit", .textKit), ("css", .css)])
  func declaredOffsetsComeBack(name: String, host: StyleHost) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let size = Int.random(in: 8...60, using: &generator)
      // Some lines are lower than the font's own: those have no slack.
      let lineHeight = Double(Int.random(in: 2 * size...5 * size, using: &generator)) / 2
      let offset = Double(Int.random(in: -100...100, using: &generator)) / 10
      let catalog = try compile(size: size, lineHeight: lineHeight, offset: offset, for: name)
      let code = try #require(catalog.codes.first)
      let lines = try #require(code.resolved(in: StyleContext(host: host)).metrics)
      #expect(isNear(lines.baselineOffset, offset), "seed \(seed): \(size), \(lineHeight), \(offset)")
    }
  }

  private func compile(size: Int, lineHeight: Double, offset: Double, for host: String) throws -> StyleCatalog {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: \(host)
      color: { ink: "#222222" }
      weight: { bold: 700 }
      typography: { \(size): { lineHeight: \(lineHeight), lineSpacing: 3, baselineOffset: \(offset) } }
      """
    return try StyleCatalog(validating: #require(compileInMemory(spec, to: [.catalog]).outputs.first).bytes)
  }
}
