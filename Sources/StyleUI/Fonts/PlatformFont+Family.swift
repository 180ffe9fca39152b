#if canImport(UIKit) || canImport(AppKit)
  internal import CoreFoundation
  internal import StyleTables
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension PlatformFont {
    /// The font of the first family that is available, or else the system font. The families after it provide the
    /// letters that it lacks.
    ///
    /// - Parameters:
    ///   - family: The preferred family; nil for the system font. Generic CSS families mean fonts of the system.
    ///   - fallbacks: The other families, the preferred one first.
    ///   - weight: 1…1000, as in CSS and OpenType.
    ///   - size: In points. In UIKit and AppKit, 0 means the default size; here it is a very small one.
    ///   - isBoldText: Whether the font of a family is the nearest heavier one. The system makes its own fonts heavier.
    static func font(
      family: String?,
      fallbacks: [String] = [],
      weight: Int,
      size: Double,
      isBoldText: Bool = false
    ) -> PlatformFont {
      let size = CGFloat(max(size, 0.01))
      let families = family.map { [$0] + fallbacks } ?? []
      for (index, family) in families.enumerated() {
        guard let found = font(family: family, weight: weight, size: size, isBoldText: isBoldText) else { continue }
        return found.withFallbacks(families[(index + 1)...])
      }
      let system = systemFont(ofSize: size, weight: Weight(rawValue: CGFloat(FontWeights.trait(of: weight))))
      if let family {
        StyleUIDiagnostic(.missingFamily(asked: family, found: system.family)).report()
      }
      return system
    }

    /// Nil if no font has the family.
    private static func font(family: String, weight: Int, size: CGFloat, isBoldText: Bool) -> PlatformFont? {
      if let generic = GenericFamily(family) {
        let trait = CGFloat(FontWeights.trait(of: weight))
        return systemFont(ofSize: size, weight: Weight(rawValue: trait)).designed(generic)
      }
      guard let font = font(family: family, weight: weight, size: size) else { return nil }
      let foundWeight = font.weight
      // Weights come in steps of 100. A smaller difference is the same weight as the font measures it.
      if abs(foundWeight - weight) >= 50 {
        StyleUIDiagnostic(.missingWeight(family: family, asked: weight, found: foundWeight)).report()
      }
      guard isBoldText else { return font }
      return BoldText.font(
        heavierThan: font,
        for: weight,
        open: { Self.font(family: family, weight: $0, size: size) },
        weightOf: { $0.weight }
      )
    }

    /// The nearest font of a family; nil if no font has the family.
    private static func font(family: String, weight: Int, size: CGFloat) -> PlatformFont? {
      let trait = CGFloat(FontWeights.trait(of: weight))
      let descriptor = PlatformFontDescriptor(fontAttributes: [
        .family: family, .traits: [PlatformFontDescriptor.TraitKey.weight: trait],
      ])
      let font: PlatformFont? = PlatformFont(descriptor: descriptor, size: size)
      guard let font, font.hasFamily(family) else { return nil }
      return font
    }

    /// The system font in the design of a generic family.
    private func designed(_ generic: GenericFamily) -> PlatformFont {
      let design: PlatformFontDescriptor.SystemDesign? =
        switch generic {
        case .system: nil
        case .serif: .serif
        case .monospaced: .monospaced
        case .rounded: .rounded
        }
      let descriptor = design.flatMap { fontDescriptor.withDesign($0) }
      return descriptor.flatMap { PlatformFont(descriptor: $0, size: pointSize) } ?? self
    }

    /// The font with the families after its own. The system's own list follows them.
    private func withFallbacks(_ families: ArraySlice<String>) -> PlatformFont {
      let others = families.filter { GenericFamily($0) == nil }
      if others.isEmpty { return self }
      let list = others.map { PlatformFontDescriptor(fontAttributes: [.family: $0]) }
      let descriptor = fontDescriptor.addingAttributes([.cascadeList: list])
      let font: PlatformFont? = PlatformFont(descriptor: descriptor, size: pointSize)
      return font ?? self
    }

    /// For an unknown family, UIKit and AppKit choose some other font, or none. Case and spaces in names are ignored.
    private func hasFamily(_ name: String) -> Bool {
      family.lowercased().filter { $0 != " " } == name.lowercased().filter { $0 != " " }
    }

    /// Its name in AppKit is optional.
    private var family: String {
      let name: String? = familyName
      return name ?? fontName
    }

    /// 1…1000, as in CSS and OpenType; 400 if the font does not specify it.
    private var weight: Int {
      let traits = fontDescriptor.object(forKey: .traits) as? [PlatformFontDescriptor.TraitKey: Any]
      return FontWeights.weight(ofTrait: Double(traits?[.weight] as? CGFloat ?? 0))
    }
  }
#endif
