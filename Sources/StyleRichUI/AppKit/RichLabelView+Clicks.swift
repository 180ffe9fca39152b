#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import CoreFoundation
  internal import Foundation
  internal import StyleLayout
  internal import StyleRichText

  extension RichLabelView {
    func takesClick(at point: CGPoint) -> Bool {
      model.takesTouch(at: LayoutPoint(point, from: placement.origin))
    }

    /// Passes an event of the mouse to the text.
    func send(_ phase: TouchEvent.Phase, _ event: NSEvent) {
      let point = LayoutPoint(convert(event.locationInWindow, from: nil), from: placement.origin)
      send(TouchEvent(phase, at: point, time: event.timestamp))
    }

    private func send(_ event: TouchEvent) { perform(model.handle(event), at: event.time) }

    /// Performs the effects of an event at a time.
    func perform(_ effects: [LabelEffect], at time: Double) {
      for effect in effects { perform(effect, at: time) }
    }

    private func perform(_ effect: LabelEffect, at time: Double) {
      switch effect {
      case .redraw: needsDisplay = true
      case .layOut: wasToggled()
      case .tellExpansion(let event): onChange?(event)
      case .tell(let target, let gesture): onAction?(target, gesture)
      case .wait(let due): timer.wait(for: due - time) { [weak self] in self?.send(.timer(at: due)) }
      case .select, .copy, .passThrough: break
      }
    }

    private func wasToggled() {
      setNeedsText()
      if case .expandable(let expandable) = model.content { onToggle?(expandable) }
    }

    /// The rectangles of links and mentions in the label.
    var linkRects: [CGRect] { model.links.flatMap(\.rects).map { CGRect($0.moved(by: placement.origin)) } }

    /// The links for VoiceOver.
    var linkElements: [LabelLinkElement] {
      model.elements.filter { $0.target != nil }.map { LabelLinkElement($0, of: self) }
    }
  }

  /// A link of a label, for VoiceOver.
  final class LabelLinkElement: NSAccessibilityElement {
    private let target: TouchTarget?
    private weak var label: RichLabelView?

    init(_ element: LabelElement, of label: RichLabelView) {
      target = element.target
      self.label = label
      super.init()
      setAccessibilityRole(.link)
      setAccessibilityLabel(element.label)
      setAccessibilityParent(label)
      setAccessibilityFrameInParentSpace(CGRect(element.bounds.moved(by: label.placement.origin)))
    }

    override func accessibilityPerformPress() -> Bool {
      guard let label, let target else { return false }
      label.onAction?(target, .tap)
      return true
    }
  }
#endif
