#if canImport(CPango)
  internal import CPango

  /// The text of a paragraph in the form for C functions: with a NUL at its end, and without any inside.
  ///
  /// Pango takes a NUL for the end of the text even if it is given a length, and would read beyond the part that it has
  /// counted. A NUL becomes U+0001, which is also invisible.
  struct ParagraphBytes {
    let bytes: [CChar]
    /// Whether the text contains a soft hyphen.
    let hasSoftHyphen: Bool

    /// The maximum length of a paragraph in bytes: the 32-bit counters of Pango grow to several times that. The rest is
    /// left out.
    static let maximumCount = 1 << 27

    var count: Int { bytes.count - 1 }

    init(_ text: String, maximumCount: Int = Self.maximumCount) {
      var text = text
      (bytes, hasSoftHyphen) = text.withUTF8 { utf8 in
        var count = min(utf8.count, maximumCount)
        // The first byte that is left out must start a character.
        while count > 0, count < utf8.count, utf8[count] & 0xC0 == 0x80 { count -= 1 }
        var hasSoftHyphen = false
        let bytes = [CChar](unsafeUninitializedCapacity: count + 1) { bytes, initialized in
          for index in 0..<count {
            let byte = utf8[index]
            bytes[index] = byte == 0 ? 1 : CChar(bitPattern: byte)
            if byte == 0xAD, index > 0, utf8[index - 1] == 0xC2 { hasSoftHyphen = true }
          }
          bytes[count] = 0
          initialized = count + 1
        }
        return (bytes, hasSoftHyphen)
      }
    }
  }

  extension UnsafeBufferPointer<CChar> {
    func byte(_ index: Int) -> UInt8 { UInt8(bitPattern: self[index]) }

    /// The character that starts at a byte. The text is valid UTF-8, because it comes from a string.
    func scalar(at index: Int) -> UInt32 {
      byte(index) < 0x80 ? UInt32(byte(index)) : g_utf8_get_char(baseAddress?.advanced(by: index))
    }

    /// Whether a range is one character without a glyph: a control, a separator of lines or paragraphs, or an
    /// annotation anchor. HarfBuzz handles the others, such as joiners and directional marks.
    func isInvisible(_ range: Range<Int>) -> Bool {
      switch (range.count, byte(range.lowerBound)) {
      case (1, let first): first < 0x20 || first == 0x7F
      case (2, 0xC2): byte(range.lowerBound + 1) < 0xA0
      case (3, 0xE2): byte(range.lowerBound + 1) == 0x80 && (0xA8...0xA9).contains(byte(range.lowerBound + 2))
      case (3, 0xEF): byte(range.lowerBound + 1) == 0xBF && (0xB9...0xBB).contains(byte(range.lowerBound + 2))
      default: false
      }
    }

    func containsSoftHyphen(in range: Range<Int>) -> Bool {
      range.contains { byte($0) == 0xAD && $0 > range.lowerBound && byte($0 - 1) == 0xC2 }
    }

    func characters(in range: Range<Int>) -> Int {
      range.reduce(0) { $0 + (byte($1) & 0xC0 != 0x80 ? 1 : 0) }
    }
  }
#endif
