extension StyledText {
  /// Returns the atoms that a range touches, in text order, as UTF-16 offsets: mentions, attachments, and values of
  /// keys with ``EditBehavior/atomic``. An empty range touches the atom that it lies strictly inside of. Overlapping
  /// atoms are joined.
  ///
  /// ```swift
  /// let mention = TextAttributes(mention: TextMention("user/7", text: "@小明"))
  /// let note: StyledText = "Thanks, \("@小明", attributes: mention)!"
  /// print(try note.atoms(in: 0..<12))  // [8..<11]
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text.
  /// - Complexity: A binary search, and linear in the runs and atoms of the range.
  public func atoms(in range: Range<Int>) throws(TextPositionError) -> [Range<Int>] {
    let range = atoms(around: try content.offsets(utf16: range))
    guard hasAtoms, !range.isEmpty else { return [] }
    var found: [Range<Int>] = []
    for atom in atoms(touching: range.utf8) {
      if let last = found.last, atom.lowerBound.utf16 < last.upperBound {
        found[found.count - 1] = last.lowerBound..<max(last.upperBound, atom.upperBound.utf16)
      } else {
        found.append(atom.utf16)
      }
    }
    return found
  }

  /// Returns the atom that a position lies strictly inside of, as UTF-16 offsets; nil outside of atoms, and at their
  /// edges.
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text.
  /// - Complexity: A binary search.
  public func atom(around position: Int) throws(TextPositionError) -> Range<Int>? {
    let offset = try content.offset(utf16: position)
    let atom = atoms(around: offset..<offset)
    return atom.isEmpty ? nil : atom.utf16
  }
}

extension StyledText {
  /// The smallest range around a range that contains all atoms that the range touches. An empty range touches the atom
  /// that it lies strictly inside of.
  func atoms(around range: Range<TextOffset>) -> Range<TextOffset> {
    guard hasAtoms else { return range }
    var range = range
    while true {
      var wider = range
      let touched = range.isEmpty ? range.lowerBound.utf8..<range.lowerBound.utf8 + 1 : range.utf8
      for atom in atoms(touching: touched)
      where atom.upperBound > range.lowerBound && atom.lowerBound < range.upperBound {
        wider = min(atom.lowerBound, wider.lowerBound)..<max(atom.upperBound, wider.upperBound)
      }
      if range.isEmpty { wider = insideAtom(range.lowerBound) ?? range }
      guard wider != range else { return range }
      range = wider
    }
  }

  /// Every atom, in text order.
  var atomRanges: [Range<TextOffset>] {
    guard hasAtoms else { return [] }
    return atoms(touching: 0..<content.utf8.count)
  }

  private var hasAtoms: Bool {
    stored.traits.contains(.atoms) || extras?.template?.attributes.values.contains(where: \.hasAtoms) ?? false
  }

  /// The attributes of a run and of its slot.
  private func ownAttributes(ofRun index: Int) -> TextAttributes {
    let look = stored.runs[index].look
    return attributes(ofSlot: look.slot).merging(look.overrides)
  }

  private func insideAtom(_ offset: TextOffset) -> Range<TextOffset>? {
    atoms(touching: offset.utf8..<offset.utf8 + 1).first { $0.lowerBound < offset && $0.upperBound > offset }
  }

  /// The atoms that overlap a range, in the order of their starts.
  private func atoms(touching range: Range<Int>) -> [Range<TextOffset>] {
    guard !stored.isPlain, range.lowerBound < content.utf8.count else { return [] }
    var found: [Range<TextOffset>] = []
    var index = stored.index(at: range.lowerBound)
    while index < stored.count, stored.start(of: index).utf8 < range.upperBound {
      for attribute in ownAttributes(ofRun: index).entries where attribute.editBehavior == .atomic {
        if atomsAreEven, let size = attribute.atomSize, let atoms = atoms(of: size, inRun: index, touching: range) {
          found += atoms
          continue
        }
        // An attribute that began before this run was found there.
        let isFirst = stored.start(of: index).utf8 <= range.lowerBound
        guard isFirst || index == 0 || !holds(attribute, at: index - 1) else { continue }
        found += single(attribute, in: extent(of: attribute, at: index)).filter {
          $0.lowerBound.utf8 < range.upperBound && $0.upperBound.utf8 > range.lowerBound
        }
      }
      index += 1
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether each run of an attribute with atoms of a known size consists of whole atoms.
  private var atomsAreEven: Bool { extras?.template == nil && !stored.traits.contains(.unevenAtoms) }

  /// The atoms of a run that overlap a range, by arithmetic; nil if one of them does not end between two scalars,
  /// because their attribute was set on text other than their own.
  private func atoms(of size: TextOffset, inRun index: Int, touching range: Range<Int>) -> [Range<TextOffset>]? {
    let (start, end) = (stored.start(of: index), stored.runs[index].end)
    let first = max(range.lowerBound - start.utf8, 0) / size.utf8
    let last = min((range.upperBound - start.utf8 + size.utf8 - 1) / size.utf8, (end.utf16 - start.utf16) / size.utf16)
    let ends = (first...max(first, last)).map { atom in
      start + TextOffset(utf8: size.utf8 * atom, utf16: size.utf16 * atom)
    }
    guard size.utf16 == 1 || ends.allSatisfy({ content.isScalarStart(utf8: $0.utf8) }) else { return nil }
    return zip(ends, ends.dropFirst()).map { $0..<$1 }
  }

  /// The range of an attribute around a run.
  private func extent(of attribute: any AnyTextAttribute, at index: Int) -> Range<TextOffset> {
    var (first, last) = (index, index)
    while first > 0, holds(attribute, at: first - 1) { first -= 1 }
    while last + 1 < stored.count, holds(attribute, at: last + 1) { last += 1 }
    return stored.start(of: first)..<stored.runs[last].end
  }

  private func holds(_ attribute: any AnyTextAttribute, at index: Int) -> Bool {
    ownAttributes(ofRun: index).entry(named: attribute.name)?.isEqual(to: attribute) ?? false
  }

  /// The atoms in a range with one value: several if the value has its own length.
  private func single(_ attribute: any AnyTextAttribute, in extent: Range<TextOffset>) -> [Range<TextOffset>] {
    guard let length = attribute.atomLength, length > 0, length < extent.utf16.count,
      extent.utf16.count.isMultiple(of: length)
    else { return [extent] }
    let positions = stride(from: extent.lowerBound.utf16, through: extent.upperBound.utf16, by: length)
    let offsets = positions.compactMap { try? content.offset(utf16: $0) }
    return offsets.count == positions.underestimatedCount ? zip(offsets, offsets.dropFirst()).map { $0..<$1 } : [extent]
  }
}
