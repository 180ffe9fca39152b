@testable import StyleLayout
import StyleTables

extension PaintOperation {
  /// What is painted, in a word.
  var kind: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .line: "line"
    case .glyphs: "glyphs"
    case .image: "image"
    case .clipped: "clipped"
    }
  }

  var filled: LayoutRect? {
    guard case .fill(let shape, _) = self else { return nil }
    return shape.rect
  }

  var line: DecorationLine? {
    guard case .line(let line, _) = self else { return nil }
    return line
  }

  var strip: GlyphStrip? {
    guard case .glyphs(let strip, _) = self else { return nil }
    return strip
  }

  var color: RGBAColor? {
    switch self {
    case .fill(_, let color), .stroke(_, _, let color), .line(_, let color), .glyphs(_, let color): color
    case .image, .clipped: nil
    }
  }
}

extension RGBAColor {
  static let white = RGBAColor(red: 255, green: 255, blue: 255)
  static let black = RGBAColor(red: 0, green: 0, blue: 0)
  static let plainRed = RGBAColor(red: 255, green: 0, blue: 0)
  static let plainGreen = RGBAColor(red: 0, green: 128, blue: 0)
  static let plainBlue = RGBAColor(red: 0, green: 0, blue: 255)
}
