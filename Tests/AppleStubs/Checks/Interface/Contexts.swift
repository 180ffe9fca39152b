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
  #else
    check(Appearance(NSAppearance(NSAppearance.Name(rawValue: "unknown"))), is: .light)
  #endif
  checkEnvironments()
}

private func checkEnvironments() {
  for appearance in Appearance.allCases {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance == .dark || appearance == .highContrastDark ? .dark : .light
    environment.colorSchemeContrast = appearance == .light || appearance == .dark ? .standard : .increased
    environment.dynamicTypeSize = .accessibility5
    let context = StyleContext(environment)
    check(context.appearance, is: appearance)
    check(context.textScale.factor, is: 53 / 17)
  }
}
