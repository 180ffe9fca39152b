#if canImport(CPango)
  internal import CPango

  /// The fonts of a configuration in fontconfig. Immutable, and shared by all engines: fontconfig allows that for a
  /// configuration that does not change.
  final class FontLibrary: @unchecked Sendable {
    let config: OpaquePointer
    /// All families in the order in which they are tried. For installed fonts, those that were listed.
    let families: [String]
    /// The families with colored images.
    let colorFamilies: [String]
    /// Whether the rules of the machine determine fallback.
    let usesInstalledFonts: Bool
    /// All names of all families in their compared form.
    private let names: Set<String>

    init(_ configuration: FontConfiguration) throws(FontError) {
      usesInstalledFonts = configuration.includesInstalledFonts
      guard let config = usesInstalledFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate() else {
        throw .noConfiguration
      }
      self.config = config
      do throws(FontError) {
        if !usesInstalledFonts { try Self.prepare(config) }
        for file in configuration.files { try Self.add(file, to: config) }
        let fonts = FontList(config)
        names = Set(fonts.names.map(\.asFamilyKey))
        guard !names.isEmpty else { throw .empty }
        for family in configuration.families where !names.contains(family.asFamilyKey) && !usesInstalledFonts {
          throw .unknownFamily(family, known: fonts.families)
        }
        let listed = Set(configuration.families.map(\.asFamilyKey))
        families =
          configuration.families
          + (usesInstalledFonts ? [] : fonts.families.filter { !listed.contains($0.asFamilyKey) })
        colorFamilies = fonts.colorFamilies
      } catch {
        FcConfigDestroy(config)
        throw error
      }
    }

    deinit { FcConfigDestroy(config) }

    /// Whether a font has a family.
    func contains(family: String) -> Bool { names.contains(family.asFamilyKey) }
  }

  extension String {
    /// The compared form of a name: fontconfig ignores spaces, and the case of ASCII letters.
    fileprivate var asFamilyKey: String { lowercased().filter { $0 != " " } }
  }
#endif
