#if canImport(CPango)
  internal import CPango

  /// A font that Pango has found, with the same font in the sizes of the text.
  ///
  /// Every font is requested from Pango at one size, ``referenceSize``: a text's fonts do not depend on its size, and
  /// Pango keeps some 8 kB for each font and size ever requested. The other sizes are made here. Each `PangoFont` owns
  /// one of these.
  final class LoadedFont {
    /// In points.
    static let referenceSize = 16.0

    /// The font at the reference size, as its identity.
    let reference: FontFace
    /// The settings of the machine, for installed fonts.
    let features: [hb_feature_t]
    /// The same without optional ligatures, for text with letter spacing: CSS Text, 8.2.
    private(set) lazy var spacedFeatures = features + Self.optionalLigatures
    /// The spaces in the font.
    let spaces: Set<UInt32>
    /// Owned by the `PangoFont`, like its `hb_font_t`.
    private let pattern: OpaquePointer
    private let hbFont: OpaquePointer
    private var sizes: [Double: SizedFont] = [:]

    private static let optionalLigatures = ["liga", "clig", "dlig", "hlig", "calt"].map { (name: String) in
      hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: .max)
    }

    /// The number of sizes that are kept: more than a text has, and less than an animation.
    private static let maximumSizes = 64

    /// Nil for a font that HarfBuzz cannot read.
    init?(_ font: UnsafeMutablePointer<PangoFont>) {
      let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
      guard let pattern = pango_fc_font_get_pattern(fcFont), let hbFont = pango_font_get_hb_font(font) else {
        return nil
      }
      self.pattern = pattern
      self.hbFont = hbFont
      reference = FontFace(pattern, hbFont, handle: nil)
      spaces = hbFont.spaces
      var features = [hb_feature_t](repeating: hb_feature_t(), count: 16)
      var count: UInt32 = 0
      pango_font_get_features(font, &features, UInt32(features.count), &count)
      self.features = Array(features.prefix(Int(count)))
    }

    /// The font at a size in points.
    ///
    /// - Complexity: O(1), except for the first use of a size.
    func sized(_ size: Double) -> SizedFont? {
      if let known = sizes[size] { return known }
      guard let sized = SizedFont(pattern, hbFont, size: size) else { return nil }
      if sizes.count >= Self.maximumSizes { sizes.removeAll(keepingCapacity: true) }
      sizes[size] = sized
      return sized
    }
  }

  extension PangoEngine {
    /// The loaded font of a font of Pango, which owns it.
    func loaded(_ font: UnsafeMutablePointer<PangoFont>) -> LoadedFont? {
      let object = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self)
      if let known = g_object_get_qdata(object, Self.loadedKey) {
        return Unmanaged<LoadedFont>.fromOpaque(known).takeUnretainedValue()
      }
      guard let loaded = LoadedFont(font) else { return nil }
      g_object_set_qdata_full(object, Self.loadedKey, Unmanaged.passRetained(loaded).toOpaque()) { loaded in
        if let loaded { Unmanaged<LoadedFont>.fromOpaque(loaded).release() }
      }
      return loaded
    }

    private static let loadedKey = g_quark_from_string("stylespec-loaded-font")
  }

  extension OpaquePointer {
    /// The spaces that a HarfBuzz font has glyphs for, and the soft hyphen. U+3000, as wide as an ideograph, belongs to
    /// the ideographs.
    fileprivate var spaces: Set<UInt32> {
      Set(
        ([0x20, 0xA0, 0xAD, 0x202F] + Array(0x2000...0x200A)).filter {
          var glyph: hb_codepoint_t = 0
          return hb_font_get_nominal_glyph(self, $0, &glyph) != 0
        }
      )
    }
  }
#endif
