#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  public import StyleRichText
  internal import UIKit

  extension RichTextView {
    /// Performs an event of the app or its keyboard: an emoji, a mention of a person, undo, an edit of another person.
    ///
    /// ```swift
    /// view.perform(.emoji(code: "[赞]"))
    /// view.perform(.mention(identifier: person.id, name: person.name))
    /// view.perform(.undo)
    /// ```
    public func perform(_ event: EditorEvent) {
      let (seconds, frame) = (clock.seconds, textFrame)
      apply { $0.perform(event, at: seconds, in: frame) }
    }

    /// The text for an image, as the app decides.
    func text(for image: ImageGlyph) -> PlainText { delegate?.text(self, for: image) ?? PlainText(image.label) }

    /// Inserts the text for an image.
    func insert(_ image: ImageGlyph, in range: Range<Int>) {
      let (clipboard, seconds) = (RichTextClipboard(asTyped: text(for: image)), clock.seconds)
      apply { $0.insert(clipboard, in: range, at: seconds) }
    }

    /// Takes a call of the input system. The app may do something else than a line break when it is the return key.
    func handle(_ call: InputCall) {
      if model.isReturn(call), let delegate, !delegate.shouldInsertLineBreak(self) { return }
      let seconds = clock.seconds
      apply { $0.handle(call, at: seconds) }
    }

    /// Changes the model, and notifies the input system and the delegate. The model is a value: a copy shows the
    /// changes in advance.
    func apply(tellsText: Bool = true, _ change: (inout FieldModel) -> FieldChange) {
      var after = model
      let change = change(&after)
      let unexpected = change.unexpected
      if unexpected.contains(.text) { inputDelegate?.textWillChange(self) }
      if unexpected.contains(.selection) { inputDelegate?.selectionWillChange(self) }
      model = after
      change.changed.contains(.text) ? setNeedsText() : setNeedsLayout()
      if unexpected.contains(.selection) { inputDelegate?.selectionDidChange(self) }
      if unexpected.contains(.text) { inputDelegate?.textDidChange(self) }
      if !change.changed.isDisjoint(with: [.text, .selection]) { scrollView?.setNeedsCaret() }
      tell(change, tellsText: tellsText)
    }

    private func tell(_ change: FieldChange, tellsText: Bool) {
      let effects = change.update.effects
      for case .copied(let clipboard) in effects { UIPasteboard.general.richText = clipboard }
      guard let delegate else { return }
      if tellsText, change.changed.contains(.text) || !effects.isEmpty {
        delegate.textDidChange(self, plain: editor.plain, effects: effects)
      }
      if change.changed.contains(.selection) { delegate.selectionDidChange(self, selection: editor.selection) }
      if change.changed.contains(.mentionQuery) { tellQuery(delegate) }
      if change.changed.contains(.count), let count = editor.limitCount { delegate.countDidChange(self, count: count) }
    }

    private func tellQuery(_ delegate: any RichTextViewDelegate) {
      let rect = model.mentionRect(in: textFrame).map { viewRect($0) }
      let none = CGRect(x: 0, y: 0, width: 0, height: 0)
      delegate.mentionQueryDidChange(self, query: editor.mentionQuery, rect: rect ?? none)
    }
  }

  /// A clock for events: typing without a pause is one undo group.
  struct EventClock {
    private let start = ContinuousClock.now

    /// The time since the clock was made, in seconds.
    var seconds: Double { start.duration(to: .now) / .seconds(1) }
  }
#endif
