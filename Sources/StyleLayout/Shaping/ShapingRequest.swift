/// A paragraph to be shaped.
public struct ShapingRequest: Sendable {
  /// A part of the paragraph in one font.
  public struct Run: Sendable, Hashable {
    /// The range in UTF-8 units of the paragraph.
    public var range: Range<Int>
    /// The requested font.
    public var font: FontRequest
    /// The space added after each grapheme, in points.
    public var letterSpacing: Double
    /// The width of an attachment's box, in points; nil for text. A run with a box is one U+FFFC.
    public var boxWidth: Double?
    /// The index of the attributes, chosen by the caller.
    public var set: Int
  }

  /// The text without the separator that ends it; contiguous UTF-8.
  public var text: String
  /// The runs. They follow each other and cover the text.
  public var runs: [Run]
  /// The paragraph's base direction.
  public var direction: TextDirection
  /// The language as a BCP 47 tag. It selects the forms of Han characters and affects some line breaks.
  public var language: String
}

extension ShapingRequest.Run {
  /// The run divided into boxes and text: only U+FFFC represents an attachment.
  ///
  /// - Parameter utf8: The text of the paragraph.
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
