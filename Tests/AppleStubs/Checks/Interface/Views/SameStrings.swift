import Foundation
import StyleTables

@testable import StyledText

/// Whether two strings have the same text and the same attributes; an empty one does not have attributes.
func isSame(_ string: NSAttributedString?, _ other: NSAttributedString?) -> Bool {
  let (string, other) = (string ?? NSAttributedString(), other ?? NSAttributedString())
  guard string.string.utf16.elementsEqual(other.string.utf16) else { return false }
  let (own, others) = (string.runs.pieces(in: 0..<string.length), other.runs.pieces(in: 0..<other.length))
  return own.map(\.range) == others.map(\.range)
    && zip(own, others).allSatisfy { isSame($0.attributes, $1.attributes) }
}

private func isSame(_ values: [NSAttributedString.Key: Any], _ others: [NSAttributedString.Key: Any]) -> Bool {
  guard values.keys == others.keys, values.ofOtherCode.isEmpty, others.ofOtherCode.isEmpty else { return false }
  return values.allSatisfy { key, value in
    if key == .styleHostAttributes { return true }
    // Dynamic colors are objects without values.
    guard let color = value as? TestColor, let other = others[key] as? TestColor else {
      return others.hasSameValue(value, for: key)
    }
    return screens.allSatisfy { $0.components(color) == $0.components(other) }
  }
}

private let screens = Appearance.allCases.map { Screen(appearance: $0) }
