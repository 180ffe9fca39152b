public import StyleLayout
public import StyleTables
public import StyledText

/// The text of a label, and the part of it to show.
public enum LabelContent: Sendable, Hashable {
  /// The first lines of a text; 0 or less for all lines. If some are left out, the token replaces the text that is cut:
  /// at the end, or where the line break mode of the last line's paragraph truncates. `LineBreakMode.clipping` has no
  /// token.
  case text(StyledText, lines: Int = 0, token: StyledText = Truncation.ellipsis)
  /// A text that a reader expands and collapses.
  case expandable(ExpandableText)

  /// Whether a reader can expand the text.
  package var isExpandable: Bool {
    if case .expandable = self { true } else { false }
  }

  /// The whole text, whether it is shown or not.
  public var text: StyledText {
    get {
      switch self {
      case .text(let text, _, _): text
      case .expandable(let expandable): expandable.text
      }
    }
    set {
      switch self {
      case .text(_, let lines, let token): self = .text(newValue, lines: lines, token: token)
      case .expandable(var expandable):
        expandable.text = newValue
        self = .expandable(expandable)
      }
    }
  }

  /// The maximum number of lines; 0 for all, and for an expandable text with a limit other than lines.
  public var lines: Int {
    get {
      switch self {
      case .text(_, let lines, _): return lines
      case .expandable(let expandable):
        guard case .lines(let lines) = expandable.limit else { return 0 }
        return lines
      }
    }
    set {
      switch self {
      case .text(let text, _, let token): self = .text(text, lines: newValue, token: token)
      case .expandable(var expandable):
        expandable.limit = newValue > 0 ? .lines(newValue) : .none
        self = .expandable(expandable)
      }
    }
  }

  /// The text that is shown instead of the text that is cut.
  public var token: StyledText {
    get {
      switch self {
      case .text(_, _, let token): token
      case .expandable(let expandable): expandable.token
      }
    }
    set {
      switch self {
      case .text(let text, let lines, _): self = .text(text, lines: lines, token: newValue)
      case .expandable(var expandable):
        expandable.token = newValue
        self = .expandable(expandable)
      }
    }
  }

  /// Lays out the text as it is shown. A text that is not expandable is `ExpandedFrame.State.whole`, even if lines are
  /// left out: they cannot be shown.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter. Its cache makes a second layout in the same width fast.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points; infinite for no limit.
  ///   - options: Layout options that neither styles nor attributes determine. Maximum lines, maximum height and
  ///     truncation always come from the content.
  /// - Complexity: The same as `Typesetter.frame(for:in:width:options:)`.
  public func frame(
    by typesetter: Typesetter,
    in context: StyleContext = StyleContext(),
    width: Double = .infinity,
    options: FrameOptions = FrameOptions()
  ) -> ExpandedFrame {
    switch self {
    case .expandable(let expandable):
      return expandable.frame(by: typesetter, in: context, width: width, options: options)
    case .text(let text, let lines, let token):
      var options = options
      options.maximumLines = lines > 0 ? lines : nil
      options.maximumHeight = nil
      options.truncation = lines > 0 ? Truncation(token) : nil
      options.truncation?.followsLineBreakMode = true
      let frame = typesetter.frame(for: text, in: context, width: width, options: options)
      return ExpandedFrame(whole: frame, of: text)
    }
  }
}
