import Testing

@testable import StyleLayout

@Suite struct StrongDirectionTests {
  @Test(
    arguments: [
      ("abc", .leftToRight), ("12 אבג abc", .rightToLeft), ("«مرحبا» abc", .rightToLeft), ("国 אבג", .leftToRight),
      ("", nil), ("12, 34 …", nil), ("😀 אבג", .rightToLeft), ("\u{200F}abc", .rightToLeft),
      ("\u{61C}abc", .rightToLeft),
      // What is in an isolate does not count, and a stray end of one ends nothing.
      ("\u{2067}אבג\u{2069} abc", .leftToRight), ("\u{2066}abc\u{2067}x\u{2069}d\u{2069}אבג", .rightToLeft),
      ("\u{2067}אבג abc", nil), ("\u{2069}\u{2069}אבג", .rightToLeft),
      // Embeddings and overrides are no isolates.
      ("\u{202B}abc", .leftToRight),
    ] as [(String, TextDirection?)]
  )
  func firstStrongCharacterDecides(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongOf: text) == direction)
  }

  #if canImport(CPango)
    /// The oldest FriBidi that the tests have met knows the characters of Unicode 10; it takes others for Latin letters.
    @Test func everyCharacterIsAsFriBidiHasIt() throws {
      let shaper = try PangoShaper(TestFonts.configuration)
      var differences: [String] = []
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 10 else { continue }
        guard TextDirection(strong: scalar) != shaper.direction(of: String(scalar)) else { continue }
        differences.append(String(value, radix: 16))
      }
      // These have other classes since.
      #expect(differences.filter { !["1734", "a9bd", "111c9", "1171e"].contains($0) } == [])
    }

    @Test func paragraphsAreAsPangoHasThem() throws {
      let shaper = try PangoShaper(TestFonts.configuration)
      for text in ["abc", "אבג", "1 مرحبا", "\u{2067}אבג\u{2069}x", "\u{2069}א", "…", "🇨🇳א"] {
        #expect(TextDirection(firstStrongOf: text) == shaper.direction(of: text), "\(text)")
      }
    }
  #endif
}
