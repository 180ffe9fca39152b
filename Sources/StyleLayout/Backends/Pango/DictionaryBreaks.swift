#if canImport(CPango)
  internal import CLineBreaks
  internal import CPango

  /// Line breaks in Thai, Lao, Khmer and Burmese, which do not have spaces between words: by ICU's dictionaries, as in
  /// browsers.
  ///
  /// UAX #14 leaves its class SA to dictionaries. Pango uses libthai, which has a different dictionary, and only for
  /// Thai.
  struct DictionaryBreaks {
    typealias Character = BreakCharacters.Character

    /// Opened at the first such text.
    private var breaks: OpaquePointer?
    private var units: [UInt16] = []
    /// The index in the paragraph of the character that each unit belongs to.
    private var indices: [Int] = []

    /// The result of the dictionary for the characters before this one, if it is the first one after them; nil is the
    /// end of the text.
    mutating func verdicts(on next: Character?) -> [LineBreakTailoring.Verdict] {
      let isPart = next?.kind == G_UNICODE_BREAK_COMPLEX_CONTEXT
      let continues = isPart && next?.follows == .nothing && indices.last.map { $0 + 1 == next?.index } ?? true
      let verdicts = continues || units.isEmpty ? [] : finish()
      if isPart, let next, let scalar = Unicode.Scalar(next.scalar) {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          units.append(unit)
          indices.append(next.index)
        }
      }
      return verdicts
    }

    /// Releases the iterator of ICU.
    mutating func close() {
      if let breaks { stylespec_line_breaks_close(breaks) }
      breaks = nil
    }

    private mutating func finish() -> [LineBreakTailoring.Verdict] {
      defer {
        units.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
      }
      if breaks == nil { breaks = stylespec_line_breaks_open() }
      guard let breaks else { return [] }
      var ends = Set<Int>()
      units.withUnsafeBufferPointer { text in
        guard stylespec_line_breaks_start(breaks, text.baseAddress, Int32(clamping: text.count)) != 0 else { return }
        while case let end = stylespec_line_breaks_next(breaks), end >= 0 { ends.insert(Int(end)) }
      }
      guard !ends.isEmpty else { return [] }
      return indices.indices.dropFirst().filter { indices[$0] != indices[$0 - 1] }.map {
        (indices[$0], ends.contains($0))
      }
    }
  }
#endif
