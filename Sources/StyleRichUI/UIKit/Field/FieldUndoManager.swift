#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import ObjectiveC
  internal import StyleRichText
  internal import UIKit

  /// Leads the system's ways to undo to the editor of a field: a shake, a gesture of three fingers, the Edit menu.
  ///
  /// The editor has the only history, so nothing else can be registered here.
  final class FieldUndoManager: UndoManager {
    private weak var view: RichTextView?

    init(of view: RichTextView) {
      self.view = view
      super.init()
      disableUndoRegistration()
    }

    override var canUndo: Bool { view?.editor.canUndo ?? false }
    override var canRedo: Bool { view?.editor.canRedo ?? false }
    override var undoActionName: String { view?.undoActionName ?? "" }
    override var redoActionName: String { undoActionName }
    override func undo() { view?.perform(.undo) }
    override func redo() { view?.perform(.redo) }
  }
#endif
