internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenWorkspace

/// What a token, a row of sizes, a mode or a group means, for people who read it in an editor.
struct PathDescription {
  /// In Markdown; nil if the catalog has nothing with the path.
  private(set) var text: String?
  /// The colors among the values, in their order.
  private(set) var colors: [String] = []

  private let path: String
  private let catalog: Catalog
  private let files: [SourceFile]
  /// Paragraphs and tables.
  private var parts: [String] = []

  /// The most codes that are named.
  private static let maximumCodes = 6
  /// The most values that are listed.
  private static let maximumValues = 16
  /// The most letters of a value.
  private static let longestValue = 120

  /// Describes what has a path.
  ///
  /// - Parameter files: The files that ranges of the catalog refer to.
  /// - Complexity: O(*n*), where *n* is the number of codes.
  init(of path: String, in catalog: Catalog, files: [SourceFile]) {
    self.path = path
    self.catalog = catalog
    self.files = files
    let token = catalog.resolved.index[path]
    let rows = rows
    let style = style
    let count = token == nil && rows.isEmpty && style == nil ? numberOfTokens : 0
    guard token != nil || !rows.isEmpty || style != nil || count > 0 || mode != nil else { return }
    let type = token.flatMap { catalog.tokens.type(of: $0)?.rawValue }
    parts = ["**\(Self.escaped(path))**" + (type.map { ": \($0)" } ?? "")]
    let annotations = token.map { catalog.tokens.annotations(of: $0) }
    addDeprecation(annotations?.deprecated?.value)
    if count > 0 { parts.append("A group of \(counted(count, "token")).") }
    if let token, style == nil { addValues(of: token) }
    if let style { addStyle(style) }
    for row in rows.prefix(1) { addLineBox(row) }
    if let description = annotations?.description?.value { parts.append(Self.escaped(description)) }
    if style == nil { addCodes() }
    text = parts.joined(separator: "\n\n")
  }

  /// Text that Markdown shows as it is.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_{}[]<>#|".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? escaped(text) : "`\(text)`"
  }

  // MARK: What has the path

  private var names: [String] { path.split(separator: ".").map(String.init) }

  private var isSpec: Bool { catalog.tokens.dialect == .spec }

  /// The rows of a size: `typography.14`, `modes.read.typography.14`.
  private var rows: [TypographyRow] {
    guard isSpec, let size = SizePath.size(of: path.utf8) else { return [] }
    let mode = names[0] == "modes" ? self.mode : nil
    return catalog.rows.filter { $0.size.value == size && $0.mode == mode }
  }

  private var style: Int? {
    guard isSpec, names.count == 2, names[0] == "styles" else { return nil }
    return catalog.styles.firstIndex { $0.name.value.utf8.elementsEqual(names[1].utf8) }
  }

  private var mode: Int? {
    guard isSpec, names.count >= 2, names[0] == "modes" else { return nil }
    return catalog.modes.firstIndex { $0.value.utf8.elementsEqual(names[1].utf8) }
  }

  private var numberOfTokens: Int {
    let start = (path + ".").utf8
    let tokens = catalog.resolved.tokens
    return tokens.indices.count { tokens.path(of: $0).description.utf8.starts(with: start) }
  }

  // MARK: Parts

  private mutating func addDeprecation(_ deprecated: String?) {
    guard let deprecated, deprecated != "false" else { return }
    parts.append("*Deprecated*" + (deprecated == "true" ? "" : ": " + Self.escaped(deprecated)))
  }

  /// A row for each distinct value: contexts, value, and the references that lead there.
  private mutating func addValues(of token: TokenID) {
    let resolved = catalog.resolved
    let modifiers = resolved.modifiers(of: token).modifiers
    let variants = try? resolved.variants(of: token, over: modifiers)
    var values: [(contexts: String, value: Sourced<TokenValue>, selection: ContextSelection)] = []
    if let standard = variants.map(\.standard) ?? (try? resolved.value(of: token)) {
      values.append((standardContexts(of: modifiers), standard, ContextSelection()))
    }
    for variant in variants?.variants ?? [] {
      guard let value = variant.value else { continue }
      let contexts = variant.contexts.sorted { $0.key < $1.key }
      let names = contexts.map { catalog.tokens.modifiers[$0.key].contexts[$0.value] }
      values.append((names.joined(separator: ", "), value, ContextSelection(variant.contexts)))
    }
    guard !values.isEmpty else { return }
    for value in values.prefix(Self.maximumValues) { addColor(value.value.value) }
    if values.count == 1 && modifiers.isEmpty {
      parts.append(shown(values[0].value, of: token, in: values[0].selection))
      return
    }
    let rows = Self.merged(
      values.map { value in
        (Self.escaped(value.contexts), shown(value.value, of: token, in: value.selection).replacing("|", with: "\\|"))
      }
    )
    let lines = rows.prefix(Self.maximumValues).map { "| \($0.contexts) | \($0.value) |" }
    let rest = rows.count - lines.count
    let table = (["| | |", "|---|---|"] + lines).joined(separator: "\n")
    parts.append(table + (rest > 0 ? "\n\nand \(rest) more" : ""))
  }

  /// Rows of which several have equal values, as one.
  private static func merged(_ rows: [(contexts: String, value: String)]) -> [(contexts: String, value: String)] {
    var merged: [(contexts: String, value: String)] = []
    for row in rows {
      if let index = merged.firstIndex(where: { $0.value == row.value }) {
        merged[index].contexts += " or \(row.contexts)"
      } else {
        merged.append(row)
      }
    }
    return merged
  }

  private func standardContexts(of modifiers: [ModifierID]) -> String {
    modifiers.map { catalog.tokens.modifiers[$0].contexts[catalog.tokens.modifiers[$0].standard] }
      .joined(separator: ", ")
  }

  private mutating func addColor(_ value: TokenValue) {
    if case .color(let color) = value, let hex = color.value?.hex { colors.append(hex) }
  }

  /// A value in some contexts, and the references that it comes by.
  private func shown(_ value: Sourced<TokenValue>, of token: TokenID, in selection: ContextSelection) -> String {
    let final = Self.text(of: value.value)
    let steps = value.origin.references.map { step($0, to: final, in: selection) }
    var text = Self.code(final)
    // People know a color by its digits.
    if case .color(let color) = value.value, let hex = color.value?.hex, !final.hasPrefix("#") {
      text += " (\(Self.code(hex)))"
    }
    if !steps.isEmpty { return "\(text) by \(steps.joined(separator: ", then "))" }
    let inParts = referencesInParts(of: token, in: selection)
    return inParts.isEmpty ? text : "\(text) with \(inParts.joined(separator: ", "))"
  }

  /// The references in the parts of a composite value, or in a formula, each once.
  private func referencesInParts(of token: TokenID, in selection: ContextSelection) -> [String] {
    let references = catalog.tokens.chosenSlot(of: token, in: selection)?.references ?? []
    var written: [String] = []
    for reference in references {
      let text = files.text(of: reference.range).trimmingQuotes
      if !written.contains(text) { written.append(text) }
    }
    return written.prefix(Self.maximumValues).map(Self.code)
  }

  /// A reference, with the value that its token has where that is not shown as the final one: a part of it counts, or
  /// another context.
  private func step(_ range: SourceRange, to final: String, in selection: ContextSelection) -> String {
    let written = files.text(of: range).trimmingQuotes
    guard let token = token(named: written), let value = try? catalog.resolved.value(of: token, in: selection) else {
      return Self.code(written)
    }
    let own = Self.text(of: value.value)
    return own == final ? Self.code(written) : "\(Self.code(written)) (\(Self.code(own)))"
  }

  /// The token that a reference in braces or a pointer leads to, or to a part of. Nil for a reference that names the
  /// context itself, such as `{color.ink.dark}`.
  private func token(named reference: String) -> TokenID? {
    if reference.hasPrefix("{") { return catalog.resolved.index[String(reference.dropFirst().dropLast())] }
    let names = reference.drop { $0 != "#" }.dropFirst().split(separator: "/").prefix { $0 != "$value" }
    return catalog.resolved.index[names.joined(separator: ".")]
  }

  /// A value in one line: a color as it is written, and others as design tools show them.
  private static func text(of value: TokenValue) -> String {
    let text = if case .color(let color) = value { color.text } else { value.line }
    return text.count > longestValue ? text.prefix(longestValue) + "…" : text
  }

  private mutating func addStyle(_ index: Int) {
    let code = Code.style(index)
    let row = catalog.row(of: code)
    var facts = ["\(row.size.value) pt", "weight \(catalog.weight(of: code).value.value)"]
    facts.append(catalog.family(of: code).fontNames.joined(separator: ", "))
    if let color = catalog.color(of: code) {
      facts.append(catalog.colors[color].name.value)
      colors.append(catalog.colors[color].variants.light.value.hex)
    }
    parts.append(facts.map(Self.escaped).joined(separator: " · "))
    if let box = lineBox(of: row, catalog.family(of: code)) { parts.append(box) }
  }

  private mutating func addLineBox(_ row: TypographyRow) {
    guard let family = catalog.families.first else { return }
    parts.append(lineBox(of: row, family) ?? "Font and color alone: the text system makes the line box.")
  }

  /// The line box in points; nil for a size without metrics.
  private func lineBox(of row: TypographyRow, _ family: FamilyToken) -> String? {
    guard let metrics = row.metrics else { return nil }
    var facts = ["a line box of \(metrics.height(size: row.size.value, in: family.metrics)) pt"]
    if let baseline = catalog.baseline(of: row, in: family) {
      facts.append("its baseline \(baseline) pt below the top")
    }
    if let spacing = metrics.lineSpacing?.value { facts.append("\(spacing) pt between lines") }
    if let spacing = metrics.letterSpacing?.value { facts.append("\(spacing) pt after each letter") }
    let text = facts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// How many codes have the token, itself or through references, and the first of them.
  private mutating func addCodes() {
    guard isSpec else { return }
    let uses = CodeUses(of: path, in: catalog)
    let namer = CodeNamer(catalog)
    func list(_ start: String, _ codes: [Code]) -> String? {
      guard !codes.isEmpty else { return nil }
      let named = codes.prefix(Self.maximumCodes).map { Self.code(namer.name(of: $0)) }.joined(separator: ", ")
      return "\(start) \(counted(codes.count, "code")): \(named)\(codes.count > Self.maximumCodes ? ", …" : "")"
    }
    let lists = [list("In", uses.own), list("Through references, in", uses.throughReferences)].compactMap(\.self)
    // Other tokens need no code to be useful.
    let isAxis = ["palette", "color", "weight", "family", "typography"].contains(names.first)
    parts += lists.isEmpty && isAxis ? ["In no code."] : lists
  }
}

extension String {
  /// Without quotes at both ends.
  fileprivate var trimmingQuotes: String {
    guard utf8.count > 1, let quote = first, "\"'".contains(quote), last == quote else { return self }
    return String(dropFirst().dropLast())
  }
}
