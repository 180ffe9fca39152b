#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  extension RichLabel {
    /// A pointer is at a point of the label, or has left it.
    ///
    /// - Returns: The link or the mention there.
    func hover(at point: CGPoint?) -> TouchTarget? {
      let (target, effects) = model.hover(at: point.map { LayoutPoint($0, from: placement.origin) })
      perform(effects)
      return target
    }

    /// The rectangle of a link or a mention in the label, around all of its lines.
    func rect(of target: TouchTarget) -> CGRect {
      let link = model.links.first { $0.target == target }
      return CGRect((link?.bounds ?? LayoutRect(size: .zero)).moved(by: placement.origin))
    }

    /// Puts a focus view for the Tab key on each link.
    func placeFocus() {
      let links = model.links
      while focusViews.count > links.count { focusViews.removeLast().removeFromSuperview() }
      while focusViews.count < links.count {
        let view = LinkFocusView(of: self)
        focusViews.append(view)
        addSubview(view)
      }
      for (view, link) in zip(focusViews, links) {
        view.target = link.target
        view.frame = CGRect(link.bounds.moved(by: placement.origin))
      }
    }

    /// Acts like a tap on a link, for a keyboard and for VoiceOver.
    func activate(_ target: TouchTarget) { perform(model.activate(target)) }
  }
#endif
