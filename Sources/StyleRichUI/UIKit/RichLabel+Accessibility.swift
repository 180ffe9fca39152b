#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  extension RichLabel {
    /// The elements of the shown frame; the same objects as long as the frame is the same.
    var currentElements: [LabelReadElement] {
      if let readElements { return readElements }
      let elements = model.elements.map { LabelReadElement($0, of: self) }
      readElements = elements
      return elements
    }

    var toggleActions: [UIAccessibilityCustomAction] {
      guard let name = model.toggleName else { return [] }
      return [
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.toggle()
          return self != nil
        }
      ]
    }

    /// Expands or collapses an expandable text.
    func toggle() { perform(model.toggle()) }

    var linkRotors: [UIAccessibilityCustomRotor] {
      guard !model.links.isEmpty else { return [] }
      return [UIAccessibilityCustomRotor(systemType: .link) { [weak self] in self?.link(for: $0) }]
    }

    private func link(for search: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
      let elements = currentElements
      let read = search.currentItem.targetElement as? LabelReadElement
      let current = elements.firstIndex { $0 === read }
      guard let next = elements.map(\.element).link(from: current, isForward: search.searchDirection == .next) else {
        return nil
      }
      return UIAccessibilityCustomRotorItemResult(targetElement: elements[next], targetRange: nil)
    }
  }

  /// The text or a link of a label, for VoiceOver.
  final class LabelReadElement: UIAccessibilityElement {
    let element: LabelElement
    private weak var label: RichLabel?

    init(_ element: LabelElement, of label: RichLabel) {
      self.element = element
      self.label = label
      super.init(accessibilityContainer: label)
      accessibilityLabel = element.label
      accessibilityTraits = element.target == nil ? .staticText : .link
      let origin = label.placement.origin
      accessibilityFrameInContainerSpace = CGRect(element.bounds.moved(by: origin))
    }

    /// All rectangles of a link in several lines, on the screen.
    override var accessibilityPath: UIBezierPath? {
      get {
        guard let label, element.rects.count > 1 else { return nil }
        let path = UIBezierPath()
        for rect in element.rects { path.append(UIBezierPath(rect: CGRect(rect.moved(by: label.placement.origin)))) }
        return UIAccessibility.convertToScreenCoordinates(path, in: label)
      }
      set {}
    }

    /// A double tap of VoiceOver.
    override func accessibilityActivate() -> Bool {
      guard let label, let target = element.target else { return false }
      label.activate(target)
      return true
    }
  }
#endif
