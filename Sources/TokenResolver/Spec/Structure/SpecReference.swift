/// The keys of specs for people, from the same tables that the decoder reads by.
package enum SpecReference {
  /// A mapping of the format and the keys that it has.
  package struct Page: Sendable, Hashable {
    /// The path of the mapping in a spec, with `NAME` or `SIZE` for the names of tokens; empty for the spec itself.
    package let path: String
    /// Its keys, in the order that messages list them.
    package let keys: [Key]
  }

  /// A key of a mapping.
  package struct Key: Sendable, Hashable {
    /// The name as it is written.
    package let name: String
    /// The meaning, in one line.
    package let summary: String
    /// The key with a value if the mapping needs it; nil for an optional key.
    package let example: String?
    /// The values in a few words: "a number", "`uikit`, `uikit-legacy` or `css`".
    package let values: String
    /// The path of the mapping that the key, or each entry of its table, has; nil for single values.
    package let page: String?
  }

  /// All mappings, from the outermost in. One that several keys have is listed once, under the first of them.
  package static let pages: [Page] = {
    var pages: [Page] = []
    var paths = [SpecRecord.spec.name: ""]
    var waiting = [(path: "", record: SpecRecord.spec)]
    while !waiting.isEmpty {
      let (path, record) = waiting.removeFirst()
      var keys: [Key] = []
      for key in record.keys {
        let inner = key.value.record(at: joined(path, key.name))
        if let inner, paths[inner.record.name] == nil {
          paths[inner.record.name] = inner.path
          waiting.append(inner)
        }
        if case .section(let section, of: _) = key.value {
          waiting.append((joined(path, key.name), SpecRecord.selection(in: section)))
        }
        keys.append(Key(key, page: inner.flatMap { paths[$0.record.name] }))
      }
      pages.append(Page(path: path, keys: keys))
    }
    return pages
  }()

  /// The keys of a file that a spec includes.
  package static let includedKeys = Set(RootKey.included.map(\.rawValue))

  /// The keys with a name, which may start with the names of the mappings around it: `lineHeight`,
  /// `typography.lineHeight`.
  ///
  /// - Returns: Each key with the path of its mapping; empty for an unknown name.
  package static func keys(named name: String) -> [(path: String, key: Key)] {
    let wanted = name.split(separator: ".").map(String.init)
    return pages.flatMap { page in
      page.keys.filter { key in
        let parts = joined(page.path, key.name).split(separator: ".").map(String.init)
        return parts.last == wanted.last && isSubsequence(wanted, of: parts)
      }.map { (page.path, $0) }
    }
  }

  private static func isSubsequence(_ parts: [String], of path: [String]) -> Bool {
    var rest = path[...]
    for part in parts {
      guard let index = rest.firstIndex(of: part) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  fileprivate static func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

extension SpecReference.Key {
  fileprivate init(_ key: SpecKey, page: String?) {
    self.init(name: key.name, summary: key.summary, example: key.example, values: key.value.words, page: page)
  }
}

extension SpecValue {
  /// The mapping that this value is, or that the entries of its table are.
  fileprivate func record(at path: String) -> (path: String, record: SpecRecord)? {
    switch self {
    case .record(let record): (path, record)
    case .table(let name, of: let value): value.record(at: SpecReference.joined(path, name == .size ? "SIZE" : "NAME"))
    case .section(_, of: let value): value.record(at: SpecReference.joined(path, "NAME"))
    case .definition(let definition): definition.value.record(at: path)
    case .palette: SpecDefinition.color.value.record(at: SpecReference.joined(path, "NAME"))
    case .literal(let value), .oneOrMore(let value, maximum: _): value.record(at: path)
    case .either(let values): values.lazy.compactMap { $0.record(at: path) }.first
    default: nil
    }
  }

  /// The values in a few words.
  fileprivate var words: String {
    switch self {
    case .version: "1"
    case .text, .name, .template, .emojiCode: "a text"
    case .flag: "`true`, `false` or a text"
    case .boolean: "`true`, `false`"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .number(let range, isWhole: let isWhole):
      "a \(isWhole ? "whole number" : "number") from \(range.lowerBound) to \(range.upperBound)"
    case .numberOrWord(let range, let word): "a number from \(range.lowerBound) to \(range.upperBound), or `\(word)`"
    case .literalColor, .ground: "a color"
    case .path: "a path"
    case .token: "the name of a token"
    case .pattern: "a pattern of names"
    case .table(.size, of: let value): "a mapping from sizes, each with \(value.words)"
    case .table(_, of: let value), .section(_, of: let value): "a mapping from names, each with \(value.words)"
    case .record: "a mapping"
    case .oneOrMore(let value, maximum: _): "\(value.words), or a list of such"
    case .literal(let value): value.words
    case .either(let values): values.map(\.words).joined(separator: ", or ")
    case .definition(let definition): definition.value.words
    case .palette: "a mapping from names, each with a color or a group"
    }
  }
}
