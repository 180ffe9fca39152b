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
