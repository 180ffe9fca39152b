package import Foundation

extension NSMutableAttributedString {
  /// A string that a view makes for itself, which is not counted.
  package convenience init(stub runs: StubRuns) {
    self.init()
    Self.stubCount -= 1
    self.runs = runs
  }

  package convenience init(stub text: String, _ attributes: [NSAttributedString.Key: Any]) {
    self.init(stub: StubRuns(text, attributes))
  }

  /// This string, after a change of the attributes of each run.
  package func stubMapped(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> Self {
    for piece in runs.pieces(in: 0..<length) { runs.setAttributes(change(piece.attributes), in: piece.range) }
    return self
  }
}

extension NSAttributedString {
  /// The attributes of text that is typed in place of a selection: those of its first unit, or of the one before the caret.
  package func stubAttributes(before selection: NSRange) -> [NSAttributedString.Key: Any]? {
    let place = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
    return length > 0 ? attributes(at: min(place, length - 1), effectiveRange: nil) : nil
  }
}

extension NSParagraphStyle {
  /// A copy with another alignment and another line break mode.
  package func stubCopy(_ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.values = values
    style.values.alignment = alignment
    style.values.lineBreakMode = lineBreakMode
    return style
  }
}

extension [NSAttributedString.Key: Any] {
  package var stubAlignment: NSTextAlignment { (self[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }

  package var stubLineBreakMode: NSLineBreakMode {
    (self[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode ?? .byWordWrapping
  }

  /// Changes a copy of the paragraph style.
  package mutating func stubChangeParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = NSMutableParagraphStyle()
    if let old = self[.paragraphStyle] as? NSParagraphStyle { style.values = old.values }
    change(style)
    self[.paragraphStyle] = style
  }

  /// Those that another text can have: an attachment belongs to its own character, and a link to its own words.
  package var stubKept: Self { filter { ![.attachment, .link].contains($0.key) } }
}
