internal import TokenModel

/// Writes a catalogue as the constant data that the runtime reads, format version 1.
///
/// The layout is described in `Documentation/GeneratedCode.md`: a header, a table of sections, the sections. Tables
/// grow with the axes of the catalogue, not with their product.
struct CatalogImageEncoder {
  let catalog: Catalog
  var text = ImageText()

  /// Everything behind the digest.
  struct Body {
    var header: [UInt8]
    var records: [[UInt8]]
    var text: [UInt8]
  }

  struct Section {
    var count: Int
    var records: [[UInt8]]
  }

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  mutating func encode() -> Body {
    let name = text.reference(to: catalog.name.value)
    let sections = [
      rows(), colors(), weights(), families(), modes(), styles(), parts(catalog.names.base), parts(catalog.names.mode),
      index(sizeNames), index(catalog.colors.map(\.name.value)), index(catalog.weights.map(\.name.value)),
      index(catalog.families.map(\.name.value)), index(catalog.modes.map(\.value)),
      index(catalog.styles.map(\.name.value)), modeRows(), baselines(), included(),
    ]
    var header = ImageDigits()
    header.append(name)
    header.append(catalog.codes.reduce(0) { max($0, catalog.name(of: $1).utf8.count) }, digits: 3)
    header.append(sectionTable(sections))
    return Body(header: header.bytes, records: sections.flatMap(\.records), text: text.bytes)
  }

  /// Where each section starts and how many records it has; the text is the last one.
  private func sectionTable(_ sections: [Section]) -> ImageDigits {
    var table = ImageDigits()
    var start = 24 + 7 * (sections.count + 1)
    for section in sections {
      table.append(start, digits: 4)
      table.append(section.count, digits: 3)
      start += section.records.reduce(0) { $0 + $1.count }
    }
    table.append(start, digits: 4)
    table.append(0, digits: 3)
    return table
  }
}
