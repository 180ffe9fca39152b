internal import TokenComparison
internal import TokenModel

/// One catalog of an old version, with the same one in the new version.
struct CatalogStep: Sendable {
  let old: MigratedInput
  /// Nil for a catalog that is gone.
  let new: MigratedInput?
  private let succession: Succession?

  init(from old: MigratedInput, to new: MigratedInput?, _ written: WrittenSuccessors) {
    (self.old, self.new) = (old, new)
    succession = new.map { Succession(from: old.compared, to: $0.compared, written: written) }
  }

  /// Something with a name, in one of the versions.
  enum Subject: Hashable, Sendable {
    case code(Int)
    case token(TokenID)
    case catalog

    var code: Int? { if case .code(let code) = self { code } else { nil } }
  }

  func successor(of subject: Subject) -> Successor<Subject> {
    guard let succession else { return Successor.gone }
    return switch subject {
    case .code(let code): succession.codes[code].map { .code($0) }
    case .token(let token): succession.tokens[token].map { .token($0) }
    case .catalog: Successor.gone
    }
  }

  /// Whether the new version has a name for something else.
  var reusesNames: Bool {
    old.catalog.codes.indices.contains { isNameReused(of: .code($0)) }
      || old.catalog.tokens.indices.contains { isNameReused(of: .token($0)) }
  }

  /// Whether the new version has the name for something else.
  func isNameReused(of subject: Subject) -> Bool {
    switch subject {
    case .code(let code): succession?.isNameReused(ofCode: code) ?? false
    case .token(let token): succession?.isNameReused(ofToken: token) ?? false
    case .catalog: false
    }
  }

  /// Whether the new version has the name, whatever it means there.
  func hasName(of subject: Subject) -> Bool {
    switch subject {
    case .code(let code): succession?.hasName(ofCode: code) ?? false
    case .token(let token): succession?.hasName(ofToken: token) ?? false
    case .catalog: false
    }
  }

  /// How something in the new version differs from something in the old one.
  func differences(of old: Subject, from new: Subject) -> [Wording] {
    switch (old, new) {
    case (.code(let one), .code(let other)): succession?.differences(ofCode: one, from: other) ?? []
    case (.token(let one), .token(let other)): succession?.differences(ofToken: one, from: other) ?? []
    default: []
    }
  }

  /// What the new version advises about something that is deprecated; nil without words.
  func advice(on subject: Subject) -> String? {
    switch subject {
    case .code(let code): succession?.advice(onCode: code)
    case .token(let token): succession?.advice(onToken: token)
    case .catalog: nil
    }
  }
}
