import Foundation
import StyleTables
import StyledText

// The texts of `Growth`.
extension Growth {
  static func coding() -> [Case] {
    [
      (
        "coding a text in which every run has a set of its own", 2_500,
        { size in
          var text = StyledText(String(repeating: "ab", count: size))
          for index in 0..<size {
            try text.set(TextAttributeKeys.Size.self, Double(index), in: index * 2..<index * 2 + 2)
          }
          return { [text] in
            try JSONDecoder().decode(StyledText.self, from: JSONEncoder().encode(text)).utf16Length
          }
        }
      )
    ]
  }

  static func replaced(_ text: StyledText, by words: String) -> Int {
    var copy = text
    copy.replaceText(words)
    return copy.utf16Length
  }

  /// A run for each character.
  static func styled(_ words: String, _ count: Int, _ code: StyleCode) throws -> StyledText {
    var text = StyledText(String(words.prefix(count)), style: code)
    for place in 0..<count {
      try text.set(TextAttributeKeys.Weight.self, 100 + place % 2, in: place..<place + 1)
    }
    return text
  }

  /// Attachments side by side; styled ones differ from their neighbors.
  static func attachments(_ count: Int, _ code: StyleCode, areEqual: Bool, areStyled: Bool) throws -> StyledText {
    var text = StyledText(String(repeating: TextAttachment.character, count: count), style: code)
    for place in 0..<count {
      let image = TextAttachment(areEqual ? "smile" : "\(place)", width: 20, ascent: 20)
      try text.set(TextAttributeKeys.Attachment.self, image, in: place..<place + 1)
    }
    guard areStyled else { return text }
    for place in 0..<count {
      try text.set(TextAttributeKeys.Weight.self, 100 + place % 2, in: place..<place + 1)
    }
    return text
  }

  /// Equal mentions side by side.
  static func mentions(_ count: Int, _ code: StyleCode) throws -> StyledText {
    var text = StyledText(String(repeating: "@小明", count: count), style: code)
    try text.set(\.mention, TextMention("7", text: "@小明"), in: 0..<3 * count)
    return text
  }

  static func paragraphs(_ count: Int, _ code: StyleCode) throws -> StyledText {
    var text = StyledText(String(repeating: "a b\n", count: count), style: code)
    for place in 0..<count {
      let alignment: ParagraphAlignment = place.isMultiple(of: 2) ? .center : .end
      try text.set(TextAttributeKeys.Alignment.self, alignment, in: place * 4..<place * 4 + 1)
    }
    return text
  }

  static func template(_ count: Int) throws -> SlotTemplate {
    try SlotTemplate((0..<count).map { "\($0):{slot\($0)}" }.joined(separator: ";"))
  }

  static func attributes(_ count: Int) -> [String: TextAttributes] {
    let codes = TextAttributes(weight: 500)
    return Dictionary((0..<count).map { ("slot\($0)", codes) }) { first, _ in first }
  }
}
