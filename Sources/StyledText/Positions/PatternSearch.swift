/// The search of Knuth, Morris and Pratt: linear, however often parts of the pattern repeat.
struct PatternSearch<Element: Equatable> {
  private let pattern: [Element]
  /// For each prefix of the pattern, the length of the longest shorter one that it ends with.
  private let borders: [Int]
  private var matched = 0

  /// The length of the pattern.
  var count: Int { pattern.count }

  init(_ pattern: [Element]) {
    var borders = [Int](repeating: 0, count: pattern.count)
    for index in pattern.indices.dropFirst() {
      borders[index] = Self.matched(borders[index - 1], then: pattern[index], in: pattern, borders: borders)
    }
    self.pattern = pattern
    self.borders = borders
  }

  /// Whether the pattern, which must not be empty, ends with the next element of the text.
  mutating func ends(with element: Element) -> Bool {
    if matched == pattern.count { matched = borders[matched - 1] }
    matched = Self.matched(matched, then: element, in: pattern, borders: borders)
    return matched == pattern.count
  }

  /// The number of elements that match the end of a text of which `count` matched, after another element.
  private static func matched(_ count: Int, then next: Element, in pattern: [Element], borders: [Int]) -> Int {
    var count = count
    while count > 0, pattern[count] != next { count = borders[count - 1] }
    return pattern[count] == next ? count + 1 : 0
  }
}
