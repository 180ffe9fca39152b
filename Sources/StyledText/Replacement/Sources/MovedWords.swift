/// Finds moved words: words that were removed at one position and inserted at another.
struct MovedWords {
  let old: [ComparedWord]
  let new: [ComparedWord]
  private var sources: [WordSource]
  private var isFree: [Bool]

  init(old: [ComparedWord], new: [ComparedWord], sources: [WordSource]) {
    self.old = old
    self.new = new
    self.sources = sources
    isFree = Array(repeating: true, count: old.count)
    for source in sources {
      switch source {
      case .kept(let place), .moved(let place), .replacing(let place): isFree[place] = false
      case .inserted: break
      }
    }
  }

  /// The sources, in which words that are removed elsewhere are moved rather than inserted. Symbols and white space
  /// move with the words next to them.
  mutating func find() -> [WordSource] {
    guard sources.contains(.inserted) else { return sources }
    var hasMoved = moveSameText()
    if moveSameWords() { hasMoved = true }
    if hasMoved { moveSeparators() }
    return sources
  }

  private mutating func moveSameText() -> Bool {
    var places = PlacesOfWords(old) { isFree[$0] && old[$0].isMovable }
    var hasMoved = false
    for index in new.indices where sources[index] == .inserted {
      guard let place = places.removeFirst(of: new[index].id) else { continue }
      guard isFree[place] else { continue }
      move(place, to: index)
      extend(from: place, index, by: 1)
      extend(from: place, index, by: -1)
      hasMoved = true
    }
    return hasMoved
  }

  /// Words whose case changed, for example at the start of a sentence.
  private mutating func moveSameWords() -> Bool {
    var places: [UInt64: Int] = [:]
    for place in old.indices.reversed() where isFree[place] && old[place].kind == .word {
      places[old[place].folded] = place
    }
    var hasMoved = false
    for index in new.indices where sources[index] == .inserted && new[index].kind == .word && !places.isEmpty {
      guard let place = places.removeValue(forKey: new[index].folded) else { continue }
      sources[index] = .replacing(place)
      isFree[place] = false
      hasMoved = true
    }
    return hasMoved
  }

  private mutating func move(_ place: Int, to index: Int) {
    if let former = sources[index].same { isFree[former] = true }
    sources[index] = .moved(place)
    isFree[place] = false
  }

  /// Moves the neighbors of a word, including symbols that seemed to stay.
  private mutating func extend(from place: Int, _ index: Int, by step: Int) {
    var (place, index) = (place + step, index + step)
    while old.indices.contains(place), new.indices.contains(index), isFree[place], old[place].id == new[index].id,
      sources[index] == .inserted || !new[index].isMovable
    {
      move(place, to: index)
      (place, index) = (place + step, index + step)
    }
  }

  /// If words swapped positions, so did the text between them.
  private mutating func moveSeparators() {
    var others = PlacesOfWords(old) { isFree[$0] && !old[$0].isMovable }
    for index in new.indices where sources[index] == .inserted && !new[index].isMovable {
      let after = index > 0 ? sources[index - 1].same.map { $0 + 1 } : nil
      let before = index + 1 < new.count ? sources[index + 1].same.map { $0 - 1 } : nil
      let id = new[index].id
      func fits(_ place: Int) -> Bool { isFree(at: place) && old[place].id == id }
      while let place = others.first(of: id), !isFree[place] { _ = others.removeFirst(of: id) }
      let beside = after.flatMap { fits($0) ? $0 : nil } ?? before.flatMap { fits($0) ? $0 : nil }
      guard let place = beside ?? others.first(of: id) else { continue }
      move(place, to: index)
    }
  }

  private func isFree(at place: Int) -> Bool { old.indices.contains(place) && isFree[place] }
}

extension ComparedWord {
  /// Whether it is searched elsewhere; symbols and line breaks move with their neighbors.
  fileprivate var isMovable: Bool { kind != .symbol && kind != .emoji && kind != .lineBreak }
}

/// The indices of words by the words' numbers, the first index of each on top.
struct PlacesOfWords {
  /// By the number of the word; negative for none.
  private var first: [Int]
  /// For each index the next one of the same word.
  private var following: [Int]

  /// Creates the indices of the words for which a condition holds.
  init(_ words: [ComparedWord], where isListed: (Int) -> Bool) {
    first = Array(repeating: -1, count: (words.map(\.id).max() ?? -1) + 1)
    following = Array(repeating: -1, count: words.count)
    for place in words.indices.reversed() where isListed(place) {
      following[place] = first[words[place].id]
      first[words[place].id] = place
    }
  }

  /// The first remaining index of a word.
  func first(of id: Int) -> Int? {
    id < first.count && first[id] >= 0 ? first[id] : nil
  }

  mutating func removeFirst(of id: Int) -> Int? {
    guard let place = first(of: id) else { return nil }
    first[id] = following[place]
    return place
  }
}
