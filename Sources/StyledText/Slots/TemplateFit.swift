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

  fileprivate func firstStart(_ literal: String) -> Int? {
    let literal = Array(literal.utf8)
    guard let first = literal.first else { return startIndex }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: literal) { return place }
      start = place + 1
    }
    return nil
  }
}
