#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import RandomTexts
  @testable import StyleUI

  @MainActor func checkButtons() {
    let button = UIButton()
    button.setStyledTitle(StyledText("Buy", style: .t14_red_bold), for: .normal)
    button.setStyledTitle(StyledText("Buy", style: .t14_gray3_bold), for: .disabled)
    check(button.attributedTitle(for: .normal)?.shown().font?.pointSize, is: 14)
    check(button.styledTitle(for: .disabled), is: StyledText("Buy", style: .t14_gray3_bold))
    check(button.styledTitle(for: .highlighted), is: nil)
    button.stubChange(to: Screen(size: .accessibilityExtraExtraExtraLarge).traits)
    check(button.attributedTitle(for: .disabled)?.shown().font.map { Double($0.pointSize) }, is: 14.0 * 53 / 17)
    button.setStyledTitle(nil, for: .disabled)
    // A state without a title has that of the normal one.
    check(button.attributedTitle(for: .disabled) === button.attributedTitle(for: .normal), "a title that was removed")
    check(button.styledTitle(for: .disabled), is: nil)
    checkTransformers()
    checkTitleStyles()
  }

  /// The style of a configuration's title follows the traits.
  @MainActor private func checkTitleStyles() {
    typealias Scope = AttributeScopes.UIKitAttributes
    let button = UIButton()
    button.configuration = .plain()
    func size() -> Double? {
      let attributes = button.configuration?.titleTextAttributesTransformer?(AttributeContainer())
      return attributes?[Scope.FontAttribute.self].map { Double($0.pointSize) }
    }
    button.titleStyleCode = .t14_red_bold
    check(size(), is: 14)
    button.stubChange(to: Screen(size: .accessibilityExtraExtraExtraLarge).traits)
    check(size(), is: 14.0 * 53 / 17)
    check(button.titleStyleCode, is: .t14_red_bold)
    button.titleStyleCode = nil
    check(button.configuration != nil && button.configuration?.titleTextAttributesTransformer == nil, "no style")
  }

  @MainActor private func checkTransformers() {
    typealias Scope = AttributeScopes.UIKitAttributes
    let button = UIButton()
    button.configuration = .plain()
    let traits = Screen(size: .accessibilityExtraExtraExtraLarge).traits
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer(.t14_red_bold, for: traits)
    var incoming = AttributeContainer()
    incoming[Scope.BackgroundColorAttribute.self] = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let outgoing = button.configuration?.titleTextAttributesTransformer?(incoming)
    check(outgoing?[Scope.FontAttribute.self].map { Double($0.pointSize) }, is: 14.0 * 53 / 17)
    check(outgoing?[Scope.BackgroundColorAttribute.self] != nil, "other attributes")
    // An open color is the button's.
    incoming[Scope.ForegroundColorAttribute.self] = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let open = UIConfigurationTextAttributesTransformer(OpenCodes.title, for: button.traitCollection)(incoming)
    check(open[Scope.ForegroundColorAttribute.self], is: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }
#endif
