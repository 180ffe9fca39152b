#if canImport(UIKit) || canImport(AppKit)
  internal import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension ResolvedAttributes {
    /// The font; nil if the run has neither size nor weight, so that the view's font stays.
    var font: PlatformFont? {
      guard size != nil || weight != nil else { return nil }
      return PlatformFont.font(
        family: family,
        fallbacks: fallbackFamilies,
        weight: weight ?? Self.defaultWeight,
        size: size ?? Self.defaultSize * factor,
        isBoldText: isBoldText
      )
    }
  }
#endif
