import Testing
import TokenDiagnostics
import TokenModel

/// All spellings of a size are equal, wherever the size is named.
struct SizeSpellingTests {
  private func spec(row: String, size: String) -> String {
    """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography:
      9: plain
      \(row): { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 }
      30: { lineHeight: "{typography.\(size).lineHeight}", lineSpacing: 3, baselineOffset: 1 }
      31: "{typography.\(size)}"
    modes:
      read: { typography: { \(size): "{typography.\(size)}" } }
      page: { typography: { 9: "{modes.read.typography.\(size)}" } }
    styles:
      plain: { size: \(size), color: ink, weight: regular }
      quoted: { size: "\(size)", color: ink, weight: regular }
      row: { size: "{typography.\(size)}", color: ink, weight: regular }
      mode: { size: "{typography.\(size)}", color: ink, weight: regular, mode: read }
      other: { size: "{modes.read.typography.\(size)}", color: ink, weight: regular }
      chain: { size: "{styles.row.size}", color: ink, weight: regular }

    """
  }

  @Test(arguments: ["14", "14.0", "14.00", "\"14\"", "13.5", "13.50"], ["14", "14.0", "14.000", "13.5", "13.50"])
  func everySpellingMeansTheSize(row: String, size: String) throws {
    let written = row.filter { $0 != "\"" }
    guard written.hasPrefix("13") == size.hasPrefix("13") else { return }
    let (found, outline, diagnostics, _) = resolveWithOutline(spec(row: row, size: size), wantsOutline: true)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    let name = size.hasPrefix("13") ? "13_5" : "14"
    let sizes = catalog.styles.map { style in
      style.row.sizeName + (style.row.mode.map { " \(catalog.modes[$0].value)" } ?? "")
    }
    #expect(sizes == [name, name, name, name + " read", name, name])
    #expect(
      catalog.rows.filter { $0.metrics != nil }.map(\.metrics?.lineHeight.value.description)
        == Array(repeating: "20", count: 5)
    )
    // The linter finds the row, too.
    let tokens = try #require(outline)
    let target = try #require(tokens.target(of: "typography.\(size)"))
    #expect(tokens.tokens[target.token].path == "typography.\(written)")
    #expect(target.key == nil)
    #expect(tokens.target(of: "typography.\(size).lineHeight")?.key == "lineHeight")
    #expect(tokens.target(of: "modes.read.typography.\(written)").map { tokens.tokens[$0.token].name } == size)
  }

  /// Elsewhere a dot separates names: `gray.1` and `gray.1.0` are different.
  @Test func onlySizesHaveSpellings() {
    let text = minimalSpec + "palette: { gray: { 1: \"#111\" } }\n"
    let found = resolve(text.replacing("\"#222222\"", with: "\"{palette.gray.1.0}\""))
    #expect(found.diagnostics.map(\.rule.rawValue) == ["unknown-reference"])
  }

  /// The mistake is reported where it was made, and not at the row.
  @Test(arguments: [
    ("\"{typography.15}\"", "`{typography.15}` leads nowhere: `typography` has no `15`; did you mean `14`?"),
    ("\"{modes.read.typography.14}\"", "`{modes.read.typography.14}` leads nowhere: the spec has no `modes`"),
    ("15.0", "`typography` has no size 15; it has `14`"),
  ])
  func mistakesStandInTheStyle(size: String, message: String) {
    let text = minimalSpec + "styles: { title: { size: \(size), color: ink, weight: regular } }\n"
    let found = resolve(text)
    #expect(found.diagnostics.map(\.message) == [message])
    let words = found.diagnostics.map { String(decoding: found.files[0].bytes[$0.range.bytes], as: UTF8.self) }
    #expect(words == [size])
  }
}
