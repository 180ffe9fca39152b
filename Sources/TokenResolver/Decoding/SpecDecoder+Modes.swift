internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `modes`: further typography tables, each for a part of the main table's sizes. A mode is an axis of codes.
  mutating func decodeModes(sizes: [TypographyRow]) -> (names: [Sourced<String>], rows: [TypographyRow]) {
    let listed = list(sizes)
    var names: [Sourced<String>] = []
    var rows: [TypographyRow] = []
    for (key, value) in entries(of: .modes) {
      guard let name = tokenName(key, of: "mode"),
        let mode = annotatedFields(of: value, as: .mode),
        let node = self.value("typography", of: mode)
      else { continue }
      let modeRows = decodeRows(table(node, named: "typography"), mode: names.count)
      for row in modeRows where !declaredSizes.contains(row.size.value) {
        report(.unknownSize(row.size.value, in: name.value, known: listed, at: row.size.origin.range))
      }
      names.append(name)
      rows += modeRows
    }
    return (names, rows)
  }
}
