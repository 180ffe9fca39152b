#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText
  internal import StyleTables

  /// Finds requested fonts: first among the files of a configuration, then among the installed ones.
  ///
  /// Immutable, and made of objects that may be used on several threads concurrently.
  final class CoreTextLibrary: @unchecked Sendable {
    private let files: CoreTextFontFiles
    /// The families of the configuration and then, without installed fonts, those of files that it does not list.
    private let families: [String]
    private let includesInstalledFonts: Bool

    init(_ configuration: FontConfiguration) throws(FontError) {
      let files = try CoreTextFontFiles(configuration.files)
      let listed = configuration.families
      if !configuration.includesInstalledFonts {
        guard !files.families.isEmpty else { throw .empty }
        for family in listed where !files.contains(family: family) {
          throw .unknownFamily(family, known: files.families)
        }
      }
      let keys = Set(listed.map(\.asFamilyKey))
      let others = configuration.includesInstalledFonts ? [] : files.families
      families = listed + others.filter { !keys.contains($0.asFamilyKey) }
      includesInstalledFonts = configuration.includesInstalledFonts
      self.files = files
    }

    /// The font for a request, with the request's other families and the configuration's as fallbacks, and whether it
    /// has another family because the requested ones are unknown.
    func open(_ request: FontRequest) -> (font: CTFont, isSubstitute: Bool) {
      let size = CGFloat(request.openableSize)
      let own = request.families.compactMap { descriptor(family: $0, request) }
      let found = own.first ?? families.lazy.compactMap { self.descriptor(family: $0, request) }.first
      let others = Array(own.dropFirst())
      let font = found.map { CTFontCreateWithFontDescriptor(withFallbacks($0, others, request), size, nil) }
      return (font ?? systemFont(request, size: size), own.isEmpty && !request.acceptsDefault)
    }

    private func descriptor(family: String, _ request: FontRequest) -> CTFontDescriptor? {
      let found = descriptor(family: family, weight: request.weight)
      guard request.isBoldText, let found else { return found }
      return BoldText.font(
        heavierThan: found,
        for: request.weight,
        open: { descriptor(family: family, weight: $0) },
        weightOf: { $0.weight }
      )
    }

    private func descriptor(family: String, weight: Int) -> CTFontDescriptor? {
      if let descriptor = files.descriptor(family: family, weight: weight) { return descriptor }
      guard includesInstalledFonts else { return nil }
      let attributes = CFDictionary.make([
        (kCTFontFamilyNameAttribute, CFString.make(family)), (kCTFontTraitsAttribute, traits(weight: weight)),
      ])
      // Without the mandatory attribute, Core Text finds some font for an unknown family.
      return CTFontDescriptorCreateMatchingFontDescriptor(
        CTFontDescriptorCreateWithAttributes(attributes),
        CFSet.make(kCTFontFamilyNameAttribute)
      )
    }

    /// The system makes its own fonts heavier with Bold Text.
    private func systemFont(_ request: FontRequest, size: CGFloat) -> CTFont {
      guard let font = CTFontCreateUIFontForLanguage(.system, size, nil) else {
        return CTFontCreateWithFontDescriptor(Self.lastResort, size, nil)
      }
      let attributes = CFDictionary.make(kCTFontTraitsAttribute, traits(weight: request.weight))
      let descriptor = CTFontDescriptorCreateCopyWithAttributes(CTFontCopyFontDescriptor(font), attributes)
      return CTFontCreateWithFontDescriptor(withFallbacks(descriptor, [], request), size, nil)
    }

    private func traits(weight: Int) -> CFDictionary {
      CFDictionary.make(kCTFontWeightTrait, CFNumber.make(FontWeights.trait(of: weight)))
    }

    /// Adds the fallback fonts. Core Text searches its own list after the one it is given. Without installed fonts, the
    /// font with a glyph for every character ends the search.
    ///
    /// - Parameter own: The request's own fallback families.
    private func withFallbacks(
      _ descriptor: CTFontDescriptor,
      _ own: [CTFontDescriptor],
      _ request: FontRequest
    ) -> CTFontDescriptor {
      let others = families.compactMap { self.descriptor(family: $0, request) }
      let fallbacks = own + others + (includesInstalledFonts ? [] : [Self.lastResort])
      guard !fallbacks.isEmpty else { return descriptor }
      let attributes = CFDictionary.make(kCTFontCascadeListAttribute, CFArray.make(fallbacks))
      return CTFontDescriptorCreateCopyWithAttributes(descriptor, attributes)
    }

    private static var lastResort: CTFontDescriptor {
      CTFontDescriptorCreateWithNameAndSize(CFString.make(lastResortName), 0)
    }

    /// The PostScript name of the font with a glyph for every character: one glyph for each block.
    static let lastResortName = "LastResort"
  }
#endif
