#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import StyleRichText
  internal import UIKit

  /// The menu of a label's selection.
  final class LabelMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var label: RichLabel?
    private var items: [SelectionMenu.Item] = []
    private var target = CGRect(x: 0, y: 0, width: 0, height: 0)
    private var interaction: UIEditMenuInteraction?

    init(of label: RichLabel) {
      self.label = label
    }

    /// Shows items at a rectangle of the label.
    func show(_ items: [SelectionMenu.Item], at target: CGRect) {
      (self.items, self.target) = (items, target)
      let corner = target.origin
      added.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: corner))
    }

    func hide() { interaction?.dismissMenu() }

    /// The interaction of the label. Only labels with a selection need one.
    private var added: UIEditMenuInteraction {
      if let interaction { return interaction }
      let new = UIEditMenuInteraction(delegate: self)
      interaction = new
      label?.addInteraction(new)
      return new
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      guard let label else { return nil }
      let own = items.map { item in
        UIAction(title: label.menuTitle(item)) { [weak label] _ in label?.choose(item) }
      }
      return UIMenu(children: own + label.menuItems())
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
  }
#endif
