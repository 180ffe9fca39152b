#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  public import StyleRichText
  internal import UIKit

  extension RichLabel {
    /// Whether text can be selected: by a double tap or a long press, which show pins and a menu. All labels of a
    /// window have one selection.
    public var isSelectable: Bool {
      get { model.touches.options.selectsText }
      set { model.touches.options.selectsText = newValue }
    }

    /// The selections of the label's window; nil before it is on one.
    var selections: LabelSelections? { window.map(LabelSelections.of) }

    /// The selected text; nil if none of this label's text is selected.
    public var selection: LabelSelection? { selections?.selection(of: self) }

    func select(_ event: SelectionEvent) {
      guard let frame = model.shown?.frame else { return }
      selections?.handle(event, in: self, frame)
      showSelectionTools()
    }

    /// Shows the loupe while a pin is held, and the menu while none is.
    private func showSelectionTools() {
      guard let selection, let shown = model.shown else { return }
      let origin = placement.origin
      loupe.follow(selection.magnifier(in: shown.frame), of: self, at: origin)
      let visible = LayoutRect(bounds).moved(by: LayoutPoint(x: 0, y: -origin.y))
      if let menu = selection.menu(size: .zero, in: shown.frame, visible: visible) {
        self.menu.show(menu.items, at: CGRect(menu.target.moved(by: origin)))
      } else {
        menu.hide()
      }
    }

    /// The selection is in another label, or nowhere.
    func selectionEnded() {
      loupe.hide()
      menu.hide()
      setNeedsPicture()
    }

    /// Performs a menu item.
    func choose(_ item: SelectionMenu.Item) {
      if item == .copy, let selection, let clipboard = model.clipboard(of: selection) {
        UIPasteboard.general.richText = clipboard
      }
      select(.choose(item))
    }
  }
#endif
