#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
  internal import CoreGraphics
  internal import StyleLayout
  internal import StyleRichText

  /// The pictures of labels that were drawn. Those that were not used for the longest time go first.
  @MainActor final class LabelPictures {
    private var pictures: RecentlyUsed<LabelPicture.Key, CoreGraphicsImage>

    init(limit: Int) {
      pictures = RecentlyUsed(limit: limit)
    }

    /// The pixels of a picture that was drawn before.
    func pixels(of picture: LabelPicture) -> CoreGraphicsImage? { pictures.value(for: picture.key) }

    func keep(_ pixels: CoreGraphicsImage, of picture: LabelPicture) {
      pictures.insert(pixels, cost: 4 * pixels.image.width * pixels.image.height, for: picture.key)
    }

    func removeAll() { pictures.removeAll() }
  }
#endif
