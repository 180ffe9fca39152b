internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenYAML

/// What became of the variables of an output with a sidecar.
struct FigmaSidecarNotes {
  /// A variable of a collection.
  struct Variable: Hashable {
    let folder: UTF8Name
    let name: UTF8Name

    init(_ origin: FigmaOrigin) {
      folder = UTF8Name(FigmaSidecar.folder(of: origin.file))
      name = UTF8Name(origin.variable)
    }
  }

  private typealias Change = FigmaSidecarSpec.Change

  private let spec: FigmaSidecarSpec
  private let cells: [FigmaSidecar.Key: FigmaSidecar.Cell]
  /// The tree of the files.
  private let tree: SourceTree

  /// - Parameter spec: The spec before the changes.
  init(_ spec: FigmaSidecarSpec, _ cells: [FigmaSidecar.Key: FigmaSidecar.Cell], _ tree: SourceTree) {
    self.spec = spec
    self.cells = cells
    self.tree = tree
  }

  /// A note for each variable of the files.
  ///
  /// - Parameters:
  ///   - wanted: The values that Figma changed.
  ///   - differing: The values that still differ from Figma's.
  func notes(wanted: [FigmaSidecarSpec.Change], differing: [FigmaSidecarSpec.Change]) -> [ImportNote] {
    let keys = Swift.Set(wanted.map { FigmaSidecar.Key($0.origin) })
    let lostKeys = Swift.Set(differing.map { FigmaSidecar.Key($0.origin) }).intersection(keys)
    let changes = Dictionary(grouping: wanted) { Variable($0.origin) }
    let followers = Dictionary(grouping: differing.filter { !keys.contains(.init($0.origin)) }) { Variable($0.origin) }
    let contradictions = Dictionary(grouping: contradictions) { Variable($0.origin) }
    var known: Swift.Set<Variable> = []
    var notes: [ImportNote] = []
    for origin in spec.origins where known.insert(Variable(origin)).inserted {
      guard let cell = cells[.init(origin)] else {
        // The format needs a letter spacing, so the sidecar has one where the spec has none.
        if spec.emitted[.init(origin)]?.literal != .number("0") { notes.append(missing(origin)) }
        continue
      }
      let variable = Variable(origin)
      let all = changes[variable] ?? []
      let lost = all.filter { lostKeys.contains(.init($0.origin)) }
      let kept = all.filter { !lostKeys.contains(.init($0.origin)) }
      let reasons =
        Self.reason("it has Figma's value in", kept)
        + Self.aliasReasons("its alias of", kept, " is written as its value")
        + Self.reason("the spec cannot have Figma's value in", lost)
        + Self.reason("it depends on values that changed, so it differs from Figma's in", followers[variable] ?? [])
        + Self.aliasReasons(
          "the file has another value beside its alias of",
          contradictions[variable] ?? [],
          ", which counts"
        )
      notes.append(
        ImportNote(
          !lost.isEmpty ? .lost : reasons.isEmpty ? .exact : .changed,
          .token,
          origin.variable,
          became: lost.isEmpty || !kept.isEmpty ? spec.path(of: origin) : nil,
          because: reasons,
          at: tree.range(of: cell.node)
        )
      )
    }
    return notes + additions
  }

  // MARK: Reasons

  /// A sentence with the modes at its end; nothing without any.
  private static func reason(_ sentence: String, _ changes: [Change]) -> [String] {
    if changes.isEmpty { return [] }
    return [sentence + " " + changes.map { "`\(mode(of: $0.origin))`" }.joined(separator: ", ")]
  }

  private static func aliasReasons(_ start: String, _ changes: [Change], _ end: String) -> [String] {
    changes.compactMap(\.cell.alias).uniquedNames.map { "\(start) `\($0)`\(end)" }
  }

  private static func mode(of origin: FigmaOrigin) -> String {
    let name = origin.file.split(separator: "/").last.map(String.init) ?? origin.file
    return name.hasSuffix(".tokens.json") ? String(name.dropLast(".tokens.json".count)) : name
  }

  /// The aliases that are as before, and have neither their old value nor that of their target beside them.
  private var contradictions: [Change] {
    let values = Dictionary(grouping: cells, by: \.key.variable)
    return spec.origins.compactMap { origin in
      guard let cell = cells[.init(origin)], let own = spec.emitted[.init(origin)], let alias = cell.alias,
        let same = own.alias, alias.utf8.elementsEqual(same.utf8), !cell.literal.isClose(to: own.literal)
      else { return nil }
      let targets = values[UTF8Name(alias)] ?? []
      return targets.contains { $0.value.literal.isClose(to: cell.literal) } ? nil : Change(origin: origin, cell: cell)
    }
  }

  // MARK: Variables of one side

  private func missing(_ origin: FigmaOrigin) -> ImportNote {
    ImportNote(
      .changed,
      .structure,
      origin.variable,
      became: nil,
      because: ["`\(origin.file)` does not have it, so it keeps its value"],
      at: .start(of: SourceFileID(index: 0))
    )
  }

  /// Variables that only Figma has.
  private var additions: [ImportNote] {
    let known = Swift.Set(spec.origins.map(FigmaSidecar.Key.init))
    return cells.filter { !known.contains($0.key) }
      .sorted { tree.range(of: $0.value.node) < tree.range(of: $1.value.node) }
      .map { key, cell in
        ImportNote(
          .lost,
          .token,
          String(decoding: key.variable.bytes, as: UTF8.self),
          became: nil,
          because: ["the spec of the sidecar does not have it; add it there"],
          at: tree.range(of: cell.node)
        )
      }
  }
}
