import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenModel

/// Colors as CSS writes them.
struct CSSColorTests {
  /// The text of a color is read as the same color.
  @Test(arguments: [
    "color(srgb 0.2 0.4 0.6)", "color(display-p3 1 0.5 0 / 0.2)", "color(xyz-d50 1e-05 0.5 none)",
    "hsl(120 50 25 / 0.5)", "hwb(180 20 30)", "lab(52.2345 40.1645 -59.9971)", "lch(50 75 30)",
    "oklab(0.5 0.2 -0.1 / none)", "oklch(0.7 0.4 none)",
  ])
  func textOfAColor(_ text: String) throws {
    let color = try TokenColor(css: text)
    #expect(color.css == text)
    #expect(try TokenColor(css: color.css) == color)
  }

  @Test(arguments: [
    ("#336699", "srgb 0.2 0.4 0.6"), ("#3698", "srgb 0.2 0.4 0.6 / 0.5333333333333333"),
    ("rgb(51 102 153)", "srgb 0.2 0.4 0.6"), ("rgb(20% 40% 60%)", "srgb 0.2 0.4 0.6"),
    ("rgb(0 40% none / none)", "srgb 0 0.4 none / none"), ("rgba(0,102,153,0.2)", "srgb 0 0.4 0.6 / 0.2"),
    ("rgb(300 -20 51 / 150%)", "srgb 1 0 0.2"), ("RGB( 0 , 255 ,\n0 , 20% )", "srgb 0 1 0 / 0.2"),
    ("rgb(10%, 20%, 30%)", "srgb 0.1 0.2 0.3"), ("rgb(51+102-3/0.5)", "srgb 0.2 0.4 0 / 0.5"),
    ("rgb(25.5.51 255)", "srgb 0.1 0.002 1"), ("rgb(5.1e1 .255e+2 2550e-1)", "srgb 0.2 0.1 1"),
    ("hsl(120deg 50% 25% / 0.5)", "hsl 120 50 25 / 0.5"), ("hsla(480, 50%, 25%)", "hsl 120 50 25"),
    ("hsl(-0.25turn 50 25)", "hsl 270 50 25"), ("hsl(100grad -5% 120%)", "hsl 90 0 120"),
    ("hsl(none none none)", "hsl none none none"), ("hwb(3.141592653589793rad 20% 30)", "hwb 180 20 30"),
    ("hwb(360 20% 30%)", "hwb 0 20 30"), ("lab(52.2345 40.1645 -59.9971)", "lab 52.2345 40.1645 -59.9971"),
    ("lab(150% -100% 20%)", "lab 100 -125 25"), ("lch(50% 50% 30)", "lch 50 75 30"),
    ("lch(50 -3 1e3)", "lch 50 0 280"), ("oklab(-1 50% -0.1)", "oklab 0 0.2 -0.1"),
    ("oklch(50% 25% none)", "oklch 0.5 0.1 none"), ("oklch(2 0.4 10deg/20%)", "oklch 1 0.4 10 / 0.2"),
    ("color(srgb 1.5 -20% none)", "srgb 1.5 -0.2 none"),
    ("color(Display-P3 1 50% 0/none)", "display-p3 1 0.5 0 / none"),
    ("color(srgb-linear 0.1 0.2 0.3)", "srgb-linear 0.1 0.2 0.3"),
    ("color(a98-rgb 0.1 0.2 0.3)", "a98-rgb 0.1 0.2 0.3"),
    ("color(prophoto-rgb 0.1 0.2 0.3)", "prophoto-rgb 0.1 0.2 0.3"),
    ("color(rec2020 0.1 0.2 0.3)", "rec2020 0.1 0.2 0.3"), ("color(xyz 0.1 0.2 3)", "xyz-d65 0.1 0.2 3"),
    ("color(xyz-d65 0.1 0.2 0.3)", "xyz-d65 0.1 0.2 0.3"), ("color(xyz-d50 0.1 0.2 0.3)", "xyz-d50 0.1 0.2 0.3"),
    ("color(display-p3-linear 0 1 none)", "display-p3 0 1 none"),
    ("/* ink */ rgb(/**/51/* , */102 153/* / */) /* end", "srgb 0.2 0.4 0.6"),
  ])
  func reads(text: String, expected: String) throws {
    let (read, color) = try (TokenColor(css: text), TokenColor(test: expected))
    #expect(read.space == color.space)
    for (one, other) in zip(read.components.all + [read.alpha], color.components.all + [color.alpha]) {
      #expect((one == nil) == (other == nil))
      #expect(abs((one ?? 0) - (other ?? 0)) < 1e-12, "\(read)")
    }
  }

  /// The same color, by its light.
  @Test func linearDisplayP3IsEncoded() throws {
    let linear = try TokenColor(css: "color(display-p3-linear 0.3081 0.014 0.0567)")
    let encoded = try TokenColor(css: "color(display-p3 0.591 0.123 0.264)")
    #expect((linear.components.numbers - encoded.components.numbers).map(abs).max() < 0.001)
  }

  /// CSS with all digits is the same color, down to the last bit.
  @Test func readsWhatIsWritten() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomColors(seed: seed)
    for _ in 0..<lawRounds(4_000) {
      let color = random.next()
      #expect(try TokenColor(css: color.browserCSS) == color, "STYLESPEC_SEED=\(seed)")
    }
  }

  /// `⟦ ⟧` mark the range of the mistake.
  @Test(arguments: [
    ("⟦⟧", "a color is missing; write `#RRGGBB` or a function such as `rgb(57 99 158)`"),
    ("⟦red⟧", "`red` is not a color; write `#RRGGBB` or a function such as `rgb(57 99 158)`"),
    ("⟦12⟧", "`12` is not a color; write `#RRGGBB` or a function such as `rgb(57 99 158)`"),
    ("⟦#12345⟧", "`#12345` does not have 3, 4, 6 or 8 hex digits; write `#RRGGBB` or `#RRGGBBAA`"),
    ("#123 ⟦#456⟧", "a color ends before `#456`; remove the rest"),
    ("rgb(1 2 3)⟦;⟧", "a color ends before `;`; remove the rest"),
    ("⟦rgb⟧ (1 2 3)", "`(` belongs right after `rgb`, without a space; write `rgb(…)`"),
    ("⟦rbg⟧(1 2 3)", "`rbg()` is not a color function; did you mean `rgb`?"),
    (
      "⟦device-cmyk⟧(1 2 3)",
      "`device-cmyk()` is not a color function; write one of `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hwb()`, `lab()`, `lch()`, "
        + "`oklab()`, `oklch()`, `color()`"
    ),
    ("color(⟦1⟧ 2 3)", "`color()` starts with the name of a space; write for example `color(display-p3 0.2 0.4 0.6)`"),
    ("color(⟦display-p2⟧ 1 0 0)", "`color()` does not have a space `display-p2`; did you mean `display-p3`?"),
    ("color(⟦oklch⟧ 1 0 0)", "`oklch` is a separate function; write for example `oklch(0.5 0.1 256)`"),
    ("rgb(1 2⟦)⟧", "the blue of `rgb()` is missing; write for example `rgb(57 99 158)`"),
    ("rgb(1 2⟦⟧", "the blue of `rgb()` is missing; write for example `rgb(57 99 158)`"),
    ("rgb(1 2 3⟦⟧", "`)` is missing at the end"),
    ("rgb(1 2 3 ⟦4⟧)", "`4` is too much: `rgb()` has three components; an alpha follows `/`"),
    ("rgb(1 2 3⟦,⟧ 0.5)", "`,` is too much: `rgb()` has three components; an alpha follows `/`"),
    ("rgb(1, 2, 3 ⟦/⟧ 0.5)", "`/` is too much: `rgb()` has three components; an alpha follows a comma"),
    ("rgb(1 2 3 / 4 ⟦5⟧)", "`5` is too much; write `)` after the alpha"),
    ("rgb(1 2 3 / ⟦)⟧", "the alpha of `rgb()` is missing; write for example `rgb(57 99 158)`"),
    ("rgb(1, 2 ⟦3⟧)", "a comma is missing before `3`; write commas between all components, or none at all"),
    ("rgb(1 2⟦,⟧ 3)", "the blue of `rgb()` is missing; write for example `rgb(57 99 158)`"),
    ("oklch(0.5⟦,⟧ 0.1, 20)", "`oklch()` separates components by spaces; write for example `oklch(0.5 0.1 256)`"),
    ("rgb(1, ⟦none⟧, 3)", "`none` does not go with commas; write spaces instead of commas, or 0"),
    ("rgb(1, 2, 3, ⟦none⟧)", "`none` does not go with commas; write spaces instead of commas, or 0"),
    (
      "rgb(1, ⟦2%⟧, 3)",
      "with commas, `rgb()` has three numbers or three percentages; to mix them, write spaces instead"
    ),
    ("hsl(1, ⟦50⟧, 3%)", "with commas, the saturation is a percentage; write `50%`"),
    ("hsl(1, 50%, ⟦3⟧)", "with commas, the lightness is a percentage; write `3%`"),
    ("rgb(⟦57px⟧ 99 158)", "`57px` has a unit; the red of `rgb()` is a number or a percentage"),
    ("lch(50 20 ⟦10px⟧)", "`10px` is not an angle; write `deg`, `grad`, `rad` or `turn` as its unit"),
    ("hsl(⟦50%⟧ 50% 50%)", "`50%` is not a hue, which is an angle; write degrees, such as `215`"),
    ("lab(⟦calc(⟧1) 2 3)", "`calc()` is not computed here; write its value"),
    ("rgb(⟦from⟧ red r g b)", "a color cannot start from another one here; write its own components"),
    ("lab(50 ⟦x⟧ 3)", "`x` is not the a of `lab()`; write a number or a percentage, or `none`"),
    ("oklch(50% 0.1 ⟦é⟧)", "`é` is not the hue of `oklch()`; write degrees such as `215`, or `none`"),
    ("rgb(1⟦.⟧ 2 3)", "`.` is not the green of `rgb()`; write a number or a percentage, or `none`"),
    ("lab(50 ⟦1e999⟧ 3)", "`1e999` is too large for a color"),
    ("hsl(⟦1e308turn⟧ 50% 50%)", "`1e308turn` is too large for a color"),
  ])
  func explainsMistakes(marked: String, message: String) throws {
    let text = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let start = try #require(marked.firstIndex(of: "⟦"))
    let end = try #require(marked.firstIndex(of: "⟧"))
    let lower = marked[..<start].utf8.count
    let range = lower..<lower + marked[start..<end].dropFirst().utf8.count
    do throws(CSSColorError) {
      Issue.record("\(try TokenColor(css: text)) is read")
    } catch {
      #expect(error.message == message)
      #expect(error.range == range)
    }
    // Ranges count from the start of the text, wherever its bytes are.
    let embedded = Array("汉字: \(text)".utf8)
    #expect(throws: CSSColorError.self) { try TokenColor(css: embedded.dropFirst(8)) }
    do throws(CSSColorError) { _ = try TokenColor(css: embedded.dropFirst(8)) } catch { #expect(error.range == range) }
  }

  @Test func suggestsNames() {
    #expect(throws: CSSColorError.self) { try TokenColor(css: "oklhc(1 0 0)") }
    do throws(CSSColorError) { _ = try TokenColor(css: "oklhc(1 0 0)") } catch {
      #expect(error.nearest.first == "oklch")
    }
  }

  /// Any bytes are a color or a mistake inside of the text.
  @Test func anyBytesAreReadOrExplained() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "rgb(", "hsla(", "oklch(", "color(", "display-p3", "none", "1", "-.5", "1e3", "e", "%", "deg", ",", "/", ")", " ",
      "/*", "*/",
      "#", "fff", "é", "\u{0}", "calc(", "+", "from", "\n",
    ].map { Array($0.utf8) }
    for _ in 0..<lawRounds(20_000) {
      var bytes = (0..<Int.random(in: 0...9, using: &generator)).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      if Bool.random(using: &generator), let index = bytes.indices.randomElement(using: &generator) {
        bytes[index] = .random(in: 0...255, using: &generator)
      }
      do throws(CSSColorError) {
        let color = try TokenColor(css: bytes[...])
        #expect(color.components.all.allSatisfy { $0?.isFinite ?? true })
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(bytes) STYLESPEC_SEED=\(seed)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
