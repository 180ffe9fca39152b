#if os(iOS)
  import Foundation
  import StyleRichText
  import UIKit

  /// A screen with a comment box. It owns the images of emoji, so that they are loaded once.
  final class CommentScreen: UIViewController {
    private let box: CommentBox
    private let images: EmojiImageStore

    /// A scene makes the store, and passes it to each of its screens.
    init(_ comment: PlainText, codec: RichTextCodec, images: EmojiImageStore) {
      box = CommentBox(RichTextEditor(comment, codec: codec))
      self.images = images
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      images.removeAll()
    }

    /// Undo and redo of a hardware keyboard.
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undoEdit)),
        UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: #selector(redoEdit)),
      ]
    }

    @objc func undoEdit() { box.perform(.undo) }

    @objc func redoEdit() { box.perform(.redo) }
  }
#endif
