import StyleUI
import Testing

@Suite struct DiagnosticTests {
  @Test func aDiagnosticSaysWhatWouldBeRight() {
    let diagnostic = StyleUIDiagnostic(.missingFamily(asked: "Brand Sans", found: ".AppleSystemUIFont"))
    #expect(diagnostic.description.contains("no font has the family 'Brand Sans'"))
  }
}
