import CoreFoundation
import Foundation
import StyleTables
import StyledText
import YanxuanStyles

@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Edits of strings: each has the attributes of the text that it makes, and those of other code stay.
func checkEdits() {
  let context = StyleContext(textScale: TextScale(2), host: .textKit)
  let string = NSMutableAttributedString(string: "¥99 ¥129", attributes: [.init("other"): 7])
  string.restyle(styleCode: .t14_gray2_bold, for: context)
  check(string.shown().font?.pointSize, is: 28)
  check(string.shown().paragraph?.minimumLineHeight, is: 40)
  check(string.shown()[.init("other")] as? Int, is: 7)
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  string.setAttributes(
    string.shown().merging([.paragraphStyle: style]) { _, new in new },
    range: NSRange(location: 0, length: 8)
  )
  check(
    (try? string.apply(styleCode: .t12_gray3_regular, in: NSRange(location: 4, length: 4), for: context)) != nil,
    "in range"
  )
  check(string.shown(at: 4).font?.pointSize, is: 24)
  check(string.shown(at: 4).paragraph?.alignment, is: .center, "the alignment after an edit")
  check(string.shown(at: 0).font?.pointSize, is: 28)
  string.replaceText(keepingStyles: "¥88 ¥129", for: context)
  check(string.string, is: "¥88 ¥129")
  check(string.shown(at: 2).font?.pointSize, is: 28)
  check(string.shown(at: 5).font?.pointSize, is: 24)
  check(string.shown(at: 5)[.init("other")] as? Int, is: 7)
  check(
    (try? string.apply(styleCode: .t9_black_bold, in: NSRange(location: 4, length: 9), for: context)) == nil,
    "out of range"
  )
  // As the text that has these styles from the start.
  var text = StyledText("¥88 ¥129", style: .t14_gray2_bold)
  try? text.apply(styleCode: .t12_gray3_regular, in: 4..<8)
  let whole = text.nsAttributedString(in: context)
  for offset in [0, 5] {
    check(string.shown(at: offset).font, is: whole.shown(at: offset).font)
    check(string.shown(at: offset).number(.baselineOffset), is: whole.shown(at: offset).number(.baselineOffset))
  }
}
