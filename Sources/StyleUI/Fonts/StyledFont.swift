/// The font class of UIKit or AppKit, which gets an initializer from a style. Its own initializers make a font from a
/// descriptor, and AppKit's may return nil; the initializer of a protocol can return an existing font.
public protocol StyledFont {}

#if canImport(UIKit)
  public import StyleTables
  public import UIKit

  extension UIFont: StyledFont {}

  extension StyledFont where Self == UIFont {
    /// Creates the font of a style: the first of its families that is available, with the others for letters that it
    /// lacks. Without any, the system font is used, and a ``StyleUIDiagnostic`` reports it. With Bold Text it is the
    /// nearest heavier font; the system makes its own fonts heavier.
    ///
    /// ```swift
    /// label.font = UIFont(StyleCode.t14_gray2_bold.resolved(in: StyleContext(label.traitCollection)))
    /// ```
    public init(_ style: HostStyle) {
      self = UIFont.font(
        family: style.family,
        fallbacks: style.fallbackFamilies,
        weight: style.weight,
        size: style.size,
        isBoldText: style.isBoldText
      )
    }
  }
#elseif canImport(AppKit)
  public import AppKit
  public import StyleTables

  extension NSFont: StyledFont {}

  extension StyledFont where Self == NSFont {
    /// Creates the font of a style: the first of its families that is available, with the others for letters that it
    /// lacks. Without any, the system font is used, and a ``StyleUIDiagnostic`` reports it. With Bold Text it is the
    /// nearest heavier font; the system makes its own fonts heavier.
    public init(_ style: HostStyle) {
      self = NSFont.font(
        family: style.family,
        fallbacks: style.fallbackFamilies,
        weight: style.weight,
        size: style.size,
        isBoldText: style.isBoldText
      )
    }
  }
#endif
