import Foundation
@testable import StyleTables
import StyledText

@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The diagnostics of a closure, in the order in which they are found.
func diagnostics(_ body: () -> Void) -> [StyleUIDiagnostic.Kind] {
  let found = Locked<[StyleUIDiagnostic.Kind]>([])
  StyleUIDiagnostic.handler = { diagnostic in found.withLock { $0.append(diagnostic.kind) } }
  defer { StyleUIDiagnostic.handler = nil }
  body()
  return found.withLock { $0 }
}

/// What a text system cannot show of a text is told, and nothing else.
func checkDiagnostics() {
  let red = StyleColor(light: RGBAColor(red: 255, green: 0, blue: 0))
  var attributes = TextAttributes(underline: LineDecoration(.single, width: 0), strikethrough: .single)
  attributes.background = TextBackground(red)
  attributes.border = TextBorder(width: 0, color: red)
  attributes.tailIndent = 3
  let harmless = diagnostics {
    let shown = Screen().show(StyledText("a", attributes: attributes)).shown()
    check(shown[.underlineStyle] == nil, "a line without width is shown")
  }
  check(harmless, is: [])
  attributes.underline = LineDecoration(.wavy, width: 2)
  attributes.background = TextBackground(red, cornerRadius: 4, padding: TextInsets(horizontal: 1))
  attributes.border = TextBorder(width: 1, color: red)
  attributes.firstLineIndent = -1
  attributes.headIndent = -2
  attributes.tailIndent = -3
  attributes.attachment = TextAttachment("smile", width: 1, ascent: 1)
  let text = StyledText(TextAttachment.character, attributes: attributes)
  let rectangle = "square corners and the text's own rectangle"
  let decorations: [StyleUIDiagnostic.Kind] = [
    .notShown(attribute: "underline.width", instead: "the width of the font"),
    .notShown(attribute: "underline.style wavy", instead: "a single line"),
  ]
  let background: [StyleUIDiagnostic.Kind] = [
    .notShown(attribute: "background.cornerRadius", instead: rectangle),
    .notShown(attribute: "background.padding", instead: rectangle),
    .notShown(attribute: "border", instead: "no line"),
  ]
  let indents = ["firstLineIndent", "headIndent", "tailIndent"].map {
    StyleUIDiagnostic.Kind.notShown(attribute: "a negative \($0)", instead: "an indent of 0")
  }
  let ofTextKit = diagnostics { _ = Screen().show(text) }
  check(
    ofTextKit,
    is: [.notShown(attribute: "the attachment 'smile'", instead: "an empty box")] + background + decorations + indents
  )
  attributes.link = ""
  attributes.strikethrough = LineDecoration(.double)
  let linked = StyledText(TextAttachment.character, attributes: attributes)
  let ofSwiftUI = diagnostics { _ = linked.attributedString(in: StyleContext()) }
  check(
    ofSwiftUI,
    is: [.notShown(attribute: "the attachment 'smile'", instead: "nothing")] + background + [
      .notShown(attribute: "the link '', which is not a URL", instead: "no link"),
      .notShown(attribute: "strikethrough.style double", instead: "a single line"),
    ] + decorations + [
      .notShown(attribute: "attributes of paragraphs", instead: "the alignment of the view")
    ]
  )
  check(Screen().show(StyledText("a", attributes: TextAttributes(link: ""))).shown()[.link] as? String, is: "")
}
