internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// An entry of a section: a token, or a group, mode or pack whose parts may be in several files.
struct MergedEntry {
  typealias Part = (key: NodeID, value: NodeID)

  /// The part of the first file.
  let first: Part
  /// The parts of the other files, in the order of inclusion.
  fileprivate(set) var others: [Part] = []
  /// The index of the table that has the first part.
  let table: Int
  /// The index of the last table that has the name.
  fileprivate var lastTable: Int

  var key: NodeID { first.key }
  /// All parts, in the order of inclusion.
  var parts: [Part] { [first] + others }
}

/// The entries of a section that may be in several files.
enum Mergeable {
  case nothing
  /// Groups of the palette, but not its colors.
  case paletteGroups
  case everything
}

extension SpecPass {
  /// Merges tables of one section, each with the entries of one mapping, in the order of inclusion. A token that a
  /// second table defines is reported; the first definition counts.
  ///
  /// - Parameter section: The path of the section, for messages.
  func merged(
    _ tables: [[MergedEntry.Part]],
    _ mergeable: Mergeable,
    in section: String
  ) -> [MergedEntry] {
    // The usual section, of one file, needs no table of its names.
    if tables.count == 1, !spec.hasDuplicateKeys {
      return tables[0].map { MergedEntry(first: $0, table: 0, lastTable: 0) }
    }
    var entries: [MergedEntry] = []
    var indices: [UTF8Name: Int] = [:]
    indices.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for (table, parts) in tables.enumerated() {
      for part in parts {
        let name = UTF8Name(tree.utf8(of: part.key))
        guard let index = indices[name] else {
          indices[name] = entries.count
          entries.append(MergedEntry(first: part, table: table, lastTable: table))
          continue
        }
        // The reader has reported duplicates in one mapping.
        guard entries[index].lastTable != table else { continue }
        entries[index].lastTable = table
        if canMerge(entries[index].first.value, with: part.value, mergeable) {
          entries[index].others.append(part)
        } else {
          let first = range(entries[index].key)
          report(.duplicateToken(tree.text(of: part.key), in: section, at: range(part.key), first: first))
        }
      }
    }
    return entries
  }

  private func canMerge(_ first: NodeID, with other: NodeID, _ mergeable: Mergeable) -> Bool {
    switch mergeable {
    case .nothing: false
    case .paletteGroups: isPaletteGroup(first) && isPaletteGroup(other)
    case .everything: true
    }
  }

  /// Whether a node is meant as a mapping of variants, valid or not.
  func isVariants(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .mapping && !isUnquotedReference(node)
  }

  /// Whether a node is meant as a mapping of names to colors, not as one of variants.
  func isPaletteGroup(_ node: NodeID) -> Bool {
    isVariants(node) && tree.isPaletteGroup(node, isMapping: isVariants)
  }

  /// The entries of each mapping that nodes or their references lead to. A node of another kind is reported.
  func tables(_ nodes: [NodeID], named name: String) -> [[MergedEntry.Part]] {
    nodes.flatMap { targets(of: $0) }.map { table($0, named: name) }
  }

  /// Reports keys of a mode or pack that two of its parts give different values.
  ///
  /// - Parameters:
  ///   - parts: The nodes of the parts, in the order of inclusion.
  ///   - record: The record of the parts.
  ///   - table: The key whose entries are merged.
  ///   - path: The path of the mode or pack.
  func checkAgreement(
    of parts: [NodeID],
    on record: SpecRecord,
    besides table: String,
    at path: String
  ) {
    for key in record.keyNames where key != table {
      let values = parts.compactMap { part in
        tree.entries(of: part).first { tree.text(of: $0.key) == key }?.value
      }
      guard let first = values.first else { continue }
      for value in values.dropFirst() where !areEqual(first, value) {
        report(.conflictingValue(key, of: path, at: range(value), first: range(first)))
      }
    }
  }

  private func areEqual(_ one: NodeID, _ other: NodeID) -> Bool {
    tree.kind(of: one) == .scalar && tree.kind(of: other) == .scalar
      && tree.utf8(of: one).elementsEqual(tree.utf8(of: other))
  }
}

extension Fields {
  /// The fields of parts of one mode or pack. Of a key that several have, the first counts.
  init?(merging parts: [Fields]) {
    guard let first = parts.first else { return nil }
    self.init(
      record: first.record,
      node: first.node,
      references: first.references,
      entries: parts.flatMap(\.entries).reduce(into: []) { entries, entry in
        if !entries.contains(where: { $0.name == entry.name }) { entries.append(entry) }
      },
      misspelled: parts.reduce(into: []) { $0.formUnion($1.misspelled) }
    )
  }
}
