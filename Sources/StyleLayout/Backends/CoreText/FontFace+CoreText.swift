#if canImport(CoreText)
  public import CoreText

  extension FontFace {
    /// Core Text's font, for who draws glyphs on their own; nil for a face of another shaper. Safe to use on any thread.
    public var ctFont: CTFont? { (handle as? CoreTextFont)?.font }
  }
#endif
