/// That a code should not be used any more.
public struct CodeDeprecation: Sendable, Hashable {
  /// What of the code is deprecated: the style that it is, or tokens that it is made of. Never empty.
  public let parts: [CodePart]
  /// The one code, in good standing, that takes its place; nil when the advice names none.
  public let replacement: Code?
  /// The codes that the advice of a part names, by what is written there: a name, or a reference with its braces.
  let named: [String: Code]

  /// For people, on one line, such as `its color gold is deprecated: use 14_ink_bold`. Where the advice names a token
  /// or a code, this names the code to use, as `name` has it. Empty for a style that gives no advice.
  public func message(naming name: (Code) -> String) -> String {
    let sentences = parts.compactMap { part -> String? in
      let advice = advice(of: part, naming: name)
      guard part.kind != .style else { return advice }
      return "its \(part.kind.rawValue) \(part.name) is deprecated" + (advice.map { ": \($0)" } ?? "")
    }
    return sentences.joined(separator: "; ")
  }

  private func advice(of part: CodePart, naming name: (Code) -> String) -> String? {
    guard let deprecation = part.annotations.deprecation, let reason = deprecation.reason else { return nil }
    let reference = deprecation.replacement.map { "{\($0)}" }
    let words = reason.split(whereSeparator: \.isWhitespace).map { word in
      if let reference, let replacement, word.contains(reference) {
        return word.replacing(reference, with: name(replacement), maxReplacements: 1)
      }
      let written = Self.trimmed(word)
      return named[String(written)].map { word.replacing(written, with: name($0), maxReplacements: 1) } ?? word
    }
    var text = words.joined(separator: " ")
    while text.hasSuffix(".") { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  /// A word without the punctuation of its sentence.
  static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?)".contains(last) { word.removeLast() }
    while word.first == "(" { word.removeFirst() }
    return word
  }
}

/// Which codes of a catalog should not be used any more, and what to use instead. Making this is linear in the number
/// of codes when anything is deprecated, asking is not.
public struct CodeDeprecations: Sendable {
  private let catalog: Catalog
  private let isEmpty: Bool
  /// Every code by its name; empty when nothing is deprecated.
  private let codes: [UTF8Name: Code]
  private let existing: Set<Code>
  private let tokens: [CodePart.Kind: [UTF8Name: Int]]
  private let rowNumbers: [RowKey: Int]

  private struct RowKey: Hashable {
    let size: FixedDecimal
    let mode: Int?
  }

  /// The deprecations of a catalog.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    isEmpty = !catalog.hasDeprecations
    let all = isEmpty ? [] : catalog.codes
    let namer = CodeNamer(catalog)
    codes = Dictionary(all.map { (UTF8Name(namer.utf8(of: $0)[...]), $0) }) { first, _ in first }
    existing = Set(all)
    tokens = isEmpty ? [:] : catalog.tokenNumbers
    let rows = isEmpty ? [] : catalog.rows.enumerated().map { (RowKey(size: $1.size.value, mode: $1.mode), $0) }
    rowNumbers = Dictionary(rows) { first, _ in first }
  }

  /// Why a code should not be used any more; nil for a code in good standing.
  public subscript(code: Code) -> CodeDeprecation? {
    if isEmpty { return nil }
    let parts = deprecated(code)
    guard !parts.isEmpty else { return nil }
    let named = parts.reduce(into: [:]) { $0.merge(self.named(in: $1)) { first, _ in first } }
    return CodeDeprecation(parts: parts, replacement: replacement(of: code), named: named)
  }

  private func deprecated(_ code: Code) -> [CodePart] {
    catalog.parts(of: code).filter { $0.annotations.deprecated != nil }
  }

  /// Goes on from code to code until one is in good standing; nil when that leads in a circle, or to nothing.
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

  /// The code with what each deprecated part names in the part's place.
  private func step(from code: Code, _ parts: [CodePart]) -> Code? {
    if let style = parts.first, style.kind == .style {
      if let path = style.annotations.deprecation?.replacement, let index = index(of: path, .style) {
        return catalog.styles[index].code
      }
      let named = named(in: style)
      return named.count == 1 ? named.values.first : nil
    }
    // A style keeps its name when a token in it is replaced: there is no other code for that.
    guard code.style == nil else { return nil }
    return parts.reduce(Optional(code)) { code, part in code.flatMap { replacing(part, in: $0) } }
  }

  private func replacing(_ part: CodePart, in code: Code) -> Code? {
    guard let path = part.annotations.deprecation?.replacement, let index = index(of: path, part.kind) else {
      return nil
    }
    let (row, color, weight, family) = (code.row, code.color, code.weight, code.family)
    switch part.kind {
    case .style: return nil
    case .size, .mode:
      let old = catalog.rows[row]
      let wanted = part.kind == .size ? catalog.rows[index] : nil
      let size = wanted?.size.value ?? old.size.value
      // The size of the main table that is named stands for the same size in the code's mode.
      let mode = part.kind == .mode ? index : wanted?.mode ?? old.mode
      return rowNumbers[RowKey(size: size, mode: mode)]
        .map { Code(row: $0, color: color, weight: weight, family: family) }
    case .color: return Code(row: row, color: index, weight: weight, family: family)
    case .weight: return Code(row: row, color: color, weight: index, family: family)
    case .family: return Code(row: row, color: color, weight: weight, family: index)
    }
  }

  /// The token that a path such as `color.ink` names, if it is of a kind.
  private func index(of path: Substring, _ kind: CodePart.Kind) -> Int? {
    tokens[kind]?[UTF8Name(SizePath.canonical(path) ?? String(path))]
  }

  /// The codes that the advice of a part names: in braces or backticks, behind `use`, or by a name that is no plain word.
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
  /// Whether any token that a code can be made of is deprecated.
  fileprivate var hasDeprecations: Bool { hasAnnotation { $0.deprecated != nil } }

  /// The index of each token by the path that references write.
  fileprivate var tokenNumbers: [CodePart.Kind: [UTF8Name: Int]] {
    let rowPaths = rows.map { row in
      (row.mode.map { "modes.\(modes[$0].value).typography." } ?? "typography.") + row.size.value.description
    }
    let paths: [(CodePart.Kind, [String])] = [
      (.style, styles.map { "styles.\($0.name.value)" }), (.size, rowPaths), (.mode, modes.map { "modes.\($0.value)" }),
      (.color, colors.map { "color.\($0.name.value)" }), (.weight, weights.map { "weight.\($0.name.value)" }),
      (.family, families.map { "family.\($0.name.value)" }),
    ]
    return Dictionary(
      paths.map { kind, paths in
        (kind, Dictionary(paths.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first })
      }
    ) { first, _ in first }
  }
}
