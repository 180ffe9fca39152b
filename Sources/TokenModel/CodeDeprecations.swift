internal import TokenDiagnostics

/// The deprecation of a code.
package struct CodeDeprecation: Sendable, Hashable {
  /// The deprecated parts of the code: its style, or some of its tokens. At least one.
  package let parts: [CodePart]
  /// The code to use instead, which is not deprecated; nil if the advice does not name exactly one.
  package let replacement: Code?
  /// The codes that the advice of a part names, by the text of the advice: a name, or a reference with its braces.
  let named: [String: Code]

  /// The advice in one line, such as `its color gold is deprecated: use 14_ink_bold`. Tokens and codes in the advice
  /// are replaced with the codes to use, as `name` spells them. Empty for a style without advice.
  package func message(naming name: (Code) -> String) -> String {
    let sentences = parts.compactMap { part -> String? in
      let advice = advice(of: part, naming: name)
      guard part.kind != .style else { return advice }
      return "its \(part.kind.rawValue) \(part.name) is deprecated" + (advice.map { ": \($0)" } ?? "")
    }
    return sentences.joined(separator: "; ")
  }

  private func advice(of part: CodePart, naming name: (Code) -> String) -> String? {
    guard let deprecation = part.annotations.deprecation else { return nil }
    return deprecation.sentence { word in
      if let replacement, let text = deprecation.replacingReference(in: word, with: name(replacement)) { return text }
      let written = Self.trimmed(word)
      let text = named[String(written)].map { word.replacing(written, with: name($0), maxReplacements: 1) }
      return String(text ?? word)
    }
  }

  /// A word without punctuation around it.
  static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?)".contains(last) { word.removeLast() }
    while word.first == "(" { word.removeFirst() }
    return word
  }
}

/// The deprecated codes of a catalog, and their replacements.
package struct CodeDeprecations: Sendable {
  private let catalog: Catalog
  private let isEmpty: Bool
  /// All codes by name; empty if nothing is deprecated.
  private let codes: [UTF8Name: Code]
  private let existing: Set<Code>
  private let tokens: [CodePart.Kind: [UTF8Name: Int]]
  private let rowNumbers: [RowKey: Int]
  /// The index of each color, weight and family, by the location of its name: those in token files have other paths.
  private let numbersByPlace: [CodePart.Kind: [SourceRange: Int]]

  private struct RowKey: Hashable {
    let size: FixedDecimal
    let mode: Int?
  }

  /// Finds the deprecations of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes; O(*t*) if nothing is deprecated, where *t* is the number
  ///   of tokens.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    isEmpty = !catalog.hasDeprecations
    let all = isEmpty ? [] : catalog.codes
    let namer = CodeNamer(catalog)
    codes = Dictionary(all.map { (UTF8Name(namer.utf8(of: $0)[...]), $0) }) { first, _ in first }
    existing = Set(all)
    tokens = isEmpty ? [:] : catalog.tokenNumbers
    let rows = (isEmpty ? 0..<0 : catalog.rows.indices).map { index in
      (RowKey(size: catalog.rows[index].size.value, mode: catalog.rows[index].mode), index)
    }
    rowNumbers = Dictionary(rows) { first, _ in first }
    numbersByPlace = isEmpty ? [:] : catalog.numbersByPlace
  }

  /// The deprecation of a code; nil for a code that is not deprecated.
  package subscript(code: Code) -> CodeDeprecation? {
    if isEmpty { return nil }
    let parts = deprecated(code)
    guard !parts.isEmpty else { return nil }
    let named = parts.reduce(into: [:]) { $0.merge(self.named(in: $1)) { first, _ in first } }
    return CodeDeprecation(parts: parts, replacement: replacement(of: code), named: named)
  }

  private func deprecated(_ code: Code) -> [CodePart] {
    catalog.parts(of: code).filter { $0.annotations.deprecated != nil }
  }

  /// Follows replacements to a code that is not deprecated; nil if they form a cycle or lead to no code.
  private func replacement(of code: Code) -> Code? {
    var seen: Set<Code> = [code]
    var current = code
    while true {
      let parts = deprecated(current)
      if parts.isEmpty { return current == code ? nil : current }
      guard let next = step(from: current, parts), existing.contains(next), seen.insert(next).inserted else {
        return nil
      }
      current = next
    }
  }

  /// The code with each deprecated part replaced by the token that its advice names.
  private func step(from code: Code, _ parts: [CodePart]) -> Code? {
    if let style = parts.first, style.kind == .style {
      if let path = style.annotations.deprecation?.replacement, let index = index(of: path, .style) {
        return catalog.code(ofStyle: index, inModeOf: code)
      }
      let named = named(in: style)
      return named.count == 1 ? named.values.first : nil
    }
    // A style keeps its name when a token in it is replaced, so no other code replaces it.
    guard let tokens = code.combination else { return nil }
    return parts.reduce(Optional(tokens)) { tokens, part in tokens.flatMap { replacing(part, in: $0) } }
      .map { .combination($0) }
  }

  private func replacing(_ part: CodePart, in tokens: Combination) -> Combination? {
    guard let path = part.annotations.deprecation?.replacement, let index = index(of: path, part.kind) else {
      return nil
    }
    var tokens = tokens
    switch part.kind {
    case .style: return nil
    case .size, .mode:
      let old = catalog.rows[tokens.row]
      let wanted = part.kind == .size ? catalog.rows[index] : nil
      let size = wanted?.size.value ?? old.size.value
      // A size of the main table means the same size in the code's mode.
      let mode = part.kind == .mode ? index : wanted?.mode ?? old.mode
      guard let row = rowNumbers[RowKey(size: size, mode: mode)] else { return nil }
      tokens.row = row
    case .color: tokens.color = index
    case .weight: tokens.weight = index
    case .family: tokens.family = index
    }
    return tokens
  }

  /// The token at a path such as `color.ink`; nil for a token of another kind.
  private func index(of path: Substring, _ kind: CodePart.Kind) -> Int? {
    if let index = tokens[kind]?[UTF8Name(SizePath.canonical(path) ?? String(path))] { return index }
    guard let numbers = numbersByPlace[kind], let token = catalog.resolved.index[path] else { return nil }
    return numbers[catalog.tokens.nameRange(of: token)]
  }

  /// The codes that the advice of a part names: in braces or backticks, after `use`, or by a name that is not a plain
  /// word.
  private func named(in part: CodePart) -> [String: Code] {
    guard let text = part.annotations.deprecation?.reason else { return [:] }
    var found: [String: Code] = [:]
    var before = Substring("use")
    for word in text.split(whereSeparator: \.isWhitespace) {
      let quoted = CodeDeprecation.trimmed(word)
      let name = quoted.filter { !"{}`".contains($0) }
      let isMeant =
        quoted.utf8.count > name.utf8.count || before.lowercased() == "use"
        || name.contains { $0.isNumber || $0 == "_" }
      if isMeant, let code = codes[UTF8Name(name)] { found[String(quoted)] = code }
      before = word
    }
    return found
  }
}

extension Catalog {
  /// The code of a style; of a style of a typography token, the one in the mode of another code, if there is one.
  package func code(ofStyle index: Int, inModeOf other: Code) -> Code {
    let style = styles[index]
    guard let path = style.path, let mode = row(of: other).mode else { return .style(index) }
    return .style(styles.firstIndex { $0.path == path && $0.row.mode == mode } ?? index)
  }

  /// Whether any style or token is deprecated.
  fileprivate var hasDeprecations: Bool { hasAnnotation { $0.deprecated != nil } }

  fileprivate var numbersByPlace: [CodePart.Kind: [SourceRange: Int]] {
    [.color: colors.map(\.name), .weight: weights.map(\.name), .family: families.map(\.name)].mapValues { names in
      Dictionary(names.enumerated().map { ($1.origin.range, $0) }) { first, _ in first }
    }
  }

  /// The index of each token by its path in references; of a typography token, the first of its styles.
  fileprivate var tokenNumbers: [CodePart.Kind: [UTF8Name: Int]] {
    let rowPaths = rows.map { row in
      (row.mode.map { "modes.\(modes[$0].value).typography." } ?? "typography.") + row.size.value.description
    }
    let paths: [(CodePart.Kind, [String])] = [
      (.style, styles.map { "styles.\($0.name.value)" }), (.size, rowPaths), (.mode, modes.map { "modes.\($0.value)" }),
      (.color, colors.map { "color.\($0.name.value)" }), (.weight, weights.map { "weight.\($0.name.value)" }),
      (.family, families.map { "family.\($0.name.value)" }),
    ]
    var numbers = Dictionary(
      paths.map { kind, paths in
        (kind, Dictionary(paths.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first })
      }
    ) { first, _ in first }
    let ofFiles = styles.enumerated().compactMap { index, style in style.path.map { (UTF8Name("\($0)"), index) } }
    numbers[.style, default: [:]].merge(ofFiles) { first, _ in first }
    return numbers
  }
}
