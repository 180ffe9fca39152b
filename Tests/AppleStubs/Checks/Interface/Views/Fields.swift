import CoreFoundation
import Foundation
import StyleTables
import StyledText
import StyleUI
import YanxuanStyles

#if canImport(UIKit)
  import UIKit

  @MainActor func checkFields() {
    let field = UITextField()
    field.textAlignment = .right
    field.styleCode = .t14_red_bold
    check(field.defaultTextAttributes.font?.pointSize, is: 14, "typed text")
    field.styledText.text = "¥99"
    check(field.attributedText?.shown().font?.pointSize, is: 14)
    check(field.attributedText?.shown().paragraph?.alignment, is: .right)
    field.text = "¥89"
    check(field.styledText, is: StyledText("¥89", style: .t14_red_bold))
    field.stubChange(to: Screen(size: .accessibilityExtraExtraExtraLarge).traits)
    check(field.attributedText?.shown().font.map { Double($0.pointSize) }, is: 14.0 * 53 / 17)
    field.styleOptions.lineHeight = .exact
    check(field.attributedText?.shown().paragraph?.maximumLineHeight, is: CGFloat(20.0 * 53 / 17), "exact lines")
  }
#else
  import AppKit

  @MainActor func checkFields() {
    let field = NSTextField()
    field.alignment = .right
    field.styleCode = .t14_red_bold
    field.styledText.text = "¥99"
    check(field.attributedStringValue.shown().font?.pointSize, is: 14)
    check(field.attributedStringValue.shown().paragraph?.alignment, is: .right)
    field.stringValue = "¥89"
    check(field.styledText, is: StyledText("¥89", style: .t14_red_bold))
    field.styledText.text = ""
    field.styledText.text = "¥79"
    check(field.attributedStringValue.shown().font?.pointSize, is: 14)
    field.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    field.showPlaceholder("Loading…")
    check(field.stringValue, is: "Loading…")
    field.styledText.text = "¥89 ¥119"
    check(field.attributedStringValue.shown(at: 5).font?.pointSize, is: 12, "the second price after Loading…")
    field.styleOptions.lineHeight = .exact
    check(field.attributedStringValue.shown().paragraph?.maximumLineHeight, is: 20, "exact lines")
  }
#endif
