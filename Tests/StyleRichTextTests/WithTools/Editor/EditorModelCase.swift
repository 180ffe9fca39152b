import Foundation
import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport

/// Random tables, text and options, and what happens in a round.
struct EditorModelCase {
  struct Step {
    enum Frame {
      case none, own, other
    }

    enum Kind {
      case event(EditorEvent)
      /// Other emoji.
      case use(EmojiCatalog?)
    }

    var kind: Kind
    var time: Double
    var frame: Frame
  }

  var tables: EditorModelDisplay.Tables
  var links: [LinkRule]
  var looks: RichTextLooks
  var options: EditorOptions
  var plain: PlainText
  var hasFrames: Bool
  var hasExternal: Bool
  /// Whether links or looks are among the rules, which the model does not know.
  var isBeyondModel: Bool { !links.isEmpty || looks != RichTextLooks() }

  init(_ random: inout RandomPlainTexts) throws {
    tables = EditorModelDisplay.Tables(emoji: try random.emoji(), names: [])
    for person in 0..<random.number(0...4) {
      let name = person == 0 ? "小明" : String(random.text().prefix(random.number(1...3)))
      tables.names.append((name, "user/\(person)"))
    }
    let hasLinks = random.number(0...5) == 0
    links = hasLinks ? [.url, .mail, .topic, .hashtag].filter { _ in random.number(0...1) == 0 } : []
    looks = random.number(0...11) == 0 ? RichTextLooks(mention: TextAttributes(weight: 700)) : RichTextLooks()
    hasFrames = random.number(0...3) == 0
    hasExternal = random.number(0...2) == 0
    let units = TextLimit.Unit.allCases
    let triggers = [("@", 1), ("@", 3), ("#", 2), ("＠", 1), ("/", 1)].filter { _ in random.number(0...1) == 0 }
    options = EditorOptions(
      mentionDeletion: random.pick(EditorOptions.MentionDeletion.allCases) ?? .atOnce,
      limit: random.number(0...2) == 0 ? TextLimit(random.number(0...25), random.pick(units) ?? .utf8) : nil,
      undoGroups: random.number(0...5) == 0 ? random.number(0...4) : 1_000,
      mentionTriggers: triggers.map { MentionTrigger(Character($0.0), words: $0.1) }
    )
    plain = random.number(0...3) == 0 ? PlainText("") : random.plain()
  }

  /// All codes and names, to be typed.
  var codes: [String] { (tables.emoji?.packs.flatMap { Array($0.codes) } ?? []).flatMap { [$0.code] + $0.aliases } }

  fileprivate static func described(_ emoji: EmojiCatalog?) -> [String] {
    (emoji?.packs.flatMap { Array($0.codes) } ?? []).map { "\($0.identifier): \([$0.code] + $0.aliases)" }
  }

  func codec(_ emoji: EmojiCatalog?) -> RichTextCodec {
    let directory = MentionDirectory(tables.names.map { ($0.name, $0.person) })
    return RichTextCodec(emoji: emoji, mentions: .names(directory), links: links, looks: looks)
  }

  func frame(_ frame: Step.Frame, _ text: StyledText) -> TextFrame? {
    var text = text
    switch frame {
    case .none: return nil
    case .own: break
    case .other: text.append("x")
    }
    return Typesetter(FixedWidthShaper()).frame(for: text, in: StyleContext(), width: 70)
  }
}

extension EditorModelCase.Step: CustomStringConvertible {
  var description: String {
    let event =
      switch kind {
      case .event(let event): "\(event)"
      case .use(let emoji): "use \(EditorModelCase.described(emoji))"
      }
    return "  \(event) at \(time)\(frame == .none ? "" : " in \(frame) frame")"
  }
}

extension EditorModelCase: CustomStringConvertible {
  var description: String {
    """
    \(plain.text.debugDescription) \(plain.entities.map { "\($0.range) \($0.kind)" })
    emoji \(Self.described(tables.emoji)), names \(tables.names.map { "\($0.name.debugDescription): \($0.person)" })
    links \(links.count), \(options.mentionDeletion), limit \(options.limit.map { "\($0.count) \($0.unit)" } ?? "none"), \
    \(options.undoGroups) groups, triggers \(options.mentionTriggers.map { "\($0.character) \($0.words)" })
    """
  }
}
