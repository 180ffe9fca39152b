internal import TokenDiagnostics
internal import TokenYAML

/// The edits that keep the old name of a renamed token as a deprecated alias, right after the token.
struct DeprecatedAlias {
  private(set) var edits: [TextEdit] = []
  private let rename: RenamedPath
  private let advice: String
  private var tree = SourceTree()
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - rename: The two names.
  ///   - reason: What the deprecation says first; nothing if it is empty.
  init(of rename: RenamedPath, reason: String) {
    self.rename = rename
    let use = "use {\(rename.newPath)}"
    advice = reason.isEmpty ? use : "\(reason); \(use)"
  }

  /// Why something cannot have an alias; nil if it can.
  static func problem(of rename: RenamedPath) -> String? {
    if rename.isMove {
      return "a token that moves to another group cannot stay as an alias; rename without `--deprecate`"
    }
    switch rename.kind {
    case .token, .style: return nil
    case .group, .mode, .emojiPack, .emoji, .modifier, .catalog:
      return "only a token or a style can stay as an alias; rename `\(rename.oldPath)` without `--deprecate`"
    }
  }

  /// Adds the edits of a file in which the token has its new name.
  mutating func add(_ file: SourceFile, as id: SourceFileID) {
    var ignored: [Diagnostic] = []
    let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &ignored)
    guard let root = document?.root else { return }
    bytes = file.bytes
    for start in tree.starts(from: root) {
      guard let (mapping, key, value) = tree.entry(at: rename.new, from: start) else { continue }
      let isOfTokenFile = ["$value", "$ref"].contains { tree.entry(at: [$0], from: value) != nil }
      let text = isOfTokenFile ? token(value) : specEntry(value, in: root)
      let name = tree.spelling(of: rename.oldName, likeKey: key, bytes)
      edits.append(tree.insertion(of: "\(name): \(text)", after: value, in: mapping, bytes))
    }
    addPatterns(from: root)
  }

  // MARK: Values

  /// A token of a token file that refers to the new one.
  private func token(_ value: NodeID) -> String {
    let type = text(of: "$type", in: value).map { "\"$type\": \($0), " } ?? ""
    return "{ \(type)\"$value\": \"{\(rename.newPath)}\", \"$deprecated\": \(quoted(advice)) }"
  }

  /// An entry of a spec with the values of the new one.
  private func specEntry(_ value: NodeID, in root: NodeID) -> String {
    let kept = tree.entries(of: value).filter { !["description", "deprecated"].contains(tree.text(of: $0.key)) }
    let values =
      switch (rename.new[0], kept.isEmpty) {
      case ("color", true), ("palette", true): variants(of: value, in: root)
      case ("color", false), ("palette", false):
        kept.map { entry in
          let key = tree.text(of: entry.key)
          return "\(key): " + (variants.contains(key) ? "\"{\(rename.newPath).\(key)}\"" : source(entry.value))
        }
      case ("weight", _): ["value: \"{\(rename.newPath)}\""]
      case (_, true): ["name: \(source(value))"]
      case (_, false): kept.map { "\(source($0.key)): \(source($0.value))" }
      }
    return "{ \((values + ["deprecated: \(quoted(advice))"]).joined(separator: ", ")) }"
  }

  /// The variants of a color that is a single value: those of the mapping that its references lead to, since a variant
  /// of a reference has no name.
  private func variants(of value: NodeID, in root: NodeID) -> [String] {
    var (path, value) = (rename.newPath, value)
    while tree.kind(of: value) == .scalar {
      let text = tree.text(of: value)
      guard text.hasPrefix("{"), text.hasSuffix("}"),
        let target = tree.entry(at: text.dropFirst().dropLast().split(separator: ".").map(String.init), from: root)
      else { return ["light: \"{\(rename.newPath)}\""] }
      (path, value) = (String(text.dropFirst().dropLast()), target.value)
    }
    let keys = tree.entries(of: value).map { tree.text(of: $0.key) }.filter(variants.contains)
    return keys.map { "\($0): \"{\(path).\($0)}\"" }
  }

  private var variants: [String] { ["light", "dark", "highContrastLight", "highContrastDark"] }

  private func text(of key: String, in mapping: NodeID) -> String? {
    tree.entry(at: [key], from: mapping).map { source($0.value) }
  }

  /// A node as it is written; blocks between brackets, so that they are on a line.
  private func source(_ node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .scalar: String(decoding: bytes[tree.range(of: node).bytes], as: UTF8.self)
    case .mapping:
      "{ \(tree.entries(of: node).map { "\(source($0.key)): \(source($0.value))" }.joined(separator: ", ")) }"
    case .sequence: "[\(tree.elements(of: node).map(source).joined(separator: ", "))]"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  // MARK: Patterns of codes

  /// Patterns that name the token also name its alias.
  private mutating func addPatterns(from root: NodeID) {
    for key in ["only", "except"] {
      guard let patterns = tree.entry(at: ["codes", key], from: root)?.value else { continue }
      if tree.kind(of: patterns) == .sequence {
        for element in tree.elements(of: patterns) {
          guard let old = oldPattern(element) else { continue }
          edits.append(tree.insertion(of: old, after: element, in: patterns, bytes))
        }
      } else if let old = oldPattern(patterns) {
        let range = tree.range(of: patterns)
        edits.append(TextEdit(replacing: range, with: "[\(source(patterns)), \(old)]"))
      }
    }
  }

  /// A pattern with the old name; nil if it does not have the new one.
  private func oldPattern(_ node: NodeID) -> String? {
    let content = bytes[tree.range(of: node).bytes]
    let ranges = rename.reversed.names(inPattern: content)
    guard !ranges.isEmpty else { return nil }
    var text = Array(content)
    for range in ranges.reversed() {
      let start = range.lowerBound - content.startIndex
      text.replaceSubrange(start..<(start + range.count), with: rename.oldName.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
