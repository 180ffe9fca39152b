#if os(iOS)
  import CoreFoundation
  import CoreGraphics
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  /// A comment box that draws its own text. UIKit's text interaction brings taps, the caret, handles and menus.
  final class CommentField: RichTextInput {
    /// The images of emoji; the screen owns them, so that all of its views share them.
    private let images: EmojiImageStore

    init(_ editor: RichTextEditor, typesetter: Typesetter, images: EmojiImageStore) {
      self.images = images
      super.init(editor, typesetter: typesetter)
      changed = { [weak self] _ in self?.setNeedsDisplay() }
      let interaction = UITextInteraction(for: .editable)
      interaction.textInput = self
      addInteraction(interaction)
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard textWidth != Double(bounds.size.width) else { return }
      textWidth = Double(bounds.size.width)
      setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let images = images
      var drawing = Drawing(size: LayoutSize(width: Double(bounds.size.width), height: Double(bounds.size.height)))
      drawing.draw(textFrame, options: DrawingOptions(markedText: editor.markedRange)) { attachment in
        images.frame(of: attachment.identifier)
      }
      drawing.paint(in: context)
    }

    /// With the labels of emoji in place of U+FFFC.
    override var accessibilityValue: String? {
      get { editor.text.accessibilityText }
      set {}
    }

    override func copy(_ sender: Any?) {
      if let clipboard = editor.clipboard { UIPasteboard.general.clipboard = clipboard }
    }

    override func cut(_ sender: Any?) {
      copy(sender)
      perform(.cut)
    }

    override func paste(_ sender: Any?) {
      if let clipboard = UIPasteboard.general.clipboard { perform(.paste(clipboard)) }
    }
  }
#endif
