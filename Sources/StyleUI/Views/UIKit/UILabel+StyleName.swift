#if canImport(UIKit) && !os(watchOS)
  public import StyleTables
  internal import StyledText
  public import UIKit

  extension StyleCatalog {
    /// The catalogs in which ``UIKit/UILabel/styleName`` looks for its style, in order. Set it before the first
    /// storyboard or nib is loaded.
    ///
    /// ```swift
    /// StyleCatalog.namedInInterfaces = [Brand.catalog]
    /// ```
    @MainActor public static var namedInInterfaces: [StyleCatalog] = []
  }

  extension UILabel {
    /// The name of the label's style, such as `14_gray2_bold`, for Interface Builder; it sets ``styleCode``.
    ///
    /// In a storyboard, it is a user-defined runtime attribute of type String. (Since Xcode 16.1, Interface Builder
    /// does not show fields of inspectable properties.)
    ///
    /// The style is looked up in ``StyleTables/StyleCatalog/namedInInterfaces``. An unknown name is a
    /// ``StyleUIDiagnostic`` with similar names; the label keeps its style, and debug builds show the message instead
    /// of the text. Nil removes the style.
    @IBInspectable public var styleName: String? {
      get { content.styleName }
      set {
        content.styleName = newValue
        content.unknownStyle = nil
        guard let newValue else {
          styleCode = nil
          return
        }
        let catalogs = StyleCatalog.namedInInterfaces
        if let code = catalogs.lazy.compactMap({ $0.code(named: newValue) }).first {
          styleCode = code
        } else {
          showUnknown(newValue, suggestions: catalogs.flatMap { $0.suggestions(for: newValue) })
        }
      }
    }

    private func showUnknown(_ name: String, suggestions: [String]) {
      let diagnostic = StyleUIDiagnostic(.unknownStyle(name: name, suggestions: suggestions))
      diagnostic.report()
      #if DEBUG
        let white = StyleColor(light: RGBAColor(red: 255, green: 255, blue: 255))
        let red = StyleColor(light: RGBAColor(red: 200, green: 16, blue: 46))
        let attributes = TextAttributes(color: white, background: TextBackground(red))
        content.unknownStyle = StyledText(diagnostic.description, attributes: attributes)
        showContent()
      #endif
    }
  }
#endif
