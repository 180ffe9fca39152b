import CoreFoundation
import Foundation
import StyleTables
import StyledText
import StyleUI
import YanxuanStyles

#if canImport(UIKit)
  import UIKit

  typealias TestTextView = UITextView

  extension UITextView {
    var shownString: NSAttributedString { attributedText }
    var caret: Int {
      get { selectedRange.location }
      set { selectedRange = NSRange(location: newValue, length: 0) }
    }
  }
#else
  import AppKit

  typealias TestTextView = NSTextView

  extension NSTextView {
    var shownString: NSAttributedString { textStorage ?? NSTextStorage() }
    var caret: Int {
      get { selectedRange().location }
      set { setSelectedRange(NSRange(location: newValue, length: 0)) }
    }
  }
#endif

/// Text that is typed has the style at the caret, also in an empty text.
@MainActor func checkTextViews() {
  let view = TestTextView()
  view.styleCode = .t14_red_bold
  check(view.typingAttributes.font?.pointSize, is: 14, "an empty text")
  view.stubType("a")
  check(view.shownString.shown().font?.pointSize, is: 14)
  check(view.styledText, is: StyledText("a", style: .t14_red_bold))
  view.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
  for (caret, size) in [(8, 12.0), (2, 14), (0, 14), (6, 12)] {
    view.caret = caret
    view.updateTypingAttributes()
    check(view.typingAttributes.font.map { Double($0.pointSize) }, is: size, "the size at \(caret)")
  }
  view.stubType("0")
  check(view.shownString.string, is: "¥99 ¥1029")
  check(view.shownString.shown(at: 6).font?.pointSize, is: 12)
  var expected = StyledText("¥99 ¥1029", style: .t14_red_bold)
  try? expected.apply(styleCode: .t12_gray3_regular, in: 4..<9)
  check(view.styledText, is: expected, "the text with what was typed")
  // New text keeps the caret, and styles.
  view.caret = 3
  view.styledText.text = "¥89 ¥1029"
  check(view.caret, is: 3)
  view.styledText.text = ""
  check(view.caret, is: 0)
  check(view.typingAttributes.font?.pointSize, is: 14, "an emptied text")
  view.stubType("¥79")
  check(view.styledText.style, is: .t14_red_bold)
}
