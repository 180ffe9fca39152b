package import Foundation

extension NSMutableAttributedString {
  /// A copy of another string. Initializers of the real class make it, too, without a page that says so.
  package convenience init(stub other: NSAttributedString) {
    self.init()
    runs = other.runs
  }

  /// The attributes of text that is typed in place of a selection: those of its first character, or of the one before the caret.
  package func stubAttributes(before selection: NSRange) -> [NSAttributedString.Key: Any]? {
    let place = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
    return length > 0 ? attributes(at: min(place, length - 1), effectiveRange: nil) : nil
  }

  package func stubReplace(_ range: NSRange, with text: NSAttributedString) {
    runs.replace(range.stubRange, with: text.runs)
  }

  /// Changes the attributes of each run.
  package func stubMap(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    for piece in runs.pieces(in: 0..<length) { runs.setAttributes(change(piece.attributes), in: piece.range) }
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
  /// These attributes with a change of the paragraph style.
  package func stubParagraph(_ change: (NSMutableParagraphStyle) -> Void) -> Self {
    let style = NSMutableParagraphStyle()
    if let old = self[.paragraphStyle] as? NSParagraphStyle { style.values = old.values }
    change(style)
    return merging([.paragraphStyle: style]) { $1 }
  }
}
