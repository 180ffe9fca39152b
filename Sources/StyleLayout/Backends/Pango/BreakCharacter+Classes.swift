#if canImport(CPango)
  internal import CPango

  /// The classes of UAX #14 that GLib lacks, and sets of classes.
  extension BreakCharacters.Character {
    var isQuotation: Bool { kind == G_UNICODE_BREAK_QUOTATION }
    var isInitialQuotation: Bool { isQuotation && g_unichar_type(scalar) == G_UNICODE_INITIAL_PUNCTUATION }
    var isFinalQuotation: Bool { isQuotation && g_unichar_type(scalar) == G_UNICODE_FINAL_PUNCTUATION }

    /// Classes HY, and HH (unambiguous hyphens) of Unicode 17.
    var isHyphen: Bool {
      switch scalar {
      case 0x2D, 0x58A, 0x5BE, 0x1400, 0x2010, 0x2012, 0x2013, 0x2E17, 0x2E40, 0x2E5D, 0x10D6E, 0x10EAD: true
      default: false
      }
    }

    /// Classes PR and PO: `$`, `+`, `%`.
    var isSign: Bool { kind == G_UNICODE_BREAK_PREFIX || kind == G_UNICODE_BREAK_POSTFIX }

    /// East_Asian_Width F, W or H (UAX #11).
    var isEastAsian: Bool {
      switch scalar {
      case 0x20A9, 0xFF61...0xFFDC, 0xFFE8...0xFFEE: true
      default: g_unichar_iswide(scalar) != 0
      }
    }

    /// Whether no rule keeps it from the start of a line, whatever precedes it.
    var mayStartLine: Bool {
      switch kind {
      case G_UNICODE_BREAK_ALPHABETIC, G_UNICODE_BREAK_AMBIGUOUS, G_UNICODE_BREAK_HEBREW_LETTER,
        G_UNICODE_BREAK_NUMERIC,
        G_UNICODE_BREAK_IDEOGRAPHIC, G_UNICODE_BREAK_EMOJI_BASE, G_UNICODE_BREAK_EMOJI_MODIFIER,
        G_UNICODE_BREAK_HANGUL_LV_SYLLABLE, G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE, G_UNICODE_BREAK_HANGUL_L_JAMO,
        G_UNICODE_BREAK_OPEN_PUNCTUATION, G_UNICODE_BREAK_REGIONAL_INDICATOR, G_UNICODE_BREAK_COMPLEX_CONTEXT:
        true
      default: false
      }
    }

    /// Whether a line may end between it and an opening quotation mark: not after another opening one, and not after
    /// glue.
    var mayEndLineBeforeQuotation: Bool {
      switch kind {
      case G_UNICODE_BREAK_OPEN_PUNCTUATION, G_UNICODE_BREAK_NON_BREAKING_GLUE, G_UNICODE_BREAK_WORD_JOINER,
        G_UNICODE_BREAK_BEFORE, G_UNICODE_BREAK_QUOTATION:
        false
      default: true
      }
    }
  }
#endif
