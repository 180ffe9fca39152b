internal import StyleLayout
internal import StyleTables
internal import StyledText

/// The layout of a page: frames and rectangles of color at their positions.
struct Sheet {
  /// A frame at its position.
  struct Text {
    let frame: TextFrame
    var origin: LayoutPoint
    /// The code that it shows; nil for text about codes.
    let code: StyleCode?

    var rect: LayoutRect {
      LayoutRect(x: origin.x, y: origin.y, width: frame.size.width, height: frame.size.height)
    }
  }

  /// A rectangle in one color; a hairline is a thin one.
  struct Patch {
    var rect: LayoutRect
    let color: RGBAColor
    let cornerRadius: Double
  }

  var size = LayoutSize.zero
  var background: RGBAColor?
  /// The rectangles under all texts.
  private(set) var patches: [Patch] = []
  private(set) var texts: [Text] = []
  /// The images of attachments in texts, by identifier.
  private var images: [String: AttachmentImage]

  mutating func place(_ frame: TextFrame, at origin: LayoutPoint, code: StyleCode? = nil) {
    texts.append(Text(frame: frame, origin: origin, code: code))
  }

  mutating func fill(_ rect: LayoutRect, _ color: RGBAColor, cornerRadius: Double = 0) {
    patches.append(Patch(rect: rect, color: color, cornerRadius: cornerRadius))
  }

  init(size: LayoutSize = .zero, background: RGBAColor? = nil, images: [String: AttachmentImage] = [:]) {
    self.size = size
    self.background = background
    self.images = images
  }

  /// Places sheets side by side, each with its background. A single sheet is unchanged.
  init(besides sheets: [Sheet]) {
    if sheets.count == 1 {
      self = sheets[0]
      return
    }
    self.init(size: LayoutSize(width: 0, height: sheets.map(\.size.height).max() ?? 0))
    for sheet in sheets {
      place(sheet, at: LayoutPoint(x: size.width, y: 0))
      size.width += sheet.size.width
    }
  }

  /// Places everything on another sheet, moved, with its background.
  mutating func place(_ other: Sheet, at origin: LayoutPoint) {
    images.merge(other.images) { first, _ in first }
    if let background = other.background {
      fill(LayoutRect(x: origin.x, y: origin.y, width: other.size.width, height: other.size.height), background)
    }
    patches += other.patches.map { patch in
      var moved = patch
      moved.rect.x += origin.x
      moved.rect.y += origin.y
      return moved
    }
    texts += other.texts.map { text in
      var moved = text
      moved.origin.x += origin.x
      moved.origin.y += origin.y
      return moved
    }
  }
}

extension Sequence where Element == Sheet {
  /// The diagnostics of texts in a code, each once.
  var problems: [LayoutDiagnostic.Kind] {
    flatMap(\.texts).filter { $0.code != nil }.flatMap(\.frame.diagnostics).reduce(into: []) { problems, diagnostic in
      if !problems.contains(diagnostic.kind) { problems.append(diagnostic.kind) }
    }
  }
}

extension Sheet {
  /// The sheet as a drawing. The options apply to texts in a code.
  func drawing(_ options: DrawingOptions) -> Drawing {
    var drawing = Drawing(size: size, background: background)
    for patch in patches { drawing.fill(patch.rect, color: patch.color, cornerRadius: patch.cornerRadius) }
    for text in texts {
      let options = text.code == nil ? DrawingOptions() : options
      drawing.draw(text.frame, at: text.origin, options: options) { images[$0.identifier] }
    }
    return drawing
  }
}
