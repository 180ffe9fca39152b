extension RichTextClipboard {
  /// Creates the clipboard of another app's text, with texts instead of its images.
  ///
  /// - Parameters:
  ///   - string: The text, with U+FFFC for each image.
  ///   - images: The images by the UTF-16 offsets of their U+FFFC. A U+FFFC without an image is left out when pasted.
  ///   - plain: The text for an image.
  package init(_ string: String, images: [Int: ImageGlyph], plain: (ImageGlyph) -> PlainText) {
    var edits: [PlainEdit] = []
    for (place, image) in images.sorted(by: { $0.key < $1.key }) {
      edits.append(PlainEdit(range: place..<place + 1, content: plain(image).fitting))
    }
    self.init(asTyped: PlainText(string).applying(edits))
  }

  /// Creates the clipboard of a text that replaces an image. Without entities, it is read as if it had been typed.
  package init(asTyped plain: PlainText) {
    if plain.entities.isEmpty { self.init(plain.text) } else { self.init(plain: plain) }
  }
}
