internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `name`: the Swift name of the catalog.
  mutating func decodeName(_ root: Fields) -> Sourced<String>? {
    guard let node = value("name", of: root),
      let name = scalarText(node, for: "`name`")
    else { return nil }
    guard let problem = SwiftName.problem(withType: name.value) else { return name }
    report(.invalidName(name.value, of: "catalog", because: problem, at: name.origin.range))
    return nil
  }

  /// One of a few words under a key; nil when the key is not there, or has another word, which is reported.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String, of fields: Fields) -> Choice? {
    guard let node = fields[key]?.value, let text = scalarText(node, for: "`\(key)`") else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let allowed = Choice.allCases.map(\.rawValue)
    report(.unknownValue(text.value, for: "`\(key)`", allowed: allowed, at: text.origin.range))
    return nil
  }

  /// A spec needs `offsetHost` as soon as a size has metrics; its absence is reported at the first offset.
  mutating func checkOffsetHost(_ root: Fields, _ rows: [TypographyRow]) {
    guard root["offsetHost"] == nil, let metrics = rows.lazy.compactMap(\.metrics).first else { return }
    report(.missingOffsetHost(at: metrics.baselineOffset.origin.range))
  }
}
