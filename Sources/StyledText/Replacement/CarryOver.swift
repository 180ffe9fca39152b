/// Carries attributes over: text that stays keeps its attributes, and text that replaces another one gets those.
struct CarryOver {
  let old: String
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes
  let new: String
  /// The atoms of the old text, in UTF-8 units and text order, without overlaps.
  let atoms: [Range<Int>]

  /// `atoms` are in the order of their starts; those that overlap are one.
  init(old: String, runs: RunList, base: TextAttributes, new: String, atoms: [Range<Int>]) {
    self.old = old
    self.runs = runs
    self.base = base
    self.new = new
    self.atoms = atoms.reduce(into: []) { joined, atom in
      if let last = joined.last, last.upperBound > atom.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, atom.upperBound)
      } else {
        joined.append(atom)
      }
    }
  }

  /// The looks of the whole new text, and the map of positions.
  func assembly() -> Assembly {
    compare { ends, writer in
      let length = writer.oldLength
      let suffix = writer.length(old: ends.oldMiddle.upperBound..<ends.oldCount)
      var assembly = Assembly(runs)
      assembly.keep(.zero..<writer.prefix)
      writer.write(into: &assembly)
      assembly.keep(length - suffix..<length)
      assembly.finish(oldLength: length.utf16)
      return assembly
    }
  }

  /// The range of the old text that differs, and the looks of the text that replaces it.
  func change() -> (range: Range<TextOffset>, assembly: Assembly) {
    compare { ends, writer in
      let start = writer.prefix
      let end = start + writer.length(old: ends.oldMiddle)
      var assembly = Assembly(runs, from: start)
      writer.write(into: &assembly)
      assembly.finish(oldLength: end.utf16)
      return (start..<end, assembly)
    }
  }

  private func compare<Result>(_ body: (CommonEnds, inout CarryOverWriter) -> Result) -> Result {
    var (old, new) = (old, new)
    return old.withUTF8 { oldBytes in
      new.withUTF8 { newBytes in
        let texts = ComparedTexts(old: oldBytes, new: newBytes, runs: runs, base: base)
        var ends = CommonEnds(oldBytes, newBytes).outside(atoms)
        if ends.leavesEqualText, oldBytes.hasDigit(ends.oldMiddle) || newBytes.hasDigit(ends.newMiddle) {
          ends = ends.widened(in: oldBytes).outside(atoms)
        }
        let (words, sources) = wordsAndSources(texts, ends)
        var writer = CarryOverWriter(texts, ends, oldWords: words.old, newWords: words.new, sources: sources)
        return body(ends, &writer)
      }
    }
  }

  /// The words of both texts where they differ, and the sources of the new ones. If names moved, the words are compared
  /// again, with each name as one word.
  private func wordsAndSources(_ texts: ComparedTexts, _ ends: CommonEnds) -> (WordsOfTexts, [WordSource]) {
    let words = words(texts, ends)
    let sources = words.sources(of: texts)
    guard let names = MovedNames(words, sources, of: texts) else { return (words, sources) }
    let wordsWithNames = self.words(texts, ends, names)
    return (wordsWithNames, wordsWithNames.sources(of: texts))
  }

  /// The words of both texts where they differ.
  private func words(_ texts: ComparedTexts, _ ends: CommonEnds, _ names: MovedNames? = nil) -> WordsOfTexts {
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

extension WordsOfTexts {
  fileprivate func sources(of texts: ComparedTexts) -> [WordSource] {
    var diff = WordDiff(old: old, new: new, texts: texts)
    return diff.run()
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
  /// If the old text has bare numbers, their counters are words. If it does not have two of them side by side, digits
  /// that are side by side in the new one are groups of a number.
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
  /// Whether there may be a number in a range: a digit of ASCII, or one of any script.
  fileprivate func hasDigit(_ range: Range<Int>) -> Bool {
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

  /// Whether text up to an offset ends with a digit of ASCII, or with a scalar of another script.
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
