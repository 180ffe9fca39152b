internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `name`: the Swift name of the catalogue.
  mutating func decodeName(_ root: Fields) -> Sourced<String>? {
    guard let node = required("name", of: root, in: "a spec", example: "name: Brand"),
      let name = scalarText(node, for: "`name`")
    else { return nil }
    guard let problem = TypeName.problem(with: name.value) else { return name }
    report(.invalidName(name.value, of: "catalogue", because: problem, at: name.origin.range))
    return nil
  }

  /// `offsetHost`: what offsets were written for.
  mutating func decodeOffsetHost(_ root: Fields) -> OffsetHost? {
    guard let node = root["offsetHost"]?.value, let text = scalarText(node, for: "`offsetHost`") else { return nil }
    if let host = OffsetHost(rawValue: text.value) { return host }
    let hosts = OffsetHost.allCases.map(\.rawValue)
    report(.unknownValue(text.value, for: "`offsetHost`", allowed: hosts, at: text.origin.range))
    return nil
  }

  /// A spec needs `offsetHost` as soon as a size has metrics; its absence is reported at the first offset.
  mutating func checkOffsetHost(_ root: Fields, _ rows: [TypographyRow]) {
    guard root["offsetHost"] == nil, let metrics = rows.lazy.compactMap(\.metrics).first else { return }
    report(.missingOffsetHost(at: metrics.baselineOffset.origin.range))
  }
}

/// What may name a catalogue: it becomes a Swift type.
private enum TypeName {
  /// Names that the language or the generated code needs for itself.
  private static let taken: Set<String> = [
    "Any", "Protocol", "Self", "StaticString", "String", "StyleCatalog", "StyleCode", "StyleTables", "Swift", "Type",
    "UInt64",
  ]

  /// What is wrong with a name; nil when nothing is.
  static func problem(with name: String) -> String? {
    if name.utf8.count > TokenName.maximumLength { return "it is longer than \(TokenName.maximumLength) bytes" }
    if taken.contains(name) { return "Swift code needs this name for itself; add a word to it" }
    let isPlain = name.utf8.allSatisfy { isCapital($0 & 0xDF) || isDigit($0) || $0 == UInt8(ascii: "_") }
    if let first = name.utf8.first, isCapital(first), isPlain { return nil }
    return "it becomes a Swift type; write letters A-Z, digits and `_`, and a capital first"
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
