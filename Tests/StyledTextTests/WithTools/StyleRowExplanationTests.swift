import StyleTables
import StyledText
import TestSupport
import Testing

/// The origins of values of styles that have rows of their own.
struct StyleRowExplanationTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: center } }
    """

  /// What only styles have comes from the style, and everything else from its token.
  @Test(arguments: [
    ("style 0", "styles.style 0", "styles.style 0"), ("style 1", "styles.style 1", "weight.bold"),
    ("style 3", "typography.14", "weight.bold"), ("14_ink_bold", "typography.14", "weight.bold"),
  ])
  func theyAreTokensOrTheStyle(name: String, size: String, weight: String) throws {
    let catalog = try StyleCatalog(validating: StyleCatalogs.mixedFile(with: Self.spec))
    let code = try #require(catalog.code(named: name))
    let explanation = try StyledText("Ag", style: code).explanation(at: 0)
    for (attribute, path) in [("size", size), ("lineHeight", size), ("weight", weight)] {
      #expect(explanation[attribute]?.origin == .token(catalog: "Brand", path: path), "\(attribute)")
    }
  }
}
