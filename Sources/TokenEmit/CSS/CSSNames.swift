internal import TokenModel

/// The names of custom properties and classes.
struct CSSNames {
  /// With `--` and escapes; nil for a token that CSS cannot say.
  let properties: TokenTable<String?>
  /// The custom properties of the font sizes of the catalog's rows, with `--` and escapes.
  let sizes: [String]
  /// As in the attribute `class`: without a dot and without escapes. In the order of the catalog's codes.
  let classes: [String]
  /// The classes that codes of the axes are composed of; nil if each code has one of its own.
  let parts: CSSClassParts?
  /// The tokens whose names others have, with the names that they have instead of.
  private let renamed: [(token: TokenID, name: String)]

  /// - Parameters:
  ///   - prefix: The first word of all names; empty for none.
  ///   - areComposed: Whether the classes of codes are composed of those of their parts.
  init(_ catalog: Catalog, prefix: String, areComposed: Bool = false) {
    let tokens = catalog.tokens
    var unique = UniqueNames(count: tokens.count)
    let start = prefix.isEmpty ? "" : prefix + "-"
    var renamed: [(TokenID, String)] = []
    let names = tokens.indices.map { token -> String? in
      guard Self.isExpressible(token, in: catalog.resolved) else { return nil }
      let path = tokens.path(of: token).withoutRoot.segments.map(NameWords.kebab).joined(separator: "-")
      let wanted = "--" + start + path
      let name = unique.make(wanted, with: CSSParts.suffixes(of: tokens.type(of: token)))
      if name != wanted { renamed.append((token, CSSIdentifier.escaped(wanted))) }
      return CSSIdentifier.escaped(name)
    }
    self.renamed = renamed
    sizes = catalog.rows.map { row in
      let path = catalog.path(of: row).segments.map(NameWords.kebab).joined(separator: "-")
      return CSSIdentifier.escaped(unique.make("--\(start)\(path)-font-size"))
    }
    properties = TokenTable(names)
    // A class is a name in the whole page, so it never is a word alone.
    let first = prefix.isEmpty ? "t-" : prefix + "-"
    var uniqueClasses = UniqueNames(count: catalog.codeCount)
    let parts = areComposed ? CSSClassParts(catalog, prefix: prefix, first: first, &uniqueClasses) : nil
    self.parts = parts
    let namer = CodeNamer(catalog)
    classes = catalog.codes.map { code in
      if let parts, case .combination(let combination) = code { return parts.list(of: combination, in: catalog) }
      return uniqueClasses.make(first + NameWords.kebab(namer.name(of: code)))
    }
  }

  /// The names that options ask for.
  init(_ catalog: Catalog, _ options: CSSOptions) {
    self.init(catalog, prefix: options.prefix, areComposed: options.classes == .composed)
  }

  /// Reports each token that has another name than its path makes, because a token before it has that.
  func reportRenamed(in tokens: TokenSet, _ report: inout EmitterReport) {
    for (token, wanted) in renamed {
      let path = tokens.path(of: token)
      report.cannotExpress(
        "`\(path)` is `\(properties[token] ?? wanted)` in CSS, since another token is `\(wanted)`; rename one of them",
        at: tokens.nameRange(of: token)
      )
    }
  }

  /// Whether CSS has a value of the kind: nearly all, but no dashes of one's own, and of what is not of the format, texts.
  private static func isExpressible(_ token: TokenID, in resolved: ResolvedTokens) -> Bool {
    let type = resolved.tokens.type(of: token)
    // Other types have values of the format in nearly all tokens, so that these are not looked at twice.
    guard type == nil || type == .strokeStyle || type == .dimension || type == .duration,
      let value = try? resolved.value(of: token).value
    else { return type != nil }
    switch value {
    case .strokeStyle(.dashes): return false
    case .opaque(let value): return value.string != nil
    default: return type != nil
    }
  }
}

extension Catalog {
  /// The path of a row of the axes, which its metrics are tokens under.
  func path(of row: TypographyRow) -> TokenPath {
    let table = row.mode.map { ["modes", modes[$0].value, "typography"] } ?? ["typography"]
    return TokenPath(table + [row.size.value.description])
  }
}
