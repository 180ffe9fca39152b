internal import StyledText

// U+FFFC represents an object, such as an image, which a plain text does not have.

extension String {
  /// The string without U+FFFC.
  var withoutObjects: String { replacingObjects { "" } }

  /// The number of U+FFFC before a UTF-16 offset, which may be out of bounds.
  func objects(before position: Int) -> Int {
    utf16.prefix(max(position, 0)).count { $0 == UInt16(TextAttachment.scalar.value) }
  }
}

extension PlainText {
  /// The text after deletions of all U+FFFC: a mention or an emoji that had one is text, and a literal is divided.
  ///
  /// - Precondition: The entities fit the text.
  var withoutObjects: PlainText {
    let places = text.utf16.enumerated().filter { $0.element == UInt16(TextAttachment.scalar.value) }.map(\.offset)
    guard !places.isEmpty else { return self }
    return applying(places.map { PlainEdit(range: $0..<$0 + 1, content: PlainText("")) }).fitting
  }
}

extension EditorEvent {
  /// The event without U+FFFC in user input. A clipboard is read first.
  var withoutObjects: Self {
    switch self {
    case .insert(let text): return .insert(text.withoutObjects)
    case .replace(let range, let text): return .replace(range, with: text.withoutObjects)
    case .mention(let identifier, let name): return .mention(identifier: identifier, name: name.withoutObjects)
    case .mark(let text, let selected):
      let lower = selected.lowerBound - text.objects(before: selected.lowerBound)
      let upper = selected.upperBound - text.objects(before: selected.upperBound)
      return .mark(text.withoutObjects, selected: lower..<upper)
    default: return self
    }
  }
}

extension TextAttachment {
  /// The character that carries an attachment.
  fileprivate static let scalar: Unicode.Scalar = "\u{FFFC}"
}
