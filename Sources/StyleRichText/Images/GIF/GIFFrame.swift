/// The properties of one frame of a GIF file.
struct GIFFrame: Sendable, Hashable {
  /// The disposal of its pixels before the next frame is painted.
  enum Disposal: Sendable, Hashable {
    /// They stay.
    case keep
    /// Its rectangle becomes transparent. Browsers do not use the background color of the file.
    case clear
    /// The screen is restored to its state before the frame.
    case restore

    /// Few files have 4 instead of 3; other numbers are reserved.
    init(_ number: UInt8) {
      self =
        switch number {
        case 2: .clear
        case 3, 4: .restore
        default: .keep
        }
    }
  }

  /// The rectangle of the frame on the screen, in pixels; parts of it may lie outside of the screen.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var isInterlaced: Bool
  /// The range of the colors in the file, three bytes each; nil if there are none.
  var palette: Range<Int>?
  /// The index of the color that leaves a pixel unchanged.
  var transparent: UInt8?
  var disposal: Disposal
  /// In seconds, as in the file.
  var delay: Double
  /// The range of the pixels in the file: the code size, and blocks.
  var data: Range<Int>

  /// Whether all pixels of a screen are painted.
  func covers(_ screenWidth: Int, _ screenHeight: Int) -> Bool {
    x == 0 && y == 0 && width >= screenWidth && height >= screenHeight
  }

  /// The row on the screen of each row in the file, relative to ``y``.
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}
