/// Finds the words for a template's slots in a text.
///
/// The template's literals have to appear in the text in order, the first at its start and the last at its end where the
/// template starts or ends with one. A slot ends where the literal after it first appears; of slots with nothing
/// between them, the first takes everything. A slot that stands in several places must have the same words in each.
/// Linear in the text, for each literal.
struct TemplateFit {
  let template: SlotTemplate
  let text: String

  /// The words for each slot; nil when the text does not fit.
  var values: [String]? {
    var found = [String?](repeating: nil, count: template.slotNames.count)
    var rest = Array(text.utf8)[...]
    var open: Int?
    func close(_ words: ArraySlice<UInt8>) -> Bool {
      guard let slot = open else { return words.isEmpty }
      let words = String(decoding: words, as: UTF8.self)
      defer { found[slot] = words }
      return found[slot].map { $0.hasSameUTF8(as: words) } ?? true
    }
    for (index, piece) in template.pieces.enumerated() {
      switch piece {
      case .slot(let number):
        if open == nil {
          open = number
        } else if !fillEmpty(number, &found) {
          return nil
        }
      case .literal(let literal):
        let isLast = index == template.pieces.count - 1
        guard let place = isLast ? rest.suffixStart(literal) : rest.firstStart(literal), close(rest[..<place]) else {
          return nil
        }
        rest = rest[(place + literal.utf8.count)...]
        open = nil
      }
    }
    return close(rest) ? found.map { $0 ?? "" } : nil
  }

  private func fillEmpty(_ slot: Int, _ found: inout [String?]) -> Bool {
    defer { found[slot] = found[slot] ?? "" }
    return found[slot]?.isEmpty ?? true
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffixStart(_ literal: String) -> Int? {
    let start = endIndex - literal.utf8.count
    return start >= startIndex && self[start...].elementsEqual(literal.utf8) ? start : nil
  }

  /// Knuth, Morris and Pratt's search: linear, whatever repeats in the literal and in the text.
  fileprivate func firstStart(_ literal: String) -> Int? {
    let literal = Array(literal.utf8)
    let borders = literal.borders
    var matched = 0
    for place in indices where matched < literal.count {
      matched = literal.matched(matched, then: self[place], borders)
      if matched == literal.count { return place + 1 - matched }
    }
    return literal.isEmpty ? startIndex : nil
  }
}

extension [UInt8] {
  /// For each beginning, the length of the longest shorter one that it ends with.
  fileprivate var borders: [Int] {
    var borders = [Int](repeating: 0, count: count)
    for index in indices.dropFirst() { borders[index] = matched(borders[index - 1], then: self[index], borders) }
    return borders
  }

  /// How many bytes of this match the end of a text of which that many matched, when another byte follows.
  fileprivate func matched(_ count: Int, then byte: UInt8, _ borders: [Int]) -> Int {
    var count = count
    while count > 0, self[count] != byte { count = borders[count - 1] }
    return self[count] == byte ? count + 1 : 0
  }
}
