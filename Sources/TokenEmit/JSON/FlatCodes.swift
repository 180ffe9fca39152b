package import TokenJSON
package import TokenModel

/// All codes of a catalog, by name and in its order.
struct FlatCodes: JSONWritable {
  private let catalog: Catalog
  private let codes: [Code]
  private let namer: CodeNamer
  private let deprecations: CodeDeprecations
  private let descriptions: CodeDescriptions
  private let names: [(format: String, names: PlatformNames)]

  init(_ catalog: Catalog, names: [(format: String, names: PlatformNames)]) {
    self.catalog = catalog
    self.names = names
    codes = catalog.codes
    namer = CodeNamer(catalog)
    deprecations = CodeDeprecations(catalog)
    descriptions = CodeDescriptions(catalog)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (index, code) in codes.enumerated() {
        writer.field(namer.name(of: code)) { writer in
          writer.object { write(code, names: namesOfCode(index), to: &$0) }
        }
      }
    }
  }

  private func namesOfCode(_ index: Int) -> [(format: String, name: String)] {
    names.compactMap { format, names in names.codes.isEmpty ? nil : (format, names.codes[index]) }
  }

  private func write(_ code: Code, names: [(format: String, name: String)], to writer: inout JSONWriter) {
    let row = catalog.row(of: code)
    let metrics = row.metrics
    writer.field("baseline", catalog.baseline(of: code))
    writer.field("baselineOffset", metrics?.placement)
    writer.field("color", catalog.color(of: code).map { FlatColor(token: catalog.colors[$0]) })
    writer.field("deprecated", deprecations[code].map { FlatDeprecation(deprecation: $0, namer: namer) })
    writer.field("description", descriptions[code])
    let family = catalog.family(of: code)
    if !family.fallbacks.isEmpty { writer.field("fallbackFamilies", family.fallbacks) }
    writer.field("family", family.font?.value ?? "system")
    writer.field("letterSpacing", metrics.map { $0.letterSpacing?.value ?? .zero })
    writer.field("lineHeight", metrics?.lineHeight.value)
    writer.field("lineSpacing", metrics.map { $0.lineSpacing?.value ?? .zero })
    writer.field("mode", row.mode.map { catalog.modes[$0].value })
    writer.field("names", Dictionary(names) { first, _ in first })
    writer.field("size", row.size.value)
    writer.field("textStyle", row.textCurve?.value.rawValue)
    writer.field("token", code.style.flatMap { catalog.styles[$0].path?.description })
    writer.field("weight", catalog.weight(of: code).value.value)
  }
}

/// The color of a code in each appearance.
private struct FlatColor: JSONWritable {
  let token: ColorToken

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("dark", token.variants.dark.value.hex)
      writer.field("highContrastDark", token.variants.highContrastDark.value.hex)
      writer.field("highContrastLight", token.variants.highContrastLight.value.hex)
      writer.field("light", token.variants.light.value.hex)
      writer.field("name", token.name.value)
    }
  }
}

/// Why a code is deprecated, and the code to use instead.
private struct FlatDeprecation: JSONWritable {
  let deprecation: CodeDeprecation
  let namer: CodeNamer

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("message", deprecation.message(naming: namer.name))
      writer.field("replacement", deprecation.replacement.map(namer.name))
    }
  }
}

extension BaselineOffset: JSONWritable {
  /// Writes a number, or `center`.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .points(let points): points.write(to: &writer)
    case .center: Self.centerWord.write(to: &writer)
    }
  }
}

extension FixedDecimal: JSONWritable {
  /// Writes the number, exactly.
  package func write(to writer: inout JSONWriter) { writer.write(number: description) }
}
