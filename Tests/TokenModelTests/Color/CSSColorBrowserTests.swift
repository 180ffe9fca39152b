import TestSupport
import Testing

@testable import TokenModel

/// The syntax of colors beside that of a browser.
@Suite(.enabled(if: Browser.reports != nil, "needs Chromium; set STYLESPEC_BROWSER"), .serialized)
struct CSSColorBrowserTests {
  @Test(arguments: Browser.seeds) func aBrowserReadsTheSameColors(seed: UInt64) throws {
    var random = RandomCSSColors(seed: seed)
    let texts = (0..<4_000).map { _ in random.next() }
    let computed = try ColorPage.computed(texts)
    var (read, refused, inside) = (0, 0, 0)
    for (text, theirs) in zip(texts, computed) {
      guard let ours = try? TokenColor(css: text), let theirs else {
        #expect(
          (try? TokenColor(css: text)) == nil && theirs == nil,
          "\(text): \(theirs.map { "\($0)" } ?? "not a color")"
        )
        refused += 1
        continue
      }
      read += 1
      let channels = ours.coordinates(in: .srgb)
      #expect(
        ours.converted(to: .srgb).components.all.map { $0 == nil } == theirs.channels.map { $0 == nil },
        "\(text)"
      )
      // With commas, a browser rounds the alpha to 8 bits.
      #expect(abs((ours.alpha ?? 0) - (theirs.alpha ?? 0)) < 0.5 / 255 + 1e-6, "\(text): \(theirs)")
      // A mix that is transparent has lost its channels.
      guard all(channels .>= 0.05) && all(channels .<= 1), ours.alpha != 0 else { continue }
      inside += 1
      for (index, channel) in theirs.channels.enumerated() {
        guard let channel else { continue }
        #expect(abs(channel - channels[index]) < 0.003, "\(text): \(theirs)")
      }
    }
    try Browser.report(
      "css-colors-\(seed)",
      "  \(read) texts are colors to both, \(refused) to neither; \(inside) are compared by their channels\n"
    )
    // A reader that is too generous, or too strict.
    let faults: [(String) -> String] = [
      { $0.replacing(",", with: " ") }, { $0.replacing("none", with: "0") }, { $0.replacing("%", with: "") },
      { $0.replacing(" (", with: "(") },
    ]
    for (index, fault) in faults.enumerated() {
      let differs = zip(texts, computed).contains { ((try? TokenColor(css: fault($0))) == nil) != ($1 == nil) }
      #expect(differs, "fault \(index)")
    }
    #expect(read > 1_000 && refused > 1_000 && inside > 300, "the texts are too much alike")
  }
}

/// Texts that are colors, or nearly.
private struct RandomCSSColors {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> String {
    let isOld = oneIn(3)
    let function = pick(
      isOld
        ? ["rgb", "rgba", "hsl", "hsla", "HSL", "lab"]
        : ["rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color", "Color", "rgba", "hsla", "OKLCH", "colour"]
    )
    var parts = (0..<(oneIn(12) ? 2 : oneIn(12) ? 4 : 3)).map { index in
      component(of: function.lowercased(), index, isOld: isOld)
    }
    if function.lowercased() == "color" {
      parts[0] =
        pick(["srgb", "SRGB-linear", "display-p3", "display-p3-linear", "a98-rgb", "xyz", "xyz-d50", "hsl", "p3"]) + " "
        + parts[0]
    }
    let comma = pick([",", ", ", " , "])
    let space = pick([" ", " ", "  ", "\n", "/**/ ", "\t"])
    var text = parts.joined(separator: isOld != oneIn(30) ? comma : space)
    if oneIn(3) {
      let mark = isOld != oneIn(15) ? comma : pick(["/", " / "])
      text += mark + pick(["0.25", "50%", "1", "none", "2", "-1", "1deg"])
    }
    let end = oneIn(20) ? pick([") ", "));", ") x"]) : ")"
    return pick(["", "", " "]) + function + (oneIn(40) ? " (" : "(") + pick(["", " "]) + text + pick(["", " "]) + end
  }

  private mutating func component(of function: String, _ index: Int, isOld: Bool) -> String {
    if oneIn(isOld ? 30 : 12) { return pick(["none", "NONE"]) }
    if oneIn(40) { return pick(["1px", "x", "1.", "--1", "1e", "#123", "1%%", "+-2", ".", "é"]) }
    let isHue = ["hsl", "hsla", "hwb"].contains(function) ? index == 0 : function.hasSuffix("lch") && index == 2
    if isHue {
      return pick([
        "120", "-90", "480", "0.25turn", "100grad", "1.5rad", "90DEG", "1e2deg", oneIn(10) ? "50%" : "30deg",
      ])
    }
    let isSmall = function.hasPrefix("ok") || function == "color"
    let isPercentage = isOld ? function != "rgb" && function != "rgba" || oneIn(12) : oneIn(2)
    if isPercentage { return pick(["50%", "12.5%", "0%", "100%", "+33%", "-5%", ".5e2%", "120%"]) }
    return isSmall
      ? pick(["0.5", ".25", "0", "1", "-0.1", "+0.3", "4e-1", "1.2"])
      : pick(["51", "25.5", "0", "90", "-7", "+30", "1e2", "300"])
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
}
