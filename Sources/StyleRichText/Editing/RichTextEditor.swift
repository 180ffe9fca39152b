public import StyledText

/// Text with emoji and mentions that is being edited: a value that takes events and returns the changes.
///
/// ```swift
/// import StyleRichText
///
/// var editor = RichTextEditor(PlainText("好"), codec: codec)
/// editor.handle(.insert("[赞"), at: 0)
/// editor.handle(.insert("]"), at: 0.2)  // the code is complete: a picture
/// editor.plain.text  // 好[赞]
/// editor.text.text  // 好 and U+FFFC
/// ```
///
/// The shown text is always the result of ``RichTextCodec/decode(_:)-(PlainText)`` for ``plain``, so that readers see
/// what the writer saw. Only marked text of an input method is not decoded until it is committed.
///
/// It reads neither a clock nor a screen: the host passes the time of each event, and the frame. A host that shows the
/// text in its own view repeats ``EditorUpdate/replacements``.
///
/// Positions are UTF-16 offsets of ``text``. Both ends of the selection are always between characters as people see
/// them, and never inside of a mention.
public struct RichTextEditor: Sendable {
  /// Text of an input method that is not committed yet.
  struct Composition: Sendable {
    /// UTF-16 offsets of the plain text.
    var range: Range<Int>
    /// The limited count before the composition began.
    let countBefore: Int
  }

  /// The codec that reads the text. ``use(_:)`` changes it.
  public internal(set) var codec: RichTextCodec
  /// The behavior of the editor. A limit that is set later does not cut existing text.
  public var options: EditorOptions
  /// The text as it is stored, with the marked text.
  public internal(set) var plain: PlainText
  /// The selection.
  public internal(set) var selection: TextSelection

  /// The display text, in which the marked text is not decoded.
  var decoded: DecodedText
  var composition: Composition?
  var history = EditorHistory()
  /// The word or paragraph that was touched, as long as the touch is extended; a range of the display text.
  var touchedUnit: Range<Int>?
  /// The distance from the left edge that movements up and down keep.
  var column: Double?

  /// Creates an editor with a caret at the end of a text. Entities that do not fit the text are dropped. Its characters
  /// stay unchanged, including U+FFFC, so that its positions are the same for others.
  ///
  /// - Complexity: The cost of decoding.
  public init(_ plain: PlainText = PlainText(""), codec: RichTextCodec, options: EditorOptions = EditorOptions()) {
    var plain = plain
    plain.entities = plain.entities.sortedInTextOrder
    decoded = codec.decode(plain)
    if !decoded.problems.isEmpty {
      if let patch = plain.patch(removing: decoded.problems.map(\.entity), at: 0) { _ = plain.apply(patch) }
      decoded = codec.decode(plain)
    }
    (self.plain, self.codec, self.options) = (plain, codec, options)
    selection = TextSelection(decoded.text.utf16Length)
  }

  /// The text as it is shown.
  public var text: StyledText { decoded.text }

  /// The range of the marked text; nil if there is none.
  public var markedRange: Range<Int>? {
    guard let range = composition?.range else { return nil }
    let lower = decoded.displayPosition(of: range.lowerBound)
    return lower..<max(decoded.displayPosition(of: range.upperBound), lower)
  }

  /// The selection for a clipboard; nil for a caret.
  ///
  /// - Complexity: Linear in the selection, its runs and its matches.
  public var clipboard: RichTextClipboard? {
    selection.isEmpty ? nil : RichTextClipboard(plain: plain(in: selection.range))
  }

  /// The plain text of a range of whole characters and atoms of the display text, with its mentions and emoji.
  func plain(in range: Range<Int>) -> PlainText {
    var copied = codec.encode(text, in: range)
    let chosen = chosenEmoji(in: decoded.plainRange(of: range)).filter { !copied.entities.contains($0) }
    copied.entities = (copied.entities + chosen).sortedInTextOrder
    return copied
  }

  /// The entities of emoji in a range of the plain text, relative to its start. They stay even if they are not needed
  /// yet.
  private func chosenEmoji(in range: Range<Int>) -> [PlainText.Entity] {
    let shown = Set(decoded.map.changes.map(\.old))
    return plain.entities.filter {
      $0.kind == .emoji && range.contains($0.range.lowerBound) && shown.contains($0.range)
    }
    .compactMap { $0.moved(by: -range.lowerBound) }
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { options.undoGroups > 0 && !history.undoGroups.isEmpty }

  /// Whether there is something to redo.
  public var canRedo: Bool { !history.redoGroups.isEmpty }

  /// The selection in the plain text.
  var plainSelection: EditorHistory.Selection {
    EditorHistory.Selection(
      anchor: decoded.plainPosition(of: selection.anchor),
      head: decoded.plainPosition(of: selection.head)
    )
  }
}
