extension LineGraphemes {
  /// Joins the boxes of each atom that are side by side. An atom whose parts are apart, because text that is not its
  /// own is between them, has a box for each part.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of graphemes in text order.
  ///   - visual: Their indices from left to right.
  ///   - atoms: The atoms that the line touches, in text order.
  /// - Returns: The boxes of graphemes and atoms in text order, and their indices from left to right.
  /// - Complexity: The cost of sorting the boxes.
  static func joining(
    _ boxes: [GraphemeBox],
    visual: [Int],
    _ atoms: [Range<Int>]
  ) -> (boxes: [GraphemeBox], visual: [Int]) {
    let atomOfBox = indices(of: atoms, at: boxes)
    var parts: [GraphemeBox] = []
    var firstBoxes: [Int] = []
    var previous: Int?
    for index in visual {
      let atom = atomOfBox[index]
      if let atom, atom == previous, let last = parts.indices.last {
        parts[last].take(boxes[index])
        firstBoxes[last] = min(firstBoxes[last], index)
      } else {
        parts.append(atom.map { boxes[index].part(of: atoms[$0]) } ?? boxes[index])
        firstBoxes.append(index)
      }
      previous = atom
    }
    let order = parts.indices.sorted { firstBoxes[$0] < firstBoxes[$1] }
    var indices = Array(repeating: 0, count: order.count)
    for (index, part) in order.enumerated() { indices[part] = index }
    return (order.map { parts[$0] }, indices)
  }

  /// The index of the atom that each box belongs to.
  private static func indices(of atoms: [Range<Int>], at boxes: [GraphemeBox]) -> [Int?] {
    var next = 0
    return boxes.map { box in
      while next < atoms.count, atoms[next].upperBound <= box.range.lowerBound { next += 1 }
      return next < atoms.count && atoms[next].lowerBound <= box.range.lowerBound ? next : nil
    }
  }

  /// Whether an atom has other parts than a box: in this line or in another one.
  func isBroken(_ index: Int) -> Bool {
    let box = boxes[index]
    guard box.isAtom else { return false }
    let hasNeighbor =
      index > 0 && boxes[index - 1].range == box.range
      || index + 1 < boxes.count && boxes[index + 1].range == box.range
    return hasNeighbor || box.range.lowerBound < content.lowerBound || box.range.upperBound > content.upperBound
  }

  /// Whether a caret belongs to this line and to one of its slots.
  func holds(_ caret: TextCaret, at slot: Int) -> Bool {
    caret.position >= content.lowerBound && caret.position <= content.upperBound && self.slot(of: caret) == slot
  }
}

extension GraphemeBox {
  /// The box as a part of an atom.
  fileprivate func part(of atom: Range<Int>) -> GraphemeBox {
    var part = self
    part.range = atom
    part.isAtom = true
    return part
  }

  /// Adds the next box from the left. The whole has the direction of the least embedded text, in which its ends are at
  /// its edges.
  fileprivate mutating func take(_ next: GraphemeBox) {
    right = next.right
    level = min(level, next.level)
  }
}
