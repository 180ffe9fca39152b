import CoreFoundation
import CoreText
import StyleTables
import StyledText
import YanxuanStyles

@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

private func style(
  _ family: String?,
  _ weight: Int = 400,
  size: Double = 14,
  fallbacks: [String] = []
) -> HostStyle {
  HostStyle(
    host: .label,
    size: size,
    weight: weight,
    family: family,
    fallbackFamilies: fallbacks,
    color: nil,
    metrics: nil,
    fontMetrics: .system
  )
}

func checkFonts() {
  let harmless = diagnostics {
    check(TestFont(style(nil, 700)), is: TestFont.systemFont(ofSize: 14, weight: TestFont.Weight(rawValue: 0.4)))
    check(font(style("Menlo", 700)), is: "Menlo 0.4 14.0")
    check(font(style("menlo", size: 20)), is: "Menlo 0.0 20.0")
  }
  check(harmless, is: [])
  // The nearest weight of the family, and the system's font for a family that is not there.
  let found = diagnostics {
    check(font(style("PingFang SC", 900)), is: "PingFang SC 0.3 14.0")
    check(font(style("Brand Sans", 700)), is: ".AppleSystemUIFont 0.4 14.0")
  }
  let kinds: [StyleUIDiagnostic.Kind] = [
    .missingWeight(family: "PingFang SC", asked: 900, found: 600),
    .missingFamily(asked: "Brand Sans", found: ".AppleSystemUIFont"),
  ]
  check(found, is: kinds)
  // A size of 0 stands for another one in UIKit and AppKit.
  for size in [0, -3] as [Double] { check(TestFont(style(nil, size: size)).pointSize, is: 0.01) }
  checkFallbacks()
}

/// The first family that is there is the font, and the others follow it, without generic ones.
private func checkFallbacks() {
  let found = diagnostics {
    check(font(style("Brand Sans", 700, fallbacks: ["Menlo", "sans-serif", "PingFang SC"])), is: "Menlo 0.4 14.0")
    check(cascade("Brand Sans", ["Menlo", "sans-serif", "PingFang SC"]), is: ["PingFang SC"])
    check(cascade("Menlo", ["Brand Sans", "PingFang SC", "serif"]), is: ["Brand Sans", "PingFang SC"])
    check(cascade("Menlo", ["monospace"]), is: [])
    // Generic families are fonts of the system.
    let generic = ["sans-serif", "System-UI", "-apple-system", "BlinkMacSystemFont"]
    for name in generic { check(font(style("Brand", 700, fallbacks: [name])), is: ".AppleSystemUIFont 0.4 14.0") }
    check(font(style("ui-serif")), is: ".AppleSystemUIFontSerif 0.0 14.0")
    check(font(style("Fira Code", fallbacks: ["monospace"])), is: ".AppleSystemUIFontMonospaced 0.0 14.0")
    check(font(style("Fira Code", 700, fallbacks: ["ui-rounded"])), is: ".AppleSystemUIFontRounded 0.4 14.0")
    check(cascade(nil, ["Menlo"]), is: [])
  }
  check(found, is: [])
  let missing = diagnostics {
    check(font(style("Brand", fallbacks: ["Other", "cursive"])), is: ".AppleSystemUIFont 0.0 14.0")
  }
  check(missing, is: [.missingFamily(asked: "Brand", found: ".AppleSystemUIFont")])
}

private func cascade(_ family: String?, _ fallbacks: [String]) -> [String] {
  (TestFont(style(family, fallbacks: fallbacks)) as CTFont).descriptor.cascade.map(\.family)
}

private func font(_ style: HostStyle) -> String {
  let font = TestFont(style)
  let family: String? = font.familyName
  return "\(family ?? "-") \(font.weightTrait) \(Double(font.pointSize))"
}
