import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import stylespec_render

/// A font that has a few weights, and letters that are the same on every machine.
private struct FewWeightsShaper: TextShaper {
  let weights: [Int]
  private let shaper = FixedWidthShaper()

  init(_ weights: [Int]) {
    self.weights = weights
  }

  func metrics(of font: FontRequest) -> FaceMetrics { shaper.metrics(of: font) }
  func direction(of paragraph: String) -> TextDirection? { shaper.direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    var paragraph = shaper.shape(request)
    for index in paragraph.runs.indices {
      guard let face = paragraph.runs[index].face else { continue }
      let found = weights.min { abs($0 - face.weight) < abs($1 - face.weight) } ?? face.weight
      guard found != face.weight else { continue }
      paragraph.runs[index].face = FontFace(
        family: face.family,
        weight: found,
        size: face.size,
        isEmboldened: face.weight >= 600 && found < 600,
        metrics: face.metrics
      )
      paragraph.runs[index].substituteWeight = found
    }
    return paragraph
  }
}

/// Weights that a font does not have are drawn once for all of them, and the picture says so.
struct SpecimenWeightTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { light: 300, regular: 400, medium: 500, semibold: 600, bold: 700 }
    typography: { 14: { lineHeight: 20 } }

    """

  private func texts(_ weights: [Int], _ spec: String = spec, codes pattern: String = "*") throws -> [Sheet.Text] {
    var fixture = try SpecimenFixture(spec)
    fixture.typesetter = Typesetter(FewWeightsShaper(weights))
    return fixture.specimen(fixture.codes(pattern)).sheet().texts
  }

  /// The codes whose samples are drawn.
  private func drawn(_ texts: [Sheet.Text]) -> [String] {
    texts.filter { $0.frame.text.text == Specimen.standardSample }.compactMap { $0.code?.name }
  }

  private func notes(_ texts: [Sheet.Text]) -> [String] {
    texts.map(\.frame.text.text).filter { $0.contains("drawn") }
  }

  @Test func aFontWithAllWeightsDrawsEachOfThem() throws {
    let texts = try texts([300, 400, 500, 600, 700])
    #expect(drawn(texts).count == 5)
    #expect(notes(texts).isEmpty)
    #expect(texts.contains { $0.frame.text.text == "medium 500" })
  }

  @Test(arguments: [
    (
      [400, 700], ["14_ink_regular", "14_ink_bold"], ["light, regular, medium", "semibold, bold"],
      [
        "light, medium: drawn as regular (400), since Fixed has no 300 and 500",
        "semibold: drawn as bold (700), since Fixed has no 600",
      ]
    ),
    (
      [400], ["14_ink_regular"], ["light, regular, medium, semibold, bold"],
      ["light, medium, semibold, bold: drawn as regular (400), since Fixed has no 300, 500, 600 and 700"]
    ),
  ])
  func weightsWithOneFaceAreOneSample(
    weights: [Int],
    samples: [String],
    titles: [String],
    expected: [String]
  ) throws {
    let texts = try texts(weights)
    let written = texts.map(\.frame.text.text)
    #expect(drawn(texts) == samples)
    #expect(titles.allSatisfy(written.contains))
    #expect(notes(texts) == expected)
    // The name of every code is under the sample that stands for it.
    for weight in ["light", "regular", "medium", "semibold", "bold"] { #expect(written.contains("14_ink_\(weight)")) }
  }

  /// The samples of some weights alone, of which the font has none.
  @Test(arguments: [
    ("*_medium", ["14_ink_medium"], "medium: drawn as 400, since Fixed has no 500"),
    ("*_bold", ["14_ink_bold"], "bold: drawn as 400, thickened, since Fixed has no 700"),
    ("*bold", ["14_ink_semibold"], "semibold, bold: drawn as 400, thickened, since Fixed has no 600 and 700"),
  ])
  func aWeightThatStandsForItselfIsNotedAsWell(pattern: String, samples: [String], note: String) throws {
    let texts = try texts([400], codes: pattern)
    #expect(drawn(texts) == samples)
    #expect(notes(texts) == [note])
  }

  /// A row without the weight that other rows are drawn in.
  @Test func aRowDrawsTheWeightsThatItHas() throws {
    let spec = Self.spec.replacingOccurrences(of: "}\nweight", with: ", red: \"#C8102E\" }\nweight")
    let sparse = spec + "codes: { only: [\"14_ink_*\", \"14_red_medium\"] }\n"
    let texts = try texts([400, 700], sparse)
    #expect(drawn(texts) == ["14_ink_regular", "14_ink_bold", "14_red_medium"])
    #expect(notes(texts).count == 2)
  }

  @Test func aStyleHasItsNoteUnderItsNumbers() throws {
    let spec = Self.spec + "styles: { title: { size: 14, color: ink, weight: bold } }\n"
    let texts = try texts([400], spec, codes: "title")
    #expect(drawn(texts) == ["title"])
    #expect(notes(texts) == ["bold: drawn as 400, thickened, since Fixed has no 700"])
  }

  /// It has no font.
  @Test func anEmptySampleIsNotCompared() throws {
    var fixture = try SpecimenFixture(Self.spec)
    fixture.typesetter = Typesetter(FewWeightsShaper([400]))
    let texts = fixture.specimen(sample: "").sheet().texts
    #expect(texts.filter { $0.code != nil && $0.frame.text.text.isEmpty }.count == 5)
    #expect(notes(texts).isEmpty)
  }

  @Test func bothAppearancesAreMergedInTheSameWay() throws {
    var fixture = try SpecimenFixture(Self.spec)
    fixture.typesetter = Typesetter(FewWeightsShaper([400, 700]))
    let specimen = fixture.specimen(nil, [.light, .dark])
    let pages = try #require(SpecimenPages(specimen, on: .a4)).sheets()
    for texts in [specimen.sheet().texts, pages.flatMap(\.texts)] {
      #expect(drawn(texts) == ["14_ink_regular", "14_ink_bold", "14_ink_regular", "14_ink_bold"])
      #expect(notes(texts).count == 4)
    }
  }
}

#if canImport(CPango)
  /// The same with fonts of this system.
  struct SpecimenWeightPictureTests {
    private static let spec = smallSpec.replacingOccurrences(of: "regular: 400", with: "regular: 400, medium: 500")

    /// WenQuanYi Micro Hei has one weight.
    @Test func aSpecimenWithMissingWeightsLooksAsRecorded() throws {
      let project = try RenderProject(Self.spec)
      let arguments = ["--specimen", "-o", "a.png", "--codes", "14_*", "--family", "WenQuanYi Micro Hei"]
      #expect(try project.render(arguments).status == 0)
      try RecordedPicture("specimen-weights").expect(project.bytes("a.png"))
    }
  }
#endif
