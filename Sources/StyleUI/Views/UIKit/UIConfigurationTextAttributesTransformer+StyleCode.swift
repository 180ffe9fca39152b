#if canImport(UIKit) && !os(watchOS)
  internal import CoreFoundation
  internal import Foundation
  public import StyleTables
  internal import StyledText
  public import UIKit

  extension UIConfigurationTextAttributesTransformer {
    /// Creates a transformer that gives text the font, the color and the letter spacing of a style, for a
    /// configuration.
    ///
    /// ```swift
    /// configuration.subtitleTextAttributesTransformer =
    ///   UIConfigurationTextAttributesTransformer(.t12_gray3_regular, for: button.traitCollection)
    /// ```
    ///
    /// Make it again when the traits change, such as in the button's `configurationUpdateHandler`. For the title of a
    /// button, set ``UIKit/UIButton/titleStyleCode`` instead.
    ///
    /// A style that leaves its color open keeps the configuration's color. The configuration has its own line height,
    /// so there is no baseline offset either: ``UIKit/UIButton/setStyledTitle(_:for:)`` shows the lines of a style.
    ///
    /// - Parameters:
    ///   - style: The style of the text.
    ///   - traits: The traits of the view that the configuration belongs to.
    public init(_ style: StyleCode, for traits: UITraitCollection) {
      let values = StyledText(" ", style: style).nsAttributedString(for: traits).attributes(at: 0, effectiveRange: nil)
      typealias Scope = AttributeScopes.UIKitAttributes
      var container = AttributeContainer()
      container[Scope.FontAttribute.self] = values[.font] as? UIFont
      container[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
      container[Scope.KernAttribute.self] = values[.kern] as? CGFloat
      let attributes = container
      self.init { incoming in
        var merged = incoming
        merged.merge(attributes)
        return merged
      }
    }
  }
#endif
