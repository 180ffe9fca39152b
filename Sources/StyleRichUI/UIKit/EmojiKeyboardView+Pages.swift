#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleUI
  internal import UIKit

  extension EmojiKeyboardView {
    private var pageSize: LayoutSize {
      LayoutSize(width: Double(bounds.size.width), height: Double(bounds.size.height) - Double(barHeight))
    }

    var geometry: KeyboardGeometry {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return KeyboardGeometry(size: pageSize, key: Double(keySize), isRightToLeft: isRightToLeft)
    }

    /// Puts pages and bar at their places, in the size of the view.
    func layOut() {
      let size = pageSize
      scroll.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, 0))
      bar.frame = CGRect(x: 0, y: max(size.height, 0), width: size.width, height: Double(barHeight))
      if keyboard.grid != geometry.grid { change { $0.use(geometry.grid) } }
      showPages()
      scroll.contentOffset = CGPoint(x: Double(keyboard.page) * size.width, y: 0)
    }

    /// Shows the page that is seen, and those beside it.
    func showPages() {
      let (pages, size) = (shownPages, geometry.size)
      scroll.contentSize = CGSize(width: Double(pages.count) * size.width, height: size.height)
      let current = visiblePage
      let seen = max(current - 1, 0)...min(current + 1, pages.count - 1)
      for (page, view) in self.pages where !seen.contains(page) {
        view.removeFromSuperview()
        self.pages[page] = nil
      }
      for page in seen { show(pages.keys(onPage: page), onPage: page) }
      bar.show(keyboard.tabs, selected: pages.isSearch ? nil : keyboard.selectedTab)
    }

    private func show(_ keys: [EmojiKeyboard.Key], onPage page: Int) {
      let view = pages[page] ?? makePage(page)
      let size = geometry.size
      view.frame = CGRect(x: Double(page) * size.width, y: 0, width: size.width, height: size.height)
      view.show(keys, in: geometry)
    }

    private func makePage(_ page: Int) -> KeyboardPageView {
      let view = KeyboardPageView(of: self)
      pages[page] = view
      scroll.addSubview(view)
      return view
    }

    /// The page in the middle of the view.
    private var visiblePage: Int {
      let width = geometry.size.width
      guard width > 0 else { return keyboard.page }
      let page = (Double(scroll.contentOffset.x) / width).rounded()
      return min(max(Int(page), 0), shownPages.count - 1)
    }

    func turnToVisiblePage() {
      let page = visiblePage
      guard !shownPages.isSearch, page != keyboard.page else { return }
      turn(to: page)
      showPages()
    }

    func select(tab: Int) {
      query = ""
      change { $0.selectTab(tab) }
      scroll.contentOffset = CGPoint(x: Double(keyboard.page) * geometry.size.width, y: 0)
      showPages()
    }
  }
#endif
