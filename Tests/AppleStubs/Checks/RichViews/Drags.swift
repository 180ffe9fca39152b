#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  @MainActor private final class Drag: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var point = CGPoint(x: 0, y: 0)

    func location(in view: UIView) -> CGPoint { point }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { !$0.itemProvider.stubTypes.isDisjoint(with: typeIdentifiers) }
    }
  }

  @MainActor private final class Drop: NSObject, UIDropSession {
    let drag: Drag
    let point: CGPoint
    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }

    init(_ drag: Drag, at point: CGPoint) { (self.drag, self.point) = (drag, point) }

    func location(in view: UIView) -> CGPoint { point }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
  }

  extension RichTextView {
    fileprivate var drags: UIDragInteraction? { stubInteractions.compactMap { $0 as? UIDragInteraction }.first }
    fileprivate var drops: UIDropInteraction? { stubInteractions.compactMap { $0 as? UIDropInteraction }.first }

    fileprivate func point(_ position: Int) -> CGPoint {
      let rect = caretRect(for: RichTextPosition(TextCaret(position)))
      return CGPoint(x: rect.origin.x.native + 1, y: rect.origin.y.native + 3)
    }

    fileprivate func begin(at position: Int) -> Drag? {
      let drag = Drag()
      drag.point = point(position)
      guard let drags, let delegate = drags.stubDelegate else { return nil }
      drag.items = delegate.dragInteraction(drags, itemsForBeginning: drag)
      return drag.items.isEmpty ? nil : drag
    }

    fileprivate func lift(_ drag: Drag) -> UITargetedDragPreview? {
      guard let drags, let delegate = drags.stubDelegate else { return nil }
      return delegate.dragInteraction(drags, previewForLifting: drag.items[0], session: drag)
    }

    /// The operation of a drop, which is then performed.
    fileprivate func drop(_ drag: Drag, at position: Int) -> UIDropOperation? {
      let drop = Drop(drag, at: point(position))
      guard let drops, let delegate = drops.stubDelegate else { return nil }
      guard delegate.dropInteraction(drops, canHandle: drop) else { return nil }
      let proposal = delegate.dropInteraction(drops, sessionDidUpdate: drop)
      let rect = caretRect(for: RichTextPosition(TextCaret(position)))
      let hasCaret = layer.stubSublayers.last.map { $0.frame == rect }
      check(hasCaret, is: proposal.operation != .cancel, "a caret where the text will be")
      if proposal.operation != .cancel { delegate.dropInteraction(drops, performDrop: drop) }
      let layers = layer.stubSublayers.count
      delegate.dropInteraction(drops, sessionDidEnd: drop)
      check(layer.stubSublayers.count, is: layers - (proposal.operation == .cancel ? 0 : 1), "it is gone")
      return proposal.operation
    }
  }

  @MainActor private func dragged(_ text: String) -> RichTextView {
    let codec = RichTextCodec(emoji: Yanxuan.emoji, mentions: .names(["小明": "user/7"]))
    let view = RichTextView(RichTextEditor(PlainText(text), codec: codec))
    view.layOut(width: 300, height: 40)
    return view
  }

  /// Text is dragged within a field, and from one to another.
  @MainActor func checkDragging() async {
    let view = dragged("hi @小明")
    check(view.begin(at: 4) == nil, "there is no selection")
    view.perform(.select(anchor: 3, head: 6))
    check(view.begin(at: 0) == nil, "beside the selection")
    guard let drag = view.begin(at: 4) else { return check(false, "the selection is dragged") }
    check(view.lift(drag) == nil, "a field that has left the screen is not lifted")
    view.stubWindow = UIWindow()
    check(view.lift(drag)?.stubLines, is: 1, "the selected line is lifted")
    check(drag.items[0].itemProvider.stubTypes, is: ["public.utf8-plain-text", UIPasteboard.richTextType])
    check(view.drop(drag, at: 4) == .cancel && !view.isFirstResponder, "the text would stay where it is")
    check(view.drop(drag, at: 0), is: .move)
    check(view.plainText.text == "@小明hi " && view.editor.selection.range == 0..<3, "it is moved")
    check(view.isFirstResponder, "a field with a dropped text is edited")
    view.perform(.undo)
    check(view.plainText.text == "hi @小明" && !view.editor.canUndo, "as one step")
    let other = dragged("ab")
    check(other.drop(drag, at: 1), is: .copy)
    for _ in 0..<100 where other.plainText.text == "ab" { await Task.yield() }
    check(other.plainText.text == "a@小明b" && other.isFirstResponder, "it is inserted")
    check(other.editor.text.text.utf16.count == 5 && view.plainText.text == "hi @小明", "a mention is copied")
    drag.items = []
    check(other.drop(drag, at: 1), is: nil, "there is no text")
  }
#endif
