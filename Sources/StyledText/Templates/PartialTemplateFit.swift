internal import StyleTables

/// Finds the slot texts of a template whose parts may vanish. See ``TemplateFit`` for the rule.
///
/// It works without backtracking: for the pieces after an open slot, only the last offset at which the slot may end
/// matters, since it may end there wherever it starts. So one offset for each piece, computed from the last piece to
/// the first, tells whether the rest can be found.
struct PartialTemplateFit {
  private let template: SlotTemplate
  private let pieces: [SlotTemplate.Piece]
  private let text: [UInt8]
  /// The offsets of each literal in the text.
  private let places: [[UInt8]: [Int]]
  /// The literals as bytes, by piece.
  private let literals: [[UInt8]]
  /// Whether a piece is in a part, where slots are not empty.
  private let isInPart: [Bool]
  /// For each piece, the last offset at which an open slot before it may end so that the pieces from there on can be
  /// found; -1 for none.
  private var lastEnds: [Int]

  init(_ template: SlotTemplate, _ text: String) {
    self.template = template
    self.text = Array(text.utf8)
    pieces = template.pieces
    literals = pieces.map { if case .literal(let text) = $0 { Array(text.utf8) } else { [] } }
    var depth = 0
    isInPart = pieces.map { piece in
      if case .open = piece { depth += 1 }
      if case .close = piece { depth -= 1 }
      return depth > 0
    }
    places = Self.places(of: Set(literals).subtracting([[]]), in: self.text)
    lastEnds = [Int](repeating: -1, count: pieces.count) + [self.text.count]
    for piece in pieces.indices.reversed() { lastEnds[piece] = lastEnd(before: piece) }
  }

  private static func places(of literals: Set<[UInt8]>, in text: [UInt8]) -> [[UInt8]: [Int]] {
    var places: [[UInt8]: [Int]] = [:]
    for literal in literals {
      var search = PatternSearch(literal)
      places[literal] = text.indices.filter { search.ends(with: text[$0]) }.map { $0 + 1 - literal.count }
    }
    return places
  }

  private func places(of piece: Int) -> [Int] { places[literals[piece]] ?? [] }

  private func lastEnd(before piece: Int) -> Int {
    switch pieces[piece] {
    case .literal:
      places(of: piece).last { canFollow(piece + 1, at: $0 + literals[piece].count) } ?? -1
    // The open slot takes everything.
    case .slot: isInPart[piece] ? -1 : lastEnds[piece + 1]
    case .open(let close, _): max(lastEnds[piece + 1], lastEnds[close + 1])
    case .close: lastEnds[piece + 1]
    }
  }

  /// Whether the pieces from one on can be found at an offset of the text where no slot is open. Looks at each piece at
  /// most once.
  private func canFollow(_ first: Int, at start: Int) -> Bool {
    var ways = [(piece: first, place: start)]
    while let way = ways.popLast() {
      var (piece, place) = way
      way: while true {
        guard piece < pieces.count else {
          if place == text.count { return true }
          break way
        }
        switch pieces[piece] {
        case .literal:
          guard text[place...].starts(with: literals[piece]) else { break way }
          place += literals[piece].count
        case .slot:
          if leastEnd(of: piece, at: place) <= lastEnds[piece + 1] { return true }
          break way
        case .open(let close, _): ways.append((close + 1, place))
        case .close: break
        }
        piece += 1
      }
    }
    return false
  }

  /// The first offset at which a slot may end that starts at an offset.
  private func leastEnd(of piece: Int, at place: Int) -> Int { isInPart[piece] ? place + 1 : place }

  /// The text of each slot; nil if the text does not fit.
  var values: [String]? {
    guard canFollow(0, at: 0) else { return nil }
    var found = [String?](repeating: nil, count: template.slotNames.count)
    var open: (slot: Int, piece: Int)?
    var (piece, place) = (0, 0)
    func leastEnd() -> Int? { open.map { self.leastEnd(of: $0.piece, at: place) } }
    func close(at end: Int) {
      guard let slot = open?.slot else { return }
      found[slot] = found[slot] ?? String(decoding: text[place..<end], as: UTF8.self)
      open = nil
    }
    while piece < pieces.count {
      switch pieces[piece] {
      case .slot(let slot):
        if open == nil { open = (slot, piece) } else { found[slot] = found[slot] ?? "" }
      case .literal:
        if let least = leastEnd() {
          guard let end = firstEnd(from: least, before: piece) else { return nil }
          close(at: end)
          place = end
        }
        place += literals[piece].count
      case .open(let end, _):
        let isThere = leastEnd().map { $0 <= lastEnds[piece + 1] } ?? canFollow(piece + 1, at: place)
        if !isThere { piece = end }
      case .close: break
      }
      piece += 1
    }
    close(at: text.count)
    let words = found.map { $0 ?? "" }
    return template.filled(words).map(\.text).joined().utf8.elementsEqual(text) ? words : nil
  }

  /// The first offset of a literal, from an offset on, after which the other pieces can be found.
  private func firstEnd(from least: Int, before piece: Int) -> Int? {
    let places = places(of: piece)
    let first = places.partitioningIndex { $0 >= least }
    return places[first...].first { canFollow(piece + 1, at: $0 + literals[piece].count) }
  }
}
