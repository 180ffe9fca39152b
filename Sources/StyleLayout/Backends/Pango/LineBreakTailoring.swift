#if canImport(CPango)
  internal import CPango

  /// The differences from Pango's line breaks: changes of UAX #14 since, choices that it leaves open, and the rules of
  /// CSS and browsers, so that a text has the same lines in an app and on a page.
  ///
  /// Pango 1.50 implements Unicode 14. The rules here are those of UAX #14 for Unicode 17, with their numbers there.
  struct LineBreakTailoring {
    typealias Character = BreakCharacters.Character
    typealias Verdict = (before: Int, mayBreak: Bool)

    private var earlier: Character?
    private var last: Character?

    /// The results of the rules for the breaks before a character and before the previous one; nil if they agree with
    /// Pango.
    mutating func verdicts(on next: Character) -> [Verdict] {
      defer {
        earlier = last
        last = next
      }
      // CSS Text Module Level 3, section 4.1.1: after preserved spaces, whatever follows. UAX #14 does not break before
      // `!` and similar characters.
      guard next.follows != .spaces else { return [(next.index, true)] }
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
      guard !isHyphenOfWord(last, before: next) else { return false }
      if next.index == last.index + 1 {
        let before = earlier.flatMap { $0.index + 1 == last.index ? $0.scalar : nil }
        if let verdict = ASCIIBreaks.mayBreak(between: last.scalar, and: next.scalar, after: before) { return verdict }
      }
      if let verdict = mayBreakAfterHyphen(last, before: next) { return verdict }
      switch next.kind {
      case G_UNICODE_BREAK_NUMERIC where last.kind == G_UNICODE_BREAK_INFIX_SEPARATOR:
        // LB25; Pango requires a digit before the separator as well.
        return false
      case last.kind where last.isSign && last.scalar == next.scalar:
        // Not in UAX #14: a repeated sign is one, as in C++ and 99%%. LB17 and LB22 are such rules for dashes and
        // leaders.
        return false
      default: return nil
      }
    }

    /// LB21a: in Hebrew, a hyphen stays with characters that are not Hebrew; other line break opportunities, such as
    /// soft hyphens, do not. Before ASCII letters, browsers break.
    private func mayBreakAfterHyphen(_ hyphen: Character, before next: Character) -> Bool? {
      guard hyphen.isHyphen || hyphen.kind == G_UNICODE_BREAK_AFTER, earlier?.kind == G_UNICODE_BREAK_HEBREW_LETTER,
        hyphen.follows == .nothing, next.mayStartLine
      else {
        return nil
      }
      return !hyphen.isHyphen || next.kind == G_UNICODE_BREAK_HEBREW_LETTER
    }

    /// LB20a: a hyphen at the start of a word stays with it.
    private func isHyphenOfWord(_ hyphen: Character, before next: Character) -> Bool {
      hyphen.isHyphen && isFirstOfWord(hyphen)
        && (next.kind == G_UNICODE_BREAK_ALPHABETIC || next.kind == G_UNICODE_BREAK_HEBREW_LETTER)
    }

    private func isFirstOfWord(_ hyphen: Character) -> Bool {
      guard hyphen.follows == .nothing, let earlier else { return true }
      return earlier.kind == G_UNICODE_BREAK_ZERO_WIDTH_SPACE || earlier.kind == G_UNICODE_BREAK_NON_BREAKING_GLUE
        || earlier.kind == G_UNICODE_BREAK_CONTINGENT
    }
  }
#endif
