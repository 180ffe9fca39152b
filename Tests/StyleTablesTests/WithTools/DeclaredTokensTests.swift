import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit

struct DeclaredTokensTests {
  @Test func familiesModesAndStylesAreNamed() throws {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#222222" }
      weight: { bold: 700 }
      family: { text: system, song: "Songti SC" }
      typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 } }
      modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
      styles: { a long title: { size: 14, color: ink, weight: bold, family: song, mode: read } }
      """
    let output = try #require(compileInMemory(spec, to: [.catalog]).outputs.first)
    let catalog = try StyleCatalog(validating: output.bytes)
    let title = StyleTokens(
      size: "14",
      color: "ink",
      weight: "bold",
      family: "song",
      mode: "read",
      style: "a long title"
    )
    #expect(catalog.code(named: "a long title")?.tokens == title)
    #expect(catalog.code(named: "13_5_ink_bold")?.tokens.size == "13_5")
    #expect(catalog.code(named: "13_5_ink_bold")?.tokens.family == "text")
    #expect(catalog.code(named: "14_ink_bold_read")?.tokens.style == nil)
  }
}
