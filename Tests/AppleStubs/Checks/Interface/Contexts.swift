import StyleTables
import StyledText
import SwiftUI

@testable import StyleUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

func checkContexts() {
  for screen in Screen.all {
    let context = StyleContext(
      appearance: screen.appearance,
      textScale: TextScale(textSizeCategory: screen.size),
      host: .textKit
    )
    #if canImport(UIKit)
      check(StyleContext(screen.traits, host: .textKit), is: context)
    #else
      check(StyleContext(screen.effective, host: .textKit), is: context)
    #endif
  }
  #if canImport(UIKit)
    // The ratio of the fonts of body text, for all sizes.
    for category in TextSizeCategory.allCases {
      let scale = TextScale(contentSizeCategory: UIContentSizeCategory(rawValue: category.rawValue))
      check(scale.factor, is: category.bodySize / 17, "\(category)")
    }
    check(TextScale(contentSizeCategory: UIContentSizeCategory(rawValue: "unknown")), is: .standard)
    check(Appearance(UITraitCollection(.unspecified, .unspecified)), is: .light)
    checkTextStyles()
  #else
    check(Appearance(NSAppearance(NSAppearance.Name(rawValue: "unknown"))), is: .light)
  #endif
  checkEnvironments()
}

#if canImport(UIKit)
  /// Each text style has a curve of its own, the same in UIKit and SwiftUI.
  private func checkTextStyles() {
    // At `.medium`, the body font has 16 points, and `UIFontMetrics` scales 17 to 16.33.
    let medium = UIContentSizeCategory(rawValue: TextSizeCategory.medium.rawValue)
    check(TextScale(contentSizeCategory: medium).factor * 17, is: 16)
    let styles: [(UIFont.TextStyle, Font.TextStyle, TextSizeCurve)] = [
      (.largeTitle, .largeTitle, .largeTitle), (.title1, .title, .title1), (.title2, .title2, .title2),
      (.title3, .title3, .title3), (.headline, .headline, .headline), (.body, .body, .body),
      (.callout, .callout, .callout), (.subheadline, .subheadline, .subheadline), (.footnote, .footnote, .footnote),
      (.caption1, .caption, .caption1), (.caption2, .caption2, .caption2),
    ]
    check(Set(styles.map(\.2)), is: Set(TextSizeCurve.allCases))
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
      .accessibility4, .accessibility5,
    ]
    let caps = (minimum: 0.95, maximum: 2.5, size: 90.0)
    for (ofUIKit, ofSwiftUI, curve) in styles {
      for (category, size) in zip(TextSizeCategory.allCases, sizes) {
        let expected = TextScale(
          textSizeCategory: category,
          curve: curve,
          minimumFactor: caps.minimum,
          maximumFactor: caps.maximum,
          maximumSize: caps.size
        )
        let scale = TextScale(
          contentSizeCategory: UIContentSizeCategory(rawValue: category.rawValue),
          textStyle: ofUIKit,
          minimumFactor: caps.minimum,
          maximumFactor: caps.maximum,
          maximumSize: caps.size
        )
        check(scale, is: expected, "\(curve) \(category)")
        let ofSize = TextScale(
          dynamicTypeSize: size,
          textStyle: ofSwiftUI,
          minimumFactor: caps.minimum,
          maximumFactor: caps.maximum,
          maximumSize: caps.size
        )
        check(ofSize, is: expected, "\(curve) \(size)")
      }
    }
    let traits = Screen(size: .extraLarge).traits
    check(StyleContext(traits, textStyle: .caption1).textScale.factor, is: 14 / 12)
    check(StyleContext(traits).host, is: .label)
  }
#endif

private func checkEnvironments() {
  for appearance in Appearance.allCases {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance == .dark || appearance == .highContrastDark ? .dark : .light
    environment.colorSchemeContrast = appearance == .light || appearance == .dark ? .standard : .increased
    environment.dynamicTypeSize = .accessibility5
    let context = StyleContext(environment)
    check(context.appearance, is: appearance)
    check(context.textScale.factor, is: 53 / 17)
    check(context.isBoldText, is: false)
    environment.legibilityWeight = .bold
    check(StyleContext(environment).isBoldText, is: true)
  }
}
