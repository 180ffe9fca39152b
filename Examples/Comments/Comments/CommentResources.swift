#if os(iOS)
  import CoreFoundation
  import Foundation
  import StyleRichText
  import StyleRichUI
  import StyleSpec
  import UIKit
  import YanxuanStyles

  extension RichLabelResources {
    /// What the labels, the fields and the keyboards of the app share. The app has the folder `emoji` of the spec.
    static let comments = RichLabelResources(
      images: EmojiImageStore { identifier in
        guard let emoji = Yanxuan.emoji.code(withIdentifier: identifier),
          let file = Bundle.main.url(forResource: emoji.image, withExtension: nil)
        else { throw RichLabelResources.NoImage(identifier: identifier) }
        return Array(try Data(contentsOf: file))
      }
    )
  }

  extension EmojiKeyboardView {
    /// A keyboard for the room below a field, which gives it its height.
    static func comments() -> EmojiKeyboardView {
      let keys = EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 8, rows: 4))
      return EmojiKeyboardView(keys, resources: .comments)
    }
  }
#endif
