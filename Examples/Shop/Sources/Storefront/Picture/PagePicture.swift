import StyleLayout
import StyleRichText
import StyleSpec

/// Draws pages: the same texts as on a terminal, with fonts and images.
public struct PagePicture: Sendable {
  private let emoji = EmojiPictures()

  private static let background = StyleColor(
    light: RGBAColor(red: 255, green: 255, blue: 255),
    dark: RGBAColor(red: 0, green: 0, blue: 0)
  )

  /// Makes a picture whose images are read when they are drawn first.
  public init() {}

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - screen: The page, as it was touched.
  ///   - seconds: The time since it was opened, for images that move; nil for paper, where nothing does.
  public func drawing(_ screen: PageScreen, at seconds: Double? = nil) -> Drawing {
    var drawing = Drawing(size: screen.layout.size, background: Self.background[screen.context.appearance])
    for place in screen.layout.places {
      let options = DrawingOptions(
        pressedLink: screen.highlight(in: place.label),
        selection: screen.selection[place.label]?.range,
        selectionPins: .standard
      )
      drawing.draw(place.frame, at: place.origin, options: options) { emoji.image(of: $0, at: seconds) }
    }
    return drawing
  }
}
