internal import StyledText

/// How far an attachment reaches from the baseline of its line, in points.
struct AttachmentBox: Sendable, Hashable {
  /// Negative where all of it lies below the baseline.
  var above: Double
  /// Negative where all of it lies above the baseline.
  var below: Double
}

extension AttachmentBox {
  /// The box of an attachment in text of a font, the font of the style that the attachment has.
  ///
  /// Top and bottom are the font's ascent and descent, as those of `vertical-align: text-top` and `text-bottom` are in
  /// CSS; the center is in the middle between them. Lengths that are not finite count as 0, and a descent that would turn
  /// the box upside down makes it as high as nothing.
  init(_ attachment: TextAttachment, ascent: Double, descent: Double) {
    let above = attachment.ascent.asLength
    let height = (above + attachment.descent.asLength).asExtent
    switch attachment.alignment {
    case .baseline: self.init(above: above, below: height - above)
    case .top: self.init(above: ascent, below: height - ascent)
    case .bottom: self.init(above: height - descent, below: descent)
    case .center:
      let middle = (ascent - descent) / 2
      self.init(above: middle + height / 2, below: height / 2 - middle)
    }
  }
}
