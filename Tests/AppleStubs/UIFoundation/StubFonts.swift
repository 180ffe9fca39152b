internal import CoreFoundation
package import CoreText

/// The fonts that are installed: families, with the weights that each has, from −1 to 1.
package struct StubFonts: Sendable {
  package static let installed = StubFonts(families: [
    systemFamily: [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62], "Helvetica": [-0.4, 0, 0.4], "Menlo": [0, 0.4],
    "PingFang SC": [-0.8, -0.6, -0.4, 0, 0.23, 0.3], serifFamily: [0, 0.4], monospacedFamily: [0, 0.4],
    roundedFamily: [0, 0.4],
  ])
  package static let systemFamily = ".AppleSystemUIFont"
  package static let serifFamily = ".AppleSystemUIFontSerif"
  package static let monospacedFamily = ".AppleSystemUIFontMonospaced"
  package static let roundedFamily = ".AppleSystemUIFontRounded"

  private let families: [String: [Double]]

  /// The nearest weight of the family. Without a family that is installed, Helvetica, as on iOS.
  package func match(family: String?, weight: Double) -> CTFontDescriptor {
    let found = families.keys.first { $0.lowercased() == family?.lowercased() } ?? "Helvetica"
    let weights = families[found] ?? []
    return CTFontDescriptor(family: found, weight: weights.min { abs($0 - weight) < abs($1 - weight) } ?? 0)
  }
}

extension CTFontDescriptor {
  package var stubName: String { weight == 0 ? family : "\(family)-\(weight)" }
}

/// Reads the attributes of a descriptor: a number may be of several types.
package func stubNumber(_ value: Any?) -> Double? {
  (value as? Double) ?? (value as? CGFloat)?.native
}
