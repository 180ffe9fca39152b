import Foundation

// Substitutes for the types of UIKit that its text input protocols use. As there, views make subclasses of the classes.

@MainActor class UITextPosition {}

@MainActor class UITextRange {
  var start: UITextPosition { UITextPosition() }
  var end: UITextPosition { UITextPosition() }
  var isEmpty: Bool { true }
}

@MainActor class UITextSelectionRect {
  var rect: CGRect { CGRect() }
  var writingDirection: NSWritingDirection { .natural }
  var containsStart: Bool { false }
  var containsEnd: Bool { false }
  var isVertical: Bool { false }
}

enum NSWritingDirection: Int {
  case natural = -1
  case leftToRight, rightToLeft
}

enum UITextStorageDirection: Int {
  case forward, backward
}

enum UITextLayoutDirection: Int, CaseIterable {
  case right = 2
  case left, up, down
}

/// A direction of storage or of layout.
struct UITextDirection: RawRepresentable {
  var rawValue: Int

  static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
  static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

enum UITextGranularity: Int {
  case character, word, sentence, paragraph, line, document
}
