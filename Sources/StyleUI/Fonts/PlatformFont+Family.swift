#if canImport(UIKit) || canImport(AppKit)
  internal import CoreFoundation
  internal import StyleTables
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension PlatformFont {
    /// The font of a family, and the system font if no font has the family.
    ///
    /// - Parameters:
    ///   - family: The family; nil for the system font.
    ///   - weight: 1…1000, as in CSS and OpenType.
    ///   - size: In points. 0 stands for a size of its own in UIKit and AppKit, and is a very small one here.
    static func font(family: String?, weight: Int, size: Double) -> PlatformFont {
      let trait = CGFloat(FontWeights.trait(of: weight))
      let size = CGFloat(max(size, 0.01))
      guard let family else { return systemFont(ofSize: size, weight: Weight(rawValue: trait)) }
      let descriptor = PlatformFontDescriptor(fontAttributes: [
        .family: family, .traits: [PlatformFontDescriptor.TraitKey.weight: trait],
      ])
      let found: PlatformFont? = PlatformFont(descriptor: descriptor, size: size)
      guard let found, found.hasFamily(family) else {
        let system = systemFont(ofSize: size, weight: Weight(rawValue: trait))
        StyleUIDiagnostic(.missingFamily(asked: family, found: system.family)).report()
        return system
      }
      let foundWeight = found.weight
      // Weights come in steps of 100. A smaller difference is the same weight as the font measures it.
      if abs(foundWeight - weight) >= 50 {
        StyleUIDiagnostic(.missingWeight(family: family, asked: weight, found: foundWeight)).report()
      }
      return found
    }

    /// For an unknown family, UIKit and AppKit choose some other font, or none. Case and spaces of names do not count.
    private func hasFamily(_ name: String) -> Bool {
      family.lowercased().filter { $0 != " " } == name.lowercased().filter { $0 != " " }
    }

    /// Its name in AppKit is optional.
    private var family: String {
      let name: String? = familyName
      return name ?? fontName
    }

    /// 1…1000, as in CSS and OpenType; 400 for a font that does not say.
    private var weight: Int {
      let traits = fontDescriptor.object(forKey: .traits) as? [PlatformFontDescriptor.TraitKey: Any]
      return FontWeights.weight(ofTrait: Double(traits?[.weight] as? CGFloat ?? 0))
    }
  }
#endif
