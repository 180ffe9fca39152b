/// A piece of a name template as it was written.
enum TemplatePiece {
  case literal(String)
  case placeholder(String)
  case unclosed

  static func split(_ text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else { return pieces + [.unclosed] }
      pieces.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? pieces : pieces + [.literal(String(rest))]
  }
}
