/// The file format of a drawing.
public enum DrawingFormat: Sendable, Hashable {
  /// Pixels in sRGB with transparency. `scale` is the number of pixels per point, in ``DrawingFormat/scales``.
  case png(scale: Double)
  /// Outlines without fonts; one CSS pixel per point. Emoji that are images in their font remain images.
  case svg
  /// One page with its fonts; its text can be searched and copied. One PostScript point per point.
  case pdf

  /// The allowed scales.
  public static var scales: ClosedRange<Double> { 0.1...8 }

  /// The maximum length of a side: in pixels for a PNG, in points for other formats.
  public static var maximumSide: Int { 16_384 }
  /// The maximum number of pixels of a PNG: 256 MB of memory during painting.
  public static var maximumPixels: Int { 1 << 26 }
}

/// An error of encoding a drawing.
public enum DrawingError: Error, Sendable, Hashable {
  /// A side of the page is negative or NaN, or the page exceeds ``DrawingFormat/maximumSide`` or
  /// ``DrawingFormat/maximumPixels``.
  case size(LayoutSize)
  /// The scale is not in ``DrawingFormat/scales``.
  case scale(Double)
  /// There was not enough memory, or the library of the system failed with this message.
  case failed(String)
  /// StyleSpec was built without a library that can draw.
  case unavailable
}

extension DrawingError: CustomStringConvertible {
  /// A message that names the error and its solution.
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
