#if canImport(CPango)
  internal import CPango

  /// Where the lines of a paragraph may end, by UAX #14 as Pango has it.
  final class LineBreaks {
    /// One for each character, and one for the end.
    let attributes: UnsafeMutablePointer<PangoLogAttr>
    private let count: Int

    init(of text: UnsafeBufferPointer<CChar>, language: OpaquePointer?) {
      let length = Int32(clamping: text.count)
      count = Int(g_utf8_strlen(text.baseAddress, Int(length))) + 1
      attributes = .allocate(capacity: count)
      attributes.initialize(repeating: PangoLogAttr(), count: count)
      pango_get_log_attrs(text.baseAddress, length, -1, language, attributes, Int32(clamping: count))
    }

    deinit { attributes.deallocate() }

    /// Whether a line may end before a character.
    func mayBreak(before character: Int) -> Bool {
      character > 0 && character < count && attributes[character].is_line_break != 0
    }
  }
#endif
