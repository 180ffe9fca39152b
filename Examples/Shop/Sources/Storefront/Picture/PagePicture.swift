import StyleLayout
import StyleSpec

/// A page as a picture: the same texts as on a terminal, with fonts and images.
public struct PagePicture {
  private let context: StyleContext
  private let typesetter: Typesetter
  private let width: Double

  private static let margin = 16.0
  private static let background = StyleColor(
    light: RGBAColor(red: 255, green: 255, blue: 255),
    dark: RGBAColor(red: 0, green: 0, blue: 0)
  )

  /// Sets the look of pages.
  ///
  /// - Parameters:
  ///   - appearance: Whether the screen is light or dark.
  ///   - width: In points.
  ///   - typesetter: Has the fonts.
  public init(appearance: Appearance = .light, width: Double = 360, typesetter: Typesetter) {
    context = StyleContext(appearance: appearance)
    self.width = width
    self.typesetter = typesetter
  }

  /// Draws a page.
  public func drawing(_ page: Page) -> Drawing {
    var column = Column(picture: self)
    column.add(page.heading)
    column.add(page.countdown.text)
    for card in page.cards {
      column.addSpace(16)
      for text in [card.name, card.price, card.coupon, card.stock] where !text.isEmpty { column.add(text) }
    }
    column.addSpace(24)
    column.add(page.commentsHeading)
    for comment in page.comments {
      column.addSpace(12)
      column.add(comment.header)
      column.add(comment.body)
    }
    let size = LayoutSize(width: width, height: column.bottom + Self.margin)
    var drawing = Drawing(size: size, background: Self.background[context.appearance])
    for (frame, y) in column.frames {
      drawing.draw(frame, at: LayoutPoint(x: Self.margin, y: y)) { EmojiPictures.image(of: $0) }
    }
    return drawing
  }

  /// Texts below each other.
  private struct Column {
    let picture: PagePicture
    private(set) var frames: [(frame: TextFrame, y: Double)] = []
    private(set) var bottom = PagePicture.margin

    init(picture: PagePicture) {
      self.picture = picture
    }

    mutating func add(_ text: StyledText) {
      let width = picture.width - 2 * PagePicture.margin
      let frame = picture.typesetter.frame(for: text, in: picture.context, width: width)
      frames.append((frame, bottom))
      bottom += frame.size.height
    }

    mutating func addSpace(_ height: Double) { bottom += height }
  }
}
