import StyleRichText
import StyleTables

/// A plain text as an array: each UTF-16 unit with the entity that it belongs to, and the empty literals between units.
/// It knows the order of all units that it ever had, so that an edit of others can be made in its earlier and later
/// contents, too.
struct EditorModelText {
  enum Element: Equatable {
    case unit(UInt16, Mark?, id: Int)
    /// An empty literal.
    case wall
  }

  /// Units with the same number are one entity.
  struct Mark: Equatable {
    var number: Int
    var kind: PlainText.Entity.Kind
  }

  /// A replacement of units, which can be made in each content that has some of them.
  struct Replacement {
    var removed: Set<Int>
    var inserted: [Element]
    /// A number that stands in front of the new units in the order of all units, since a literal may have none.
    var front: Int
    /// For the number of a literal that is cut, the number of its last part.
    var lastParts: [Int: Int] = [:]
  }

  var elements: [Element] = []
  /// The numbers of all units, also of those that are not in the text.
  private var order: [Int] = []
  private var nextNumber = 0

  /// Creates a text whose entities are in text order and do not overlap.
  init(_ plain: PlainText) {
    elements = newElements(plain)
    order = elements.compactMap(\.id)
  }

  private mutating func fresh() -> Int {
    nextNumber += 1
    return nextNumber
  }

  private mutating func newElements(_ plain: PlainText) -> [Element] {
    let units = Array(plain.text.utf16)
    let numbers = plain.entities.map { _ in fresh() }
    var elements: [Element] = []
    for place in 0...units.count {
      for entity in plain.entities where entity.range == place..<place { elements.append(.wall) }
      guard place < units.count else { break }
      let index = plain.entities.firstIndex { $0.range.contains(place) }
      let mark = index.map { Mark(number: numbers[$0], kind: plain.entities[$0].kind) }
      elements.append(.unit(units[place], mark, id: fresh()))
    }
    return elements
  }

  /// The text and its entities, in text order.
  var plain: PlainText { elements.plain }

  /// Replaces a range of units, and returns how, for other contents. Mentions in the way are removed, and literals are
  /// cut.
  ///
  /// Among the units that are not in the text, those of others are as far in front as possible, and those of the user
  /// after what they replace.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with content: PlainText, byOthers: Bool = false) -> Replacement? {
    guard !range.isEmpty || !content.text.isEmpty else { return nil }
    let ids = elements.compactMap(\.id)
    let inserted = newElements(content)
    let front =
      !byOthers && !range.isEmpty ? ids[range.upperBound - 1] : range.lowerBound > 0 ? ids[range.lowerBound - 1] : nil
    let place = front.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    var replacement = Replacement(removed: Set(ids[range]), inserted: inserted, front: fresh())
    order.insert(contentsOf: [replacement.front] + inserted.compactMap(\.id), at: place)
    elements = replacing(in: elements, &replacement)
    return replacement
  }

  /// A content after a replacement in this text.
  mutating func replacing(in content: [Element], _ replacement: inout Replacement) -> [Element] {
    let units = content.filter { $0 != .wall }
    let gap = place(of: replacement, in: units)
    let removed = units.indices.filter { units[$0].id.map(replacement.removed.contains) ?? false }
    let touched = Set(removed + removed.map { $0 + 1 } + (gap.map { [$0] } ?? []))
    let marks = marks(of: units, removed: removed, gap: gap, &replacement)
    var (result, index) = ([Element](), 0)
    func insertIfHere() { if index == gap { result += replacement.inserted } }
    for element in content {
      guard case .unit(let unit, _, let id) = element else {
        if !touched.contains(index) { result.append(element) }
        continue
      }
      insertIfHere()
      if !replacement.removed.contains(id) { result.append(.unit(unit, marks[index], id: id)) }
      index += 1
    }
    insertIfHere()
    return result
  }

  /// Before which unit of a content the new elements go; nil if nothing is.
  private func place(of replacement: Replacement, in units: [Element]) -> Int? {
    guard !replacement.inserted.isEmpty else { return nil }
    let before = Set(order.prefix { $0 != replacement.front })
    return units.firstIndex { !before.contains($0.id ?? 0) } ?? units.count
  }

  /// Moves units that a content does not have after those around them which neither it nor other contents have, so that
  /// what is put in beside them later is before them, if nothing of the content is between them.
  mutating func moveBack(_ hidden: Set<Int>, before others: Set<Int>) {
    for id in order.reversed() where hidden.contains(id) {
      guard let place = order.firstIndex(of: id) else { continue }
      let next = order[(place + 1)...].firstIndex { others.contains($0) || hidden.contains($0) } ?? order.count
      order.remove(at: place)
      order.insert(id, at: next - 1)
    }
  }

  /// The position in a content that a position becomes.
  func map(_ position: Int, in content: [Element], through replacement: Replacement) -> Int {
    let units = content.filter { $0 != .wall }
    let kept = units[..<position].count { !replacement.removed.contains($0.id ?? 0) }
    guard let gap = place(of: replacement, in: units), position > gap else { return kept }
    return kept + replacement.inserted.count { $0 != .wall }
  }

  private mutating func marks(
    of units: [Element],
    removed: [Int],
    gap: Int?,
    _ replacement: inout Replacement
  ) -> [Mark?] {
    var marks = units.map(\.mark)
    for number in Set(marks.compactMap { $0?.number }) {
      let own = marks.indices.filter { marks[$0]?.number == number }
      guard let first = own.first, let last = own.last, let kind = marks[first]?.kind else { continue }
      let isCut = gap.map { first < $0 && $0 <= last } ?? false
      guard isCut || own.contains(where: removed.contains) else { continue }
      guard kind == .literal else {
        for index in own { marks[index] = nil }
        continue
      }
      // How many cuts are before each unit.
      var (cuts, count) = ([Int](), 0)
      for index in own {
        if removed.contains(index) || isCut && index == gap { count += 1 }
        cuts.append(count)
      }
      var numbers = [0: number]
      numbers[count] = replacement.lastParts[number] ?? fresh()
      replacement.lastParts[number] = numbers[count]
      for (index, cut) in zip(own, cuts) {
        let part = numbers[cut] ?? fresh()
        numbers[cut] = part
        marks[index]?.number = part
      }
    }
    return marks
  }

  /// Makes an entity of units that have none.
  mutating func mark(_ range: Range<Int>, _ kind: PlainText.Entity.Kind) {
    let ids = Set(elements.compactMap(\.id)[range])
    let mark = Mark(number: fresh(), kind: kind)
    elements = elements.map { element in
      guard case .unit(let unit, _, let id) = element, ids.contains(id) else { return element }
      return .unit(unit, mark, id: id)
    }
  }

  /// Removes entities, and returns their numbers.
  mutating func remove(_ entities: [PlainText.Entity]) -> Set<Int> {
    let dropped = elements.numberedEntities.filter { entities.contains($0.entity) }
    let numbers = Set(dropped.compactMap(\.number))
    elements = elements.without(numbers)
    let places = Set(dropped.filter { $0.number == nil }.map(\.entity.range.lowerBound))
    var index = 0
    elements.removeAll { element in
      defer { index += element == .wall ? 0 : 1 }
      return element == .wall && places.contains(index)
    }
    return numbers
  }
}

extension EditorModelText.Element {
  var id: Int? {
    if case .unit(_, _, let id) = self { id } else { nil }
  }

  var mark: EditorModelText.Mark? {
    if case .unit(_, let mark, _) = self { mark } else { nil }
  }
}

extension [EditorModelText.Element] {
  var plain: PlainText {
    let units = compactMap { element -> UInt16? in
      if case .unit(let unit, _, _) = element { unit } else { nil }
    }
    return PlainText(String(decoding: units, as: UTF16.self), entities: numberedEntities.map(\.entity))
  }

  /// The entities in text order, with their numbers; nil for walls.
  fileprivate var numberedEntities: [(entity: PlainText.Entity, number: Int?)] {
    var (entities, place, last) = ([(entity: PlainText.Entity, number: Int?)](), 0, Int?.none)
    for element in self {
      guard case .unit(_, let mark, _) = element else {
        entities.append((PlainText.Entity(place..<place, .literal), nil))
        continue
      }
      if let mark, mark.number == last, let index = entities.lastIndex(where: { $0.number == last }) {
        entities[index].entity.range = entities[index].entity.range.lowerBound..<place + 1
      } else if let mark {
        entities.append((PlainText.Entity(place..<place + 1, mark.kind), mark.number))
      }
      last = mark?.number
      place += 1
    }
    return entities
  }

  /// The numbers of its entities.
  var numbers: Set<Int> { Set(compactMap { $0.mark?.number }) }

  /// The content without some of its entities.
  func without(_ numbers: Set<Int>) -> Self {
    map { element in
      guard case .unit(let unit, let mark?, let id) = element, numbers.contains(mark.number) else { return element }
      return .unit(unit, nil, id: id)
    }
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
