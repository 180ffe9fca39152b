import CoreFoundation
import CoreText
import Foundation
import StyleTables
import StyledText
import SwiftUI
import YanxuanStyles

@testable import RandomTexts
@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The attributes of SwiftUI.
func checkContainers() {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  let red = StyleColor(light: RGBAColor(red: 255, green: 0, blue: 0))
  let line = LineDecoration(.dotted, color: red)
  var attributes = TextAttributes(underline: line, strikethrough: .single, link: "https://example.org")
  attributes.letterSpacing = 1.5
  attributes.background = TextBackground(red)
  let context = StyleContext(textScale: TextScale(2), host: .label)
  let code = StyleCode.t14_gray2_bold
  let string = StyledText("a", style: code, attributes: attributes).attributedString(in: context)
  let run = string.runs.first
  let style = code.resolved(in: context)
  check(run?[Scope.FontAttribute.self], is: Font(TestFont(style) as CTFont))
  check(run?[Scope.BaselineOffsetAttribute.self].map { Double($0) }, is: style.metrics?.baselineOffset)
  check(run?[Scope.KerningAttribute.self], is: 3)
  check(run?[Scope.UnderlineStyleAttribute.self]?.pattern, is: .dot)
  check(run?[Scope.StrikethroughStyleAttribute.self], is: SwiftUI.Text.LineStyle(pattern: .solid))
  check(run?[Scope.BackgroundColorAttribute.self], is: Color(red))
  check(run?[AttributeScopes.FoundationAttributes.LinkAttribute.self], is: URL(string: "https://example.org"))
  let open = StyledText("a", style: OpenCodes.title).attributedString(in: context)
  check(open.runs.first?[Scope.ForegroundColorAttribute.self] == nil, "an open color is set")
  let black = StyledText("a", style: OpenCodes.black).attributedString(in: context)
  check(black.runs.first?[Scope.ForegroundColorAttribute.self] != nil, "a color is not set")
  // Outside of a line that is as high as the style's, an offset has no meaning.
  let unplaced = StyledText("a", style: code).attributedString(in: StyleContext()).runs.first
  check(unplaced?[Scope.BaselineOffsetAttribute.self] == nil, "an offset without a host")
  check(unplaced?[Scope.KerningAttribute.self] == nil, "kern without letter spacing")
  let plain = StyledText("a").attributedString(in: context).runs.first
  check(plain?[Scope.FontAttribute.self] == nil, "a font without a style")
  checkOtherScopes()
}

private enum OwnKey: AttributedStringKey {
  typealias Value = Int
  static let name = "com.example.own"
}

/// A string leads back to its text, and attributes of other code stay.
private func checkOtherScopes() {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  var string = StyledText("Price ¥99", style: .t14_red_bold).attributedString(in: StyleContext())
  string[OwnKey.self] = 7
  let changed = AttributedString(StyledText(string)).runs.first
  check(changed?[OwnKey.self], is: 7)
  check(changed?[Scope.FontAttribute.self] == nil, "the font of the style is taken for one of other code")
  // A font of other code is hidden by that of the style, and still there.
  var other = AttributedString("a")
  other[Scope.FontAttribute.self] = Font(TestFont.systemFont(ofSize: 5, weight: .init(rawValue: 0)) as CTFont)
  var styled = StyledText(other)
  styled.style = .t14_red_bold
  let shown = styled.attributedString(in: StyleContext())
  check(shown.runs.first?[Scope.FontAttribute.self] != other.runs.first?[Scope.FontAttribute.self], "the same font")
  check(StyledText(shown), is: styled)
  let restored = AttributedString(StyledText(shown)).runs.first?[Scope.FontAttribute.self]
  check(restored, is: other.runs.first?[Scope.FontAttribute.self])
}
