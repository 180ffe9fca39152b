#if canImport(SwiftUI)
  public import StyleTables
  public import SwiftUI

  extension Color {
    /// Creates a dynamic color, which follows the color scheme and the contrast of the view that shows it.
    ///
    /// ```swift
    /// Rectangle().fill(Color(Brand.Colors.ink))
    /// ```
    public init(_ color: StyleColor) {
      #if canImport(UIKit)
        self.init(uiColor: PlatformColor(color))
      #else
        self.init(nsColor: PlatformColor(color))
      #endif
    }
  }
#endif
