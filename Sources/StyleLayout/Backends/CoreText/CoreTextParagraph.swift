#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText

  /// Shapes one paragraph: typesets it as one line, and reads the runs of the line.
  struct CoreTextParagraph {
    private let request: ShapingRequest
    private let fonts: CoreTextFonts
    private let map: UTF16Map

    init(_ request: ShapingRequest, _ fonts: CoreTextFonts) {
      self.request = request
      self.fonts = fonts
      map = UTF16Map(request.text)
    }

    var shaped: ShapedParagraph {
      var writer = VisualParagraphWriter(
        request,
        map,
        breaks: breaks,
        substitute: { fonts.font(for: $0).substitute },
        substituteWeight: { !$0.isBoldText && fonts.face(of: $0) == $1 ? $1.weight(insteadOf: $0.weight) : nil }
      )
      let runs = line.map { CTLineGetGlyphRuns($0).elements(CTRunGetTypeID(), as: CTRun.self) } ?? []
      var visual = runs.map { VisualRun($0) }
      let logical = visual.indices.sorted { visual[$0].range.lowerBound < visual[$1].range.lowerBound }
      var order = Array(repeating: 0, count: logical.count)
      for (number, place) in logical.enumerated() { order[place] = number }
      let levels = BidiLevels.levels(
        order: order,
        isRightToLeft: visual.map(\.isRightToLeft),
        base: request.direction == .rightToLeft ? 1 : 0
      )
      for place in logical {
        let face = face(of: runs[place], in: &visual[place])
        let handle = face.handle as? CoreTextFont
        writer.append(visual[place].clusters, face: face, level: levels[place], hyphen: handle?.hyphen)
      }
      return writer.finish { fonts.face(of: $0) }
    }

    /// The face of the font that Core Text chose. If that is the last resort, the requested font lacks the glyph.
    private func face(of run: CTRun, in visual: inout VisualRun) -> FontFace {
      let font = CTRunGetAttributes(run).value(kCTFontAttributeName, CTFontGetTypeID(), as: CTFont.self)
      if let opened = font.map({ fonts.opened($0) }), !opened.isLastResort { return opened.face }
      for index in visual.glyphs.indices { visual.glyphs[index].glyph?.id = 0 }
      let utf8 = map.utf8(at: visual.range.lowerBound)
      let asked = request.runs.first { $0.range.contains(utf8) }?.font ?? FontRequest(size: 0)
      return fonts.face(of: asked)
    }

    private var line: CTLine? {
      // Without the option, Core Text rejects text that takes it long, such as thousands of combining marks.
      let options = CFDictionary.make(kCTTypesetterOptionAllowUnboundedLayout, kCFBooleanTrue)
      guard !map.units.isEmpty, let text = attributedText,
        let typesetter = CTTypesetterCreateWithAttributedStringAndOptions(text, options)
      else { return nil }
      return CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 0))
    }

    private var attributedText: CFAttributedString? {
      guard let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0) else { return nil }
      CFAttributedStringReplaceString(text, CFRange(location: 0, length: 0), CFString.make(map.units))
      let whole = CFRange(location: 0, length: map.units.count)
      CFAttributedStringSetAttribute(text, whole, kCTParagraphStyleAttributeName, paragraphStyle)
      if !request.language.isEmpty {
        CFAttributedStringSetAttribute(text, whole, kCTLanguageAttributeName, CFString.make(request.language))
      }
      for run in request.runs {
        let start = map.unit(atUTF8: run.range.lowerBound)
        let range = CFRange(location: start, length: map.unit(atUTF8: run.range.upperBound) - start)
        guard range.length > 0 else { continue }
        CFAttributedStringSetAttribute(text, range, kCTFontAttributeName, fonts.font(for: run.font).opened.font)
        guard run.letterSpacing != 0 else { continue }
        // Letters with space between them do not form ligatures; the space itself is added later.
        CFAttributedStringSetAttribute(text, range, kCTLigatureAttributeName, CFNumber.make(0))
      }
      return text
    }

    private var paragraphStyle: CTParagraphStyle {
      let direction: CTWritingDirection = request.direction == .rightToLeft ? .rightToLeft : .leftToRight
      return withUnsafePointer(to: direction.rawValue) { value in
        let size = MemoryLayout.size(ofValue: value.pointee)
        var setting = CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: size, value: value)
        return CTParagraphStyleCreate(&setting, 1)
      }
    }

    /// For each UTF-16 unit, whether a line may end before it: UAX #14 in the system's ICU.
    private var breaks: [Bool] {
      var breaks = [Bool](repeating: false, count: map.units.count)
      let whole = CFRange(location: 0, length: map.units.count)
      let text = CFString.make(map.units)
      guard whole.length > 0,
        let tokens = CFStringTokenizerCreate(kCFAllocatorDefault, text, whole, kCFStringTokenizerUnitLineBreak, nil)
      else { return breaks }
      while !CFStringTokenizerAdvanceToNextToken(tokens).isEmpty {
        let start = CFStringTokenizerGetCurrentTokenRange(tokens).location
        if breaks.indices.contains(start) { breaks[start] = true }
      }
      return breaks
    }
  }

  extension VisualRun {
    fileprivate init(_ run: CTRun) {
      let count = CTRunGetGlyphCount(run)
      let range = CTRunGetStringRange(run)
      // A length of 0 means all.
      let all = CFRange(location: 0, length: 0)
      var glyphs = [CGGlyph](repeating: 0, count: count)
      var units = [CFIndex](repeating: 0, count: count)
      var advances = [CGSize](repeating: .zero, count: count)
      var origins = [CGPoint](repeating: .zero, count: count)
      CTRunGetGlyphs(run, all, &glyphs)
      CTRunGetStringIndices(run, all, &units)
      // Unlike advances, base advances exclude the distance that a mark is moved towards its letter: that is its
      // origin.
      CTRunGetBaseAdvancesAndOrigins(run, all, &advances, &origins)
      self.init(
        range: range.location..<range.location + range.length,
        isRightToLeft: CTRunGetStatus(run).contains(.rightToLeft),
        glyphs: (0..<count).map { VisualGlyph(glyphs[$0], unit: units[$0], advance: advances[$0], at: origins[$0]) }
      )
    }
  }

  extension VisualGlyph {
    /// The y coordinate of Core Text, which grows upwards.
    fileprivate init(_ number: CGGlyph, unit: Int, advance: CGSize, at origin: CGPoint) {
      let isDrawn = number != Self.deleted
      let advance = Double(advance.width)
      let glyph = Glyph(id: UInt32(number), advance: Float(advance), x: Float(origin.x), y: 0 - Float(origin.y))
      self.init(unit: unit, advance: advance, glyph: isDrawn ? glyph : nil)
    }

    /// The replacement of a glyph that was merged into another one: `kCGFontIndexInvalid`.
    private static let deleted: CGGlyph = 0xFFFF
  }
#endif
