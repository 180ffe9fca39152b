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

func checkAttributes() {
  checkColors()
  checkDecorations()
  checkAttachments()
  let code = StyleCode.t14_gray2_bold
  // Text without a style has the font and the color of its view.
  let plain = Screen().show(StyledText("a")).shown()
  check(
    plain.font == nil && plain[.foregroundColor] == nil && plain[.paragraphStyle] == nil,
    "plain text: \(plain.keys)"
  )
  // Spacing of 0 would turn off the kerning of the font.
  check(Screen().show(StyledText("a", style: code)).shown()[.kern] == nil, "kern without letter spacing")
  let spaced = StyledText("a", attributes: TextAttributes(letterSpacing: 1.5))
  check(Screen().show(spaced).shown().number(.kern), is: 1.5)
  let large = StyleContext(textScale: TextScale(2), host: .label)
  check(spaced.nsAttributedString(in: large).shown().number(.kern), is: 3)
}

private func checkColors() {
  // Open colors are the view's.
  check(Screen().show(StyledText("a", style: OpenCodes.title)).shown()[.foregroundColor] == nil, "an open color is set")
  check(Screen().show(StyledText("a", style: OpenCodes.black)).shown().color(.foregroundColor), is: [0, 0, 0, 1])
  let color = StyleColor(
    light: RGBAColor(red: 255, green: 0, blue: 0),
    dark: RGBAColor(red: 0, green: 255, blue: 0),
    highContrastLight: RGBAColor(red: 0, green: 0, blue: 255),
    highContrastDark: RGBAColor(red: 255, green: 255, blue: 255, alpha: 51)
  )
  let expected: [Appearance: [Double]] = [
    .light: [1, 0, 0, 1], .dark: [0, 1, 0, 1], .highContrastLight: [0, 0, 1, 1], .highContrastDark: [1, 1, 1, 0.2],
  ]
  for appearance in Appearance.allCases {
    let screen = Screen(appearance: appearance)
    check(screen.components(TestColor(color)), is: expected[appearance] ?? [], "\(appearance)")
    // The same string on any screen, wherever it was made.
    let text = Screen(appearance: .dark).show(StyledText("a", attributes: TextAttributes(color: color)))
    check(text.shown().color(.foregroundColor, on: screen), is: expected[appearance], "\(appearance)")
    let background = TextAttributes(background: TextBackground(color))
    check(
      screen.show(StyledText("a", attributes: background)).shown().color(.backgroundColor, on: screen),
      is: expected[appearance]
    )
  }
  check(TestColor(RGBAColor(red: 0, green: 51, blue: 0)), is: TestColor(RGBAColor(red: 0, green: 51, blue: 0)))
}

private func checkDecorations() {
  let styles: [(LineDecoration.Style, Int)] = [
    (.single, 0x01), (.double, 0x09), (.thick, 0x02), (.dotted, 0x101), (.dashed, 0x201), (.wavy, 0x01),
  ]
  for (style, number) in styles {
    let line = LineDecoration(style, color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 255)))
    let under = Screen().show(StyledText("a", attributes: TextAttributes(underline: line))).shown()
    check(under[.underlineStyle] as? Int, is: number, "\(style)")
    check(under.color(.underlineColor), is: [0, 0, 1, 1])
    let through = Screen().show(StyledText("a", attributes: TextAttributes(strikethrough: line))).shown()
    check(through[.strikethroughStyle] as? Int, is: number, "\(style)")
    check(through.color(.strikethroughColor), is: [0, 0, 1, 1])
  }
  let link = Screen().show(StyledText("a", attributes: TextAttributes(link: "https://example.org/a"))).shown()
  check(link[.link] as? URL, is: URL(string: "https://example.org/a"))
}

private func checkAttachments() {
  var text = StyledText("a")
  text.append(StyledText(attachment: TextAttachment("smile", width: 12, ascent: 9, descent: 3, plainText: ":)")))
  let box = Screen().show(text).shown(at: 1)[.attachment] as? NSTextAttachment
  check(box?.bounds, is: CGRect(x: 0, y: -3, width: 12, height: 12))
  check(box?.image != nil, "an attachment without any image is shown as a file")
  // The system font at 10 pt: 9.52 above the baseline, 2.41 below it.
  let bottoms: [(TextAttachment.Alignment, Double)] = [
    (.baseline, -2), (.top, 9.52 - 8), (.bottom, -2.41), (.center, (9.52 - 2.41) / 2 - 4),
  ]
  for (alignment, bottom) in bottoms {
    let attachment = TextAttachment("smile", width: 5, ascent: 6, descent: 2, alignment: alignment)
    var attributes = TextAttributes(size: 10)
    attributes.attachment = attachment
    let string = Screen().show(StyledText(TextAttachment.character, attributes: attributes))
    let found = (string.shown()[.attachment] as? NSTextAttachment).map { Double($0.bounds.origin.y) }
    check(found.map { abs($0 - bottom) < 1e-9 } ?? false, "\(alignment): \(found ?? .nan)")
  }
  let shown = Screen().show(text, .textKit, StyleUIOptions()).shown(at: 1)[.attachment] as? NSTextAttachment
  check(shown?.image?.stubName, is: "smile")
  checkEmoji()
}

/// The bottom of a box in units of the font is the descent of the font that is shown. Lines without a maximum do not become
/// higher.
private func checkEmoji() {
  func bounds(_ height: Double, _ attributes: TextAttributes, _ lineHeight: StyleUIOptions.LineHeight = .minimum)
    -> CGRect?
  {
    var attributes = attributes
    attributes.attachment = TextAttachment("zan", fontHeight: height, aspect: 2)
    let text = StyledText(TextAttachment.character, attributes: attributes)
    let string = Screen().show(text, .textKit, StyleUIOptions(lineHeight: lineHeight))
    return (string.shown()[.attachment] as? NSTextAttachment)?.bounds
  }
  func checkBounds(_ bounds: CGRect?, _ height: Double, _ descent: Double) {
    let found = bounds.map { [$0.origin.y, $0.size.width, $0.size.height].map { Double($0) } } ?? []
    let wanted = [-descent, 2 * height, height]
    let isRight = found.count == 3 && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
    check(isRight, "a box of \(found), not \(wanted)")
  }
  // The font of the stubs: three quarters of its size above the baseline, a quarter below it.
  let small = TextAttributes(size: 10)
  checkBounds(bounds(1, small), 10, 2.5)
  checkBounds(bounds(0.5, small), 5, 2.5)
  checkBounds(bounds(3, small), 10, 2.5)
  checkBounds(bounds(3, small, .exact), 30, 2.5)
  let styled = TextAttributes(style: .t14_red_bold)
  let line = StyleCode.t14_red_bold.resolved.metrics?.lineHeight ?? 0
  checkBounds(bounds(1, styled), 14, 3.5)
  checkBounds(bounds(3, styled), line, 3.5)
  checkBounds(bounds(3, styled, .exact), 42, 3.5)
}
