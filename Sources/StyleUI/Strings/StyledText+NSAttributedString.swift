#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  public import Foundation
  public import StyleTables
  public import StyledText
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension StyledText {
    #if canImport(UIKit)
      /// Returns the text with the attributes of UIKit for a view with these traits.
      ///
      /// ```swift
      /// let price = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
      /// label.attributedText = price.nsAttributedString(for: label.traitCollection)
      /// ```
      ///
      /// Colors follow the appearance automatically; make the string again when the content size category changes. See
      /// ``nsAttributedString(in:options:)``.
      ///
      /// - Parameters:
      ///   - traits: The traits of the view that shows the text.
      ///   - host: The host; by default the host of labels on this system. For text views, use `.textKit`.
      ///   - options: The height of lines, the direction of the interface, and images.
      /// - Complexity: Linear in the text and its runs.
      public func nsAttributedString(
        for traits: UITraitCollection,
        host: StyleHost = .current,
        options: StyleUIOptions = StyleUIOptions()
      ) -> NSAttributedString {
        nsAttributedString(
          in: StyleContext(traits, host: host),
          TextKitAttributes(options, direction: traits.direction)
        )
      }
    #else
      /// Returns the text with the attributes of AppKit for a view with this appearance, such as its
      /// `effectiveAppearance`.
      ///
      /// ```swift
      /// let price = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
      /// field.attributedStringValue = price.nsAttributedString(for: field.effectiveAppearance)
      /// ```
      ///
      /// Colors follow the appearance automatically. See ``nsAttributedString(in:options:)``.
      ///
      /// - Parameters:
      ///   - appearance: The appearance of the view that shows the text.
      ///   - host: The host; by default TextKit.
      ///   - options: The height of lines, the direction of the interface, and images.
      /// - Complexity: Linear in the text and its runs.
      public func nsAttributedString(
        for appearance: NSAppearance,
        host: StyleHost = .current,
        options: StyleUIOptions = StyleUIOptions()
      ) -> NSAttributedString {
        nsAttributedString(in: StyleContext(appearance, host: host), TextKitAttributes(options))
      }
    #endif

    /// Returns the text with the attributes of the platform for a context: `.font`, `.foregroundColor`, `.kern`,
    /// `.baselineOffset`, `.paragraphStyle`, `.underlineStyle`, `.strikethroughStyle`, `.backgroundColor`, `.link` and
    /// `.attachment`.
    ///
    /// - A style that leaves the color open does not set `.foregroundColor`, and a text without a style does not set
    ///   `.font`: the view's own apply.
    /// - Colors are dynamic. All other values are for the context.
    /// - `.kern` is added after each grapheme, including the last one of a line: right-aligned text ends that much
    ///   before the edge.
    /// - The string also has the keys of this package, so that `StyledText(string)` restores the text. An empty string
    ///   does not have attributes: keep the text.
    /// - Attributes that the text system cannot show are reported as a ``StyleUIDiagnostic``.
    ///
    /// - Parameters:
    ///   - context: The appearance, text scale and host.
    ///   - options: The height of lines, the direction of the interface, and images.
    /// - Complexity: Linear in the text and its runs.
    public func nsAttributedString(
      in context: StyleContext,
      options: StyleUIOptions = StyleUIOptions()
    ) -> NSAttributedString {
      nsAttributedString(in: context, TextKitAttributes(options))
    }

    private func nsAttributedString(in context: StyleContext, _ attributes: TextKitAttributes) -> NSAttributedString {
      makeNSAttributedString(in: context, for: attributes)
    }
  }

  #if canImport(UIKit)
    extension UITraitCollection {
      var direction: StyleUIOptions.LayoutDirection? {
        switch layoutDirection {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        default: nil
        }
      }
    }
  #endif
#endif
