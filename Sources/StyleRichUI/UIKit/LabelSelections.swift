#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleUI
  internal import UIKit

  /// The one selection of all labels in a window.
  @MainActor final class LabelSelections {
    private var group = SelectionGroup<ObjectIdentifier>()
    private weak var label: RichLabel?

    /// The selections of a window.
    static func of(_ window: UIWindow) -> LabelSelections { window.associated(with: key) { LabelSelections() } }

    private static let key = NSObject.makeAssociationKey()

    /// The look of pins.
    var pins: SelectionPinStyle { group.pins }

    func selection(of label: RichLabel) -> LabelSelection? { group[ObjectIdentifier(label)] }

    /// Takes an event of a label that shows a frame, and draws the labels again whose selection has changed.
    func handle(_ event: SelectionEvent, in label: RichLabel, _ frame: TextFrame) {
      let before = self.label
      let actions = group.handle(event, in: ObjectIdentifier(label), frame)
      if group.label != before.map(ObjectIdentifier.init) { self.label = group.label == nil ? nil : label }
      for action in actions {
        switch action {
        case .ended: before?.selectionEnded()
        case .redraw: label.setNeedsPicture()
        }
      }
    }
  }
#endif
