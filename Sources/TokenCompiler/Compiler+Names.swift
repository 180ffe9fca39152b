package import TokenEmit
package import TokenModel

extension Compiler {
  /// The names that the outputs of an input have for its tokens, without making the outputs. Without formats that have
  /// codes alone.
  ///
  /// - Complexity: O(*n*), and so is each table of names when it is first used, where *n* is the number of codes and
  ///   tokens.
  package static func names(of input: CompiledInput, in formats: [OutputRequest]) -> [OutputNames] {
    let (tokens, catalog) = (input.catalog.tokens, input.catalogOfOutputs)
    return formats.compactMap { format in
      let title = format.emitter.documentation.title
      switch format.emitter.id {
      case JSONEmitter.id:
        return OutputNames(title: title, hasAll: true) {
          TokenTable(tokens.indices.map { "/tokens/" + pointer(tokens.path(of: $0).description) })
        }
      case HTMLEmitter.id:
        return OutputNames(title: title, hasAll: true, areLookedUp: false) {
          TokenTable(repeating: "", for: tokens.indices)
        }
      case CatalogEmitter.id: return nil
      default:
        let scope = format.emitter.id == SwiftEmitter.id ? "\(catalog.name.value)." : ""
        return OutputNames(title: title, scope: scope) {
          names(of: catalog, in: format, scope: scope, areCodesTokens: input.catalog.codeCount == 0)
        }
      }
    }
  }

  /// The names that one format has for the codes and tokens of an input; nil for a format without names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
  package static func platformNames(of input: CompiledInput, in format: OutputRequest) -> PlatformNames? {
    format.emitter.names(in: EmitterInput(input.catalogOfOutputs, options: format.options, toolVersion: version))
  }

  /// A key in a JSON Pointer that is no part of a URI (RFC 6901, section 3).
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
