import StyleLayout
import StyleRichText
import StyledText

/// Frames with links, and actions as text. Letters are 5 points wide, and lines 10 points high.
enum TouchScene {
  static let typesetter = Typesetter(FixedWidthShaper())

  /// A text in which `[more]` is a link to `more`, `{@Ann}` a mention of `@Ann` that is not a link, and `*` an emoji.
  static func text(_ marked: String) -> StyledText {
    var text = StyledText("")
    var opening = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "[", "{": opening = text.utf16Length
      case "]", "}":
        let (range, name) = (opening..<text.utf16Length, String(text.text.dropFirst(opening)))
        if scalar == "]" {
          try? text.set(\.link, TextLink(name), in: range)
        } else {
          try? text.set(\.mention, TextMention(name, text: name), in: range)
        }
      case "*":
        text.append(TextAttachment.character)
        let position = text.utf16Length - 1
        try? text.set(
          \.attachment,
          TextAttachment("smile", fontHeight: 1, plainText: "[smile]"),
          in: position..<position + 1
        )
      default: text.append(StyledText(String(scalar)))
      }
    }
    text.attributes.size = 10
    return text
  }

  static func frame(_ marked: String, width: Double = .infinity, options: FrameOptions = FrameOptions()) -> TextFrame {
    typesetter.frame(for: text(marked), width: width, options: options)
  }

  /// A number as short as it can be.
  static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

  static func text(_ point: LayoutPoint) -> String { "\(text(point.x)) \(text(point.y))" }
}

extension TouchTarget {
  /// `more`, `@Ann`, `smile`, `text 3`.
  var line: String {
    switch self {
    case .link(let link): link.link.identifier
    case .mention(let mention, _): mention.identifier
    case .emoji(let attachment): attachment.attachment.identifier
    case .text(let hit): "text \(hit.position)"
    }
  }
}

extension TouchAction {
  /// The action as text: `highlight 3..<7`, `tap more`, `wait 0.5`.
  var line: String {
    switch self {
    case .highlight(let range): "highlight " + (range.map { "\($0)" } ?? "–")
    case .tap(let target, _): "tap \(target.line)"
    case .doubleTap(let target, _): "double tap \(target.line)"
    case .longPress(let target, _): "long press \(target.line)"
    case .drag(let phase, let point): "drag \(phase) \(TouchScene.text(point))"
    case .passThrough: "pass through"
    case .wait(let time): "wait \(TouchScene.text(time))"
    }
  }
}

extension [TouchAction] {
  /// The actions as text, without those that ask for a time.
  var told: [String] { filter { if case .wait = $0 { false } else { true } }.map(\.line) }
}

extension TouchTracker {
  /// Takes events in one frame, as text such as `0.1 down 12 5`, and returns all actions as text without those that ask
  /// for a time.
  mutating func play(_ events: String..., in frame: TextFrame) -> [String] {
    events.flatMap { TouchEvent($0).map { handle($0, in: frame).told } ?? ["not an event: \($0)"] }
  }

  static let selecting = TouchTracker(options: TouchOptions(selectsText: true))
}
