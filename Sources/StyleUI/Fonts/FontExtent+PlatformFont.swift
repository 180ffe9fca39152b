#if canImport(UIKit) || canImport(AppKit)
  internal import CoreFoundation
  internal import CoreText
  internal import StyleTables
  internal import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension FontExtent {
    /// The extent of a line in a font.
    init(_ font: PlatformFont) {
      let font = font as CTFont
      self.init(
        ascent: Double(CTFontGetAscent(font)),
        descent: Double(CTFontGetDescent(font)),
        leading: Double(CTFontGetLeading(font))
      )
    }

    /// The extent of a line in the font of a run, or in the body font if the run does not have one.
    init(_ run: ResolvedAttributes) {
      let body = PlatformFont.font(family: nil, weight: 400, size: ResolvedAttributes.defaultSize * run.factor)
      self.init(run.font ?? body)
    }
  }
#endif
