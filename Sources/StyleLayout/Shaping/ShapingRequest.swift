/// A paragraph to be shaped.
public struct ShapingRequest: Sendable {
  /// A stretch in one font.
  public struct Run: Sendable, Hashable {
    /// In UTF-8 units of the paragraph.
    public var range: Range<Int>
    /// The font asked for.
    public var font: FontRequest
    /// Added after each grapheme, in points.
    public var letterSpacing: Double
    /// The width of the box that the stretch is, in points; nil for text. Such a stretch is one U+FFFC.
    public var boxWidth: Double?
    /// The caller's number of the stretch's attributes.
    public var set: Int
  }

  /// The paragraph without the separator that ends it; contiguous UTF-8.
  public var text: String
  /// They follow each other and cover the text.
  public var runs: [Run]
  /// The paragraph's base direction.
  public var direction: TextDirection
  /// A BCP 47 tag. It decides among the forms of Han characters, and on some line breaks.
  public var language: String
}

extension ShapingRequest.Run {
  /// The run with each of its boxes by itself, and as words where it is no box: only U+FFFC stands for an attachment.
  ///
  /// - Parameter utf8: The paragraph.
  func separatingBoxes(in utf8: String.UTF8View) -> [ShapingRequest.Run] {
    guard let boxWidth else { return [self] }
    var runs: [ShapingRequest.Run] = []
    func append(_ range: Range<Int>, _ boxWidth: Double?) {
      guard !range.isEmpty else { return }
      var run = self
      run.range = range
      run.boxWidth = boxWidth
      runs.append(run)
    }
    var start = range.lowerBound
    for box in Self.boxes(in: utf8, range) {
      append(start..<box, nil)
      append(box..<box + Self.boxLength, boxWidth)
      start = box + Self.boxLength
    }
    append(start..<range.upperBound, nil)
    return runs
  }

  /// U+FFFC in UTF-8.
  private static let box: [UInt8] = [0xEF, 0xBF, 0xBC]
  private static let boxLength = box.count

  private static func boxes(in utf8: String.UTF8View, _ range: Range<Int>) -> [Int] {
    var index = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return range.filter { _ in
      defer { utf8.formIndex(after: &index) }
      return utf8[index] == 0xEF && utf8[index...].starts(with: box)
    }
  }
}
