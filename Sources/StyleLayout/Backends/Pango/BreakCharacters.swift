#if canImport(CPango)
  internal import CPango

  /// The characters of a paragraph as the rules of UAX #14 see them.
  ///
  /// If Pango differs from CSS, and a rule of CSS corresponds to another class of UAX #14, the character is replaced by
  /// one of that class with the same length:
  /// - Small kana and the prolonged sound mark (class CJ) count as ideographs, so that lines may start with them: CSS
  ///   Text Module Level 3, section 5.3, `line-break: normal`. Pango treats them as with `strict`.
  /// - In Chinese, a double quotation mark is an opening or a closing bracket: Unicode's CLDR has its own rules for
  ///   line breaks in Chinese, which Chromium follows.
  /// - A tab is a space: in CSS Text Module Level 3, section 4.1.1, lines end after spaces and tabs alike.
  struct BreakCharacters: Sequence, IteratorProtocol {
    private(set) var utf8: [CChar]
    private var place = 0
    private var index = 0
    private var follows = Follows.start

    /// The text between a character and the last one that is neither a space nor a mark on it.
    enum Follows {
      case start, spaces, nothing
    }

    struct Character {
      /// Its index in the paragraph.
      let index: Int
      let scalar: UInt32
      let kind: GUnicodeBreakType
      let follows: Follows
    }

    init(standingInFor text: UnsafeBufferPointer<CChar>, isChinese: Bool) {
      utf8 = Array(text)
      var place = 0
      while place < utf8.count {
        let (scalar, length) = Self.scalar(in: utf8, at: place)
        if let other = Self.standIn(for: scalar, isChinese: isChinese) {
          utf8.replaceSubrange(place..<place + length, with: String(other).utf8.map { CChar(bitPattern: $0) })
        }
        place += length
      }
    }

    /// The replacement, as long in UTF-8.
    private static func standIn(for scalar: UInt32, isChinese: Bool) -> Unicode.Scalar? {
      switch scalar {
      case 0x09: " "
      case 0x201C where isChinese: "\u{2045}"
      case 0x201D where isChinese: "\u{2046}"
      case _ where g_unichar_break_type(scalar) == G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER:
        // Full-size kana.
        scalar < 0x10000 ? "\u{3042}" : "\u{1B001}"
      default: nil
      }
    }

    /// The next character that is neither a space nor a combining mark: a mark counts as part of its base (LB9).
    mutating func next() -> Character? {
      while place < utf8.count {
        let (scalar, length) = Self.scalar(in: utf8, at: place)
        defer {
          place += length
          index += 1
        }
        switch g_unichar_break_type(scalar) {
        case G_UNICODE_BREAK_SPACE: follows = .spaces
        case G_UNICODE_BREAK_COMBINING_MARK where follows == .nothing,
          G_UNICODE_BREAK_ZERO_WIDTH_JOINER where follows == .nothing:
          continue
        case G_UNICODE_BREAK_COMBINING_MARK, G_UNICODE_BREAK_ZERO_WIDTH_JOINER:
          // LB10: a letter if it does not have a base.
          defer { follows = .nothing }
          return Character(index: index, scalar: scalar, kind: G_UNICODE_BREAK_ALPHABETIC, follows: follows)
        case let kind:
          defer { follows = .nothing }
          return Character(index: index, scalar: scalar, kind: kind, follows: follows)
        }
      }
      return nil
    }

    /// The text is valid UTF-8: it comes from a string.
    private static func scalar(in utf8: [CChar], at place: Int) -> (scalar: UInt32, length: Int) {
      let first = UInt8(bitPattern: utf8[place])
      let length = Swift.min(first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, utf8.count - place)
      guard length > 1 else { return (UInt32(first), 1) }
      let bits = UInt32(first) & (0x7F >> UInt32(length))
      return (
        utf8[place + 1..<place + length].reduce(bits) { $0 << 6 | UInt32(UInt8(bitPattern: $1) & 0x3F) },
        length
      )
    }
  }
#endif
