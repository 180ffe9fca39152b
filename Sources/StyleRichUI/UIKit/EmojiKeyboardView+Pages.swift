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

    /// Lays out pages and bar in the size of the view.
    func layOut() {
      let size = pageSize
      scroll.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, 0))
      bar.frame = CGRect(x: 0, y: max(size.height, 0), width: size.width, height: Double(barHeight))
      if keyboard.grid != geometry.grid { change { $0.use(geometry.grid) } }
      scrollToPage()
    }

    /// The current page, or the first page of search results.
    private var currentPage: Int { shownPages.isSearch ? 0 : keyboard.page }

    /// Scrolls to the current page, and shows it.
    func scrollToPage() {
      let (geometry, count) = (geometry, shownPages.count)
      scroll.contentSize = CGSize(geometry.size(ofPages: count))
      scroll.contentOffset = CGPoint(x: geometry.x(ofPage: currentPage, among: count), y: 0)
      showPages()
    }

    /// Shows the visible page and its neighbors.
    private func showPages() {
      let pages = shownPages
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
      let (size, x) = (geometry.size, geometry.x(ofPage: page, among: shownPages.count))
      view.frame = CGRect(x: x, y: 0, width: size.width, height: size.height)
      view.show(keys, in: geometry)
    }

    private func makePage(_ page: Int) -> KeyboardPageView {
      let view = KeyboardPageView(of: self)
      pages[page] = view
      scroll.addSubview(view)
      return view
    }

    /// The most visible page.
    private var visiblePage: Int {
      geometry.page(at: Double(scroll.contentOffset.x), among: shownPages.count) ?? currentPage
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
    }
  }
#endif
