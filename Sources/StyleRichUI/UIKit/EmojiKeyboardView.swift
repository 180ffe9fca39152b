#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  internal import ObjectiveC
  internal import QuartzCore
  internal import StyleLayout
  public import StyleRichText
  public import StyleTables
  public import UIKit

  /// An emoji keyboard: pages, a bar of packs, and a delete key that repeats.
  ///
  /// ```swift
  /// let keys = EmojiKeyboardView(EmojiKeyboard(Brand.emoji, grid: .init(columns: 8, rows: 4)), resources: resources)
  /// keys.onEvent = { event in field.perform(event) }
  /// ```
  ///
  /// It is an `inputView` of a text field, or a view below one. The number of keys follows its size, and ``keyboard``
  /// has the recently used emoji, for the app to store.
  open class EmojiKeyboardView: UIView, UIInputViewAudioFeedback {
    /// The images, shared with the labels that show the emoji.
    public let resources: RichLabelResources
    /// Gets the events of the keys, for a `RichTextEditor`.
    public var onEvent: ((EditorEvent) -> Void)?
    /// The least width and height of a key, in points.
    public var keySize: CGFloat = 48 {
      didSet { setNeedsLayout() }
    }
    /// The height of the bar of packs, in points.
    public var barHeight: CGFloat = 44 {
      didSet { setNeedsLayout() }
    }
    /// The words of a search, for example from the app's search field; the results are shown instead of the packs.
    public var query = "" {
      didSet { if query != oldValue { arrange() } }
    }
    /// The label of the delete key for screen readers.
    public var deleteLabel = "Delete"
    /// The image of the delete key.
    public var deleteImage = UIImage(systemName: "delete.left")
    /// The image in the bar for recently used emoji.
    public var recentsImage = UIImage(systemName: "clock") {
      didSet { bar.recentsImage = recentsImage }
    }

    /// The packs, the page, and the recently used emoji.
    public private(set) var keyboard: EmojiKeyboard
    /// The shown pages: the packs, or the search results.
    private(set) var shownPages: KeyboardPages
    let scroll = KeyboardScrollView()
    let bar: KeyboardBar
    let preview = KeyPreview()
    let variants: KeyVariantsView
    var pages: [Int: KeyboardPageView] = [:]

    /// Creates a keyboard.
    ///
    /// - Parameters:
    ///   - keyboard: The packs, the page, and the recently used emoji. Its grid is replaced by one for the view.
    ///   - resources: The images.
    public init(_ keyboard: EmojiKeyboard, resources: RichLabelResources = .shared) {
      self.keyboard = keyboard
      self.resources = resources
      shownPages = KeyboardPages(keyboard)
      bar = KeyboardBar(resources)
      variants = KeyVariantsView(resources)
      super.init(frame: .zero)
      scroll.isPagingEnabled = true
      scroll.showsHorizontalScrollIndicator = false
      scroll.onScroll = { [weak self] in self?.turnToVisiblePage() }
      scroll.isChoosing = { [weak self] in self.map { !$0.preview.isHidden || !$0.variants.isHidden } ?? false }
      for view in [scroll, bar, preview, variants] { addSubview(view) }
      bar.recentsImage = recentsImage
      bar.onSelect = { [weak self] in self?.select(tab: $0) }
    }

    /// A keyboard is not made by a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// The keyboard opens or closes, which updates the recently used emoji.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { change { $0.close() } } else { change { $0.open() } }
    }

    /// Lays out pages and bar.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOut()
    }

    /// Keys click like the system's.
    public var enableInputClicksWhenVisible: Bool { true }

    /// Shows the emoji of another catalog.
    public func use(_ catalog: EmojiCatalog) { change { $0.use(catalog) } }

    /// Changes the keyboard, and shows it again.
    func change(_ change: (inout EmojiKeyboard) -> Void) {
      let old = keyboard
      change(&keyboard)
      if keyboard != old { arrange() }
    }

    private func arrange() {
      shownPages = KeyboardPages(keyboard, query: query)
      scrollToPage()
    }

    /// Turns to a page without showing it again.
    func turn(to page: Int) { keyboard.turn(to: page) }

    /// Handles a tap on a key.
    func tap(_ key: EmojiKeyboard.Key) {
      UIDevice.current.playInputClick()
      if let event = keyboard.tap(key) { onEvent?(event) }
    }

    /// Performs a deletion of the held delete key.
    func delete(_ deletion: Deletion) {
      UIDevice.current.playInputClick()
      onEvent?(.delete(deletion))
    }
  }

  /// The pages side by side.
  final class KeyboardScrollView: UIScrollView {
    /// Called when another part becomes visible: the system lays out the views of a scroll view whenever it scrolls.
    var onScroll: () -> Void = {}
    /// Whether a finger is choosing an emoji, so that it does not scroll.
    var isChoosing: () -> Bool = { false }

    override func layoutSubviews() {
      super.layoutSubviews()
      onScroll()
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { !isChoosing() && super.touchesShouldCancel(in: view) }
  }
#endif
