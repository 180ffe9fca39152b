import Foundation
import StyledText

/// A substitute for the text storage of UIKit. The mutable string of Foundation on Linux stops at some edits beside
/// combining marks.
final class NSTextStorage {
  private var units: [UInt16] = []
  /// Those of each unit.
  private(set) var looks: [Looks?] = []

  var length: Int { units.count }
  var string: String { String(decoding: units, as: UTF16.self) }

  func beginEditing() {}
  func endEditing() {}

  func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
    let place = range.location..<range.location + range.length
    units.replaceSubrange(place, with: string.string.utf16)
    looks.replaceSubrange(place, with: string.looks)
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    for index in range.location..<range.location + range.length { looks[index] = attributes[.looks] as? Looks }
  }

  func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = units[range.location..<range.location + range.length]
    return NSAttributedString(string: String(decoding: part, as: UTF16.self))
  }

  /// Whether the characters and their looks are those of a string.
  func shows(_ string: NSAttributedString) -> Bool {
    units.elementsEqual(string.string.utf16) && looks.map(\.?.attributes) == string.looks.map(\.?.attributes)
  }
}

extension NSAttributedString {
  /// Those of each unit.
  fileprivate var looks: [Looks?] {
    (0..<length).map { attributes(at: $0, effectiveRange: nil)[.looks] as? Looks }
  }
}
