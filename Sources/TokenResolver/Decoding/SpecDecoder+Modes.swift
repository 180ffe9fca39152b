internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The modes of a spec, and the rows of all of them.
struct DecodedModes {
  var names: [Sourced<String>] = []
  var annotations: [TokenAnnotations] = []
  var rows: [TypographyRow] = []
}

extension SpecDecoder {
  /// `modes`: further typography tables, each for a part of the main table's sizes. A mode is an axis of codes.
  mutating func decodeModes(sizes: [TypographyRow]) -> DecodedModes {
    let listed = list(sizes)
    var modes = DecodedModes()
    for (key, value) in entries(of: .modes) {
      guard let name = tokenName(key, of: "mode"),
        let mode = annotatedFields(of: value, as: .mode),
        let node = self.value("typography", of: mode)
      else { continue }
      let modeRows = decodeRows(table(node, named: "typography"), mode: modes.names.count)
      for row in modeRows where !declaredSizes.contains(row.size.value) {
        report(.unknownSize(row.size.value, in: name.value, known: listed, at: row.size.origin.range))
      }
      modes.names.append(name)
      modes.annotations.append(annotations(of: value))
      modes.rows += modeRows
    }
    return modes
  }
}
