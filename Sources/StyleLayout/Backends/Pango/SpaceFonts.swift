#if canImport(CPango)
  internal import CPango

  /// Sets the font of spaces to the one that their style requests, as CSS does: each character has the first font of
  /// the list that contains it (CSS Fonts Module Level 4, section 5.3). Pango leaves a space in the font of the
  /// character before it, which would give the spaces of one line different widths. The same applies to soft hyphens,
  /// and so to the hyphens at line ends.
  struct SpaceFonts {
    let engine: PangoEngine
    let text: UnsafeBufferPointer<CChar>
    private var runs: ArraySlice<RunOfText>
    /// Whether the text may contain any.
    private let hasSpaces: Bool
    private(set) var items: [UnsafeMutablePointer<PangoItem>] = []
    /// The run at the start of the last item.
    private var lastRun: RunOfText?

    /// Consumes the items of a list; `items` has the result, and belongs to the caller.
    init(engine: PangoEngine, text: UnsafeBufferPointer<CChar>, runs: [RunOfText], list: UnsafeMutablePointer<GList>?) {
      self.engine = engine
      self.text = text
      self.runs = runs[...]
      // The first bytes of spaces and soft hyphens in UTF-8.
      hasSpaces = text.contains { $0 == 0x20 || UInt8(bitPattern: $0) == 0xC2 || UInt8(bitPattern: $0) == 0xE2 }
      var next = list
      while let link = next {
        next = link.pointee.next
        guard let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
        append(item)
      }
      g_list_free(list)
    }

    private mutating func append(_ item: UnsafeMutablePointer<PangoItem>) {
      while runs.count > 1, let run = runs.first, run.source.range.upperBound <= Int(item.pointee.offset) {
        runs.removeFirst()
      }
      guard let run = runs.first else { return items.append(item) }
      defer { lastRun = run }
      if let last = items.last, let lastRun, lastRun.isShaped(with: run), startsWithSpace(last, of: lastRun.font),
        isAlike(last, item)
      {
        // Glyphs take the space before them into account.
        last.pointee.length += item.pointee.length
        last.pointee.num_chars += item.pointee.num_chars
        pango_item_free(item)
      } else {
        split(item, for: run.font)
      }
    }

    /// Adds an item, with its spaces separated unless they are in their font anyway.
    private mutating func split(_ item: UnsafeMutablePointer<PangoItem>, for requested: RequestedFont) {
      defer { items.append(item) }
      guard hasSpaces, let font = requested.font, let current = item.pointee.analysis.font,
        engine.loaded(current)?.reference != requested.loaded?.reference
      else { return }
      while let (length, characters) = firstPart(of: item, for: requested) {
        let isSpace = startsWithSpace(item, of: requested)
        guard let part = pango_item_split(item, length, characters) else { return }
        if isSpace { part.set(font) }
        items.append(part)
      }
      if startsWithSpace(item, of: requested) { item.set(font) }
    }

    /// The length of the spaces at the start of an item, or of the text before the first space; nil if that is the
    /// whole item.
    private func firstPart(
      of item: UnsafeMutablePointer<PangoItem>,
      for font: RequestedFont
    ) -> (bytes: Int32, characters: Int32)? {
      let start = Int(item.pointee.offset)
      let end = start + Int(item.pointee.length)
      let isSpace = isSpace(at: start, of: font)
      var place = start
      var characters: Int32 = 0
      while place < end, self.isSpace(at: place, of: font) == isSpace {
        repeat { place += 1 } while place < end && text.byte(place) & 0xC0 == 0x80
        characters += 1
      }
      return place < end ? (Int32(clamping: place - start), characters) : nil
    }

    private func startsWithSpace(_ item: UnsafeMutablePointer<PangoItem>, of font: RequestedFont) -> Bool {
      isSpace(at: Int(item.pointee.offset), of: font)
    }

    /// Whether the font has a space that starts at a byte.
    private func isSpace(at place: Int, of font: RequestedFont) -> Bool {
      guard let spaces = font.loaded?.spaces else { return false }
      func byte(_ distance: Int) -> UInt32 { place + distance < text.count ? UInt32(text.byte(place + distance)) : 0 }
      return switch byte(0) {
      case 0x20: spaces.contains(0x20)
      case 0xC2: byte(1) == 0xA0 && spaces.contains(0xA0) || byte(1) == 0xAD && spaces.contains(0xAD)
      case 0xE2 where byte(1) == 0x80: spaces.contains(0x2000 | byte(2) & 0x3F)
      default: false
      }
    }

    private func isAlike(_ item: UnsafeMutablePointer<PangoItem>, _ next: UnsafeMutablePointer<PangoItem>) -> Bool {
      let (one, other) = (item.pointee.analysis, next.pointee.analysis)
      guard one.level == other.level, one.script == other.script, one.flags == other.flags, let font = one.font,
        let nextFont = other.font
      else { return false }
      return font == nextFont || engine.loaded(font)?.reference == engine.loaded(nextFont)?.reference
    }
  }

  extension UnsafeMutablePointer<PangoItem> {
    fileprivate func set(_ font: UnsafeMutablePointer<PangoFont>) {
      g_object_ref(font)
      if let old = pointee.analysis.font { g_object_unref(old) }
      pointee.analysis.font = font
    }
  }
#endif
