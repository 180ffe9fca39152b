package import StyleTables

/// The box of an attachment in a line, in points.
package struct AttachmentBox: Sendable, Hashable {
  /// Not negative.
  package let width: Double
  /// The extent above the baseline; negative if all of the box is below it.
  package let above: Double
  /// The extent below the baseline; negative if all of the box is above it.
  package let below: Double
  /// Whether a line is at least as high as the box.
  package let extendsLine: Bool

  /// The height; not negative.
  package var height: Double { above + below }

  package init(width: Double, above: Double, below: Double, extendsLine: Bool) {
    self.width = width
    self.above = above
    self.below = below
    self.extendsLine = extendsLine
  }
}

extension AttachmentBox {
  /// Creates the box of an attachment.
  ///
  /// Top and bottom are the ascent and the descent of a font, like those of `vertical-align: text-top` and
  /// `text-bottom` in CSS; the center is halfway between them. If the descent would turn the box upside down, its
  /// height is 0.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - lineFont: The font of the line box of the attachment's style, which aligns a box in points.
  ///   - drawnFont: The font that text with the attachment's attributes is drawn in, which is the unit of the other
  ///     boxes.
  package init(_ attachment: TextAttachment, lineFont: FontExtent, drawnFont: FontExtent) {
    let isInPoints = attachment.unit == .points
    let font = isInPoints ? lineFont : drawnFont
    let point = isInPoints ? 1 : font.height
    let height = StyleBounds.extent.nearest(to: (attachment.ascent + attachment.descent) * point)
    let extent: (above: Double, below: Double) =
      switch attachment.alignment {
      case .baseline where isInPoints: (attachment.ascent, height - attachment.ascent)
      case .baseline, .bottom: (height - font.descent, font.descent)
      case .top: (font.ascent, height - font.ascent)
      case .center: ((height + font.ascent - font.descent) / 2, (height - font.ascent + font.descent) / 2)
      }
    self.init(
      width: StyleBounds.extent.nearest(to: attachment.width * point),
      above: extent.above,
      below: extent.below,
      extendsLine: isInPoints
    )
  }
}

extension ResolvedAttributes {
  /// Returns the box of the attachment for a host with its own fonts; nil without an attachment.
  ///
  /// - Parameter drawnFont: The font that the host draws text with these attributes in.
  package func attachmentBox(drawnFont: FontExtent) -> AttachmentBox? {
    guard let attachment = attributes.attachment else { return nil }
    let style = attributes[TextAttributeKeys.Style.self]?.resolved
    let size = style.map { $0.size * factor } ?? size ?? Self.defaultSize * factor
    let lineFont = FontExtent(size: size, metrics: style?.fontMetrics ?? .system)
    return AttachmentBox(attachment, lineFont: lineFont, drawnFont: drawnFont)
  }
}
