#if canImport(UIKit)
  import Foundation
  import StyleTables
  import StyledText
  import StyleUI
  import UIKit
  import YanxuanStyles

  /// What an app does with a label.
  enum Operation: CaseIterable {
    case style, text, emptyText, slot, appearance, size, alignment
  }

  /// The state that operations lead to, as values.
  @MainActor struct LabelState {
    var text: StyledText
    var screen = Screen()
    var alignment: NSTextAlignment?

    private static let styles: [StyleCode] = [.t14_red_bold, .t13_gray2_regular, .t12_gray3_regular]
    private static let texts = ["¥99 ¥129", "你好 👋🏽", "¥89 ¥119 e\u{301}"]
    private static let template = try? SlotTemplate("only {sale}")
    private static let alignments: [NSTextAlignment] = [.right, .center]

    /// Does an operation, whose value depends on its place in the sequence.
    mutating func perform(_ operation: Operation, _ step: Int) {
      switch operation {
      case .style: text.style = Self.styles[step % 3]
      case .text: text.text = Self.texts[step % 3]
      case .emptyText: text.text = ""
      case .slot:
        text.template = Self.template
        text["sale"] = "¥\(step)"
      case .appearance: screen.appearance = Appearance.allCases[1 + step % 3]
      case .size: screen.size = TextSizeCategory.allCases[(3 + 5 * step) % TextSizeCategory.allCases.count]
      case .alignment: alignment = Self.alignments[step % 2]
      }
    }

    /// Does the operation that led here on a label.
    func repeatLast(_ operation: Operation, on label: StyledLabel, _ step: Int) {
      switch operation {
      case .style: label.styleCode = Self.styles[step % 3]
      case .text: label.text = Self.texts[step % 3]
      case .emptyText: label.text = step % 2 == 0 ? "" : nil
      case .slot:
        label.styledText.template = Self.template
        label.styledText["sale"] = "¥\(step)"
      case .appearance, .size: label.stubChange(to: screen.traits)
      case .alignment: label.textAlignment = Self.alignments[step % 2]
      }
    }

    /// A label that never had another state.
    func freshLabel() -> StyledLabel {
      let label = StyledLabel()
      label.stubChange(to: screen.traits)
      if let alignment { label.textAlignment = alignment }
      label.styledText = text
      return label
    }
  }

  /// Every sequence of operations shows what a label shows that was made in the last state. The label is empty at first. For up to
  /// four operations, it also has a text of several runs, and whatever may be true of what UIKit keeps of the attributes.
  @MainActor func checkInterleavings(upTo count: Int) {
    check(from: StyledText(), [], upTo: count)
    let old = TextAttributes(style: .t12_gray3_regular, strikethrough: .single)
    for rule in StubTextRule.allCases {
      UILabel.stubTextRule = rule
      check(from: StyledText("¥9 \("¥12", attributes: old)"), [], upTo: min(count, 4))
    }
    UILabel.stubTextRule = .keepsFirstRun
  }

  @MainActor private func check(from start: StyledText, _ operations: [Operation], upTo count: Int) {
    guard operations.count < count else { return }
    for next in Operation.allCases {
      let operations = operations + [next]
      let label = StyledLabel()
      label.styledText = start
      var state = LabelState(text: start)
      for (step, operation) in operations.enumerated() {
        state.perform(operation, step)
        state.repeatLast(operation, on: label, step)
      }
      let expected = state.freshLabel()
      check(isSame(label.stubShownText, expected.stubShownText), "\(operations): the attributes differ")
      check(
        label.text == expected.text && label.accessibilityLabel == expected.accessibilityLabel,
        "\(operations): text"
      )
      check(label.text == state.text.text && label.styledText == state.text, "\(operations): styled text")
      check(from: start, operations, upTo: count)
    }
  }

#endif
