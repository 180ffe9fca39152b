#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// Drags the selection of a field, and takes what is dropped on it.
  final class FieldDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var view: RichTextView?
    private var drag: FieldDrag?

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

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: [NSItemProvider.plainTextType])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      switch drop(of: session) {
      case .move: UIDropProposal(operation: .move)
      case .insert: UIDropProposal(operation: .copy)
      case .none: UIDropProposal(operation: .cancel)
      }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let drop = drop(of: session)
      if let drag, isOwn(session) { return take(drop, drag.clipboard) }
      guard let provider = session.items.first?.itemProvider else { return }
      Task { if let clipboard = await provider.loadRichText() { take(drop, clipboard) } }
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
      guard let view else { return }
      let seconds = view.clock.seconds
      view.apply { $0.take(drop, clipboard, at: seconds) }
    }
  }
#endif
