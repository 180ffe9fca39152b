import Foundation
import StyleTables
import StyledText

@testable import RandomTexts
@testable import StyleUI
@testable import TestSupport

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The text comes back from its attributes, on any screen; an empty string has none.
func checkRoundTrip(seed: UInt64, count: Int) {
  var random = SeededGenerator(seed: seed)
  for round in 0..<count {
    let text = RandomStyledText.make(using: &random)
    let screen = Screen.all.randomElement(using: &random) ?? Screen()
    let host = StyleHost.allCases.randomElement(using: &random) ?? .label
    let height = StyleUIOptions.LineHeight.allCases.randomElement(using: &random) ?? .minimum
    let string = screen.show(text, host, StyleUIOptions(lineHeight: height, image: { _ in nil }))
    let back = StyledText(string)
    check(text.isEmpty ? back.isEmpty : back == text, "seed \(seed), round \(round): \(text) is \(back)")
    check(string.string.utf8.elementsEqual(text.text.utf8), "seed \(seed), round \(round): \(string.string)")
    guard !text.isEmpty else { continue }
    let container = text.attributedString(in: StyleContext(host: host))
    let keys = RandomStyledText.keys
    check(StyledText(container, keys: keys) == text, "seed \(seed), round \(round): \(text) of an AttributedString")
  }
}
