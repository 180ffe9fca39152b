internal import TokenDiagnostics
internal import TokenModel

extension CodeUses.Place {
  /// A change of the name alone; nil for a text that a string cannot hold as it is.
  func fix(writing name: String, in spec: LintedSpec) -> FixIt? {
    if isLookUp {
      guard !name.utf8.contains(where: { $0 == SwiftBytes.quote || $0 == SwiftBytes.backslash }) else { return nil }
      return FixIt(writing: name, .unsafe, replacing: self.name)
    }
    let needsBackticks = spec.catalog.swift.names == .raw && !Self.isPlain(name)
    let spelling = needsBackticks ? "`\(name)`" : name
    return FixIt(writing: name, spelled: spelling, .unsafe, replacing: self.spelling)
  }

  /// Whether a name behind a dot surely needs no backticks; there, keywords need none.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { SwiftBytes.isName($0) && $0 != UInt8(ascii: "$") }
      && !(name.utf8.first.map(SwiftBytes.isDigit) ?? true)
  }
}
