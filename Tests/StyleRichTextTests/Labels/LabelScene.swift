import StyleLayout
import StyleRichText
import StyleTables
import StyledText

extension LabelModel {
  /// A label of a marked text, as in `TouchScene`, that was laid out.
  static func shown(
    _ marked: String,
    lines: Int = 0,
    width: Double = .infinity,
    touches: TouchOptions = TouchOptions()
  ) -> LabelModel {
    var label = LabelModel(.text(TouchScene.text(marked), lines: lines), touches: touches)
    _ = label.show(width: width)
    return label
  }

  /// A collapsed label of two lines, `more` and `less`.
  static func expandable(_ marked: String, width: Double = 50, touches: TouchOptions = TouchOptions()) -> LabelModel {
    let text = ExpandableText(TouchScene.text(marked), limit: .lines(2), token: "..more", closing: " less")
    var label = LabelModel(.expandable(text), touches: touches)
    _ = label.show(width: width)
    return label
  }

  /// Lays the label out, and returns the effects as text.
  mutating func show(width: Double) -> [String] {
    layOut(by: TouchScene.typesetter, in: StyleContext(), width: width).map(\.line)
  }

  /// Takes events as text, such as `0.1 down 12 5`, and returns the effects as text, without times to wait for.
  mutating func play(_ events: String..., selection: LabelSelection? = nil) -> [String] {
    events.flatMap { event in
      TouchEvent(event).map { handle($0, selection: selection).map(\.line) } ?? ["not an event: \(event)"]
    }.filter { !$0.hasPrefix("wait") }
  }

  /// The text that is shown.
  var shownText: String { shown?.frame.text.source.text ?? "" }
}

extension LabelEffect {
  /// `tell tap more`, `select tap`.
  var line: String {
    switch self {
    case .redraw: "redraw"
    case .layOut: "lay out"
    case .tellExpansion(let event): "\(event.state) \(TouchScene.text(event.height))"
    case .tell(let target, let gesture): "\(gesture) \(target.line)"
    case .select(let event): "select \(event.name)"
    case .copy(let clipboard): "copy \(clipboard.string)"
    case .passThrough: "pass through"
    case .wait(let time): "wait \(TouchScene.text(time))"
    }
  }
}

extension SelectionEvent {
  fileprivate var name: String {
    switch self {
    case .select(let unit, let point): "\(unit) at \(TouchScene.text(point))"
    case .tap: "tap"
    case .grab: "grab"
    case .drag: "drag"
    case .extend: "extend"
    case .release: "release"
    case .choose(let item): "\(item)"
    case .edit: "edit"
    case .layout: "layout"
    case .expansion: "expansion"
    case .remove: "remove"
    }
  }
}
