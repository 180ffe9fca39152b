/// Carries attributes over to a text that replaces another one: text that stays keeps its attributes, and text that
/// replaces other text gets the attributes of that text.
///
/// A replacement has four stages, which ``assembly()`` and ``change()`` run in this order. The last three are folders.
///
/// 1. *Ends*: from both texts, ``CommonEnds``, the equal beginning and end, which stay. All else is about the middles.
/// 2. *Words*: from the middles, ``WordsOfTexts``. A word is a unit that people read as one, such as a price, an
///    address or an atom, and equal words have the same number.
/// 3. *Sources*: from the words, a ``WordSource`` for each new word: an old one that stays, moves or is replaced, or
///    none.
/// 4. *Looks*: from the sources, an ``Assembly``: the attributes of the new text, and the map of positions.
///
/// In `Tea⏎¥99 ¥129`, a text of two lines, the second price is struck through. The new text is `Tea⏎¥89 ¥119`:
///
/// | stage | result |
/// |---|---|
/// | ends | `Tea⏎` and nothing, so the middles are `¥99 ¥129` and `¥89 ¥119` |
/// | words | `¥99`, `¥129` and `¥89`, `¥119`; all are amounts, all different |
/// | sources | `¥89` replaces the word 0, and `¥119` the word 1 |
/// | attributes | `Tea⏎¥89 ` is plain, and `¥119` is struck through |
///
/// <doc:HowReplacementDecides> has the rules for users, with a table of cases.
struct CarryOver {
  let old: String
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes
  let new: String
  /// The atoms of the old text, in UTF-8 units and text order, without overlaps.
  let atoms: [Range<Int>]

  /// `atoms` are in the order of their starts; overlapping atoms are joined.
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

  /// The attributes of the whole new text, and the map of positions.
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

  /// The range of the old text that differs, and the attributes of the text that replaces it.
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

  /// Runs the stages, and passes the common ends and the attribute writer.
  private func compare<Result>(_ body: (CommonEnds, inout CarryOverWriter) -> Result) -> Result {
    var (old, new) = (old, new)
    return old.withUTF8 { oldBytes in
      new.withUTF8 { newBytes in
        let texts = ComparedTexts(old: oldBytes, new: newBytes, runs: runs, base: base)
        let ends = ends(of: texts)
        let (words, sources) = wordsAndSources(texts, ends)
        var writer = CarryOverWriter(texts, ends, oldWords: words.old, newWords: words.new, sources: sources)
        return body(ends, &writer)
      }
    }
  }

  /// The equal ends. Where a number differs, they exclude the text of its line, which may be a label of the amount.
  func ends(of texts: ComparedTexts) -> CommonEnds {
    let ends = CommonEnds(texts.old, texts.new).outside(atoms)
    guard ends.leavesEqualText, texts.old.hasDigit(ends.oldMiddle) || texts.new.hasDigit(ends.newMiddle) else {
      return ends
    }
    return ends.widened(in: texts.old).outside(atoms)
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
}
