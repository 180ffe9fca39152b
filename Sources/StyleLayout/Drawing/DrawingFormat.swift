/// The kind of file that a drawing becomes.
public enum DrawingFormat: Sendable, Hashable {
  /// Pixels in sRGB with transparency. `scale` is the number of pixels to a point, ``DrawingFormat/scales``.
  case png(scale: Double)
  /// Outlines, without any font; one CSS pixel to a point. Emoji that are pictures in their font are so here.
  case svg
  /// One page with its fonts; its text can be searched and copied. One PostScript point to a point.
  case pdf

  /// The scales that there are.
  public static var scales: ClosedRange<Double> { 0.1...8 }

  /// How many pixels a side of a PNG may have, and how many points a side of a page in other formats.
  public static var maximumSide: Int { 16_384 }
  /// How many pixels a PNG may have: 256 MB of memory while it is painted.
  public static var maximumPixels: Int { 1 << 26 }
}

/// Why a drawing cannot become a file.
public enum DrawingError: Error, Sendable, Hashable {
  /// The page has a side that is negative or no number, or it is larger than ``DrawingFormat/maximumSide`` and
  /// ``DrawingFormat/maximumPixels`` allow.
  case size(LayoutSize)
  /// The scale does not lie in ``DrawingFormat/scales``.
  case scale(Double)
  /// There was not enough memory, or the system's library could not do it; its own words.
  case failed(String)
  /// StyleSpec was built without anything that can draw.
  case unavailable
}

extension DrawingError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .size(let size):
      "a page of \(size.width) × \(size.height) points cannot be drawn; a side has 0…\(DrawingFormat.maximumSide) "
        + "points or pixels, and an image at most \(DrawingFormat.maximumPixels) pixels"
    case .scale(let scale):
      "the scale \(scale) is not in \(DrawingFormat.scales.lowerBound)…\(DrawingFormat.scales.upperBound)"
    case .failed(let reason): "the drawing failed: \(reason)"
    case .unavailable: "this build of StyleSpec cannot draw: it was built on a machine without Pango and cairo"
    }
  }
}
