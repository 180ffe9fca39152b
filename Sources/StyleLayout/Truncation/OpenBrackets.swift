/// The open brackets, embeddings and isolates of a text. Directions of brackets are resolved in pairs (UAX #9, rule
/// N0). The number may be greater than that of the bidi algorithm, but not less.
struct OpenBrackets {
  private enum Opening: Equatable {
    case bracket(closedBy: Unicode.Scalar)
    case embedding
    case isolate
  }

  private var open: [Opening] = []

  var isEmpty: Bool { open.isEmpty }

  init(in text: String) {
    for scalar in text.unicodeScalars { add(scalar) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: open.append(.embedding)
    case 0x2066...0x2068: open.append(.isolate)
    case 0x202C: close { $0 == .embedding }
    case 0x2069: close { $0 == .isolate }
    default:
      if let closing = scalar.closingBracket {
        open.append(.bracket(closedBy: closing))
      } else if scalar.properties.generalCategory == .closePunctuation {
        closeBracket(scalar)
      }
    }
  }

  private mutating func close(_ isOpening: (Opening) -> Bool) {
    guard let index = open.lastIndex(where: isOpening) else { return }
    open.removeSubrange(index...)
  }

  /// Closes the last open bracket of its kind in the same embedding, and drops those between them.
  private mutating func closeBracket(_ scalar: Unicode.Scalar) {
    let first = (open.lastIndex { $0 == .embedding || $0 == .isolate } ?? -1) + 1
    guard let index = open[first...].lastIndex(of: .bracket(closedBy: scalar)) else { return }
    open.removeSubrange(index...)
  }
}

extension Unicode.Scalar {
  /// The closing bracket of an opening one: the next character, or the one after it (`[`, `{`), if that is a closing
  /// one.
  fileprivate var closingBracket: Unicode.Scalar? {
    guard properties.generalCategory == .openPunctuation else { return nil }
    return [value + 1, value + 2].lazy.compactMap(Unicode.Scalar.init).first {
      $0.properties.generalCategory == .closePunctuation
    }
  }
}
