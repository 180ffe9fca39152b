package import TokenEmit
package import TokenModel

extension Compiler {
  /// What an output calls the tokens of an input. The names are made when they are asked for.
  package struct NamedOutput: Sendable {
    /// What people call the format, such as "CSS".
    package let title: String
    /// What nearly all names begin with: in Swift the name of the catalog, with a dot; empty in other outputs.
    package let scope: String
    /// Whether the output has all tokens, under their own paths.
    package let hasAll: Bool
    /// Whether programs find tokens by these names. They do not in a page for people.
    package let areLookedUp: Bool
    /// The whole name of each token, nil for one that the output does not have.
    ///
    /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
    package let tokens: @Sendable () -> TokenTable<String?>
  }

  /// The names that the outputs of an input have for its tokens, without making the outputs. Without formats that have
  /// codes alone.
  package static func names(of input: CompiledInput, in formats: [OutputRequest]) -> [NamedOutput] {
    let (tokens, catalog) = (input.catalog.tokens, input.catalogOfOutputs)
    return formats.compactMap { format in
      let title = format.emitter.documentation.title
      switch format.emitter.id {
      case JSONEmitter.id:
        return NamedOutput(title: title, scope: "", hasAll: true, areLookedUp: true) {
          TokenTable(tokens.indices.map { "/tokens/" + pointer(tokens.path(of: $0).description) })
        }
      case HTMLEmitter.id:
        return NamedOutput(title: title, scope: "", hasAll: true, areLookedUp: false) {
          TokenTable(repeating: "", for: tokens.indices)
        }
      case CatalogEmitter.id: return nil
      default:
        let scope = format.emitter.id == SwiftEmitter.id ? "\(catalog.name.value)." : ""
        return NamedOutput(title: title, scope: scope, hasAll: false, areLookedUp: true) {
          names(of: catalog, in: format, scope: scope, areCodesTokens: input.catalog.codeCount == 0)
        }
      }
    }
  }

  /// A key in a JSON Pointer (RFC 6901).
  private static func pointer(_ key: String) -> String {
    let hasMeaning = key.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
    return hasMeaning ? key.replacing("~", with: "~0").replacing("/", with: "~1") : key
  }

  /// Without a spec, a typography token that is only a code has the code's name.
  private static func names(
    of catalog: Catalog,
    in format: OutputRequest,
    scope: String,
    areCodesTokens: Bool
  ) -> TokenTable<String?> {
    var tokens = TokenTable<String?>(repeating: nil, for: catalog.tokens.indices)
    let emitted = EmitterInput(catalog, options: format.options, toolVersion: version)
    guard let names = format.emitter.names(in: emitted) else { return tokens }
    if !names.tokens.isEmpty {
      tokens = scope.isEmpty ? names.tokens : TokenTable(names.tokens.map { $0.map { scope + $0 } })
    }
    guard areCodesTokens else { return tokens }
    let codeScope = !scope.isEmpty && catalog.swift.scope == .code ? "StyleCode." : scope
    for (code, name) in zip(catalog.codes, names.codes) {
      guard let path = code.style.flatMap({ catalog.styles[$0].path }), let token = catalog.resolved.index[path],
        tokens[token] == nil
      else { continue }
      tokens[token] = codeScope + name
    }
    return tokens
  }
}
