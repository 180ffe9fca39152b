import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleUI

/// What a `StyledTextView` shows depends on what was set, and not on the order: all sequences of up to six operations.
/// Without `STYLESPEC_LONG=1`, up to five.
@Suite struct TextBlockLawTests {
  private enum Operation: CaseIterable {
    case style, text, emptyText, slot, appearance, size, alignment
  }

  /// What a view is given, and what was set in the end.
  private struct Shown {
    struct End: Hashable {
      var style = false
      var words: String?
      var slot = false
      var alignment = false
      var context = StyleContext(host: .swiftUI)
    }

    var text: StyledText
    private(set) var end = End()

    mutating func apply(_ operation: Operation) {
      switch operation {
      case .style:
        text.style = .t14_gray2_bold
        end.style = true
      case .text: setText("only ¥89")
      case .emptyText: setText("")
      case .slot:
        text["sale"] = "¥129"
        end.slot = true
      case .appearance: end.context.appearance = .dark
      case .size: end.context.textScale = TextScale(53.0 / 17)
      case .alignment:
        text.attributes.alignment = .center
        end.alignment = true
      }
    }

    private mutating func setText(_ words: String) {
      text.text = words
      end.words = words
    }

    /// The blocks, and the attributes of their runs.
    var blocks: Blocks {
      let blocks = paragraphBlocks(text, end.context)
      return Blocks(blocks: blocks, sets: blocks.map { $0.text.resolved(in: end.context).sets })
    }
  }

  private struct Blocks: Equatable {
    let blocks: [TextBlock]
    let sets: [[ResolvedAttributes]]
  }

  private static let longest = isLongRun ? 6 : 5

  /// A text with a slot, before anything was set.
  private let start: Shown

  init() throws {
    let slots = ["sale": TextAttributes(style: .t16_red_bold)]
    start = Shown(text: StyledText(template: try SlotTemplate("only {sale}"), slots: slots))
  }

  /// A fresh text with the end state.
  private func fresh(_ end: Shown.End) -> Blocks {
    var shown = start
    if end.context.appearance == .dark { shown.apply(.appearance) }
    if end.context.textScale != .standard { shown.apply(.size) }
    if end.style { shown.apply(.style) }
    if end.alignment { shown.apply(.alignment) }
    if let words = end.words { shown.apply(words.isEmpty ? .emptyText : .text) }
    if end.slot { shown.apply(.slot) }
    return shown.blocks
  }

  @Test func theOrderDoesNotMatter() {
    var expected: [Shown.End: Blocks] = [:]
    var count = 0
    var broken: [[Operation]] = []
    func visit(_ shown: Shown, _ sequence: [Operation]) {
      if !sequence.isEmpty {
        count += 1
        let wanted = expected[shown.end] ?? fresh(shown.end)
        expected[shown.end] = wanted
        if shown.blocks != wanted { broken.append(sequence) }
      }
      guard sequence.count < Self.longest else { return }
      for operation in Operation.allCases {
        var next = shown
        next.apply(operation)
        visit(next, sequence + [operation])
      }
    }
    visit(start, [])
    #expect(count == (isLongRun ? 137_256 : 19_607) && expected.count > 60)
    #expect(broken.isEmpty, "\(broken.count), such as \(broken.min { $0.count < $1.count } ?? [])")
  }
}
