import HostMeasurements
import TestSupport
import Testing

/// The files of evidence: their form, and what they cannot say.
struct EvidenceFileTests {
  private static let text = """
    {
      "format": 1,
      "machine": "device",
      "measurements": [
        {"ascent": 13.33, "capHeight": 9.87, "descent": 3.37, "firstBottom": 15.03, "firstTop": 5.16, \
    "font": ".SFUI", "lineHeight": 20, "lineSpacing": 3, "offset": 1.6, "secondBottom": 38.03, "secondTop": 28.16, \
    "size": 14, "textTop": 0, "view": "UILabel", "viewHeight": 43},
        {"ascent": 13.33, "capHeight": 9.87, "descent": 3.37, "firstBottom": 16.63, "firstTop": 6.76, \
    "font": ".SFUI", "lineHeight": 20, "lineSpacing": 3, "offset": -0.05, "secondBottom": 39.63, "secondTop": 29.76, \
    "size": 14, "textTop": 0, "view": "UITextView", "viewHeight": 43}
      ],
      "screenScale": 3,
      "system": "iOS",
      "version": "17.5"
    }

    """

  private func read(_ text: String) throws(EvidenceError) -> HostEvidence { try HostEvidence(json: Array(text.utf8)) }

  @Test func filesAreReadAndWrittenAsTheyAre() throws {
    let evidence = try read(Self.text)
    #expect(evidence.fileName == "hosts-iOS-17.5.json")
    #expect(evidence.machine == .device && evidence.screenScale == 3 && evidence.measurements.count == 2)
    let sample = HostSample(size: 14, lineHeight: 20, lineSpacing: 3, offset: -0.05)
    let expected = HostMeasurement(
      view: .uiTextView,
      sample: sample,
      font: ReportedFont(name: ".SFUI", ascent: 13.33, descent: 3.37, capHeight: 9.87),
      viewHeight: 43,
      textTop: 0,
      first: InkBand(top: 6.76, bottom: 16.63),
      second: InkBand(top: 29.76, bottom: 39.63)
    )
    #expect(evidence.measurements.last == expected)
    #expect(try evidence.json() == Self.text)
  }

  @Test func numbersAreRoundedToHundredths() throws {
    var evidence = try read(Self.text)
    evidence.measurements[0].first.bottom = 15.034_9
    evidence.measurements[0].sample.offset = 1.599_999_999
    evidence.measurements[0].textTop = -0.001
    #expect(try evidence.json() == Self.text)
  }

  @Test func namesOfFontsMayHoldAnything() throws {
    var evidence = try read(Self.text)
    evidence.measurements[0].font.name = "a\"b\\c\n\u{1F}é汉"
    #expect(try read(try evidence.json()) == evidence)
  }

  @Test(arguments: MeasuredSystem.allCases) func evidenceOfEachSystemIsReadBack(system: MeasuredSystem) throws {
    let text = try MadeUpEvidence(system: system).evidence.json()
    #expect(try read(text).json() == text)
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 2", "'format' is 2, but these tests read 1; measure again"),
    ("\"format\": 1,", "", "'format' is missing; add it"),
    ("\"size\": 14, \"textTop\": 0, \"view\": \"UIL", "\"view\": \"UIL", "'measurements[0].size' is missing; add it"),
    ("\"size\": 14", "\"size\": \"14\"", "'measurements[0].size' has the wrong type; write a number"),
    ("\"size\": 14", "\"size\": null", "'measurements[0].size' has the wrong type; write a number"),
    ("\"size\": 14", "\"size\": 0", "'measurements[0].size' is 0.0; write points, 1 to 1000"),
    ("\"offset\": -0.05", "\"offset\": -2e4", "'measurements[1].offset' is -20000.0; write points, -10000 to 10000"),
    ("\"system\": \"iOS\"", "\"system\": 1", "'system' has the wrong type; write a string"),
    ("\"system\": \"iOS\"", "\"system\": \"iPadOS\"", "'system' is 'iPadOS'; write one of iOS, macOS, tvOS, visionOS"),
    (
      "UILabel", "UIlabel",
      "'measurements[0].view' is 'UIlabel'; write one of UILabel, UITextView, NSTextField, NSTextView, Text, StyledTextView"
    ),
    (
      "UITextView", "NSTextView",
      "'measurements[1].view' is NSTextView, which iOS does not have; write one of UILabel, UITextView, Text, StyledTextView"
    ),
    ("\"device\"", "\"Mac\"", "'machine' is 'Mac'; write one of device, simulator"),
    ("\"17.5\"", "\"17\"", "'version' is '17'; write a version such as 17.5 or 16.4.1"),
    ("\"17.5\"", "\"17.5.0\"", "'version' is '17.5.0'; write a version such as 17.5 or 16.4.1"),
    ("\"17.5\"", "\"17.-5\"", "'version' is '17.-5'; write a version such as 17.5 or 16.4.1"),
    ("\"screenScale\": 3", "\"screenScale\": 0", "'screenScale' is 0.0; write the pixels in a point, 1 to 10"),
    (
      "\"firstTop\": 5.16", "\"firstTop\": 25.16",
      "'measurements[0]' has ink at 25.16, 15.03, 28.16, 38.03; "
        + "firstTop, firstBottom, secondTop and secondBottom have to rise"
    ),
    (
      "\"firstTop\": 5.16", "\"firstTop\": 10.16",
      "'measurements[0]' has ink of 4.87 pt in a line, but an H is 9.87 pt high; measure again"
    ),
    ("{\n", "", "the file is not JSON; measure again instead of editing it"),
  ])
  func mistakesAreNamed(old: String, new: String, message: String) throws {
    let range = try #require(Self.text.firstRange(of: old))
    let text = Self.text[..<range.lowerBound] + new + Self.text[range.upperBound...]
    let error = #expect(throws: EvidenceError.self) { try read(String(text)) }
    #expect(error?.description == message)
  }

  @Test func nothingIsMeasuredTwice() throws {
    var evidence = try read(Self.text)
    evidence.measurements.append(evidence.measurements[0])
    let error = #expect(throws: EvidenceError.self) { try evidence.json() }
    #expect(error?.description == "'measurements[2]' measures the same as one before it; remove one of them")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func numbersAreFinite(number: Double) throws {
    let evidence = try read(Self.text)
    for path in [\HostMeasurement.textTop, \.first.bottom, \.sample.offset, \.font.ascent] {
      var other = evidence
      other.measurements[0][keyPath: path] = number
      #expect(throws: EvidenceError.self) { try other.json() }
    }
  }
}
