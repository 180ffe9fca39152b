#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import StyleTables

  extension NSView {
    var styleContext: StyleContext { StyleContext(effectiveAppearance) }

    var styleDirection: StyleUIOptions.LayoutDirection? {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Colors follow the appearance automatically, and the Mac does not have Dynamic Type.
    func observeStyleContext() {}
  }
#endif
