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
}
