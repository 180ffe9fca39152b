package import TokenDiagnostics
package import TokenModel

/// The problems that emitters find.
package struct EmitterReport: Sendable {
  /// In the order they were reported.
  package private(set) var diagnostics: [Diagnostic] = []

  /// An empty report.
  package init() {}

  /// Reports a value that the format cannot express. The message tells what the output has instead.
  package mutating func cannotExpress(_ message: String, at place: SourceRange) {
    finds(NotExpressible.self, message, at: place)
  }

  /// Reports a problem of a kind.
  mutating func finds(_ kind: any ErrorKind.Type, _ message: String, at place: SourceRange) {
    diagnostics.append(Diagnostic(of: kind, message: message, at: place))
  }

  /// Reports tokens of token files whose types a format does not take, all in one message. A spec states its own
  /// purpose.
  ///
  /// - Parameter lack: What the format supports, and a remedy, as the text before the tokens: "an asset catalog has
  ///   colors alone; it is".
  mutating func leavesOut(typesBut types: Set<TokenType>, of catalog: Catalog, _ lack: String) {
    let tokens = catalog.tokens
    guard tokens.dialect == .designTokens else { return }
    let others = tokens.indices.filter { token in tokens.type(of: token).map { !types.contains($0) } ?? true }
    guard let first = others.first else { return }
    cannotExpress("\(lack) without \(tokens.summary(of: others))", at: tokens.nameRange(of: first))
  }

  /// Reports a token whose values depend on too many modifiers together.
  mutating func tooEntangled(_ error: TooEntangled, token: TokenID, of tokens: TokenSet) {
    diagnostics.append(.tooEntangled(error, token: token, of: tokens))
  }

  /// Reports each catalog that has a name in common with an earlier one, once, with the first such name.
  mutating func equalNames(
    _ kind: any ErrorKind.Type,
    among catalogs: [(catalog: Catalog, names: [String])],
    message: (_ name: String, _ catalog: Catalog, _ first: Catalog) -> String
  ) {
    var owners: [String: Catalog] = [:]
    for (catalog, names) in catalogs {
      if let (name, first) = names.lazy.compactMap({ name in owners[name].map { (name, $0) } }).first {
        let message = message(name, catalog, first)
        diagnostics.append(.equalNames(kind, message, of: catalog, and: first))
      }
      for name in names where owners[name] == nil { owners[name] = catalog }
    }
  }
}

extension TokenSet {
  /// The first of some colors by its path, and the number of the others.
  func summary(ofColors colors: [TokenID]) -> String { summary(of: colors, noun: "color") }

  /// The first of some tokens by its path, and the number of the others.
  func summary(of tokens: [TokenID], noun: String = "token") -> String {
    guard let first = tokens.first else { return "no \(noun)" }
    let others = tokens.count - 1
    let end = others == 0 ? "" : " and \(others) other \(noun)\(others == 1 ? "" : "s")"
    return "`\(path(of: first))`" + end
  }
}

extension Diagnostic {
  /// An error at the name of a catalog, with a note that shows an earlier one.
  package static func equalNames(
    _ kind: any ErrorKind.Type,
    _ message: String,
    of catalog: Catalog,
    and first: Catalog
  ) -> Diagnostic {
    let note = Note("the first `\(first.name.value)`", at: first.name.origin.range)
    return Diagnostic(of: kind, message: message, at: catalog.name.origin.range, notes: [note])
  }
}
