#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// Drags the selection of a field, and takes drops on it.
  final class FieldDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var view: RichTextView?
    private var drag: FieldDrag?
    /// The caret where a text will be dropped.
    private let caret = CALayer()

    init(of view: RichTextView) {
      self.view = view
      super.init()
      view.addInteraction(UIDragInteraction(delegate: self))
      view.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      guard let view else { return [] }
      let point = view.textPoint(session.location(in: view))
      drag = FieldDrag(at: point, in: view.editor, frame: view.textFrame)
      guard let drag else { return [] }
      session.localContext = self
      return [UIDragItem(itemProvider: NSItemProvider(drag.clipboard))]
    }

    /// The selected text is lifted, not the whole field.
    func dragInteraction(
      _ interaction: UIDragInteraction,
      previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      guard let view, let drag, view.window != nil else { return nil }
      let rects = drag.rects.map { NSValue(cgRect: view.viewRect($0)) }
      return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(textLineRects: rects))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: [NSItemProvider.plainTextType])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      let drop = drop(of: session)
      showCaret(at: drop.position)
      return switch drop {
      case .move: UIDropProposal(operation: .move)
      case .insert: UIDropProposal(operation: .copy)
      case .none: UIDropProposal(operation: .cancel)
      }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let drop = drop(of: session)
      if let drag, isOwn(session) { return take(drop, drag.clipboard) }
      guard let provider = session.items.first?.itemProvider else { return }
      Task {
        let clipboard = await provider.loadRichText { view?.text(for: $0) ?? PlainText("") }
        if let clipboard { take(drop, clipboard) }
      }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      showCaret(at: nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      showCaret(at: nil)
    }

    private func showCaret(at position: Int?) {
      caret.removeFromSuperlayer()
      guard let view, let position, let rect = view.textFrame.fieldCaretRect(at: TextCaret(position)) else { return }
      caret.backgroundColor = view.tintColor?.cgColor
      caret.showAtOnce { caret.frame = view.viewRect(rect) }
      view.layer.addSublayer(caret)
    }

    private func isOwn(_ session: any UIDropSession) -> Bool {
      session.localDragSession?.localContext as? FieldDragging === self
    }

    private func drop(of session: any UIDropSession) -> FieldDrag.Drop {
      guard let view else { return .none }
      let point = view.textPoint(session.location(in: view))
      return view.model.drop(at: point, in: view.textFrame, of: isOwn(session) ? drag : nil)
    }

    private func take(_ drop: FieldDrag.Drop, _ clipboard: RichTextClipboard) {
      guard let view, drop != .none else { return }
      view.becomeFirstResponder()
      let seconds = view.clock.seconds
      view.apply { $0.take(drop, clipboard, at: seconds) }
    }
  }
#endif
