#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  internal import StyleLayout
  public import StyleRichText
  public import StyledText
  public import SwiftUI

  /// A field for text with emoji and mentions, whose lines follow its styles exactly.
  ///
  /// ```swift
  /// @State private var comment = PlainText("")
  /// @State private var isEditing = false
  /// @State private var query: MentionQuery?
  /// @State private var field = RichTextFieldProxy()
  ///
  /// RichTextField("Say something nice", text: $comment, codec: codec, options: EditorOptions(limit: limit))
  ///   .editing($isEditing)
  ///   .onMentionQuery { query = $0; place = $1 }
  ///   .proxy(field)
  /// ```
  ///
  /// It follows the environment: color scheme, contrast, Dynamic Type size, layout direction, `multilineTextAlignment`
  /// and `disabled`. It takes the width that it is offered, and is as high as its text; with `lineLimit(5)`, it grows
  /// to five lines, and scrolls from then on.
  ///
  /// - Typed text is written into the binding once, and is not set again when the app shows it, even if late. Any other
  ///   text is set, without an undo history and with the caret at its end.
  /// - The codec and the resources of the first update are used. To change them, give the field another `id`.
  public struct RichTextField: View {
    private var settings: FieldSettings
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - prompt: The text that is shown while the field is empty.
    ///   - text: The text, for a server.
    ///   - codec: The codec that reads the text.
    ///   - options: The editing options: a limit, the deletion of mentions, the triggers of mentions.
    ///   - resources: The resources that it shares with other texts, such as the images of emoji.
    public init(
      _ prompt: StyledText = StyledText(),
      text: Binding<PlainText>,
      codec: RichTextCodec,
      options: EditorOptions = EditorOptions(),
      resources: RichLabelResources = .shared
    ) {
      settings = FieldSettings(prompt: prompt, text: text, codec: codec, options: options, resources: resources)
    }

    /// The field.
    public var body: some View {
      PlatformField(
        settings: settings,
        options: FrameOptions(alignment: ParagraphAlignment(alignment)),
        isEnabled: isEnabled,
        maximumLines: lineLimit ?? 0
      )
    }

    /// Binds a state to whether the field is edited: the app sets it to begin or to end editing, and it is updated when
    /// people do. Use a `@State`: SwiftUI resets a `@FocusState` that no field of SwiftUI uses.
    public func editing(_ isEditing: Binding<Bool>) -> Self { setting { $0.isEditing = isEditing } }

    /// Connects the field to a proxy, with which the app types emoji and mentions.
    public func proxy(_ proxy: RichTextFieldProxy) -> Self { setting { $0.proxy = proxy } }

    /// Sets the emoji keyboard that ``RichTextFieldProxy/show(_:)`` shows. Its keys type into the field. It has the
    /// height of its frame. For an emoji keyboard below the field, use ``RichTextPanel``.
    public func emojiKeyboard(_ keyboard: EmojiKeyboardView?) -> Self { setting { $0.keyboard = keyboard } }

    /// Calls an action when the start of a name before the caret has changed. The app suggests people, and inserts one
    /// with `EditorEvent.mention`.
    ///
    /// - Parameter action: Gets the start of a name, or nil without one, and its rectangle in the field, in points;
    ///   empty without a name.
    public func onMentionQuery(_ action: @escaping (_ query: MentionQuery?, _ rect: CGRect) -> Void) -> Self {
      setting { $0.onMentionQuery = action }
    }

    /// Calls an action when the count of a text with a limit has changed, for a counter.
    public func onCount(_ action: @escaping (TextLimitCount) -> Void) -> Self { setting { $0.onCount = action } }

    /// Calls an action when mentions and emoji came and went, or when text did not fit the limit.
    public func onEffects(_ action: @escaping ([EditorEffect]) -> Void) -> Self { setting { $0.onEffects = action } }

    /// Calls an action instead of inserting a line break when the return key is pressed, as for a key titled "Send".
    /// Shift-Return on a hardware keyboard still inserts a line break.
    ///
    /// ```swift
    /// RichTextField("Say something nice", text: $comment, codec: codec)
    ///   .onSubmit { send(comment) }
    ///   .configure { $0.returnKeyType = .send }
    /// ```
    ///
    /// An action of `onSubmit(of:_:)` around the field is not called: SwiftUI offers custom fields no way to call it.
    public func onSubmit(_ action: @escaping () -> Void) -> Self { setting { $0.onSubmit = action } }

    /// Configures the UIKit field: input traits, insets, the style of marked text.
    ///
    /// ```swift
    /// .configure { field in
    ///   field.returnKeyType = .send
    ///   field.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    /// }
    /// ```
    ///
    /// - Parameter configuration: Called whenever SwiftUI updates the field. Text, options, delegate and keyboard are
    ///   set by the other modifiers.
    public func configure(_ configuration: @escaping @MainActor (RichTextView) -> Void) -> Self {
      setting { $0.configure = configuration }
    }

    private func setting(_ change: (inout FieldSettings) -> Void) -> Self {
      var field = self
      change(&field.settings)
      return field
    }
  }

  /// A handle to a ``RichTextField``, with which an app types emoji and mentions, undoes edits, and switches keyboards.
  ///
  /// ```swift
  /// Button(person.name) { field.perform(.mention(identifier: person.id, name: person.name)) }
  /// ```
  @MainActor public final class RichTextFieldProxy {
    weak var view: RichTextView? { didSet { connect() } }
    weak var panel: RichTextPanelView? { didSet { connect() } }

    /// Creates a proxy, for a `@State`.
    public init() {}

    /// Performs an event of the app or its keyboard; does nothing before the field is shown.
    public func perform(_ event: EditorEvent) { view?.perform(event) }

    /// Begins editing with the system's keyboard or the emoji keyboard, or ends it.
    public func show(_ kind: InputPanel.Kind) { view?.show(kind) }

    /// The field or its ``RichTextPanel`` may be made first.
    private func connect() {
      if let view, let panel { view.panel = panel }
    }
  }
#endif
