import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import stylespec_render

/// Specimens of codes that leave their color open.
struct OpenSpecimenTests {
  /// One row for each size and mode, in which each weight has its sample.
  @Test func openCodesHaveOneRowForEachBlock() throws {
    let fixture = try SpecimenFixture(openSpec)
    let sheet = fixture.specimen().sheet()
    let samples = sheet.texts.filter { $0.frame.text.text == Specimen.standardSample }
    let names = ["14_regular", "14_bold", "14_regular_read", "14_bold_read", "22_regular", "22_bold"]
    #expect(samples.compactMap { $0.code?.name }.sorted() == names.sorted())
    #expect(sheet.texts.count { $0.frame.text.text == "left open" } == 3)
    #expect(sheet.texts.count { $0.frame.text.text == "ink #000000 · 21.0:1" } == 3)
  }

  @Test func openStylesStandBesideColoredOnes() throws {
    let written = try SpecimenFixture(openSpec + openStyles).specimen().sheet().texts.map(\.frame.text.text)
    #expect(written.count { $0 == "left open" } == 4)
    #expect(written.contains("link") && written.contains { $0.hasPrefix("#39639E · ") })
  }

  @Test func theInkIsThatOfTheAppearance() throws {
    let fixture = try SpecimenFixture(openSpec)
    let ink = StyleColor(light: RGBAColor(red: 0, green: 0, blue: 255), dark: RGBAColor(red: 255, green: 255, blue: 0))
    let sheet = fixture.specimen(nil, [.light, .dark], ink: ink).sheet()
    for (appearance, x) in [(Appearance.light, 0), (.dark, sheet.size.width / 2)] {
      let color = ink[appearance]
      let contrast = SpecimenNumbers.ratio(color.contrast(on: Palette(appearance).background))
      let labels = sheet.texts.filter { $0.frame.text.text == "ink \(color) · \(contrast)" }
      #expect(labels.count == 3 && labels.allSatisfy { $0.origin.x >= x && $0.origin.x < x + sheet.size.width / 2 })
      #expect(sheet.patches.count { $0.color == color && $0.rect.width == 24 } == 3)
    }
  }

  /// An ink that is invisible on the background: the sample has a backdrop, the swatch a rim, and the text above them
  /// another color.
  @Test func anInkThatCannotBeSeenHasABackdrop() throws {
    let fixture = try SpecimenFixture(openSpec + openStyles)
    let white = StyleColor(light: RGBAColor(red: 255, green: 255, blue: 255))
    for (ink, count) in [(white, 7), (DrawingOptions.standardInk, 0)] {
      let sheet = fixture.specimen(ink: ink).sheet()
      let backdrops = sheet.patches.filter { $0.color == Palette(.light).opposite }
      #expect(backdrops.count == count)
      for backdrop in backdrops {
        let covered = sheet.texts.filter { backdrop.rect.union($0.rect) == backdrop.rect }
        #expect(covered.count == 1 && covered.allSatisfy { $0.code != nil && $0.code?.tokens.color == nil })
      }
      let rims = sheet.patches.filter { $0.color == Palette(.light).hairline && $0.rect.width == 26 }
      #expect(rims.count == (count == 0 ? 0 : 4))
    }
  }
}

#if canImport(CPango)
  /// What `--ink` does.
  struct InkOptionTests {
    private func svg(_ arguments: [String], _ spec: String = openSpec + openStyles) throws -> String {
      let project = try RenderProject(spec)
      let result = try project.render(arguments + ["-o", "a.svg"])
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      return String(decoding: try project.bytes("a.svg"), as: UTF8.self)
    }

    /// The colors of a text without a background.
    private func colors(_ arguments: [String]) throws -> Set<String> {
      let drawn = try svg(arguments + ["--background", "none"])
      return Set(drawn.matches(of: #/rgb\(([^)]*)\)/#).map { String($0.1) })
    }

    @Test(arguments: [
      ([], "0%,0%,0%"), (["--appearance", "dark"], "100%,100%,100%"),
      (["--appearance", "high-contrast-dark"], "100%,100%,100%"), (["--ink", "#FF0000"], "100%,0%,0%"),
      (["--ink", "#FF0000", "--appearance", "dark"], "100%,0%,0%"), (["--ink", "#FF0000/#00FF00"], "100%,0%,0%"),
      (["--ink", "#FF0000/#00FF00", "--appearance", "dark"], "0%,100%,0%"),
      (["--ink", "#FF0000/#00FF00", "--appearance", "high-contrast-dark"], "0%,100%,0%"),
      (["--ink", "#f00"], "100%,0%,0%"),
    ])
    func openTextHasTheInk(options: [String], color: String) throws {
      #expect(try colors(["14_bold", "Hxg 国"] + options) == [color])
    }

    @Test func aTranslucentInkIsTranslucent() throws {
      #expect(try svg(["14_bold", "Hxg", "--ink", "#FF000080"]).contains("fill-opacity:0.501961;"))
    }

    @Test func textWithAColorHasNoInk() throws {
      #expect(try svg(["more", "Hi", "--ink", "#FF0000"]) == svg(["more", "Hi"]))
      #expect(try svg(["14_ink_bold", "Hi", "--ink", "#FF0000"], smallSpec) == svg(["14_ink_bold", "Hi"], smallSpec))
    }

    /// The mark at the cut has the ink, unless it is a suffix, which has its own color.
    @Test func theMarkAtTheCutHasTheInk() throws {
      let cut = ["14_bold", "天地玄黄，宇宙洪荒。", "--width", "60", "--lines", "1", "--ink", "#FF0000"]
      #expect(try colors(cut) == ["100%,0%,0%"])
      #expect(try colors(cut + ["--suffix", "…展开"]) == ["100%,0%,0%", "22.352941%,38.823529%,61.960784%"])
    }

    @Test func modesOfOpenCodesAreFound() throws {
      #expect(try svg(["14_bold", "Hi", "--mode", "read"]) == svg(["14_bold_read", "Hi"]))
      #expect(try svg(["14_bold", "Hi", "--mode", "read"]) != svg(["14_bold", "Hi"]))
    }

    @Test func aSpecimenHasTheInk() throws {
      let arguments = ["--specimen", "--appearance", "light", "--appearance", "dark", "--codes", "14_*"]
      let drawn = try svg(arguments + ["--ink", "#FF0000/#00FF00"], openSpec)
      #expect(drawn.contains("rgb(100%,0%,0%)") && drawn.contains("rgb(0%,100%,0%)"))
      #expect(!drawn.contains("rgb(0%,0%,0%)"))
      let plain = try svg(arguments, openSpec)
      #expect(!plain.contains("rgb(100%,0%,0%)") && plain.contains("rgb(0%,0%,0%)"))
    }
  }
#endif
