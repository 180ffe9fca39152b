#if canImport(CPango)
  internal import CPango

  /// Where lines may end otherwise than Pango has it: what UAX #14 has changed since, and what it leaves open.
  ///
  /// Pango 1.50 goes by Unicode 14. The rules here are those of UAX #14 for Unicode 17, by their numbers there.
  struct LineBreakTailoring {
    typealias Character = BreakCharacters.Character
    typealias Verdict = (before: Int, mayBreak: Bool)

    private var earlier: Character?
    private var last: Character?

    /// What the rules say about breaks before a character, and before the one that it follows; none where they agree with
    /// Pango.
    mutating func verdicts(on next: Character) -> [Verdict] {
      defer {
        earlier = last
        last = next
      }
      guard let last else { return [] }
      var verdicts: [Verdict] = []
      if last.isQuotation, isSurroundedByEastAsian(last, next), let earlier {
        if last.isInitialQuotation { verdicts.append((last.index, earlier.mayEndLineBeforeQuotation)) }
        if last.isFinalQuotation { verdicts.append((next.index, next.mayStartLine)) }
      }
      if let mayBreak = mayBreak(between: last, and: next) { verdicts.append((next.index, mayBreak)) }
      return verdicts
    }

    /// LB19a: quotation marks among East Asian characters are opening or closing ones by their general category alone.
    private func isSurroundedByEastAsian(_ quotation: Character, _ next: Character) -> Bool {
      guard let earlier, quotation.follows == .nothing, next.follows == .nothing else { return false }
      return earlier.isEastAsian && next.isEastAsian
    }

    private func mayBreak(between last: Character, and next: Character) -> Bool? {
      guard next.follows == .nothing else {
        // LB15 of old, which kept `" (` together, is gone since Unicode 15.1 but for opening quotation marks (LB15a).
        return last.isQuotation && !last.isInitialQuotation && next.kind == G_UNICODE_BREAK_OPEN_PUNCTUATION
          ? true : nil
      }
      switch next.kind {
      case G_UNICODE_BREAK_NUMERIC where last.kind == G_UNICODE_BREAK_INFIX_SEPARATOR:
        // LB25; Pango wants a digit before the separator as well.
        return false
      case G_UNICODE_BREAK_ALPHABETIC where last.isHyphen && isFirstOfWord(last),
        G_UNICODE_BREAK_HEBREW_LETTER where last.isHyphen && isFirstOfWord(last):
        // LB20a: a hyphen at the start of a word stays with it.
        return false
      case _ where last.kind == G_UNICODE_BREAK_AFTER || last.isHyphen:
        return mayBreakAfterHyphen(last, before: next)
      case last.kind where last.isSign && last.scalar == next.scalar:
        // Not in UAX #14: the same sign twice is one, as in C++ and 99%%. LB17 and LB22 say so of dashes and leaders.
        return false
      default: return nil
      }
    }

    /// LB21a: in Hebrew, a hyphen stays with what is not Hebrew; other places to break, such as soft hyphens, do not.
    private func mayBreakAfterHyphen(_ hyphen: Character, before next: Character) -> Bool? {
      guard earlier?.kind == G_UNICODE_BREAK_HEBREW_LETTER, hyphen.follows == .nothing, next.mayStartLine else {
        return nil
      }
      return !hyphen.isHyphen || next.kind == G_UNICODE_BREAK_HEBREW_LETTER
    }

    private func isFirstOfWord(_ hyphen: Character) -> Bool {
      guard hyphen.follows == .nothing, let earlier else { return true }
      return earlier.kind == G_UNICODE_BREAK_ZERO_WIDTH_SPACE || earlier.kind == G_UNICODE_BREAK_NON_BREAKING_GLUE
        || earlier.kind == G_UNICODE_BREAK_CONTINGENT
    }
  }
#endif
