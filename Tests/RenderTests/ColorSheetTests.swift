import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import TokenCompiler
import TokenModel

@testable import stylespec_render

/// The sheet of a spec's colors.
struct ColorSheetTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    palette:
      gray: { pale: "#949494", dark: { light: "#222222", description: Ink, deprecated: "use {color.ink}" } }
      night: { light: "#1C1C1E", dark: "#000000" }
    color:
      ink: { light: "{palette.gray.dark}", dark: "#EEEEEE" }
      pale: "{palette.gray.pale}"
      onDark: { light: "#FFFFFF", on: ["{palette.night}", "#FFFF00"] }
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  private func sheet(_ appearances: [StyleTables.Appearance]) throws -> Sheet {
    let catalog = try #require(compileInMemory(Self.spec).catalogs.first)
    let setters = appearances.map { appearance in
      SpecimenSetter(
        sample: "Ag 国",
        paragraph: "",
        context: StyleContext(appearance: appearance),
        options: FrameOptions(),
        palette: Palette(appearance),
        ink: Palette(appearance).primary,
        offsets: nil,
        typesetter: Typesetter(FixedWidthShaper())
      )
    }
    return ColorSheet(catalog, setters: setters, backgrounds: appearances.map { Palette($0).background }).sheet()
  }

  @Test func everyColorHasItsValueReferenceAndAnnotations() throws {
    let texts = try sheet([.light]).texts.map(\.frame.text.text)
    let expected = [
      "palette.gray.pale", "palette.gray.dark", "palette.night", "color.ink", "color.pale", "color.onDark", "#222222",
      "#222222  → palette.gray.dark", "#949494  → palette.gray.pale", "Ink", "deprecated: use {color.ink}",
      "6 colors  ·  light",
    ]
    for text in expected { #expect(texts.contains(text), "\(text)") }
  }

  /// The contrast is that on the ground which is drawn, in the same appearance.
  @Test func contrastIsThatOnTheGround() throws {
    let light = try sheet([.light]).texts.map(\.frame.text.text)
    for text in [
      "15.9:1 AAA", "3.0:1 AA large", "17.0:1 AAA", "1.0:1 low", "on palette.night", "on #FFFF00", "on page",
    ] {
      #expect(light.contains(text), "\(text)")
    }
    #expect(try sheet([.dark]).texts.map(\.frame.text.text).contains("21.0:1 AAA"))
    let grounds = try sheet([.light]).patches.map(\.color)
    #expect(grounds.contains(RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E)))
  }

  @Test func marksDifferByShape() {
    func shape(_ mark: ContrastMark) -> [[Double]] {
      var sheet = Sheet()
      let black = RGBAColor(red: 0, green: 0, blue: 0)
      mark.place(on: &sheet, at: .zero, color: black, background: black)
      return sheet.patches.map { [$0.rect.width, $0.rect.height, $0.cornerRadius] }
    }
    let marks = [7, 4.5, 3, 2.99].map(ContrastMark.init(ratio:))
    #expect(marks == [.strict, .usual, .large, .low])
    #expect(Set(marks.map(shape)).count == 4)
  }

  /// A color has the same height in each appearance, and nothing overlaps.
  @Test func appearancesAreSideBySide() throws {
    let sheet = try sheet([.light, .dark])
    let half = sheet.size.width / 2
    for name in ["palette.night", "color.onDark"] {
      let places = sheet.texts.filter { $0.frame.text.text == name }.map(\.origin)
      #expect(places.count == 2 && places[0].y == places[1].y && places[1].x == places[0].x + half)
    }
    for (index, text) in sheet.texts.enumerated() {
      for other in sheet.texts[(index + 1)...] {
        let (one, two) = (text.rect, other.rect)
        let isClear = one.maxX <= two.x || two.maxX <= one.x || one.maxY <= two.y || two.maxY <= one.y
        #expect(isClear, "\(text.frame.text.text), \(other.frame.text.text)")
      }
    }
  }

  #if canImport(CPango)
    @Test func theToolDrawsTheSheet() throws {
      let project = try RenderProject(Self.spec)
      let result = try project.render(["--specimen", "--sheet", "colors", "-o", "a.png"])
      #expect(result.status == 0 && result.errors == "")
      #expect(try project.pixels("a.png").count == 2)
      let compiled = try project.render(["--specimen", "--sheet", "colors", "--codes", "*", "-o", "a.png"])
      #expect(compiled.status == 64 && compiled.errors.contains("--codes is for a sheet of styles."))
    }

    @Test func linksAndMentionsHaveColors() throws {
      let project = try RenderProject(Self.spec)
      let text = ["14_ink_regular", "@小明 https://a.b", "--rich", "--mention", "小明=7", "-o", "a.svg"]
      func picture(_ options: String...) throws -> [UInt8] {
        #expect(try project.render(text + options).status == 0)
        return try project.bytes("a.svg")
      }
      let named = try picture("--link-color", "pale", "--mention-color", "#FF0000")
      #expect(try named == picture("--link-color", "{color.pale}", "--mention-color", "#F00"))
      #expect(try named != picture("--link-color", "pale"))
      #expect(
        try picture("--link-color", "pale") == picture("--link-color", "#949494", "--mention-color", "color.pale")
      )
      let unknown = try project.render(text + ["--link-color", "plae"])
      #expect(unknown.status == 1)
      #expect(unknown.errors.contains("Brand has no color 'plae' for --link-color"))
    }

    @Test func paragraphsAreSet() throws {
      let project = try RenderProject(Self.spec)
      func picture(_ options: String...) throws -> [UInt8] {
        #expect(try project.render(["--specimen", "-o", "a.svg"] + options).status == 0)
        return try project.bytes("a.svg")
      }
      #expect(try picture("--paragraph", "你好") != picture())
    }
  #endif
}
