#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyleTables
  import UIKit

  @testable import StyleRichUI

  /// A long press on a key with variants, on a page of 4 × 2 keys of 50 points.
  @MainActor func checkKeyVariants() {
    let view = EmojiKeyboardView(EmojiKeyboard(hands, grid: EmojiKeyboard.Grid(columns: 2, rows: 2)))
    var codes: [String] = []
    view.onEvent = { if case .emoji(let code) = $0 { codes.append(code) } }
    view.stubWindow = UIWindow()
    view.layOut(width: 200, height: 144)
    guard let page = view.pages[0] else { return check(false, "there is no first page") }
    check(page.accessibilityElements?.count, is: 3, "wave, smile and the delete key")
    page.down(20, 20, at: 1)
    page.send(.timer(at: 1.5))
    check(!view.variants.isHidden && view.preview.isHidden, "the variants are shown, and not the key")
    check(view.variants.frame, is: CGRect(x: 0, y: 50, width: 150, height: 50))
    check(!view.scroll.touchesShouldCancel(in: page), "the finger does not scroll")
    page.move(60, 70, at: 2)
    page.up(60, 70, at: 2.1)
    check(codes, is: ["[dark]"])
    check(view.variants.isHidden && view.scroll.touchesShouldCancel(in: page), "the finger is lifted")
    check(view.keyboard.recents.emoji(in: hands).map(\.name), is: ["dark"])
    page.down(70, 20, at: 3)
    page.send(.timer(at: 3.5))
    check(view.variants.isHidden && !view.preview.isHidden, "a key without variants")
    page.up(70, 20, at: 4)
    check(codes, is: ["[dark]", "[smile]"])
    checkVariantActions(page) { codes }
  }

  @MainActor private func checkVariantActions(_ page: KeyboardPageView, _ codes: () -> [String]) {
    let elements = (page.accessibilityElements ?? []).compactMap { $0 as? KeyElement }
    let actions = elements.first?.accessibilityCustomActions ?? []
    check(actions.map(\.name), is: ["dark hand", "fair"])
    check(actions.last.map { $0.stubHandler($0) }, is: true)
    check(codes().last, is: "[fair]")
    check(elements.last?.accessibilityCustomActions?.count, is: 0, "the delete key")
  }

  /// `wave` with the variants `dark` and `fair`, and `smile`, as the compiler writes them.
  private let hands = EmojiCatalog(unsafeTableV1: handTables)

  private let handTables: [UInt64] = [
    0x314D45656C797453, 0xD654F930150D2E12,
    0x52, 0x500000000, 0x7,
    0x0, 0x8000000, 0x0, 0x0,
    0x100000010, 0x400000014, 0x400000038, 0x40000003C, 0x44, 0x600000044, 0x3D0000004A,
    0x100000005, 0x6, 0x400000000, 0x100000000,
    0x400000006, 0x10000000A, 0x6, 0x6, 0x100000000, 0x0, 0x3FF0000000000000, 0x3FF0000000000000, 0x1000000000,
    0x50000000B, 0x100000010, 0x6, 0x6, 0x100000001, 0x0, 0x3FF0000000000000, 0x3FF0000000000000, 0x0,
    0x400000011, 0x100000015, 0x6, 0x6, 0x100000002, 0x0, 0x3FF0000000000000, 0x3FF0000000000000, 0x600000000,
    0x400000016, 0x10000001A, 0x6, 0x90000001B, 0x100000003, 0x0, 0x3FF0000000000000, 0x3FF0000000000000, 0xE00000000,
    0x3, 0x2, 0x1, 0x0,
    0x600000024, 0x0,
    0x70000002A, 0x1,
    0x600000031, 0x2,
    0x600000037, 0x3,
    0x10100, 0x2045B, 0x40000000064, 0x30000000066, 0x20000000073, 0x10000000077,
    0x61776173646E6148, 0x656C696D73776576, 0x6164667269616673, 0x206B726164646B72, 0x7661775B646E6168,
    0x656C696D735B5D65, 0x5B5D726961665B5D, 0x5D6B726164,
  ]
#endif
