#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  extension RichLabel {
    /// Whether a touch at a point of the label is for it, or for a view in its text.
    func takesTouch(at point: CGPoint) -> Bool {
      let place = LayoutPoint(point, from: placement.origin)
      let pins = selections?.pins ?? .standard
      return model.takesTouch(at: place, selection: selection, pins: pins) || attachments.hasView(at: point)
    }

    /// Sends an event of the finger that touches the label, unless it is for the view below.
    ///
    /// - Parameters:
    ///   - phase: The event.
    ///   - touches: The finger.
    ///   - beginBelow: Gives a touch to the view below that began here.
    func send(_ phase: TouchEvent.Phase, _ touches: Set<UITouch>, beginBelow: () -> Void = {}) {
      guard !passesTouch, let touch = touches.first else { return }
      let point = LayoutPoint(touch.location(in: self), from: placement.origin)
      send(TouchEvent(phase, at: point, time: touch.timestamp))
      if passesTouch { beginBelow() }
    }

    private func send(_ event: TouchEvent) {
      let pins = selections?.pins ?? .standard
      for effect in model.handle(event, selection: selection, pins: pins) { perform(effect, at: event.time) }
    }

    /// Performs the effects of an event; layouts have no time.
    func perform(_ effects: [LabelEffect]) {
      for effect in effects { perform(effect, at: model.touches.time) }
    }

    private func perform(_ effect: LabelEffect, at time: Double) {
      switch effect {
      case .redraw: setNeedsPicture()
      case .layOut: wasToggled()
      case .tellExpansion(let event): expansionChanged(event)
      case .tell(let target, let gesture): onAction?(target, gesture)
      case .select(let event): select(event)
      case .copy(let clipboard): UIPasteboard.general.richText = clipboard
      case .passThrough: passesTouch = true
      case .wait(let due): timer.wait(for: due - time) { [weak self] in self?.send(.timer(at: due)) }
      }
    }
  }
#endif
