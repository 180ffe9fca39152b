#if canImport(CoreText)
  public import CoreText

  extension FontFace {
    /// The font of Core Text, for code that draws glyphs itself; nil for a face of another shaper. Safe to use on any
    /// thread.
    public var ctFont: CTFont? { (handle as? CoreTextFont)?.font }
  }
#endif
