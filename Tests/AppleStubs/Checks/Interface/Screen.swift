import CoreFoundation
import Foundation
import StyleTables
import StyledText

@testable import StyleUI

#if canImport(UIKit)
  import UIKit

  typealias TestColor = UIColor
  typealias TestFont = UIFont
  typealias TestFontDescriptor = UIFontDescriptor
#else
  import AppKit

  typealias TestColor = NSColor
  typealias TestFont = NSFont
  typealias TestFontDescriptor = NSFontDescriptor
#endif

/// What a view is shown on.
struct Screen {
  var appearance = Appearance.light
  /// Only UIKit has text sizes.
  var size = TextSizeCategory.large
  var isRightToLeft = false

  #if canImport(UIKit)
    static let sizes: [TextSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    static let hosts: [StyleHost] = [.legacyLabel, .label, .textKit]

    var traits: UITraitCollection {
      UITraitCollection(
        appearance == .dark || appearance == .highContrastDark ? .dark : .light,
        appearance == .highContrastLight || appearance == .highContrastDark ? .high : .normal,
        UIContentSizeCategory(rawValue: size.rawValue),
        isRightToLeft ? .rightToLeft : .leftToRight
      )
    }

    func show(
      _ text: StyledText,
      _ host: StyleHost = .label,
      _ options: StyleUIOptions = StyleUIOptions(image: { _ in nil })
    ) -> NSAttributedString {
      text.nsAttributedString(for: traits, host: host, options: options)
    }

    func components(_ color: UIColor) -> [Double] { color.resolvedColor(with: traits).components }
  #else
    static let sizes: [TextSizeCategory] = [.large]
    static let hosts: [StyleHost] = [.textKit]

    var effective: NSAppearance {
      switch appearance {
      case .light: NSAppearance(.aqua)
      case .dark: NSAppearance(.darkAqua)
      case .highContrastLight: NSAppearance(.accessibilityHighContrastAqua)
      case .highContrastDark: NSAppearance(.accessibilityHighContrastDarkAqua)
      }
    }

    func show(
      _ text: StyledText,
      _ host: StyleHost = .textKit,
      _ options: StyleUIOptions = StyleUIOptions(image: { _ in nil })
    ) -> NSAttributedString {
      var options = options
      if isRightToLeft { options.layoutDirection = .rightToLeft }
      return text.nsAttributedString(for: effective, host: host, options: options)
    }

    func components(_ color: NSColor) -> [Double] { color.components(under: effective) }
  #endif

  static let all = Appearance.allCases.flatMap { appearance in
    sizes.map { Screen(appearance: appearance, size: $0) }
  }
}

extension NSAttributedString {
  /// The attributes of the text at an offset; none if the text ends before it.
  func shown(at offset: Int = 0) -> [NSAttributedString.Key: Any] {
    offset < length ? attributes(at: offset, effectiveRange: nil) : [:]
  }
}

extension [NSAttributedString.Key: Any] {
  var font: TestFont? { self[.font] as? TestFont }
  var paragraph: NSParagraphStyle? { self[.paragraphStyle] as? NSParagraphStyle }

  func number(_ key: NSAttributedString.Key) -> Double? { (self[key] as? CGFloat).map { Double($0) } }

  func color(_ key: NSAttributedString.Key, on screen: Screen = Screen()) -> [Double]? {
    (self[key] as? TestColor).map(screen.components)
  }
}

extension TestFont {
  /// From −1 to 1.
  var weightTrait: Double {
    let traits = fontDescriptor.object(forKey: .traits) as? [TestFontDescriptor.TraitKey: Any]
    return Double(traits?[.weight] as? CGFloat ?? 0)
  }
}
