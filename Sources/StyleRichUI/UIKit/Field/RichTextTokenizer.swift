#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// Words and other units for the input system. A mention is one word.
  @MainActor final class RichTextTokenizer: NSObject {
    private unowned let view: RichTextView

    init(of view: RichTextView) {
      self.view = view
    }

    /// The unit after or before a position; nil if there is none, such as a word among spaces.
    private func unit(_ granularity: UITextGranularity, _ position: UITextPosition, isForward: Bool) -> Range<Int>? {
      let place = view.caret(position).position
      return view.editor.unit(granularity.unit, at: place, isForward: isForward, in: view.textFrame)
    }

    private func isForward(_ direction: UITextDirection, _ position: UITextPosition) -> Bool {
      if let layout = UITextLayoutDirection(rawValue: direction.rawValue) {
        return view.isForward(layout, at: view.caret(position))
      }
      return direction.rawValue == UITextStorageDirection.forward.rawValue
    }
  }

  extension RichTextTokenizer: UITextInputTokenizer {
    func rangeEnclosingPosition(
      _ position: UITextPosition,
      with granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> UITextRange? {
      unit(granularity, position, isForward: isForward(direction, position)).map { RichTextRange($0) }
    }

    func isPosition(
      _ position: UITextPosition,
      atBoundary granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool {
      let isForward = isForward(direction, position)
      let unit = unit(granularity, position, isForward: !isForward)
      return (isForward ? unit?.upperBound : unit?.lowerBound) == view.caret(position).position
    }

    func position(
      from position: UITextPosition,
      toBoundary granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> UITextPosition? {
      let (isForward, start) = (isForward(direction, position), view.caret(position))
      guard granularity == .word else {
        let unit = unit(granularity, position, isForward: isForward)
        return unit.map { RichTextPosition(isForward ? TextCaret($0.upperBound, .upstream) : TextCaret($0.lowerBound)) }
      }
      let word = try? view.textFrame.caret(from: start, moving: isForward ? .wordForward : .wordBackward)
      return word.flatMap { $0.position == start.position ? nil : RichTextPosition($0) }
    }

    func isPosition(
      _ position: UITextPosition,
      withinTextUnit granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool {
      unit(granularity, position, isForward: isForward(direction, position)) != nil
    }
  }

  extension UITextGranularity {
    fileprivate var unit: FieldUnit {
      switch self {
      case .character: .character
      case .word: .word
      case .sentence, .paragraph: .paragraph
      case .line: .line
      default: .text
      }
    }
  }
#endif
