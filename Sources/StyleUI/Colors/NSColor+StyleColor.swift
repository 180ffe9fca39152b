#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import StyleTables

  extension NSColor {
    /// Creates a dynamic color, which follows the appearance of the view that shows it.
    ///
    /// ```swift
    /// field.textColor = NSColor(Brand.Colors.ink)
    /// ```
    ///
    /// Its `cgColor` is fixed to the current appearance: set the colors of layers again when the appearance changes.
    public convenience init(_ color: StyleColor) {
      if color.isStatic {
        self.init(color.light)
      } else {
        self.init(name: nil) { appearance in NSColor(color[Appearance(appearance)]) }
      }
    }

    /// Creates a color that is the same in all appearances.
    public convenience init(_ color: RGBAColor) {
      let (red, green, blue, alpha) = color.components
      self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif
