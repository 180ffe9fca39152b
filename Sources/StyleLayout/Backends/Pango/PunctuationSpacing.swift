#if canImport(CPango)
  internal import CPango

  /// The class of a character next to fullwidth punctuation, from CSS Text Module Level 4, section "Text Spacing
  /// Character Classes".
  enum PunctuationSpacing {
    case other
    /// Fullwidth brackets and quotation marks, with their ink in the right half, and in the left half.
    case opening, closing
    /// Fullwidth stops, commas and colons with their ink in the left half.
    case stop
    /// With its ink in the middle; also the ideographic space.
    case middle
    /// Not fullwidth.
    case narrowOpening, narrowClosing

    /// - Parameters:
    ///   - scalar: The character.
    ///   - glyph: Its glyph, which shows whether quotation marks, stops and colons are fullwidth.
    init(of scalar: UInt32, _ glyph: Glyph?, in font: OpaquePointer) {
      switch scalar {
      case 0xB7, 0x2027, 0x3000, 0x30FB: self = .middle
      case 0x2018, 0x201C: self = Self.ink(of: glyph, in: font) == .opening ? .opening : .narrowOpening
      case 0x2019, 0x201D: self = Self.ink(of: glyph, in: font) == .closing ? .closing : .narrowClosing
      case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B:
        let ink = Self.ink(of: glyph, in: font)
        self = ink == .closing ? .stop : ink
      // All brackets are in these ranges; a shortcut for letters.
      case _ where scalar > 0x7D && !(0x2000...0x30FF ~= scalar) && !(0xFE10...0xFF65 ~= scalar): self = .other
      default:
        switch g_unichar_type(scalar) {
        case G_UNICODE_OPEN_PUNCTUATION: self = g_unichar_iswide(scalar) != 0 ? .opening : .narrowOpening
        case G_UNICODE_CLOSE_PUNCTUATION: self = g_unichar_iswide(scalar) != 0 ? .closing : .narrowClosing
        default: self = .other
        }
      }
    }

    /// The class of a character in a font.
    init(of scalar: UInt32, in font: OpaquePointer) {
      var id: hb_codepoint_t = 0
      let isThere = hb_font_get_nominal_glyph(font, scalar, &id) != 0
      let advance = Float(hb_font_get_glyph_h_advance(font, id)) / Float(PANGO_SCALE)
      self.init(of: scalar, isThere ? Glyph(id: id, advance: advance, x: 0, y: 0) : nil, in: font)
    }

    /// The half of its width that contains the ink of a glyph.
    private static func ink(of glyph: Glyph?, in font: OpaquePointer) -> PunctuationSpacing {
      var extents = hb_glyph_extents_t()
      guard let glyph, hb_font_get_glyph_extents(font, glyph.id, &extents) != 0 else {
        return .other
      }
      let half = glyph.advance / 2
      let left = Float(extents.x_bearing) / Float(PANGO_SCALE) + glyph.x
      let width = Float(extents.width) / Float(PANGO_SCALE)
      if left + width <= half { return .closing }
      if left >= half { return .opening }
      return width <= half && left >= half / 2 ? .middle : .other
    }

    /// Whether a half of it is empty, or two quarters are.
    var canBeHalved: Bool { self == .opening || givesWayToOpening }

    /// Whether an opening mark is half as wide after this.
    var halvesOpening: Bool {
      switch self {
      case .opening, .middle, .narrowOpening: true
      default: false
      }
    }

    /// Whether a closing mark or a stop is half as wide before this.
    var halvesClosing: Bool {
      switch self {
      case .closing, .stop, .middle, .narrowClosing: true
      default: false
      }
    }

    /// Whether the reduction between this and an opening mark applies to this one: then the opening mark has its full
    /// width at the start of a line, and looks the same elsewhere.
    var givesWayToOpening: Bool {
      switch self {
      case .closing, .stop, .middle: true
      default: false
      }
    }
  }

  extension PunctuationSpacing {
    /// Whether a font has half widths for its punctuation, the feature `halt`: without it, CSS does not change
    /// fullwidth punctuation.
    static func hasHalfWidths(_ font: OpaquePointer) -> Bool {
      let (positions, halt) = (hb_tag_from_string("GPOS", -1), hb_tag_from_string("halt", -1))
      var tags = [hb_tag_t](repeating: 0, count: 256)
      var count = UInt32(tags.count)
      hb_ot_layout_table_get_feature_tags(hb_font_get_face(font), positions, 0, &count, &tags)
      return tags.prefix(Int(count)).contains(halt)
    }
  }
#endif
