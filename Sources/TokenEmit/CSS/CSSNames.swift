internal import TokenDiagnostics
internal import TokenModel

/// The names of custom properties and classes.
struct CSSNames {
  /// With `--` and escapes; nil for a token that CSS cannot express or that is left out.
  let properties: TokenTable<String?>
  /// The custom properties of the font sizes of the catalog's rows, with `--` and escapes; nil for one that is left
  /// out.
  let sizes: [String?]
  /// As in the attribute `class`: without a dot and without escapes. In the order of the catalog's codes; empty if an
  /// output has no classes.
  let classes: [String]
  /// The classes that codes of the axes are composed of; nil if each code has its own class.
  let parts: CSSClassParts?
  /// The tokens whose names others have, with the names that they have instead of.
  private let renamed: [(token: TokenID, name: String)]

  /// Creates the names that the options request.
  init(_ catalog: Catalog, _ options: CSSOptions) {
    let properties = CSSPropertyNames(catalog, options)
    self.properties = TokenTable(properties.tokens)
    sizes = properties.sizes
    renamed = properties.renamed
    var unique = UniqueNames(count: catalog.codeCount)
    let parts = options.classes == .composed ? CSSClassParts(catalog, options, &unique) : nil
    self.parts = parts
    let namer = CodeNamer(catalog)
    let codes = options.classes == .none ? [] : catalog.codes
    classes = codes.map { code in
      if let parts, case .combination(let combination) = code { return parts.list(of: combination, in: catalog) }
      return unique.make(options.startOfClasses + options.spelling.name(of: namer.name(of: code)))
    }
  }

  /// The names in the outputs of a catalog.
  init(_ input: EmitterInput) {
    self.init(input.catalog, CSSOptions(input.options, for: input.catalog))
  }

  /// The custom properties that pages may use.
  var publicProperties: TokenTable<String?> {
    TokenTable(properties.map { $0.flatMap { $0.hasPrefix(CSSPropertyNames.privateStart) ? nil : $0 } })
  }

  /// The selectors of all classes, each once.
  var selectorsOfClasses: [String] {
    var known: Set<Substring> = []
    return classes.flatMap { $0.split(separator: " ") }.filter { known.insert($0).inserted }
      .map { Self.selector(ofClasses: String($0)) }
  }

  /// The selector of elements with some classes, as an attribute lists them.
  static func selector(ofClasses list: String) -> String {
    list.split(separator: " ").map { "." + CSSIdentifier.escaped(String($0)) }.joined()
  }

  /// Reports each token that has another name than its path makes, because a token before it has that.
  func reportRenamed(in tokens: TokenSet, _ report: inout EmitterReport) {
    guard !renamed.isEmpty else { return }
    let owners = self.owners(in: tokens)
    for (token, wanted) in renamed {
      let names = [wanted] + CSSParts.suffixes(of: tokens.type(of: token)).map { wanted + $0 }
      let owner = names.lazy.compactMap { name in owners[name].map { (name, $0) } }.first
      let reason = owner.map { "`\(tokens.path(of: $1))` already is `\($0)`" } ?? "another token is `\(wanted)`"
      report.cannotExpress(
        "`\(tokens.path(of: token))` is `\(properties[token] ?? wanted)` in CSS, since \(reason); rename one of them",
        at: tokens.nameRange(of: token)
      )
    }
  }

  /// The tokens by their custom properties, including those of parts.
  private func owners(in tokens: TokenSet) -> [String: TokenID] {
    var owners: [String: TokenID] = [:]
    for token in tokens.indices {
      guard let property = properties[token] else { continue }
      for suffix in [""] + CSSParts.suffixes(of: tokens.type(of: token)) { owners[property + suffix] = token }
    }
    return owners
  }
}

/// The names of the custom properties of a catalog.
private struct CSSPropertyNames {
  private(set) var tokens: [String?] = []
  private(set) var sizes: [String?] = []
  private(set) var renamed: [(token: TokenID, name: String)] = []

  /// The prefix of names that pages do not use: those of tokens that are left out, but that classes read.
  static let privateStart = "--__"

  init(_ catalog: Catalog, _ options: CSSOptions) {
    var unique = UniqueNames(count: catalog.tokens.count)
    let readers = CSSReaders(catalog, options)
    for token in catalog.tokens.indices {
      let path = catalog.tokens.path(of: token)
      let isPublic = options.includes(path)
      guard isPublic || readers.needs(token), Self.isExpressible(token, in: catalog.resolved) else {
        tokens.append(nil)
        continue
      }
      let name = options.start + options.spelling.name(of: path.withoutRoot.segments)
      let wanted = (isPublic ? "--" : Self.privateStart) + name
      let made = unique.make(wanted, with: CSSParts.suffixes(of: catalog.tokens.type(of: token)))
      if isPublic, made != wanted { renamed.append((token, CSSIdentifier.escaped(wanted))) }
      tokens.append(CSSIdentifier.escaped(made))
    }
    for path in catalog.rows.map(catalog.path) {
      let name = "--\(options.start)\(options.spelling.name(of: path.segments))-font-size"
      sizes.append(options.includes(path) ? CSSIdentifier.escaped(unique.make(name)) : nil)
    }
  }

  /// Whether CSS has a value of the kind: nearly all, except custom dashes; of types outside the format, only texts and
  /// numbers.
  private static func isExpressible(_ token: TokenID, in resolved: ResolvedTokens) -> Bool {
    let type = resolved.tokens.type(of: token)
    // Other types have values of the format in nearly all tokens, so that these are not looked at twice.
    guard type == nil || type == .strokeStyle || type == .dimension || type == .duration,
      let value = try? resolved.value(of: token).value
    else { return type != nil }
    switch value {
    case .strokeStyle(.dashes): return false
    case .opaque(let value): return value.cssText != nil
    default: return type != nil
    }
  }
}

/// The tokens that classes and styles read.
private struct CSSReaders {
  private let catalog: Catalog
  private let areThere: Bool
  /// The locations of the names of the codes' colors, weights and families.
  private let places: Set<SourceRange>

  init(_ catalog: Catalog, _ options: CSSOptions) {
    self.catalog = catalog
    let tokens = catalog.tokens
    areThere =
      options.classes != .none
      || tokens.indices.contains { tokens.type(of: $0) == .typography && options.includes(tokens.path(of: $0)) }
    let names = catalog.colors.map(\.name) + catalog.weights.map(\.name) + catalog.families.map(\.name)
    places = Set(names.map(\.origin.range))
  }

  /// Whether they read a token by its custom property, whether pages use it or not: its value differs by context or by
  /// screen.
  func needs(_ token: TokenID) -> Bool {
    guard areThere else { return false }
    let tokens = catalog.tokens
    guard !catalog.resolved.modifiers(of: token).isEmpty || isBeyondSRGB(token) else { return false }
    return tokens.type(of: token) == .typography || places.contains(tokens.nameRange(of: token))
      || ["typography", "modes"].contains(tokens.path(of: token).segments[0])
  }

  /// Whether screens of sRGB cannot show a color.
  private func isBeyondSRGB(_ token: TokenID) -> Bool {
    guard case .color(let color)? = try? catalog.resolved.value(of: token).value else { return false }
    return color.color?.mapped(to: .srgb).difference != nil
  }
}

extension Catalog {
  /// The path of a row of the axes, which its metrics are tokens under.
  func path(of row: TypographyRow) -> TokenPath {
    let table = row.mode.map { ["modes", modes[$0].value, "typography"] } ?? ["typography"]
    return TokenPath(table + [row.size.value.description])
  }
}
