#if canImport(CPango)
  internal import CPango

  /// Corrects the pattern that Pango asks fontconfig for.
  ///
  /// Fontconfig adds the languages of the environment to it, and Pango splits family names at commas. Both are undone
  /// here, and emoji, which Pango requests by the alias `emoji` of the machine's settings, get their families.
  enum PatternSubstitution {
    /// The replacement of a comma in a font description.
    static let comma: Character = "\u{1F}"

    static func apply(to pattern: OpaquePointer, for library: FontLibrary) {
      let asked = pattern.strings(FC_FAMILY)
      if !library.usesInstalledFonts {
        FcPatternDel(pattern, FC_LANG)
        let families = asked.first == "emoji" ? library.colorFamilies + library.families : asked
        replaceFamilies(of: pattern, by: families)
      } else if asked.contains(where: { $0.contains(comma) }) {
        replaceFamilies(of: pattern, by: asked)
      }
      // Otherwise names are in the language of the environment.
      FcPatternDel(pattern, FC_NAMELANG)
      pattern.add("en", to: FC_NAMELANG)
    }

    private static func replaceFamilies(of pattern: OpaquePointer, by families: [String]) {
      FcPatternDel(pattern, FC_FAMILY)
      for family in families { pattern.add(String(family.map { $0 == comma ? "," : $0 }), to: FC_FAMILY) }
    }
  }
#endif
