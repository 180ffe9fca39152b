#if canImport(CPango)
  internal import CPango

  /// The line break opportunities of a paragraph: those of UAX #14 in Pango, with ``LineBreakTailoring`` and
  /// ``DictionaryBreaks``.
  final class LineBreaks {
    /// One for each character, and one for the end.
    let attributes: UnsafeMutablePointer<PangoLogAttr>
    private let count: Int

    init(of text: UnsafeBufferPointer<CChar>, language: OpaquePointer?) {
      let length = Int32(clamping: text.count)
      count = Int(g_utf8_strlen(text.baseAddress, Int(length))) + 1
      attributes = .allocate(capacity: count)
      attributes.initialize(repeating: PangoLogAttr(), count: count)
      let characters = BreakCharacters(standingInFor: text, isChinese: Self.isChinese(language))
      characters.utf8.withUnsafeBufferPointer { utf8 in
        // Without Pango's rules for single scripts: for Thai, it also breaks among quotation marks and digits.
        pango_default_break(utf8.baseAddress, length, nil, attributes, Int32(clamping: count))
      }
      tailor(characters)
    }

    deinit { attributes.deallocate() }

    /// Whether a line may end before a character.
    func mayBreak(before character: Int) -> Bool {
      character > 0 && character < count && attributes[character].is_line_break != 0
    }

    private func tailor(_ characters: BreakCharacters) {
      var tailoring = LineBreakTailoring()
      var dictionary = DictionaryBreaks()
      defer { dictionary.close() }
      for character in characters {
        set(dictionary.verdicts(on: character))
        set(tailoring.verdicts(on: character))
      }
      set(dictionary.verdicts(on: nil))
    }

    private func set(_ verdicts: [LineBreakTailoring.Verdict]) {
      for (index, mayBreak) in verdicts where index > 0 && index < count {
        attributes[index].is_line_break = mayBreak ? 1 : 0
      }
    }

    private static func isChinese(_ language: OpaquePointer?) -> Bool {
      guard let language, let tag = pango_language_to_string(language) else { return false }
      return String(cString: tag).split(separator: "-").first == "zh"
    }
  }
#endif
