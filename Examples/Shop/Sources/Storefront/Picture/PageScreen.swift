import StyleLayout
import StyleRichText
import StyleSpec

/// A page that is touched: what is expanded, pressed and selected.
///
/// It is a value without a screen and a clock. An app has a view for each text, which draws and passes its touches on; here the
/// whole page is one picture.
public struct PageScreen: Sendable {
  /// The content.
  public private(set) var page: Page
  /// The links and mentions that were tapped, and that an app would open.
  public private(set) var opened: [TextLink] = []
  /// What a copy of the selection gives: the text of the comment as it is stored.
  public var copied: RichTextClipboard? {
    guard case .comment(let index) = selection.label, let place = layout.place(of: .comment(index)) else { return nil }
    let text = page.comments[index].text.text
    return selection.selection?.clipboard(of: text, in: place.frame, map: place.expanded?.map, codec: .comments)
  }

  let context: StyleContext
  private let typesetter: Typesetter
  private let width: Double
  private(set) var layout: PageLayout
  private(set) var selection = SelectionGroup<PageLabel>()
  private var trackers: [PageLabel: TouchTracker] = [:]
  /// When the tracker of a text wants to be asked again.
  private var waits: [PageLabel: Double] = [:]
  /// The text that the finger is down on.
  private var touched: PageLabel?
  /// Whether the finger is on a pin of the selection.
  private var isOnPin = false

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - page: The content.
  ///   - appearance: Whether the screen is light or dark.
  ///   - width: In points.
  ///   - typesetter: Has the fonts.
  public init(_ page: Page, appearance: Appearance = .light, width: Double = 360, typesetter: Typesetter) {
    self.page = page
    self.width = width
    self.typesetter = typesetter
    context = StyleContext(appearance: appearance)
    layout = PageLayout(page, typesetter: typesetter, context: context, width: width)
  }

  /// The pressed range of a text.
  func highlight(in label: PageLabel) -> Range<Int>? { trackers[label]?.highlight }

  /// Takes an event with its point on the page, after what was due before.
  public mutating func handle(_ event: TouchEvent) {
    advance(to: event.time)
    if event.phase == .down { begin(at: event.point) }
    guard let touched else { return }
    if isOnPin {
      drag(event, in: touched)
    } else {
      track(event, in: touched)
    }
    if event.phase == .up || event.phase == .cancel { self.touched = nil }
  }

  /// Lets time pass, such as until a touch is a long press.
  public mutating func advance(to seconds: Double) {
    while let (label, time) = waits.min(by: { $0.value < $1.value }), time <= seconds {
      waits[label] = nil
      track(.timer(at: time), in: label)
    }
  }

  /// Lets the time pass in which taps wait for a second one. A finger that is down stays down, and does not press long.
  public mutating func settle() {
    let press = touched.flatMap { waits.removeValue(forKey: $0) }
    advance(to: .infinity)
    if let touched { waits[touched] = press }
  }

  /// A finger goes to a pin of the selection that is near, or else to the text below it.
  private mutating func begin(at point: LayoutPoint) {
    if let label = selection.label, let place = layout.place(of: label) {
      _ = selection.handle(.grab(place.point(point)), in: label, place.frame)
    }
    isOnPin = selection.selection?.heldPin != nil
    touched = isOnPin ? selection.label : layout.place(at: point)?.label
    if touched == nil { _ = selection.end() }
  }

  private mutating func drag(_ event: TouchEvent, in label: PageLabel) {
    guard let place = layout.place(of: label) else { return }
    if event.phase == .move || event.phase == .up {
      _ = selection.handle(.drag(place.point(event.point)), in: label, place.frame)
    }
    if event.phase == .up || event.phase == .cancel { _ = selection.handle(.release, in: label, place.frame) }
  }

  private mutating func track(_ event: TouchEvent, in label: PageLabel) {
    guard let place = layout.place(of: label) else { return }
    var event = event
    event.point = place.point(event.point)
    var tracker = trackers[label] ?? TouchTracker(options: TouchOptions(selectsText: label.isComment))
    let actions = tracker.handle(event, in: place.frame)
    trackers[label] = tracker
    for action in actions { perform(action, at: place) }
  }

  private mutating func perform(_ action: TouchAction, at place: PageLayout.Place) {
    switch action {
    case .tap(.link(let link), _): follow(link, at: place)
    case .tap(.mention(let mention, _), _): opened.append(TextLink(mention.identifier))
    case .tap(_, let point): _ = selection.handle(.tap(point), in: place.label, place.frame)
    case .doubleTap(_, let point), .longPress(.text, let point), .longPress(.emoji, let point):
      _ = selection.handle(.select(.word, at: point), in: place.label, place.frame)
    case .drag(.ended, _): _ = selection.handle(.release, in: place.label, place.frame)
    case .drag(_, let point): _ = selection.handle(.extend(point), in: place.label, place.frame)
    case .wait(let time): waits[place.label] = time
    // An app would offer to copy a link that is pressed long, and let a list scroll.
    case .longPress, .highlight, .passThrough: break
    }
  }

  private mutating func follow(_ link: TextFrame.Link, at place: PageLayout.Place) {
    guard expand(link, at: place) else {
      opened.append(link.link)
      return
    }
    layout = PageLayout(page, typesetter: typesetter, context: context, width: width)
    guard let new = layout.place(of: place.label), let before = place.expanded, let after = new.expanded else { return }
    _ = selection.handle(.expansion(from: before, to: after), in: place.label, new.frame)
  }

  /// Expands or collapses what a link belongs to. Returns false for other links.
  private mutating func expand(_ link: TextFrame.Link, at place: PageLayout.Place) -> Bool {
    if link.link == TopicList.expandLink {
      page.topics.isExpanded = true
      return true
    }
    guard case .comment(let index) = place.label, let shown = place.expanded else { return false }
    return page.comments[index].text.handleTap(on: link, in: shown)
  }
}

extension PageLabel {
  /// Whether it is the text of a comment, which readers may select.
  fileprivate var isComment: Bool {
    if case .comment = self { true } else { false }
  }
}
