public import CoreFoundation
public import Foundation
public import UIFoundation

/// developer.apple.com/documentation/appkit/nstext (no versions)
@MainActor open class NSText: NSView {
  /// developer.apple.com/documentation/appkit/nstext/drawsbackground (no versions)
  open var drawsBackground = true

  /// developer.apple.com/documentation/appkit/nstext/string (no versions)
  open var string: String {
    get { storage.string }
    set {
      storage.runs = StubRuns(newValue, firstAttributes)
      selection = NSRange(location: storage.length, length: 0)
    }
  }

  package let storage = NSTextStorage()
  /// Those of the text while there is none.
  package var attributes: [NSAttributedString.Key: Any] = [.font: NSFont.systemFont(ofSize: 12)]
  /// Those that were set, until the selection changes.
  package var nextAttributes: [NSAttributedString.Key: Any]?
  package var selection = NSRange(location: 0, length: 0) {
    didSet { nextAttributes = nil }
  }

  private var firstAttributes: [NSAttributedString.Key: Any] {
    storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil) : attributes
  }
}

/// developer.apple.com/documentation/appkit/nstextview (no versions)
@MainActor open class NSTextView: NSText {
  /// developer.apple.com/documentation/appkit/nstextview/textcontainer (no versions)
  open var textContainer: NSTextContainer? = NSTextContainer()

  /// developer.apple.com/documentation/appkit/nstextview/textcontainerinset (no versions)
  open var textContainerInset = CGSize(width: 0, height: 0)

  /// developer.apple.com/documentation/appkit/nstextview/textcontainerorigin (no versions)
  open var textContainerOrigin: CGPoint { .zero }

  /// developer.apple.com/documentation/appkit/nstextview/textstorage (no versions)
  open var textStorage: NSTextStorage? { storage }

  /// developer.apple.com/documentation/appkit/nstextview/selectedrange() (no versions)
  open func selectedRange() -> NSRange { selection }

  /// developer.apple.com/documentation/appkit/nstextview/setselectedrange(_:) (no versions)
  open func setSelectedRange(_ charRange: NSRange) { selection = charRange }

  /// developer.apple.com/documentation/appkit/nstextview/typingattributes (no versions)
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { nextAttributes ?? storage.stubAttributes(before: selection) ?? attributes }
    set { nextAttributes = newValue }
  }

  /// What the user's typing does: the text takes the place of the selection.
  package func stubType(_ text: String) {
    let typed = StubRuns(text, typingAttributes)
    storage.runs.replace(selection.stubRange, with: typed)
    selection = NSRange(location: selection.location + typed.units.count, length: 0)
  }
}
