import StyleTables

@testable import StyledText

/// A slow reference of the colors of a ``StyledText``: every character has its own layers.
struct LayeredModel {
  /// The part of a layer that determines colors.
  struct Layer: Equatable {
    var style: StyleCode?
    var color: StyleColor?

    var styleColor: StyleColor? { style?.resolved.color }
    var attributes: TextAttributes { TextAttributes(style: style, color: color) }
  }

  struct Cell {
    var character: Character
    var slot: String?
    var own = Layer()
  }

  var whole = Layer()
  var slots: [String: Layer] = [:]
  var hasTemplate = false
  var cells: [Cell]

  init(_ text: String) {
    cells = text.map { Cell(character: $0) }
  }

  var text: String { String(cells.map(\.character)) }

  func layers(of cell: Cell) -> [Layer] { [cell.own, cell.slot.flatMap { slots[$0] } ?? Layer(), whole] }

  /// The law: the topmost color attribute, otherwise the color of the topmost style that has one.
  func color(of cell: Cell) -> StyleColor? {
    let layers = layers(of: cell)
    for layer in layers where layer.color != nil { return layer.color }
    for layer in layers where layer.styleColor != nil { return layer.styleColor }
    return nil
  }

  func style(of cell: Cell) -> StyleCode? { layers(of: cell).lazy.compactMap(\.style).first }

  /// The colors of all UTF-16 units.
  var colors: [String?] {
    cells.flatMap { cell in
      Array(repeating: color(of: cell)?.light.description, count: cell.character.utf16.count)
    }
  }

  func utf16(_ range: Range<Int>) -> Range<Int> {
    let start = cells[..<range.lowerBound].reduce(0) { $0 + $1.character.utf16.count }
    return start..<cells[range].reduce(start) { $0 + $1.character.utf16.count }
  }

  // MARK: - Edits

  mutating func merge(_ layer: Layer, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    let isWhole = range == cells.indices && !hasTemplate
    if isWhole { whole = whole.merging(layer) }
    for index in range {
      cells[index].own = isWhole ? cells[index].own.removing(layer) : cells[index].own.merging(layer)
    }
  }

  mutating func remove<Value>(_ attribute: WritableKeyPath<Layer, Value?>, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    let before = self
    let touched = Set(cells[range].compactMap(\.slot)).filter { slots[$0]?[keyPath: attribute] != nil }
    if whole[keyPath: attribute] != nil || !touched.isEmpty {
      for index in cells.indices where !staysInSlot(cells[index], attribute, touched) {
        cells[index].own[keyPath: attribute] = layers(of: cells[index]).compactMap { $0[keyPath: attribute] }.first
      }
      whole[keyPath: attribute] = nil
      for slot in touched { slots[slot]?[keyPath: attribute] = nil }
    }
    for index in range { cells[index].own[keyPath: attribute] = nil }
    for index in cells.indices where !range.contains(index) { keepColor(of: index, from: before) }
  }

  private func staysInSlot<Value>(
    _ cell: Cell,
    _ attribute: WritableKeyPath<Layer, Value?>,
    _ touched: Set<String>
  ) -> Bool {
    guard let slot = cell.slot, slots[slot]?[keyPath: attribute] != nil else { return false }
    return !touched.contains(slot)
  }

  /// Sets a color that would be lost.
  private mutating func keepColor(of index: Int, from before: LayeredModel) {
    let color = before.color(of: before.cells[index])
    if self.color(of: cells[index]) != color { cells[index].own.color = color }
  }

  mutating func restyle(_ code: StyleCode) {
    whole.style = code
    for slot in slots.keys { slots[slot]?.style = nil }
    for index in cells.indices { cells[index].own.style = nil }
  }

  mutating func removeTemplate() {
    let before = self
    for index in cells.indices {
      let layers = layers(of: cells[index])
      cells[index].own = layers[1].merging(layers[0])
      cells[index].slot = nil
    }
    slots = [:]
    hasTemplate = false
    for index in cells.indices { keepColor(of: index, from: before) }
  }

  /// Text that is typed is a part of the run before it.
  mutating func type(_ text: String, at index: Int) {
    let own = cells[max(index - 1, 0)].own
    cells.insert(contentsOf: text.map { Cell(character: $0, own: own) }, at: index)
  }

  mutating func removeSubrange(_ range: Range<Int>) { cells.removeSubrange(range) }

  /// Pasted text has the style and the color that it shows, unless the whole text shows them anyway.
  mutating func paste(_ other: LayeredModel, at index: Int) {
    removeTemplate()
    let pasted = other.cells.map { cell in
      let style = other.style(of: cell)
      let color = other.color(of: cell)
      var pasted = Cell(character: cell.character, own: Layer(style: style == whole.style ? nil : style))
      let isOfStyle = other.layers(of: cell).allSatisfy { $0.color == nil } && style?.resolved.color != nil
      let showsOnlyOthers = whole.color != nil || self.style(of: pasted)?.resolved.color == nil
      let isShown = showsOnlyOthers && self.color(of: pasted) == color
      if !isOfStyle, !isShown { pasted.own.color = color }
      return pasted
    }
    cells.insert(contentsOf: pasted, at: index)
  }

  /// A part without a template.
  func part(_ range: Range<Int>) -> LayeredModel {
    var part = self
    part.removeTemplate()
    part.cells = Array(part.cells[range])
    return part
  }
}

extension LayeredModel.Layer {
  func merging(_ other: Self) -> Self { Self(style: other.style ?? style, color: other.color ?? color) }

  func removing(_ other: Self) -> Self {
    Self(style: other.style == nil ? style : nil, color: other.color == nil ? color : nil)
  }
}
