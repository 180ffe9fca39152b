#if canImport(SwiftUI)
  internal import CoreText
  public import StyleTables
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension Font {
    /// Creates the font of a style: the same font as in UIKit and AppKit. It has the style's size in its context, and
    /// is not scaled again.
    public init(_ style: HostStyle) {
      self.init(PlatformFont(style) as CTFont)
    }
  }
#endif
