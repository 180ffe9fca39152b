#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import RandomTexts
  @testable import StyleUI

  @MainActor func checkStyledLabels() {
    checkNumbersOfStrings()
    checkOwnAttributes()
    checkAttributedText()
    checkRightToLeft()
    checkLargestSize()
    checkVoiceOver()
  }

  /// Setting the same values again does not make another string.
  @MainActor private func checkNumbersOfStrings() {
    let label = StyledLabel()
    label.styleCode = .t14_red_bold
    label.text = "¥99"
    label.textAlignment = .natural
    let (set, made) = (label.stubSetCount, NSAttributedString.stubCount)
    for _ in 0..<10_000 {
      label.styleCode = .t14_red_bold
      label.text = "¥99"
      label.styledText = StyledText("¥99", style: .t14_red_bold)
      label.textAlignment = .natural
      label.stubChange(to: label.traitCollection)
    }
    check(label.stubSetCount, is: set, "strings that were given to the label again")
    check(NSAttributedString.stubCount, is: made, "strings that were made again")
    let other = StyledLabel()
    let before = other.stubSetCount
    for _ in 0..<10_000 { other.styledText = StyledText("¥99", style: .t14_red_bold) }
    check(other.stubSetCount - before, is: 1, "strings of 10,000 equal texts")
  }

  /// What the label has of its own is for text that says nothing, except for paragraphs, where it wins.
  @MainActor private func checkOwnAttributes() {
    let label = StyledLabel()
    let font = UIFont.systemFont(ofSize: 31, weight: UIFont.Weight(rawValue: 0))
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    label.text = "a"
    label.font = font
    label.textColor = green
    check(label.attributedText?.shown().font, is: font)
    check(label.attributedText?.shown().color(.foregroundColor), is: [0, 1, 0, 1])
    label.styleCode = .t14_red_bold
    check(label.attributedText?.shown().font?.pointSize, is: 14)
    check(label.attributedText?.shown().color(.foregroundColor) != [0, 1, 0, 1], "the label's color wins")
    label.font = UIFont.systemFont(ofSize: 32, weight: UIFont.Weight(rawValue: 0))
    check(label.attributedText?.shown().font?.pointSize, is: 14, "the font of the style")
    // An open color is the label's.
    label.styleCode = OpenCodes.title
    check(label.attributedText?.shown().color(.foregroundColor), is: [0, 1, 0, 1])
    label.styleCode = nil
    check(label.attributedText?.shown().font?.pointSize, is: 32, "the font of a label without a style")
    var text = StyledText("a", style: .t14_red_bold)
    text.attributes.alignment = .center
    text.attributes.lineBreakMode = .characterWrapping
    label.styledText = text
    check(label.attributedText?.shown().paragraph?.alignment, is: .center)
    check(label.attributedText?.shown().paragraph?.lineBreakMode, is: .byCharWrapping)
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingMiddle
    label.numberOfLines = 2
    label.text = "b"
    check(label.attributedText?.shown().paragraph?.alignment, is: .right)
    check(label.attributedText?.shown().paragraph?.lineBreakMode, is: .byTruncatingMiddle)
    check(label.numberOfLines, is: 2)
    // As a label truncates without a styled text.
    let plain = StyledLabel()
    plain.styledText = StyledText("a", style: .t14_red_bold)
    check(plain.attributedText?.shown().paragraph?.lineBreakMode, is: .byTruncatingTail)
  }

  @MainActor private func checkAttributedText() {
    let label = StyledLabel()
    let text = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
    label.attributedText = text.nsAttributedString(for: label.traitCollection)
    check(label.styledText, is: text)
    let found = diagnostics {
      label.attributedText = NSAttributedString(string: "¥89 ¥119", attributes: [.init("other"): 7])
    }
    check(found.count, is: 1, "a diagnostic of other attributes")
    check(label.attributedText?.shown().font?.pointSize, is: 14)
    check(label.attributedText?.shown(at: 5).font?.pointSize, is: 12)
    check(label.attributedText?.shown()[.init("other")] == nil, "the attribute of other code is shown")
    label.attributedText = nil
    check(label.text, is: "")
    label.attributedText = NSAttributedString(string: "¥79")
    check(label.attributedText?.shown().font?.pointSize, is: 14)
  }

  /// The end of a line is on the left in an interface from right to left.
  @MainActor private func checkRightToLeft() {
    let label = StyledLabel()
    label.styledText = StyledText("شكرا", style: .t14_red_bold)
    label.styledText.attributes.alignment = .end
    check(label.attributedText?.shown().paragraph?.alignment, is: .right)
    label.stubChange(to: Screen(isRightToLeft: true).traits)
    check(label.attributedText?.shown().paragraph?.alignment, is: .left)
    label.styledText.attributes.alignment = nil
    check(label.attributedText?.shown().paragraph?.alignment, is: .natural)
  }

  /// All lengths grow by the ratio of the system's body font, 53 to 17.
  @MainActor private func checkLargestSize() {
    let label = StyledLabel()
    label.styledText = StyledText("¥99", style: .t14_red_bold)
    let small = label.attributedText?.shown()
    label.stubChange(to: Screen(size: .accessibilityExtraExtraExtraLarge).traits)
    let large = label.attributedText?.shown()
    let numbers: [(Double?, Double?)] = [
      (small?.font.map { Double($0.pointSize) }, large?.font.map { Double($0.pointSize) }),
      (small?.paragraph.map { Double($0.minimumLineHeight) }, large?.paragraph.map { Double($0.minimumLineHeight) }),
      (small?.paragraph.map { Double($0.lineSpacing) }, large?.paragraph.map { Double($0.lineSpacing) }),
      (small?.number(.baselineOffset), large?.number(.baselineOffset)),
    ]
    for (small, large) in numbers {
      check(abs((large ?? 0) - (small ?? 1) * 53 / 17) < 1e-9, "\(small ?? 0) is \(large ?? 0) at the largest size")
    }
  }

  @MainActor private func checkVoiceOver() {
    let label = StyledLabel()
    let smile = TextAttachment("smile", width: 12, ascent: 9, plainText: "[smile]")
    label.styledText = StyledText("Hello \(smile)!", style: .t14_red_bold)
    check(label.accessibilityLabel, is: "Hello [smile]!")
    let named = TextAttachment("smile", fontHeight: 1, plainText: "[smile]", label: "smiling face")
    label.styledText = StyledText("Hello \(named)!", style: .t14_red_bold)
    check(label.accessibilityLabel, is: "Hello smiling face!")
    label.accessibilityLabel = "A greeting"
    check(label.accessibilityLabel, is: "A greeting")
    label.accessibilityLabel = nil
    label.text = "Bye"
    check(label.accessibilityLabel, is: "Bye")
  }
#endif
