import StyleRichText

/// U+FFFC, which people do not put in.
extension EditorModel {
  private static let object: UInt16 = 0xFFFC

  static func withoutObjects(_ string: String) -> String {
    String(decoding: string.utf16.filter { $0 != object }, as: UTF16.self)
  }

  /// The text after a deletion of each U+FFFC.
  static func withoutObjects(_ plain: PlainText) -> PlainText {
    var text = EditorModelText(plain)
    for (place, unit) in Array(plain.text.utf16).enumerated().reversed() where unit == object {
      text.replace(place..<place + 1, with: PlainText(""))
    }
    return PlainText(text.plain.text, entities: NaiveDecoder(nil, [], text.plain).entities)
  }

  /// A selection in marked text, without the characters before its ends.
  static func withoutObjects(_ selected: Range<Int>, in string: String) -> Range<Int> {
    func moved(_ position: Int) -> Int {
      position - string.utf16.enumerated().count { $0.offset < position && $0.element == object }
    }
    return moved(selected.lowerBound)..<moved(selected.upperBound)
  }
}
