#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText

  /// Finds the fonts that requests ask for: first among the files of a configuration, then among those installed.
  ///
  /// Never changed once it is made, and of objects that may be used on several threads at once.
  final class CoreTextLibrary: @unchecked Sendable {
    private let files: CoreTextFontFiles
    /// Those of the configuration, and then, without installed fonts, those of files that it does not list.
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

    /// A request's font, which falls back on the other families of the configuration for what it does not have, and
    /// whether it is one of another family, because there is none of that name.
    func open(_ request: FontRequest) -> (font: CTFont, isSubstitute: Bool) {
      let size = CGFloat(request.openableSize)
      let own = request.family.flatMap { descriptor(family: $0, weight: request.weight) }
      let found = own ?? families.lazy.compactMap { self.descriptor(family: $0, weight: request.weight) }.first
      let font = found.map { CTFontCreateWithFontDescriptor(withFallbacks($0, weight: request.weight), size, nil) }
      return (font ?? systemFont(size: size, weight: request.weight), request.family != nil && own == nil)
    }

    private func descriptor(family: String, weight: Int) -> CTFontDescriptor? {
      if let descriptor = files.descriptor(family: family, weight: weight) { return descriptor }
      guard includesInstalledFonts else { return nil }
      let attributes = CFDictionary.make([
        (kCTFontFamilyNameAttribute, CFString.make(family)), (kCTFontTraitsAttribute, traits(weight: weight)),
      ])
      // Without the mandatory attribute, Core Text finds some font for a family that is not there.
      return CTFontDescriptorCreateMatchingFontDescriptor(
        CTFontDescriptorCreateWithAttributes(attributes),
        CFSet.make(kCTFontFamilyNameAttribute)
      )
    }

    private func systemFont(size: CGFloat, weight: Int) -> CTFont {
      guard let font = CTFontCreateUIFontForLanguage(.system, size, nil) else {
        return CTFontCreateWithFontDescriptor(Self.lastResort, size, nil)
      }
      let attributes = CFDictionary.make(kCTFontTraitsAttribute, traits(weight: weight))
      let descriptor = CTFontDescriptorCreateCopyWithAttributes(CTFontCopyFontDescriptor(font), attributes)
      return CTFontCreateWithFontDescriptor(withFallbacks(descriptor, weight: weight), size, nil)
    }

    private func traits(weight: Int) -> CFDictionary {
      CFDictionary.make(kCTFontWeightTrait, CFNumber.make(FontWeights.trait(of: weight)))
    }

    /// Core Text looks through its own list of fallbacks after the one it is given. Where no installed font is wanted, the
    /// font that has a picture for every character ends the search.
    private func withFallbacks(_ descriptor: CTFontDescriptor, weight: Int) -> CTFontDescriptor {
      let others = families.compactMap { self.descriptor(family: $0, weight: weight) }
      let fallbacks = others + (includesInstalledFonts ? [] : [Self.lastResort])
      guard !fallbacks.isEmpty else { return descriptor }
      let attributes = CFDictionary.make(kCTFontCascadeListAttribute, CFArray.make(fallbacks))
      return CTFontDescriptorCreateCopyWithAttributes(descriptor, attributes)
    }

    private static var lastResort: CTFontDescriptor {
      CTFontDescriptorCreateWithNameAndSize(CFString.make(lastResortName), 0)
    }

    /// The PostScript name of the font that has a picture for every character: one for each block.
    static let lastResortName = "LastResort"
  }
#endif
