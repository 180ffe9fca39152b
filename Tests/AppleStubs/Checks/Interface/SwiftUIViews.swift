import CoreFoundation
import CoreText
import Foundation
@testable import StyleTables
import StyledText
import SwiftUI
import YanxuanStyles

@testable import RandomTexts
@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#endif

/// The views of SwiftUI, with the modifiers that they set. Fonts have an ascent of 0.75 em and a descent of 0.25 em.
@MainActor func checkSwiftUI() {
  checkStyledViews()
  checkLineBoxes()
  checkParagraphViews()
  checkAlignments()
  checkTexts()
  checkWhatSwiftUIDoesNotShow()
  checkGalleryRows()
}

/// Runs a function in an environment.
@MainActor private func inEnvironment(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Void) {
  defer { EnvironmentValues.stub = EnvironmentValues() }
  change(&EnvironmentValues.stub)
  body()
}

@MainActor private func shown(_ view: some View) -> StubShownText {
  let texts = view.stubTexts
  check(texts.count, is: 1)
  return texts.first ?? StubShownText(text: Text(verbatim: ""))
}

extension StubShownText {
  func numbers(_ name: String) -> [[Double]] { values(name).map { $0.compactMap(Double.init) } }
}

/// The text of each run, the size of its font, and whether it has a color.
private func runs(_ text: Text) -> [[String]] {
  text.stubContent.runs.map { run in
    let size = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]?.font.size
    let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
    return [String(text.stubContent[run.range].characters), size.map { "\($0)" } ?? "nil", "\(color != nil)"]
  }
}

@MainActor private func checkStyledViews() {
  for appearance in Appearance.allCases {
    let sizes: [(DynamicTypeSize, TextSizeCategory, Double)] = [
      (.large, .large, 1), (.accessibility5, .accessibilityExtraExtraExtraLarge, 53.0 / 17),
    ]
    for (size, category, factor) in sizes {
      inEnvironment {
        $0.colorScheme = appearance == .dark || appearance == .highContrastDark ? .dark : .light
        $0.colorSchemeContrast = appearance == .light || appearance == .dark ? .standard : .increased
        $0.dynamicTypeSize = size
      } _: {
        let context = StyleContext(
          appearance: appearance,
          textScale: TextScale(textSizeCategory: category),
          host: .swiftUI
        )
        check(ViewContext().wrappedValue, is: context)
        let text = shown(Text(verbatim: "a").styleCode(.t14_gray2_bold))
        let lines = StyleCode.t14_gray2_bold.resolved(in: context).metrics
        let above = (lines?.baseline ?? 0) - 0.75 * 14 * factor
        check(text.numbers("font"), is: [[14 * factor]])
        check(text.numbers("kerning"), is: [[0]])
        check(text.numbers("lineHeight"), is: [[(lines?.minimumLineHeight ?? 0) + (lines?.lineSpacing ?? 0)]])
        check(text.numbers("lineSpacing"), is: [[0]])
        check(text.numbers("padding"), is: [[above, 0, -above - (lines?.lineSpacing ?? 0), 0]])
        check(text.values("foregroundStyle").count, is: 1)
      }
    }
  }
  // An open color is that of the view, a plain size leaves the lines, and nil leaves all.
  check(shown(Text(verbatim: "a").styleCode(OpenCodes.title)).values("foregroundStyle"), is: [])
  let plain = shown(Text(verbatim: "a").styleCode(.t13_red_medium))
  check(plain.modifiers.map(\.name), is: ["font", "kerning", "foregroundStyle"])
  check(shown(Text(verbatim: "a").styleCode(nil)).modifiers, is: [])
}

/// The modifiers of older systems, which the checks do not run on.
@MainActor private func checkLineBoxes() {
  let lines = LineModifiers(lineHeight: nil, lineSpacing: 6, paddingAbove: 1, paddingBelow: 2)
  let text = shown(Text(verbatim: "a").lineBox(lines))
  check(text.numbers("lineSpacing"), is: [[6]])
  check(text.values("lineHeight"), is: [["nil"]])
  check(text.numbers("padding"), is: [[1, 0, 2, 0]])
  check(shown(Text(verbatim: "a").lineBox(nil)).modifiers, is: [])
}

@MainActor private func checkParagraphViews() {
  var text = StyledText("one\n\ntwo ", style: .t14_red_bold)
  text.append(StyledText("2", style: .t12_gray3_regular))
  text.append(TextAttachment("smile.png", width: 9, ascent: 9, plainText: "[:)]", label: "smile"))
  text.attributes.paragraphSpacing = 7
  text.attributes.firstLineIndent = 4
  text.attributes.headIndent = 4
  text.attributes.tailIndent = 5
  let texts = StyledTextView(text).stubTexts
  check(texts.map { String($0.text.stubContent.characters) }, is: ["one", " ", "two 2\u{FFFC}"])
  let blocks = TextBlock.blocks(of: text, in: StyleContext(host: .swiftUI), extent: FontExtent.init)
  check(texts.count, is: blocks.count)
  for (shown, block) in zip(texts, blocks) {
    check(block.lines != nil, "a paragraph without a line box")
    let lines = [block.lines?.paddingAbove ?? 0, 0, block.lines?.paddingBelow ?? 0, 0]
    // The line box is inside of the space between paragraphs.
    check(shown.numbers("padding"), is: [lines, [block.spaceAbove, 4, 0, 5]])
    check(shown.numbers("lineHeight"), is: [[23]])
    check(shown.values("VStack"), is: [["leading", "0.0"]])
    check(shown.values("accessibilityElement"), is: [["combine"]])
    check(shown.values("accessibilityLabel"), is: [["one\n\ntwo 2smile"]])
    check(runs(shown.text), is: runs(Text(block.text, in: StyleContext(host: .swiftUI))))
  }
  check(blocks.map(\.spaceAbove), is: [0, 10, 10])
  check(StyledTextView(StyledText("", style: .t14_red_bold)).stubTexts.count, is: 0)
}

/// SwiftUI mirrors leading and trailing edges by itself.
@MainActor private func checkAlignments() {
  let names: [(ParagraphAlignment, String)] = [
    (.start, "leading"), (.center, "center"), (.end, "trailing"), (.justified, "leading"),
  ]
  for (alignment, name) in names {
    var text = StyledText("سعر", style: .t14_red_bold)
    text.attributes.alignment = alignment
    let view = shown(StyledTextView(text))
    check(view.values("multilineTextAlignment"), is: [[name]])
    check(view.values("frame"), is: [["inf", name]])
  }
  for (alignment, name) in [(TextAlignment.leading, "leading"), (.center, "center"), (.trailing, "trailing")] {
    inEnvironment {
      $0.multilineTextAlignment = alignment
    } _: {
      let view = shown(StyledTextView(StyledText("a")))
      check(view.values("VStack"), is: [[name, "0.0"]])
      check(view.values("frame"), is: [])
    }
  }
}

private func checkTexts() {
  let price = StyledText("¥99", style: .t14_red_bold)
  let large = StyleContext(textScale: TextScale(2), host: .swiftUI)
  check(runs(Text(price, in: large)), is: [["¥99", "28.0", "true"]])
  check(runs(Text("¥99", style: .t14_red_bold, in: large)), is: [["¥99", "28.0", "true"]])
  check(runs(Text(price)), is: [["¥99", "14.0", "true"]])
  check(runs(Text("¥99", style: OpenCodes.title)), is: runs(Text(StyledText("¥99", style: OpenCodes.title))))
  check(runs(Text("¥99", style: OpenCodes.title)).first?.last, is: "false")
  #if canImport(UIKit)
    defer { UITraitCollection.stubCurrent = UITraitCollection(.unspecified) }
    let screen = Screen(appearance: .dark, size: .accessibilityExtraExtraExtraLarge)
    UITraitCollection.stubCurrent = screen.traits
    check(StyleContext.currentSwiftUI, is: StyleContext(screen.traits, host: .swiftUI))
    check(runs(Text(price)), is: [["¥99", "\(14 * 53.0 / 17)", "true"]])
  #endif
  // Literals stay localized keys, although they could be styled texts.
  check(String(Text("¥99").stubContent.characters), is: "key ¥99")
}

private func checkWhatSwiftUIDoesNotShow() {
  var text = StyledText("a", style: .t14_red_bold)
  text.attributes.alignment = .end
  text.attributes.paragraphSpacing = 3
  text.attributes.firstLineIndent = 3
  text.attributes.headIndent = 3
  func found(_ host: StyleHost) -> [StyleUIDiagnostic.Kind] {
    diagnostics { _ = TextBlock.blocks(of: text, in: StyleContext(host: host), extent: FontExtent.init) }
  }
  check(found(.swiftUI), is: [])
  check(found(.swiftUILegacy), is: [])
  text.attributes.alignment = .justified
  text.attributes.firstLineIndent = 2
  text.attributes.lineBreakMode = .truncatingTail
  text.attributes.hyphenation = 1
  let notShown: [(String, String)] = [
    ("the alignment 'justified'", "'start'"), ("a firstLineIndent other than the headIndent", "the headIndent"),
    ("the hyphenation", "the system's hyphenation"), ("the lineBreakMode", "the view's lineBreakMode"),
  ]
  let kinds = notShown.map { StyleUIDiagnostic.Kind.notShown(attribute: $0, instead: $1) }
  check(found(.swiftUI), is: kinds)
  let lines = LineMetrics(lineHeight: 10, lineSpacing: 1, letterSpacing: 0, baseline: 9)
  let low = ResolvedStyle(size: 14, weight: 400, family: nil, color: nil, metrics: lines, fontMetrics: .system)
  text = StyledText("a")
  text.explicitStyle = low
  check(found(.swiftUI), is: [])
  let instead = "lines as high as the font"
  check(
    found(.swiftUILegacy),
    is: [.notShown(attribute: "a line height less than that of the font", instead: instead)]
  )
}

/// A row is a text in its style or a color, its name and its numbers, and one element for VoiceOver.
@MainActor private func checkGalleryRows() {
  let facts = ["14 pt", "weight 700", "line 20", "spacing 3"]
  let texts = GalleryRowView(row: .code(.t14_gray2_bold), sample: "a", textSize: .accessibility5).stubTexts
  check(
    texts.map { String($0.text.stubContent.characters) },
    is: ["a", "14_gray2_bold", facts.joined(separator: " · ")]
  )
  for text in texts {
    check(text.values("accessibilityElement"), is: [["ignore"]])
    check(text.values("accessibilityLabel"), is: [["14_gray2_bold"]])
    check(text.values("accessibilityValue"), is: [[facts.joined(separator: ", ")]])
  }
  // Only the text in the style has the chosen size, outside of the modifiers of the style.
  let styled = shown(Text(verbatim: "a").styleCode(.t14_gray2_bold)).modifiers
  let sized = styled + [StubModifier("dynamicTypeSize", "accessibility5")]
  check(Array(texts.first?.modifiers.prefix(sized.count) ?? []), is: sized)
  check(texts.map { $0.values("dynamicTypeSize").count }, is: [1, 0, 0])
  let color = GalleryRow.color(name: "ink", StyleColor(rgba: 0x1122_33FF, dark: 0xFFFF_FF80))
  let named = GalleryRowView(row: color, sample: "a", textSize: .large).stubTexts
  check(named.map { String($0.text.stubContent.characters) }, is: ["ink", "light #112233 · dark #FFFFFF80"])
}
