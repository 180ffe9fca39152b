import StyleRichText
import StyleTables

/// A plain text as an array: each UTF-16 unit with the entity that it belongs to, and the empty literals between units.
struct EditorModelText {
  fileprivate enum Element {
    case unit(UInt16, Mark?)
    /// An empty literal.
    case wall
  }

  /// Units with the same number are one entity.
  fileprivate struct Mark {
    var number: Int
    var kind: PlainText.Entity.Kind
  }

  private var elements: [Element] = []

  /// Creates a text whose entities are in text order and do not overlap.
  init(_ plain: PlainText) { append(plain, numbersFrom: 0) }

  private mutating func append(_ plain: PlainText, numbersFrom first: Int) {
    let units = Array(plain.text.utf16)
    for place in 0...units.count {
      for entity in plain.entities where entity.range == place..<place { elements.append(.wall) }
      guard place < units.count else { break }
      let number = plain.entities.firstIndex { $0.range.contains(place) }
      elements.append(.unit(units[place], number.map { Mark(number: first + $0, kind: plain.entities[$0].kind) }))
    }
  }

  /// The text and its entities, in text order.
  var plain: PlainText {
    var (units, entities, last): ([UInt16], [PlainText.Entity], Int?) = ([], [], nil)
    for element in elements {
      switch element {
      case .wall: entities.append(PlainText.Entity(units.count..<units.count, .literal))
      case .unit(let unit, let mark):
        if let mark, mark.number == last, let index = entities.lastIndex(where: { !$0.range.isEmpty }) {
          entities[index].range = entities[index].range.lowerBound..<units.count + 1
        } else if let mark {
          entities.append(PlainText.Entity(units.count..<units.count + 1, mark.kind))
        }
        last = mark?.number
        units.append(unit)
      }
    }
    return PlainText(String(decoding: units, as: UTF16.self), entities: entities)
  }

  /// Replaces a range of units. Mentions in the way are removed, and literals are cut.
  mutating func replace(_ range: Range<Int>, with content: PlainText) {
    guard !range.isEmpty || !content.text.isEmpty else { return }
    let old = elements
    let fresh = (old.compactMap(\.number).max() ?? 0) + 1
    var (front, back, inside, place): ([Element], [Element], Set<Int>, Int) = ([], [], [], 0)
    for element in old {
      switch element {
      case .wall where place < range.lowerBound: front.append(element)
      case .wall where place > range.upperBound: back.append(element)
      case .wall: break
      case .unit:
        if place < range.lowerBound { front.append(element) }
        if place >= range.upperBound { back.append(element) }
        if range.contains(place), let number = element.number { inside.insert(number) }
        place += 1
      }
    }
    let cut = Set(front.compactMap(\.number)).intersection(back.compactMap(\.number)).union(inside)
    elements = front.map { $0.losingAtom(in: cut) }
    append(content, numbersFrom: fresh)
    elements += back.map { $0.losingAtom(in: cut).renumbered(in: cut, by: fresh + content.entities.count) }
  }
}

extension EditorModelText.Element {
  fileprivate var number: Int? {
    if case .unit(_, let mark) = self { mark?.number } else { nil }
  }

  fileprivate func losingAtom(in cut: Set<Int>) -> Self {
    guard case .unit(let unit, let mark?) = self, mark.kind != .literal, cut.contains(mark.number) else { return self }
    return .unit(unit, nil)
  }

  /// The part of a literal behind a cut is another entity.
  fileprivate func renumbered(in cut: Set<Int>, by distance: Int) -> Self {
    guard case .unit(let unit, let mark?) = self, cut.contains(mark.number) else { return self }
    return .unit(unit, EditorModelText.Mark(number: mark.number + distance, kind: mark.kind))
  }
}

extension PlainText {
  /// A part of the text. Entities that reach out of it are cut.
  func part(_ range: Range<Int>) -> PlainText {
    let units = Array(text.utf16)[range]
    let inside = entities.compactMap { entity -> Entity? in
      let clamped = entity.range.clamped(to: range)
      guard entity.kind != .emoji || clamped == entity.range else { return nil }
      guard entity.range.isEmpty ? clamped == entity.range : !clamped.isEmpty else { return nil }
      return Entity(clamped.lowerBound - range.lowerBound..<clamped.upperBound - range.lowerBound, entity.kind)
    }
    return PlainText(String(decoding: units, as: UTF16.self), entities: inside)
  }

  /// The text with an entity for each of its emoji whose code could be a part of a word.
  func holdingEmoji(_ tables: EditorModelDisplay.Tables) -> PlainText {
    let respectful = Set(tables.emoji?.packs.filter(\.respectsWords).flatMap { $0.codes.map(\.identifier) } ?? [])
    var held = self
    for atom in EditorModelDisplay(self, tables).atoms {
      let code = part(atom.plain).text
      guard case .emoji(let identifier) = atom.kind, respectful.contains(identifier), code.isWordlikeInModel else {
        continue
      }
      let entity = Entity(atom.plain, .emoji)
      if !held.entities.contains(entity) { held.entities.append(entity) }
    }
    held.entities.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return held
  }

  /// The text between two empty literals.
  var walled: PlainText {
    let (start, end) = (0..<0, text.utf16.count..<text.utf16.count)
    return PlainText(text, entities: [Entity(start, .literal)] + entities + [Entity(end, .literal)])
  }
}

extension String {
  /// Whether this begins or ends with an ASCII letter or digit, or has the colon of a scheme or a drive.
  fileprivate var isWordlikeInModel: Bool {
    let ends = [unicodeScalars.first, unicodeScalars.last].compactMap(\.self)
    if ends.contains(where: { $0.isASCII && (Character($0).isLetter || Character($0).isNumber) }) { return true }
    return prefixMatch(of: /[A-Za-z0-9+.\-]*:(\/|$)/.matchingSemantics(.unicodeScalar)) != nil
  }
}
