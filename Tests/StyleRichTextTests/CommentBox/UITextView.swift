import Foundation

@MainActor protocol UITextViewDelegate: AnyObject {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// A substitute for the text view of UIKit: it changes its own text as the user types, and tells its delegate before,
/// while and after it does.
@MainActor class UITextView: UIView {
  weak var delegate: (any UITextViewDelegate)?
  let textStorage = NSTextStorage()
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private(set) var marked: Range<Int>?
  var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      typingAttributes = [:]
      delegate?.textViewDidChangeSelection(self)
    }
  }

  init(frame: CGRect, textContainer: Never?) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }

  var beginningOfDocument: Int { 0 }
  var markedTextRange: (start: Int, end: Int)? { marked.map { ($0.lowerBound, $0.upperBound) } }
  func offset(from: Int, to: Int) -> Int { to - from }

  func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  // What the user does.

  private var selected: Range<Int> { Range(selectedRange) ?? 0..<0 }

  func select(_ range: Range<Int>) {
    if let marked, range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound { self.marked = nil }
    selectedRange = NSRange(location: range.lowerBound, length: range.count)
  }

  func type(_ text: String) { change(marked ?? selected, to: text) }

  func deleteBackward(_ count: Int = 1) {
    let range = selected.isEmpty ? max(selected.lowerBound - count, 0)..<selected.lowerBound : selected
    change(range, to: "")
  }

  func mark(_ text: String) {
    let range = marked ?? selected
    change(range, to: text, isMarked: !text.isEmpty)
  }

  /// A change that is not announced, such as dictation.
  func dictate(_ text: String, in range: Range<Int>) { change(range, to: text, isAnnounced: false) }

  func change(_ range: Range<Int>, to text: String, isMarked: Bool = false, isAnnounced: Bool = true) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    if isAnnounced {
      guard delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) != false else { return }
    }
    textStorage.replaceCharacters(in: place, with: NSAttributedString(string: text, attributes: typingAttributes))
    let end = range.lowerBound + text.utf16.count
    marked = isMarked ? range.lowerBound..<end : nil
    selectedRange = NSRange(location: end, length: 0)
    delegate?.textViewDidChange(self)
  }
}
