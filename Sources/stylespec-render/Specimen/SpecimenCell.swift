internal import StyleLayout
internal import StyleTables

/// A sample in one code, with the code's name under it.
struct SpecimenCell {
  let code: StyleCode
  let sample: TextFrame
  let captions: [TextFrame]
  /// The backdrop color of a sample that would otherwise be invisible.
  let backdrop: RGBAColor?

  /// The gap between the sample and the captions.
  private var gap: Double { backdrop == nil ? 2 : 2 + Self.rim }
  /// The distance by which the backdrop exceeds the sample.
  private static let rim = 2.0

  /// The size of captions under a sample, in points: nine, but less than a small sample. Below six points they would be
  /// hard to read, so they are as large as a sample that is even smaller.
  static func captionSize(below sample: Double) -> Double { min(9, max(min(sample, 6), sample * 0.9)) }

  /// Whether lines of the sample end only at its line breaks.
  var isWhole: Bool { sample.lines.allSatisfy(\.endsParagraph) }

  var width: Double { ([sample] + captions).map(\.size.width).max() ?? 0 }
  var height: Double { captions.reduce(sample.size.height + gap) { $0 + $1.size.height } }

  func place(on sheet: inout Sheet, at origin: LayoutPoint) {
    if let backdrop {
      let box = LayoutRect(x: origin.x, y: origin.y, width: sample.size.width, height: sample.size.height)
      sheet.fill(box.outset(by: Self.rim), backdrop, cornerRadius: 3)
    }
    sheet.place(sample, at: origin, code: code)
    var y = origin.y + sample.size.height + gap
    for caption in captions {
      sheet.place(caption, at: LayoutPoint(x: origin.x, y: y))
      y += caption.size.height
    }
  }
}
