#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  import CoreFoundation
  import Foundation
  import StyleTables
  import StyledText
  import Testing
  import YanxuanStyles

  @testable import StyleUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// What Apple's own classes make of styles. On Linux, `PlatformSourceTests` type-checks this file.
  @Suite(.serialized) struct PlatformTests {
    private static let contexts = [14.0 / 17, 1, 53.0 / 17].flatMap { factor in
      [StyleHost.legacyLabel, .label, .textKit].map { StyleContext(textScale: TextScale(factor), host: $0) }
    }

    @Test(arguments: contexts) func stringsHaveTheNumbersOfTheirCodes(context: StyleContext) {
      for code in Yanxuan.catalog.codes {
        let style = code.resolved(in: context)
        let string = StyledText("国 a", style: code).nsAttributedString(in: context)
        let values = string.attributes(at: string.length - 1, effectiveRange: nil)
        let paragraph = values[.paragraphStyle] as? NSParagraphStyle
        let found = [
          (values[.font] as? PlatformFont)?.pointSize, paragraph?.minimumLineHeight, paragraph?.maximumLineHeight,
          paragraph?.lineSpacing, values[.baselineOffset] as? CGFloat,
        ]
        let lines = style.metrics
        let expected = [
          style.size, lines?.minimumLineHeight, lines.map { _ in 0 }, lines?.lineSpacing, lines?.baselineOffset,
        ]
        #expect(zip(found, expected).allSatisfy(Self.areNear), "\(code.name): \(found)")
      }
    }

    private static func areNear(_ found: CGFloat?, _ expected: Double?) -> Bool {
      guard let found, let expected else { return found == nil && expected == nil }
      return abs(Double(found) - expected) < 0.001
    }

    @Test func stringsLeadBackToTheirTexts() throws {
      var text = StyledText("¥99 ¥129 你好 👋🏽", style: .t14_red_bold)
      try text.merge(TextAttributes(style: .t12_gray3_regular, strikethrough: .single, link: "item/7"), in: 4..<8)
      let context = StyleContext(appearance: .dark, host: .textKit)
      #expect(StyledText(text.nsAttributedString(in: context)) == text)
      #expect(StyledText(text.attributedString(in: context)) == text)
    }

    @Test func editsLeaveWhatOtherCodeSet() {
      let own = NSMutableParagraphStyle()
      own.alignment = .center
      own.headIndent = 12
      let string = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: own])
      string.restyle(styleCode: .t14_red_bold, for: StyleContext(host: .textKit))
      let style = string.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
      #expect(style?.alignment == .center && style?.headIndent == 12 && style?.minimumLineHeight == 20)
      string.restyle(styleCode: .t13_red_bold, for: StyleContext(host: .textKit))
      #expect(string.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle == own)
    }

    @Test func fontsHaveTheirFamilyAndMissingOnesAreTold() {
      let found = Locked<[StyleUIDiagnostic.Kind]>([])
      StyleUIDiagnostic.handler = { diagnostic in found.withLock { $0.append(diagnostic.kind) } }
      defer { StyleUIDiagnostic.handler = nil }
      #expect(Self.family(of: "Helvetica") == "Helvetica")
      let system: String? = PlatformFont.systemFont(ofSize: 14, weight: .init(rawValue: 0.4)).familyName
      #expect(Self.family(of: "No Such Family") == system)
      let kinds = found.withLock { $0 }
      #expect(kinds == [.missingFamily(asked: "No Such Family", found: system ?? "")])
    }

    private static func family(of name: String) -> String? {
      let style = ResolvedStyle(size: 14, weight: 700, family: name, color: nil, metrics: nil, fontMetrics: .system)
      return PlatformFont(style.resolved(in: StyleContext())).familyName
    }

    #if canImport(UIKit)
      @Test @MainActor func labelsKeepTheirStyles() {
        let (styledFirst, emptied) = (StyledLabel(), StyledLabel())
        styledFirst.styleCode = .t14_red_bold
        styledFirst.text = "¥99"
        emptied.text = "¥89"
        emptied.textAlignment = .right
        emptied.styleCode = .t14_red_bold
        emptied.text = nil
        emptied.text = "¥99"
        styledFirst.textAlignment = .right
        for label in [styledFirst, emptied] {
          let values = label.attributedText?.attributes(at: 0, effectiveRange: nil)
          let style = values?[.paragraphStyle] as? NSParagraphStyle
          #expect((values?[.font] as? UIFont)?.pointSize == 14)
          #expect(style?.minimumLineHeight == 20 && style?.alignment == .right)
          #expect(style?.lineBreakMode == .byTruncatingTail)
          #expect(label.text == "¥99" && label.accessibilityLabel == "¥99")
        }
      }

      @Test func colorsFollowAppearanceAndContrast() {
        let color = StyleColor(
          light: RGBAColor(red: 255, green: 0, blue: 0),
          dark: RGBAColor(red: 0, green: 255, blue: 0),
          highContrastLight: RGBAColor(red: 0, green: 0, blue: 255),
          highContrastDark: RGBAColor(red: 51, green: 51, blue: 51)
        )
        for (style, contrast, appearance) in Self.traits {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
          ])
          #expect(Appearance(traits) == appearance)
          let expected = UIColor(color[appearance])
          #expect(UIColor(color).resolvedColor(with: traits) == expected, "\(appearance)")
        }
      }

      private static let traits: [(UIUserInterfaceStyle, UIAccessibilityContrast, Appearance)] = [
        (.light, .normal, .light), (.dark, .normal, .dark), (.light, .high, .highContrastLight),
        (.dark, .high, .highContrastDark),
      ]
    #endif
  }
#endif
