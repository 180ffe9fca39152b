#if os(iOS) || UIKIT_SUBSTITUTE
  import StyleRichText
  #if !UIKIT_SUBSTITUTE
    import UIKit
  #endif

  extension UIPasteboard {
    /// A string for other apps, and a coded form that keeps people and emoji. Name the type after your app.
    var clipboard: RichTextClipboard? {
      get {
        guard let string else { return nil }
        return RichTextClipboard(string, coded: value(forPasteboardType: Self.codedType) as? String)
      }
      set {
        guard let newValue else { return items = [] }
        var item = ["public.utf8-plain-text": newValue.string]
        item[Self.codedType] = newValue.coded
        items = [item]
      }
    }

    private static var codedType: String { "com.example.rich-text" }
  }
#endif
