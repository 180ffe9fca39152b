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

/// A paragraph style in which nothing is as it is by default.
private func otherStyle() -> NSMutableParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  style.firstLineHeadIndent = 3
  style.headIndent = 4
  style.tailIndent = -5
  style.lineBreakMode = .byTruncatingMiddle
  style.baseWritingDirection = .rightToLeft
  style.hyphenationFactor = 0.5
  style.paragraphSpacing = 6
  style.paragraphSpacingBefore = 7
  style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
  style.defaultTabInterval = 8
  return style
}

func checkParagraphs() {
  let metrics = StyleCode.t14_gray2_bold.resolved(in: StyleContext()).metrics
  let other = otherStyle()
  other.maximumLineHeight = 90
  other.lineHeightMultiple = 2
  for height in StyleUIOptions.LineHeight.allCases {
    let expected = otherStyle()
    expected.minimumLineHeight = 20
    expected.maximumLineHeight = height == .exact ? 20 : 0
    expected.lineSpacing = 3
    check(other.merging(metrics, lineHeight: height), is: expected, "\(height)")
    let options = StyleUIOptions(lineHeight: height, image: { _ in nil })
    let shown = Screen().show(StyledText("a", style: .t14_gray2_bold), .label, options).shown().paragraph
    check(shown?.maximumLineHeight, is: expected.maximumLineHeight, "\(height)")
  }
  check(other.merging(nil), is: other, "the metrics of a plain size")
  check(NSParagraphStyle.default.merging(metrics).baseWritingDirection, is: .natural)
  checkAlignments()
  checkAttributesOfParagraphs()
}

private func checkAlignments() {
  let alignments: [(ParagraphAlignment, NSTextAlignment, NSTextAlignment)] = [
    (.start, .natural, .natural), (.center, .center, .center), (.end, .right, .left),
    (.justified, .justified, .justified),
  ]
  for (alignment, toTheRight, toTheLeft) in alignments {
    var attributes = TextAttributes()
    attributes.alignment = alignment
    let text = StyledText("a", attributes: attributes)
    check(Screen().show(text).shown().paragraph?.alignment, is: toTheRight, "\(alignment)")
    check(Screen(isRightToLeft: true).show(text).shown().paragraph?.alignment, is: toTheLeft, "\(alignment)")
  }
}

private func checkAttributesOfParagraphs() {
  var attributes = TextAttributes()
  attributes.alignment = .center
  attributes.lineBreakMode = .truncatingTail
  attributes.firstLineIndent = 3
  attributes.headIndent = 4
  attributes.tailIndent = 5
  attributes.hyphenation = 0.5
  attributes.paragraphSpacing = 6
  attributes.paragraphSpacingBefore = 7
  let expected = otherStyle()
  expected.lineBreakMode = .byTruncatingTail
  expected.baseWritingDirection = .natural
  expected.tabStops = NSParagraphStyle.default.tabStops
  expected.defaultTabInterval = 0
  check(Screen().show(StyledText("a", attributes: attributes)).shown().paragraph, is: expected)
}
