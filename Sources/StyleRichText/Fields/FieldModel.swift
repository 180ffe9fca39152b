public import StyleLayout
public import StyleTables
public import StyledText

/// A field without a view: a text that is edited, and how it is shown.
///
/// ```swift
/// var field = FieldModel(RichTextEditor(codec: codec))
/// field.placeholder = "Say something nice"
/// let change = field.handle(.insert("好[赞]"), at: now)  // a call of the input system
/// if change.changed.contains(.text) { save(field.editor.plain) }
/// ```
///
/// A view passes on the events of the system and the app, and reports the changes. So StyleRichUI's `RichTextView` is
/// thin, and so is a view for another system.
public struct FieldModel: Sendable {
  /// The text, the selection and the history.
  public private(set) var editor: RichTextEditor
  /// The text that is shown while the field is empty.
  public var placeholder = StyledText()
  /// Layout options that neither styles nor attributes determine.
  public var options = FrameOptions()

  /// Creates a field.
  public init(_ editor: RichTextEditor) {
    self.editor = editor
  }
}

// Events.
extension FieldModel {
  /// Takes an event of the app, such as a key of its emoji keyboard, undo, or an edit of another person.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - seconds: When it happened, by any clock.
  ///   - frame: The frame in which the text is shown, for touches and movements by lines.
  /// - Complexity: The same as the editor's method.
  public mutating func perform(_ event: EditorEvent, at seconds: Double, in frame: TextFrame? = nil) -> FieldChange {
    let before = editor
    let update = editor.handle(event, at: seconds, in: frame)
    return FieldChange(from: before, to: editor, update)
  }

  /// Takes a call of the input system.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - seconds: When it happened, by any clock.
  /// - Complexity: The same as the editor's method.
  public mutating func handle(_ call: InputCall, at seconds: Double) -> FieldChange {
    let before = editor
    let expected = editor.expectation(of: call)
    let update = expected.map { editor.handle($0.event, at: seconds) } ?? .unchanged()
    if case .select(let range, let affinity) = call, range.isEmpty, editor.wholeRange(range) == editor.selection.range {
      editor.setAffinity(affinity)
    }
    return FieldChange(from: before, to: editor, update, expected: expected)
  }

  /// Whether a call comes from the return key, which may send the text instead of breaking the line. While text is
  /// being composed, the key belongs to the input method.
  package func isReturn(_ call: InputCall) -> Bool { call == .insert("\n") && editor.markedRange == nil }

  /// Takes dropped text: text from elsewhere is inserted, and text of this field is moved, each as one undo group.
  ///
  /// - Parameters:
  ///   - drop: The result of the drop.
  ///   - clipboard: The dropped text.
  ///   - seconds: When it happened, by any clock.
  package mutating func take(_ drop: FieldDrag.Drop, _ clipboard: RichTextClipboard, at seconds: Double) -> FieldChange
  {
    let before = editor
    switch drop {
    case .none: return FieldChange(from: before, to: editor, .unchanged())
    case .move(let range, let position):
      let update = editor.relocate(range, to: position, at: seconds)
      return FieldChange(from: before, to: editor, update)
    case .insert(let position):
      guard editor.markedRange == nil else { return FieldChange(from: before, to: editor, .unchanged()) }
      editor.handle(.select(anchor: position, head: position), at: seconds)
      let update = editor.handle(.paste(clipboard), at: seconds)
      return FieldChange(from: before, to: editor, update)
    }
  }

  /// Replaces a range with a text, such as the text for an image from the system's keyboard.
  ///
  /// - Parameters:
  ///   - clipboard: The text.
  ///   - range: UTF-16 offsets of the display text, which may be out of bounds.
  ///   - seconds: When it happened, by any clock.
  package mutating func insert(
    _ clipboard: RichTextClipboard,
    in range: Range<Int>,
    at seconds: Double
  ) -> FieldChange {
    let before = editor
    let update = editor.paste(clipboard, in: range, at: seconds)
    return FieldChange(from: before, to: editor, update)
  }

  /// Edits by other options. A text that is longer than a new limit stays.
  public mutating func use(_ options: EditorOptions) -> FieldChange {
    let before = editor
    editor.options = options
    return FieldChange(from: before, to: editor, .unchanged())
  }

  /// Replaces the text and forgets the history, with the caret at the end. Setting the current text changes nothing.
  ///
  /// - Complexity: The cost of decoding.
  public mutating func replaceText(with plain: PlainText) -> FieldChange {
    let before = editor
    if plain != before.plain { editor = RichTextEditor(plain, codec: before.codec, options: before.options) }
    return FieldChange(from: before, to: editor, .unchanged())
  }
}

// Layout.
extension FieldModel {
  /// Whether the placeholder is shown.
  public var showsPlaceholder: Bool { editor.text.text.isEmpty }

  /// The shown text: the editor's, or the placeholder.
  public var shownText: StyledText { showsPlaceholder ? placeholder : editor.text }

  /// The frame of the editor's text, in which carets and selections are.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter, which keeps the frame as long as the text is the same.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points.
  /// - Complexity: The cost of layout; for a cached layout, the cost of comparing the text.
  public func frame(by typesetter: Typesetter, in context: StyleContext, width: Double) -> TextFrame {
    LabelContent.text(editor.text).frame(by: typesetter, in: context, width: width, options: options).frame
  }

  /// The size of the text or of the placeholder, in points: never less than a line high.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points.
  ///   - maximumLines: The number of lines that the field grows to; 0 or less for all of them.
  /// - Complexity: The cost of layout.
  public func size(
    by typesetter: Typesetter,
    in context: StyleContext,
    width: Double,
    maximumLines: Int = 0
  ) -> LayoutSize {
    let text = frame(by: typesetter, in: context, width: width).size(ofLines: maximumLines)
    guard showsPlaceholder else { return text }
    let frame = shown.content.frame(by: typesetter, in: context, width: width, options: options).frame
    let other = frame.size(ofLines: maximumLines)
    return LayoutSize(width: max(text.width, other.width), height: max(text.height, other.height))
  }

  /// The picture of the shown text, without emoji: those are at ``attachments(by:in:width:)``.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points.
  ///   - options: The painting options. The marked text comes from the editor.
  ///   - scale: The screen's number of pixels per point; if not positive and finite, it counts as 1.
  /// - Complexity: The cost of layout.
  public func picture(
    by typesetter: Typesetter,
    in context: StyleContext,
    width: Double,
    options: DrawingOptions = DrawingOptions(),
    scale: Double
  ) -> LabelPicture? {
    var (label, options) = (shown, options)
    options.markedText = editor.markedRange
    _ = label.layOut(by: typesetter, in: context, width: width)
    return label.picture(options: options, scale: scale)
  }

  /// The emoji of the shown text, at their boxes.
  ///
  /// - Complexity: The cost of layout.
  public func attachments(by typesetter: Typesetter, in context: StyleContext, width: Double) -> [PlacedAttachment] {
    shown.content.frame(by: typesetter, in: context, width: width, options: options).frame.attachments
  }

  /// The rectangle of the ``RichTextEditor/mentionQuery`` in its first line, for showing suggestions; nil without a
  /// query.
  ///
  /// - Parameter frame: The frame of the text.
  public func mentionRect(in frame: TextFrame) -> LayoutRect? {
    editor.mentionQuery.flatMap { frame.firstRect(of: $0.range) }
  }

  /// The shown text as label content.
  private var shown: LabelModel { LabelModel(.text(shownText), options: options) }
}

extension TextFrame {
  /// The size down to the end of a line; the whole size if there are no more lines, or for 0 or less.
  fileprivate func size(ofLines count: Int) -> LayoutSize {
    guard count > 0, count < lines.count else { return size }
    return LayoutSize(width: size.width, height: lines[count - 1].box.maxY)
  }

  /// The rectangle of a range in its first line; nil for a range without one.
  package func firstRect(of range: Range<Int>) -> LayoutRect? {
    guard let rects = try? selectionRects(for: range), let first = rects.first else { return nil }
    return rects.filter { $0.line == first.line }.map(\.rect).reduce(first.rect) { $0.union($1) }
  }
}
