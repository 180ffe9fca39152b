#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyleTables
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  @MainActor func checkEmojiKeyboard() {
    let keyboard = EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 2, rows: 2))
    let view = EmojiKeyboardView(keyboard)
    var events: [EditorEvent] = []
    view.onEvent = { events.append($0) }
    view.stubWindow = UIWindow()
    view.layOut(width: 200, height: 144)
    view.bar.layOut(width: 200, height: 44)
    check(view.keyboard.grid, is: EmojiKeyboard.Grid(columns: 4, rows: 2))
    check(view.keyboard.isOpen, "a keyboard on the screen is open")
    guard let page = view.pages[0], case .emoji(let first)? = view.keyboard.keys.first else {
      return check(false, "there is no first page")
    }
    page.down(10, 10, at: 1)
    page.up(10, 10, at: 1.1)
    check(events, is: [.emoji(code: first.code)])
    check(view.keyboard.recents.emoji(in: Yanxuan.emoji), is: [first])
    page.down(190, 90, at: 2)
    page.up(190, 90, at: 2.1)
    check(events.last, is: .delete(.backward))
    check(UIDevice.current.stubClicks, is: 2)
    let elements = (page.accessibilityElements ?? []).compactMap { $0 as? KeyElement }
    check(elements.first?.accessibilityLabel, is: first.label ?? first.name)
    check(elements.last?.accessibilityLabel, is: "Delete")
    check(elements.first?.accessibilityActivate(), is: true)
    check(events.last, is: .emoji(code: first.code))
    checkTurning(view)
    checkRightToLeft()
    view.query = "no such emoji"
    check(view.pages[0]?.accessibilityElements?.count, is: 1, "only the delete key")
    view.stubWindow = nil
    check(!view.keyboard.isOpen, "a keyboard that has left the screen is closed")
  }

  @MainActor private func checkTurning(_ view: EmojiKeyboardView) {
    let count = view.keyboard.pageCount
    check(view.scroll.contentSize.width, is: CGFloat(200 * Double(count)))
    view.scroll.contentOffset = CGPoint(x: 199, y: 0)
    view.scroll.layoutSubviews()
    check(view.keyboard.page, is: min(1, count - 1))
    check(view.pages.keys.sorted(), is: Array(0...min(2, count - 1)), "the page and those beside it")
    let last = view.keyboard.tabs.count - 1
    view.bar.touchesEnded([UITouch(at: CGPoint(x: 44 * Double(last) + 10, y: 10), time: 3)], with: nil)
    check(view.keyboard.selectedTab, is: last)
    check(view.scroll.contentOffset.x, is: CGFloat(200 * Double(view.keyboard.page)))
  }

  /// The first page and the first tab are on the right.
  @MainActor private func checkRightToLeft() {
    let view = EmojiKeyboardView(EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 2, rows: 2)))
    let size = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    for view in [view, view.bar] { view.stubTraits = UITraitCollection(.light, .unspecified, size, .rightToLeft) }
    view.layOut(width: 200, height: 144)
    view.bar.layOut(width: 200, height: 44)
    let count = view.keyboard.pageCount
    check(view.scroll.contentOffset.x.native, is: 200 * Double(count - 1))
    check(view.pages[0]?.frame.origin.x.native, is: 200 * Double(count - 1))
    view.scroll.contentOffset = CGPoint(x: 200 * Double(count - 2), y: 0)
    view.scroll.layoutSubviews()
    check(view.keyboard.page, is: min(1, count - 1), "a swipe to the right turns forward")
    view.query = "no such emoji"
    check(view.scroll.contentOffset.x.native, is: 0, "what is found begins at its first page")
    view.bar.touchesEnded([UITouch(at: CGPoint(x: 190, y: 10), time: 3)], with: nil)
    check(view.keyboard.selectedTab == 0 && view.scroll.contentOffset.x.native == 200 * Double(count - 1), "the tab")
  }
#endif
