import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// A spec that is written in the Design Tokens format is read again as the same catalog.
struct DTCGSpecTests {
  private static let formats = [OutputRequest(DTCGEmitter.self), .catalog]

  @Test func randomSpecsHaveTheSameTables() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomSpec(generator: SeededGenerator(seed: seed))
    for round in 0..<(isLongRun ? 1_000 : 30) {
      let text = random.make()
      let input = CompilerInput(SourceFile(path: "spec.yaml", text: text), role: .spec)
      let result = compileInMemory([input], to: Self.formats)
      // Some are refused, because two codes would get one name.
      if result.outputs.isEmpty { continue }
      try check(result, "seed \(seed), round \(round): \(text)")
    }
  }

  @Test(arguments: [
    "tokens/yanxuan.yaml", "Examples/Brand/Brand.stylespec.yaml", "Examples/Web/web.stylespec.yaml",
    "Examples/Shop/Sources/Storefront/tokens/Shop.stylespec.yaml",
  ])
  func specsOfTheRepositoryHaveTheSameTables(path: String) throws {
    try check(compileFile(path, to: Self.formats), path)
  }

  private func check(_ result: Compiler.Result, _ place: String) throws {
    let document = try #require(result.outputs.first, "\(place) \(result.diagnostics.map(\.message))")
    let text = String(decoding: document.bytes, as: UTF8.self)
    let input = CompilerInput(SourceFile(path: document.path.text, text: text), role: .spec)
    let again = compileInMemory([input], to: Self.formats, isStrict: true)
    let errors = again.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [], "\(place)\n\(text)")
    let isSame = again.outputs.map(\.bytes) == result.outputs.map(\.bytes)
    let different = zip(again.outputs, result.outputs).filter { $0.bytes != $1.bytes }.map(\.0.path.text)
    #expect(isSame, "\(place)\n\(different)\n\(text)")
  }

  /// Rows without metrics, families with metrics, and what people write of sizes and modes.
  @Test func whatTheFormatCannotSayComesBack() throws {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: css
      swift: { names: camelCase, prefix: x }
      rootFontSize: 10
      color: { ink: { light: "#222222", dark: "#EEEEEE", highContrastDark: "#FFFFFF", description: Text }, 灰: "#777777" }
      weight: { regular: 400, bold: { value: 700, deprecated: true } }
      family: { text: { name: [Inter, sans-serif], metrics: { ascent: 1, descent: 0.25 } }, own: system }
      typography:
        14: { lineHeight: 20, lineSpacing: 2, letterSpacing: -0.1, baselineOffset: 0.5, description: Body, deprecated: "use 16" }
        16: { lineHeight: 24, baselineOffset: center }
        13.5: plain
      modes: { read: { description: For long texts, typography: { 14: { lineHeight: 22 } } } }
      codes: { name: "{size}-{color}-{weight}-{family}", mode: "{name}-{mode}", except: ["14-ink-*"] }
      styles: { title: { size: 16, color: ink, weight: bold, family: own, description: A title }, note: { size: 14, weight: 400, mode: read } }

      """
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: spec), role: .spec)
    try check(compileInMemory([input], to: Self.formats), "")
  }
}
