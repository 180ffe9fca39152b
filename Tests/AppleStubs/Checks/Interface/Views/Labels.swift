#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import StyleTables
  import StyledText
  import StyleUI
  import UIKit
  import YanxuanStyles

  /// Plain labels: they keep the styled text that they are given, and take over text of other code when they are asked.
  @MainActor func checkLabels() {
    let label = UILabel()
    label.styleCode = .t14_red_bold
    check(label.attributedText?.length ?? 0, is: 0)
    label.styledText.text = "¥99"
    check(label.attributedText?.shown().font?.pointSize, is: 14)
    label.styledText.text = ""
    label.styledText.text = "¥89"
    check(label.attributedText?.shown().font?.pointSize, is: 14, "the style after an empty text")
    // A code styles what the label shows, also text of other code.
    label.text = "¥79"
    label.styleCode = .t12_gray3_regular
    check(label.text, is: "¥79")
    check(label.attributedText?.shown().font?.pointSize, is: 12)
    let other = UILabel()
    other.text = "a"
    other.styleCode = .t14_red_bold
    check(other.text, is: "a")
    check(other.attributedText?.shown().font?.pointSize, is: 14)
    checkTextOfOtherCode()
    checkReusedCell()
    checkLabelsOwnAttributes()
    checkTraits()
    checkOptions()
  }

  @MainActor private func checkTextOfOtherCode() {
    let label = UILabel()
    label.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    label.text = "¥89 ¥119"
    // UIKit gives all of it the attributes of the first run.
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 14)
    label.updateStyledText()
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12, "the second price")
    label.text = nil
    check(label.styledText.text, is: "")
    label.styledText.text = "¥79 ¥109"
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12)
    // The same text again, after another one.
    let last = label.styledText
    label.text = "other"
    label.styledText = last
    check(label.text, is: "¥79 ¥109")
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12)
  }

  /// The label of a cell that shows the prices of one item after the other.
  @MainActor private func checkReusedCell() {
    for label in [UILabel(), StyledLabel()] {
      label.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
      for placeholder in ["", "…", "--", "———", "¥--"] {
        label.styledText.text = placeholder
        checkPrices(label, after: placeholder)
        label.styledText.text = placeholder
        label.showPlaceholder("Loading…")
        check(label.text, is: "Loading…")
        check(label.attributedText?.shown(at: 7).font?.pointSize, is: 14)
        label.showPlaceholder("Still loading…")
        checkPrices(label, after: "Still loading…")
      }
    }
    let label = StyledLabel()
    label.styledText = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    label.text = "…"
    label.text = "¥89 ¥119"
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12, "the second price after …")
  }

  @MainActor private func checkPrices(_ label: UILabel, after placeholder: String) {
    label.styledText.text = "¥89 ¥119"
    check(label.attributedText?.shown().font?.pointSize, is: 14, "the first price after \(placeholder)")
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12, "the second price after \(placeholder)")
  }

  @MainActor private func checkLabelsOwnAttributes() {
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    label.styledText = StyledText("a", style: .t13_gray2_regular)
    check(label.attributedText?.shown().paragraph?.alignment, is: .center)
    check(label.attributedText?.shown().paragraph?.lineBreakMode, is: .byTruncatingTail)
    label.styledText.attributes.alignment = .start
    check(label.attributedText?.shown().paragraph?.alignment, is: .natural, "the alignment of the text")
    label.styledText.attributes.alignment = nil
    check(label.attributedText?.shown().paragraph?.alignment, is: .center, "the alignment of the label again")
    label.styleCode = nil
    check(label.attributedText?.shown().color(.foregroundColor), is: [0, 0, 1, 1], "the color of the label again")
    check(label.attributedText?.shown().font?.pointSize, is: 17, "the font of the label again")
  }

  /// From iOS 17 on, as here, plain labels follow their traits.
  @MainActor private func checkTraits() {
    let label = UILabel()
    label.styledText = StyledText("a", style: .t14_red_bold)
    label.stubChange(to: Screen(size: .accessibilityExtraExtraExtraLarge).traits)
    check(label.attributedText?.shown().font.map { Double($0.pointSize) }, is: 14.0 * 53 / 17)
    let count = label.stubSetCount
    label.stubChange(to: label.traitCollection)
    label.updateStyledText()
    check(label.stubSetCount, is: count, "strings for the same traits")
  }

  @MainActor private func checkOptions() {
    let label = UILabel()
    label.styledText = StyledText("a", style: .t14_red_bold)
    check(label.attributedText?.shown().paragraph?.maximumLineHeight, is: 0)
    label.styleOptions.lineHeight = .exact
    check(label.attributedText?.shown().paragraph?.maximumLineHeight, is: 20)
    check(label.styleOptions.lineHeight, is: .exact)
    let string = StyledText("a", style: .t14_red_bold).nsAttributedString(
      for: label.traitCollection,
      options: StyleUIOptions(lineHeight: .exact)
    )
    check(label.attributedText?.shown().number(.baselineOffset), is: string.shown().number(.baselineOffset))
  }
#endif
