#if canImport(CPango)
  internal import CPango

  /// The fonts of a configuration that can be shaped, in the order in which they were added.
  struct FontList {
    /// All names of all families, in all their languages.
    private(set) var names: [String] = []
    /// The name of each family.
    private(set) var families: [String] = []
    /// The families with colored images.
    private(set) var colorFamilies: [String] = []

    init(_ config: OpaquePointer) {
      for set in [FcSetApplication, FcSetSystem] {
        for pattern in Self.patterns(of: config, set) { add(pattern) }
      }
    }

    private mutating func add(_ pattern: OpaquePointer) {
      names += pattern.strings(FC_FAMILY)
      guard let family = pattern.englishFamily else { return }
      if !families.contains(family) { families.append(family) }
      if pattern.flag(FC_COLOR) == true, !colorFamilies.contains(family) { colorFamilies.append(family) }
    }

    static func patterns(of config: OpaquePointer, _ name: FcSetName) -> [OpaquePointer] {
      guard let set = FcConfigGetFonts(config, name)?.pointee, let fonts = set.fonts else { return [] }
      return (0..<Int(set.nfont)).compactMap { fonts[$0] }.filter(canBeShaped)
    }

    /// Pango and HarfBuzz do not support other formats.
    private static func canBeShaped(_ pattern: OpaquePointer) -> Bool {
      let file = pattern.string(FC_FILE)?.lowercased() ?? ""
      guard !file.hasSuffix(".woff"), !file.hasSuffix(".woff2") else { return false }
      return ["TrueType", "CFF"].contains(pattern.string(FC_FONTFORMAT))
    }
  }

  extension OpaquePointer {
    /// The name of the family in English, or the first name of the font.
    var englishFamily: String? {
      let english = strings(FC_FAMILYLANG).firstIndex { $0 == "en" }.map { Int32(clamping: $0) }
      return string(FC_FAMILY, at: english ?? 0)
    }
  }
#endif
