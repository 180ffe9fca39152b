#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import StyleRichText
  internal import UIKit

  extension NSItemProvider {
    /// The type of the text that any app reads.
    static let plainTextType = "public.utf8-plain-text"

    /// Creates a provider of a text for other apps, and of the form that keeps emoji and mentions.
    convenience init(_ clipboard: RichTextClipboard) {
      self.init()
      if let coded = clipboard.coded { register(coded, as: UIPasteboard.richTextType) }
      register(clipboard.string, as: Self.plainTextType)
    }

    private func register(_ text: String, as type: String) {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(Data(text.utf8), nil)
        return nil
      }
    }

    /// Loads the text, with other texts instead of images; nil if there is none.
    @MainActor func loadRichText(_ plain: (ImageGlyph) -> PlainText) async -> RichTextClipboard? {
      let coded = await loadString(UIPasteboard.richTextType)
      if coded == nil, let data = await load(NSAttributedString.imageTextType),
        let text = NSAttributedString(imageText: data)
      {
        return RichTextClipboard(text, plain: plain)
      }
      return await loadString(Self.plainTextType).map { RichTextClipboard($0, coded: coded) }
    }

    @MainActor private func loadString(_ type: String) async -> String? {
      await load(type).map { String(decoding: Array($0), as: UTF8.self) }
    }

    @MainActor private func load(_ type: String) async -> Data? {
      await withCheckedContinuation { continuation in
        _ = loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
      }
    }
  }
#endif
