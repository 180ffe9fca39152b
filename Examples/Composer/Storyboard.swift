import StyleLayout
import StyleRichText
import StyleSpec
import YanxuanStyles

/// The panels of a script: the editor after each event.
struct Storyboard {
  struct Panel {
    /// The event as the script has it.
    let event: String
    let editor: RichTextEditor
    let frame: TextFrame
    let effects: [EditorEffect]
  }

  static let width = 240.0

  let panels: [Panel]
  let typesetter: Typesetter

  init(_ steps: [EventScript.Step], typesetter: Typesetter) {
    let blue = TextAttributes(color: StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E)))
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann": "user/8"]),
      links: [.url, .topic],
      looks: RichTextLooks(style: .t14_gray1_regular, mention: blue, link: blue)
    )
    var editor = RichTextEditor(codec: codec, options: EditorOptions(limit: TextLimit(24, .shownGraphemes)))
    var frame = typesetter.frame(for: editor.text, width: Self.width)
    var panels: [Panel] = []
    for step in steps {
      let update = editor.handle(step.event, at: step.time, in: frame)
      frame = typesetter.frame(for: editor.text, width: Self.width)
      panels.append(Panel(event: step.line, editor: editor, frame: frame, effects: update.effects))
    }
    (self.panels, self.typesetter) = (panels, typesetter)
  }
}

extension EditorEffect {
  /// The effect in a few words.
  var summary: String {
    switch self {
    case .inserted(.mention(let mention)): "+ \(mention)"
    case .inserted(.emoji(let identifier)): "+ \(identifier)"
    case .removed(.mention(let mention)): "− \(mention)"
    case .removed(.emoji(let identifier)): "− \(identifier)"
    case .copied(let clipboard): "copied \(clipboard.string)"
    case .limited(let rest): "too long: \(rest)"
    case .frameRefused: "frame of another text"
    }
  }
}
