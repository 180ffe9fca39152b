#if canImport(UIKit) && !os(watchOS)
  internal import StyleTables
  package import UIKit

  extension StyledTextHolder where Self: UIView {
    func observeStyleContext() { UIView.onStyleContextChange(of: self) { $0.currentText = $0.currentText } }
  }

  extension UIView {
    var styleDirection: StyleUIOptions.LayoutDirection? {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Calls a function when the appearance, the contrast, the text size, Bold Text or the direction of a view changes.
    /// Before iOS 17, only `traitCollectionDidChange` reports that, and this does nothing.
    package static func onStyleContextChange<View: UIView>(of view: View, _ change: @escaping @MainActor (View) -> Void)
    {
      guard #available(iOS 17.0, tvOS 17.0, *) else { return }
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
        UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
      ]
      view.registerForTraitChanges(traits) { (view: View, _) in change(view) }
    }
  }
#endif
