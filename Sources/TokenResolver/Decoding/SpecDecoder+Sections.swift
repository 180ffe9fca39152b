internal import TokenModel
internal import TokenDiagnostics
internal import TokenYAML

/// Sections of tokens may stand in the root and in any included file.
extension SpecDecoder {
  /// The entries of a section in all files. A token that two files define is reported; the first one counts.
  mutating func entries(of section: RootKey) -> [(key: YAMLNodeID, value: YAMLNodeID)] {
    var first: [UTF8Name: YAMLNodeID] = [:]
    let all = sections(section).flatMap { table($0, named: section.rawValue) }
    declared[section] = AxisNames(all.map { tree.text(of: $0.key) })
    return all.filter { key, _ in
      guard let other = first.updateValue(key, forKey: UTF8Name(tree.utf8(of: key))) else { return true }
      // Inside one file the reader has reported it.
      if range(other).file != range(key).file {
        report(.duplicateToken(tree.text(of: key), in: section.rawValue, at: range(key), first: range(other)))
      }
      first[UTF8Name(tree.utf8(of: key))] = other
      return false
    }
  }

  /// The same for a section that a spec cannot do without.
  mutating func requiredEntries(of section: RootKey) -> [(key: YAMLNodeID, value: YAMLNodeID)] {
    let isMisspelt = documents.contains { $0.misspelt.contains(section.rawValue) }
    if sections(section).isEmpty, !isMisspelt, let example = section.key.example {
      report(.missingKey(section.rawValue, in: "a spec", example: example, at: start))
    }
    return entries(of: section)
  }

  private func sections(_ section: RootKey) -> [YAMLNodeID] {
    documents.compactMap { $0[section.rawValue]?.value }
  }
}
