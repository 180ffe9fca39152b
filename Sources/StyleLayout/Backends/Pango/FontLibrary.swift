#if canImport(CPango)
  internal import CPango

  /// The fonts of a configuration, as fontconfig knows them. Never changed once it is made, and shared by all engines:
  /// fontconfig allows that for a configuration that nobody changes.
  final class FontLibrary: @unchecked Sendable {
    let config: OpaquePointer
    /// All families that are tried, in this order. For installed fonts, those that were listed.
    let families: [String]
    /// The families whose pictures have colors.
    let colorFamilies: [String]
    /// Whether the machine's own rules decide about fallback.
    let usesInstalledFonts: Bool
    /// All names of all families, as they are compared.
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

    /// Whether a font is of a family.
    func contains(family: String) -> Bool { names.contains(family.asFamilyKey) }
  }

  extension String {
    /// Fontconfig ignores spaces, and capitals of ASCII letters.
    fileprivate var asFamilyKey: String { lowercased().filter { $0 != " " } }
  }
#endif
