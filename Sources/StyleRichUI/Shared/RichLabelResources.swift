#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
  public import StyleLayout
  public import StyleRichText

  /// The resources that the labels of a list share: fonts, layouts, images, and drawn pictures.
  ///
  /// The list owns them, so that a reused cell finds existing layouts and pictures:
  ///
  /// ```swift
  /// let resources = RichLabelResources(images: EmojiImageStore { try Array(Data(contentsOf: url(of: $0))) })
  /// let label = RichLabel(resources: resources)
  /// ```
  @MainActor public final class RichLabelResources {
    /// Resources for standalone labels. An attachment shows the app's image named by its identifier.
    public static let shared = RichLabelResources()

    /// The fonts, and the layouts that were made.
    public let typesetter: Typesetter
    /// The emoji images.
    public let images: EmojiImageStore
    let player: EmojiPlayer
    let pictures: LabelPictures

    /// Creates resources.
    ///
    /// - Parameters:
    ///   - typesetter: The fonts; by default the system's.
    ///   - images: The emoji images, by the identifiers of their attachments. For an identifier that the store cannot
    ///     load, the image of the app with that name is shown.
    ///   - pictureLimit: The maximum memory of pictures that were drawn and are not shown, in bytes.
    public init(
      typesetter: Typesetter = Typesetter(systemFonts: ()),
      images: EmojiImageStore = EmojiImageStore { throw NoImage(identifier: $0) },
      pictureLimit: Int = 32 << 20
    ) {
      self.typesetter = typesetter
      self.images = images
      player = EmojiPlayer(images)
      pictures = LabelPictures(limit: pictureLimit)
    }

    /// Forgets all that can be made again, such as when the system runs out of memory.
    public func removeAll() {
      typesetter.removeCachedLayouts()
      images.removeAll()
      pictures.removeAll()
    }

    /// The app has no image store.
    public struct NoImage: Error {
      /// The identifier of the attachment.
      public let identifier: String

      /// Creates an error.
      public init(identifier: String) {
        self.identifier = identifier
      }
    }
  }

  extension Typesetter {
    /// A typesetter with the fonts of the system.
    public convenience init(systemFonts: Void) {
      // Only font files can fail, and there are none.
      let shaper: any TextShaper = (try? CoreTextShaper()) ?? FixedWidthShaper()
      self.init(shaper)
    }
  }
#endif
