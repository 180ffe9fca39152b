import Foundation
import StyleRichText

/// One key in the middle of a text, by an editor. The next key takes it back, so that the text stays as long.
final class KeyedEditor {
  private var editor: RichTextEditor
  private var seconds = 0.0
  private var isInserted = false

  init(_ text: String, _ codec: RichTextCodec) {
    editor = RichTextEditor(PlainText(text), codec: codec)
    let middle = editor.text.utf16Length / 2
    editor.handle(.select(anchor: middle, head: middle), at: 0)
  }

  /// The length of the display text, in UTF-16 units.
  func key() -> Int {
    seconds += 1
    editor.handle(isInserted ? .delete(.backward) : .insert("的"), at: seconds)
    isInserted.toggle()
    return editor.text.utf16Length
  }
}

/// One key by the usual way: plain text is changed, and a regular expression finds all codes of it again.
final class KeyedPlainText {
  private let peer: RegexPeer
  private let text: NSMutableString
  private let place: Int
  private var isInserted = false

  init(_ text: String, _ peer: RegexPeer) {
    self.peer = peer
    self.text = NSMutableString(string: text)
    // Not inside a code.
    let end = NSRange(location: self.text.length / 2, length: self.text.length / 2)
    place = self.text.range(of: "[", range: end).location
  }

  /// The length of the display text, in UTF-16 units.
  func key() -> Int {
    text.replaceCharacters(in: NSRange(location: place, length: isInserted ? 1 : 0), with: isInserted ? "" : "的")
    isInserted.toggle()
    return peer.decode(text as String)
  }
}

/// The best case of the usual way: an attributed string that has its pictures is changed, and a regular expression
/// finds nothing in it. The plain text, undo and positions are not kept.
final class KeyedAttributedString {
  private let peer: RegexPeer
  private let text: NSMutableAttributedString
  private let place: Int
  private var isInserted = false

  init(showing text: String, _ peer: RegexPeer) {
    self.peer = peer
    self.text = peer.decoded(text)
    place = self.text.length / 2
  }

  /// The length of the display text, in UTF-16 units.
  func key() -> Int {
    text.replaceCharacters(in: NSRange(location: place, length: isInserted ? 1 : 0), with: isInserted ? "" : "的")
    isInserted.toggle()
    peer.showPictures(in: text)
    return text.length
  }
}

/// The floor of a key by positions in UTF-16: a string that is changed in the middle and then asked for its length. It
/// has neither pictures nor undo.
final class KeyedString {
  private var text: String
  private let place: Int
  private var isInserted = false

  init(_ text: String) {
    self.text = text
    place = text.utf16.count / 2
  }

  /// The length of the text, in UTF-16 units.
  func key() -> Int {
    let start = text.utf16.index(text.startIndex, offsetBy: place)
    let end = text.utf16.index(start, offsetBy: isInserted ? 1 : 0)
    text.replaceSubrange(start..<end, with: isInserted ? "" : "的")
    isInserted.toggle()
    return text.utf16.count
  }
}
