import CoreFoundation
import Foundation
import StyleTables
import StyledText
import YanxuanStyles

@testable import RandomTexts
@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

private let ownKey = NSAttributedString.Key("com.example.own")

/// A code merges into the attributes of other code, and takes all of its own with it when another one replaces it.
func checkOtherCode() {
  let own = NSMutableParagraphStyle()
  own.alignment = .center
  own.headIndent = 12
  let blue = TestColor(RGBAColor(red: 0, green: 0, blue: 255))
  let string = NSMutableAttributedString(
    string: "Price ¥99",
    attributes: [.paragraphStyle: own, .foregroundColor: blue, .kern: CGFloat(2), ownKey: 7]
  )
  let context = StyleContext(host: .textKit)
  string.restyle(styleCode: .t14_red_bold, for: context)
  let styled = string.shown(at: 8)
  check(styled.paragraph?.alignment, is: .center)
  check([styled.paragraph?.headIndent, styled.paragraph?.minimumLineHeight], is: [12, 20])
  check(styled[.kern] == nil, "the style's letter spacing is 0")
  check(styled[ownKey] as? Int, is: 7)
  check(styled[.foregroundColor] as? TestColor !== blue, "the color is not that of the code")
  // Styled again, nothing is merged twice.
  string.restyle(styleCode: .t14_red_bold, for: context, options: StyleUIOptions(lineHeight: .exact))
  check(string.shown().paragraph?.maximumLineHeight, is: 20)
  string.restyle(styleCode: .t14_red_bold, for: context)
  check(string.shown().paragraph?.maximumLineHeight, is: 0)
  // A plain size that leaves the color open shows all that was there.
  string.restyle(styleCode: OpenCodes.note, for: context)
  let plain = string.shown(at: 8)
  check(plain[.foregroundColor] as? TestColor === blue, "the color of other code is lost")
  check(plain.paragraph === own, "the paragraph style of other code is lost")
  check(plain.number(.kern), is: 2)
  check(plain[.baselineOffset] == nil, "a plain size has an offset")
  check(plain.font?.pointSize, is: 13)
  checkChangesOfOtherCode(in: context)
  checkImagesOfOtherCode(in: context)
}

/// An image of other code is described where a text does not have it, and stays where positions count.
private func checkImagesOfOtherCode(in context: StyleContext) {
  let string = NSMutableAttributedString(string: "Price ")
  string.restyle(styleCode: .t14_red_bold, for: context)
  if #available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) {
    let glyph = NSAdaptiveImageGlyph(stub: "1", "a dog", Data())
    let values = string.shown().merging([.adaptiveImageGlyph: glyph]) { _, new in new }
    string.append(NSAttributedString(string: "\u{FFFC}", attributes: values))
  }
  let file = NSTextAttachment()
  file.fileWrapper = FileWrapper(stub: "cat.png", nil)
  string.append(NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: file]))
  string.append(NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: NSTextAttachment()]))
  let text = StyledText(describing: string)
  check(text.text, is: "Price a dogcat.png")
  check(text.runs.first?.style, is: .t14_red_bold)
  check(StyledText(string).text, is: "Price ")
  string.restyle(styleCode: .t9_red_medium, for: context)
  check(string.string, is: "Price \u{FFFC}\u{FFFC}\u{FFFC}", "the images stay")
  check(string.shown(at: 7)[.attachment] as? NSTextAttachment === file, "with their attributes")
}

/// What other code sets on a styled string is its own afterwards, and what it removes does not come back.
private func checkChangesOfOtherCode(in context: StyleContext) {
  let string = NSMutableAttributedString(string: "Price ¥99")
  string.restyle(styleCode: .t14_red_bold, for: context)
  let green = TestColor(RGBAColor(red: 0, green: 255, blue: 0))
  let changed = string.shown().merging([.foregroundColor: green, ownKey: 1]) { _, new in new }
  string.setAttributes(changed, range: NSRange(location: 0, length: 5))
  let without = string.shown().filter { $0.key != .foregroundColor && $0.key != ownKey }
  string.setAttributes(without, range: NSRange(location: 1, length: 1))
  string.restyle(styleCode: OpenCodes.note, for: context)
  check(string.shown(at: 0)[.foregroundColor] as? TestColor === green, "the color that other code set is lost")
  check(string.shown(at: 1)[.foregroundColor] == nil, "a color that other code removed is back")
  check(string.shown(at: 6)[.foregroundColor] == nil, "the color of the replaced code stays")
  check(string.shown(at: 4)[ownKey] as? Int, is: 1)
  check(string.shown(at: 5)[ownKey] == nil, "an attribute is set beyond its range")
}
