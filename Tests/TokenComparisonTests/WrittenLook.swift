import TokenComparison
import TokenModel

/// What a code means, taken from its catalog without the code under test.
struct WrittenLook: Hashable {
  let text: String
  /// In points; nil for a plain size.
  let baseline: Double?

  /// The codes of a version by name, with looks and full Swift names.
  static func all(of version: ComparedCatalog) -> [[UInt8]: (look: WrittenLook, swift: String)] {
    let catalog = version.catalog
    let scope = catalog.swift.scope == .code ? "StyleCode" : catalog.name.value
    let codes = zip(catalog.codes, version.swiftNames).map { code, swift in
      (Array(catalog.name(of: code).utf8), (look: WrittenLook(code, in: catalog), swift: "\(scope).\(swift)"))
    }
    return Dictionary(uniqueKeysWithValues: codes)
  }

  private init(_ code: Code, in catalog: Catalog) {
    let row = catalog.row(of: code)
    let family = catalog.family(of: code)
    let lines = row.metrics.map { metrics in
      [
        metrics.lineHeight.value, metrics.lineSpacing?.value ?? .zero, metrics.letterSpacing?.value ?? .zero,
        family.metrics.ascent, family.metrics.descent,
      ]
    }
    let colors = catalog.color(of: code).map { catalog.colors[$0].variants.all.map(\.value.hex) } ?? ["open"]
    let font = family.font?.value ?? "system"
    text =
      "\(row.size.value) \(catalog.weight(of: code).value.value) \(font) \(colors) \(String(describing: lines))"
    baseline = catalog.baseline(of: code)?.doubleValue
  }

  /// Whether two looks differ by more than a text that moves by less than anybody sees.
  func differs(from other: WrittenLook) -> Bool {
    text != other.text || abs((baseline ?? 0) - (other.baseline ?? 0)) > 0.004_95
  }
}
