#if os(iOS)
  import Foundation
  import StyleRichText
  import StyleRichUI
  import StyleSpec
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
#endif
