/// A sample that a view has drawn.
package struct ViewDrawing: Sendable {
  package let bitmap: Bitmap
  /// The height of the view, in points.
  package let viewHeight: Double
  /// The distance from the top of the view to that of its text, in points.
  package let textTop: Double

  package init(bitmap: Bitmap, viewHeight: Double, textTop: Double) {
    (self.bitmap, self.viewHeight, self.textTop) = (bitmap, viewHeight, textTop)
  }
}

/// Why a drawing cannot be measured.
package enum MeasuringError: Error, Hashable, CustomStringConvertible {
  case noBitmap
  case lines(Int)
  case cutInk
  /// A value that cannot be.
  case impossible(String)

  package var description: String {
    switch self {
    case .noBitmap: "the system gives no bitmap"
    case .lines(let count): "the bitmap has ink in \(count) lines instead of 2"
    case .cutInk: "the ink touches the edge of the bitmap, so a part of it may be missing"
    case .impossible(let message): message
    }
  }
}

extension HostMeasurement {
  /// Finds the ink in a drawing.
  package init(
    view: MeasuredView,
    sample: HostSample,
    font: ReportedFont,
    drawing: ViewDrawing?
  ) throws(MeasuringError) {
    guard let drawing else { throw .noBitmap }
    let bands = drawing.bitmap.inkBands
    guard bands.count == 2 else { throw .lines(bands.count) }
    guard !bands.contains(where: \.isCut) else { throw .cutInk }
    self.init(
      view: view,
      sample: sample,
      font: font,
      viewHeight: drawing.viewHeight,
      textTop: drawing.textTop,
      first: bands[0],
      second: bands[1]
    )
    if let (key, message) = firstMistake { throw .impossible("\(key?.rawValue ?? "it") \(message)") }
  }
}
