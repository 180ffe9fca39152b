extension CarryOver {
  /// The words of both texts where they differ.
  func words(_ texts: ComparedTexts, _ ends: CommonEnds, _ names: MovedNames? = nil) -> WordsOfTexts {
    let atoms = atoms.filter { ends.oldMiddle.contains($0.lowerBound) && $0.upperBound <= ends.oldMiddle.upperBound }
    let oldSegments = ends.oldMiddle.isEmpty ? [] : WordSegmenter.words(of: old, in: ends.oldMiddle)
    let newSegments = ends.newMiddle.isEmpty ? [] : WordSegmenter.words(of: new, in: ends.newMiddle)
    let oldUnits = WordUnits(atoms: atoms, names: names?.old ?? [])
    let oldJoined = WordJoiner.words(oldSegments, of: texts.old, units: oldUnits)
    let newAtoms = AtomFinder(atoms, of: texts.old, in: texts.new)?.ranges(among: newSegments) ?? []
    let newUnits = WordUnits(atoms: newAtoms, names: names?.new ?? [])
    let reading = AmountReading(oldJoined, in: texts.old)
    let newJoined = WordJoiner.words(newSegments, of: texts.new, units: newUnits, reading: reading)
    var numbering = WordNumbering()
    var oldWords = numbering.number(oldJoined, in: texts.old)
    var newWords = numbering.number(newJoined, in: texts.new)
    numbering.joinAmountsInWords(&oldWords, of: texts.old, &newWords, of: texts.new)
    LookSharing(runs: runs, base: base).number(&oldWords)
    let shared = oldWords.idsOfNames.intersection(newWords.idsOfNames)
    oldWords.bind(shared)
    newWords.bind(shared)
    return WordsOfTexts(oldSegments: oldSegments, newSegments: newSegments, old: oldWords, new: newWords)
  }
}

extension LookSharing {
  /// Gives words the same number if their runs look like one.
  fileprivate func number(_ words: inout [ComparedWord]) {
    guard !runs.isPlain, let first = words.first else { return }
    var run = runs.index(at: first.start)
    var number: Int32 = 0
    for index in words.indices {
      while runs.runs[run].end.utf8 <= words[index].start, run + 1 < runs.count {
        if !areAlike(runs.runs[run].look, runs.runs[run + 1].look) { number &+= 1 }
        run += 1
      }
      words[index].run = number
    }
  }
}

extension AmountReading {
  /// If the old text has bare numbers, their counters are words. If it has no two bare numbers side by side, adjacent
  /// digits in the new text are groups of a number.
  fileprivate init(_ old: [JoinedWord], in bytes: UnsafeBufferPointer<UInt8>) {
    joinsCounters = old.contains { $0.kind == .amount && bytes.hasUnit($0.start..<$0.end) }
    joinsGroups = !zip(old, old.dropFirst()).contains { first, second in
      first.kind == .amount && second.kind == .amount && bytes.isScalar(first.end..<second.start)
        && bytes.mayEndWithDigit(first.end) && bytes.hasDigit(second.start..<second.start + 1)
    }
  }
}

extension [ComparedWord] {
  /// The numbers of addresses, atoms and names.
  fileprivate var idsOfNames: Set<Int> {
    reduce(into: []) { ids, word in if word.isName { ids.insert(word.id) } }
  }

  fileprivate mutating func bind(_ ids: Set<Int>) {
    guard !ids.isEmpty else { return }
    for index in indices where self[index].isName { self[index].isBound = ids.contains(self[index].id) }
  }
}

extension ComparedWord {
  fileprivate var isName: Bool { kind == .address || kind == .atom || kind == .name }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a range may contain a number: an ASCII digit, or a digit of any script.
  func hasDigit(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = self[offset]
      if byte < 0x80 {
        if byte &- 0x30 < 10 { return true }
        offset += 1
      } else {
        let scalar = ScalarReader(bytes: self).scalar(at: offset)
        if scalar.breakClass == .numeric { return true }
        offset += scalar.length
      }
    }
    return false
  }

  /// Whether a range is one scalar.
  fileprivate func isScalar(_ range: Range<Int>) -> Bool {
    !range.isEmpty && ScalarReader(bytes: self).scalar(at: range.lowerBound).length == range.count
  }

  /// Whether text up to an offset ends with an ASCII digit or a non-ASCII scalar.
  fileprivate func mayEndWithDigit(_ end: Int) -> Bool { self[end - 1] &- 0x30 < 10 || self[end - 1] >= 0x80 }

  /// Whether an amount has a unit or a currency.
  fileprivate func hasUnit(_ amount: Range<Int>) -> Bool {
    var offset = amount.lowerBound
    while offset < amount.upperBound {
      let scalar = ScalarReader(bytes: self).scalar(at: offset)
      if scalar.isUnit { return true }
      offset += scalar.length
    }
    return false
  }
}

extension ScalarReader.Scalar {
  /// A letter, `$` or `%`, and all that is not ASCII but part of a number.
  fileprivate var isUnit: Bool {
    value < 0x80
      ? breakClass.isLetter || value == 0x24 || value == 0x25
      : breakClass != .numeric && !isSeparator && !isMultiplier
  }
}
