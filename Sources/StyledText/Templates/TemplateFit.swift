/// Finds the texts of a template's slots in a text.
///
/// The template's literals must appear in the text in order: at its start if the template starts with a literal, and at
/// its end if it ends with one. A slot ends at the first occurrence of the literal after it; of adjacent slots, the
/// first one gets all of the text. A slot that appears several times must have the same text each time.
///
/// Parts that may vanish are decided in the order of the template: a part is present if the pieces after it can then
/// still be found, with text in each slot of a part. A slot ends at the first occurrence of the following literal that
/// still allows finding the other pieces. Finally, the slots must reproduce the text.
struct TemplateFit {
  let template: SlotTemplate
  let text: String

  /// The text of each slot; nil if the text does not fit. Linear in the text, for each literal; with parts that may
  /// vanish, at worst as long as the text times the square of the number of pieces.
  var values: [String]? {
    template.hasParts ? PartialTemplateFit(template, text).values : valuesWithoutParts
  }

  /// The slot texts of a template without parts that may vanish.
  private var valuesWithoutParts: [String]? {
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
      case .slot(let slot):
        if open == nil {
          open = slot
        } else if !fillEmpty(slot, &found) {
          return nil
        }
      case .literal(let literal):
        let isLast = index == template.pieces.count - 1
        guard let place = isLast ? rest.suffixStart(literal) : rest.firstStart(literal), close(rest[..<place]) else {
          return nil
        }
        rest = rest[(place + literal.utf8.count)...]
        open = nil
      case .open, .close: break
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
    if literal.isEmpty { return startIndex }
    var search = PatternSearch(Array(literal.utf8))
    return indices.first { search.ends(with: self[$0]) }.map { $0 + 1 - literal.utf8.count }
  }
}
