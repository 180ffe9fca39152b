#if canImport(UIKit)
  public import StyleTables
  public import UIKit

  extension UIColor {
    /// Creates a dynamic color, which follows the appearance and the contrast of the view that shows it.
    ///
    /// ```swift
    /// view.backgroundColor = UIColor(Brand.Colors.ink)
    /// ```
    ///
    /// Its `cgColor` is fixed to the current traits: set the colors of layers again when the traits change. On watchOS,
    /// whose screen is always dark, it is the dark variant.
    public convenience init(_ color: StyleColor) {
      #if os(watchOS)
        self.init(color.dark)
      #else
        if color.isStatic {
          self.init(color.light)
        } else {
          self.init { traits in UIColor(color[Appearance(traits)]) }
        }
      #endif
    }

    /// Creates a color that is the same in all appearances.
    public convenience init(_ color: RGBAColor) {
      let (red, green, blue, alpha) = color.components
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif
