import StyleUI
import Testing

@Suite struct DiagnosticTests {
  @Test(
    arguments: [
      (
        .missingFamily(asked: "Brand Sans", found: "Helvetica"),
        "no font has the family 'Brand Sans', and 'Helvetica' is used; add a font of that family"
      ),
      (
        .missingWeight(family: "Menlo", asked: 600, found: 700),
        "the family 'Menlo' lacks the weight 600, and 700 is used; add a font of that weight"
      ),
      (
        .notShown(attribute: "border", instead: "no line"),
        "this text system cannot show border, and shows no line; draw the text with StyleLayout"
      ),
    ] as [(StyleUIDiagnostic.Kind, String)]
  )
  func aDiagnosticSaysWhatWouldBeRight(kind: StyleUIDiagnostic.Kind, start: String) {
    #expect(StyleUIDiagnostic(kind).description.hasPrefix(start), "\(StyleUIDiagnostic(kind))")
  }
}
