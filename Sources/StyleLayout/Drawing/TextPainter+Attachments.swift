internal import StyleTables
internal import StyledText

extension TextPainter {
  /// The corner radius of the box for an attachment without an image.
  static let placeholderRadius = 2.0

  func attachments(_ image: (TextAttachment) -> AttachmentImage?) -> [PaintOperation] {
    placedAttachments.map { attachment, box in
      if let image = image(attachment) { return .image(image, box) }
      return .fill(RoundedRect(box, cornerRadius: Self.placeholderRadius), .placeholder)
    }
  }

  /// Line boxes and their baselines, and the boxes of attachments.
  func boxes() -> [PaintOperation] {
    let boxes = lines.flatMap { line -> [PaintOperation] in
      let box = line.box.moved(by: origin)
      let baseline = LayoutRect(x: box.x, y: box.y + line.baseline - 0.25, width: box.width, height: 0.5)
      return outline(of: box, .lineBox) + (baseline.isPaintable ? [.fill(RoundedRect(baseline), .baseline)] : [])
    }
    return boxes + placedAttachments.flatMap { outline(of: $1, .attachmentBox) }
  }

  private func outline(of box: LayoutRect, _ color: RGBAColor) -> [PaintOperation] {
    // Blank lines must also be visible.
    let box = LayoutRect(x: box.x, y: box.y, width: max(box.width, 1), height: box.height)
    return box.isPaintable ? [.stroke(RoundedRect(box.outset(by: -0.25)), width: 0.5, color)] : []
  }

  /// The attachments with a width and a height.
  private var placedAttachments: [(TextAttachment, LayoutRect)] {
    frame.attachments(in: lines).map { ($0.attachment, $0.rect.moved(by: origin)) }.filter { $1.isPaintable }
  }
}

extension LayoutRect {
  func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

extension RGBAColor {
  static let placeholder = RGBAColor(red: 128, green: 128, blue: 128, alpha: 96)
  fileprivate static let lineBox = RGBAColor(red: 0, green: 122, blue: 255, alpha: 160)
  fileprivate static let baseline = RGBAColor(red: 255, green: 45, blue: 85, alpha: 200)
  fileprivate static let attachmentBox = RGBAColor(red: 255, green: 149, blue: 0, alpha: 200)
}
