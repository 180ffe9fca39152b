internal import StyleLayout
internal import StyleTables

/// The legibility of text at any size, by WCAG 2.2. Each mark has its own shape, so that it does not depend on color.
enum ContrastMark: String {
  case strict = "AAA"
  case usual = "AA"
  case large = "AA large"
  case low = "low"

  /// The mark of a contrast ratio: success criteria 1.4.6 and 1.4.3.
  init(ratio: Double) {
    switch ratio {
    case 7...: self = .strict
    case 4.5...: self = .usual
    case 3...: self = .large
    default: self = .low
    }
  }

  /// The side of a mark, in points.
  static let side = 9.0

  /// Draws the shape: a disk, a square, the frame of a square, or a bar.
  func place(on sheet: inout Sheet, at origin: LayoutPoint, color: RGBAColor, background: RGBAColor) {
    let box = LayoutRect(x: origin.x, y: origin.y, width: Self.side, height: Self.side)
    switch self {
    case .strict: sheet.fill(box, color, cornerRadius: Self.side / 2)
    case .usual: sheet.fill(box, color)
    case .large:
      sheet.fill(box, color)
      sheet.fill(box.outset(by: -1.5), background)
    case .low:
      sheet.fill(LayoutRect(x: box.x, y: box.y + Self.side / 2 - 1, width: Self.side, height: 2), color)
    }
  }
}
