internal import TokenDiagnostics
internal import TokenModel

/// The files of a folder, and which of them give one token different values.
final class FileConflicts {
  /// Two files with the first token that both have.
  private struct Pair: Hashable {
    let first: SourceFileID
    let second: SourceFileID
  }

  private let files: [SourceFile]
  /// The files that were found in a folder, in their order.
  private let found: [SourceFileID]
  private var pairs: [Pair: (name: String, place: SourceRange, first: SourceRange, count: Int)] = [:]
  private var order: [Pair] = []

  init(among found: [SourceFileID], of files: [SourceFile]) {
    self.files = files
    self.found = found
  }

  /// Whether two files were both found in a folder, so that their order is arbitrary.
  func includes(_ first: SourceFileID, _ second: SourceFileID) -> Bool {
    found.contains(first) && found.contains(second)
  }

  /// Adds a token with different values.
  func add(_ name: String, at place: SourceRange, first: SourceRange) {
    let pair = Pair(first: first.file, second: place.file)
    if pairs[pair] == nil { order.append(pair) }
    pairs[pair, default: (name, place, first, 0)].count += 1
  }

  /// An error for each pair of files. The first error contains the resolver document for all of them.
  var diagnostics: [Diagnostic] {
    order.enumerated().compactMap { index, pair in
      guard let found = pairs[pair] else { return nil }
      return .conflictingFiles(
        found.name,
        file: files[pair.first.index].path,
        count: found.count,
        document: index == 0 ? document : nil,
        at: found.place,
        first: found.first
      )
    }
  }

  // MARK: The resolver document

  /// A resolver document with a modifier for each group of files that give one token different values, and the others
  /// as a set below them.
  private var document: String {
    let groups = groups
    let base = found.filter { file in !groups.contains { $0.contains(file) } }
    let modifiers = groups.enumerated().map { index, files in modifier(of: files, number: index + 1) }
    let set = base.isEmpty ? [] : ["\"sets\": { \"base\": { \"sources\": [\(sources(base))] } }"]
    let contexts = "\"modifiers\": { \(modifiers.map { "\"\($0.name)\": \($0.text)" }.joined(separator: ", ")) }"
    let order = (base.isEmpty ? [] : ["#/sets/base"]) + modifiers.map { "#/modifiers/\($0.name)" }
    let references = order.map { "{ \"$ref\": \"\($0)\" }" }.joined(separator: ", ")
    let parts = ["\"version\": \"2025.10\""] + set + [contexts, "\"resolutionOrder\": [\(references)]"]
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// The files that are in conflict with each other, also through others, in their order.
  private var groups: [[SourceFileID]] {
    var groups: [Set<SourceFileID>] = []
    for pair in order {
      let touched = groups.filter { $0.contains(pair.first) || $0.contains(pair.second) }
      groups.removeAll { $0.contains(pair.first) || $0.contains(pair.second) }
      groups.append(touched.reduce(into: [pair.first, pair.second]) { $0.formUnion($1) })
    }
    return groups.map { group in found.filter(group.contains) }
      .sorted { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
  }

  private func modifier(of files: [SourceFileID], number: Int) -> (name: String, text: String) {
    let names = contextNames(of: files)
    let reading = ModifierReading(name: "theme", contexts: names)
    let name = (reading.role == .appearance ? "theme" : "mode") + (number == 1 ? "" : "\(number)")
    let contexts = zip(names, files).map { "\"\($0)\": [\(sources([$1]))]" }.joined(separator: ", ")
    let standard = reading.appearances.firstIndex { $0.isDark != true && $0.isHighContrast != true } ?? 0
    return (name, "{ \"contexts\": { \(contexts) }, \"default\": \"\(names[standard])\" }")
  }

  /// The names of files without their endings and their common prefix, up to a punctuation mark: `light` and `dark` for
  /// `color-light.tokens.json` and `color-dark.tokens.json`.
  private func contextNames(of files: [SourceFileID]) -> [String] {
    let names = files.map { Self.name(of: self.files[$0.index].path) }
    guard let first = names.first, names.count > 1 else { return names }
    let common = names.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    let end = common.lastIndex { "-_. ".contains($0) }
    let length = end.map { common.distance(from: common.startIndex, to: $0) + 1 } ?? 0
    let short = names.map { String($0.dropFirst(length)) }
    return short.contains("") || Set(short).count < short.count ? names : short
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let ending = DTCGResolver.fileEndings.filter { file.lowercased().hasSuffix($0) }.map(\.count).max() ?? 0
    return String(file.dropLast(ending))
  }

  /// References to files by their paths relative to their common folder.
  private func sources(_ files: [SourceFileID]) -> String {
    let folder = commonFolder
    return files.map { "{ \"$ref\": \"\(self.files[$0.index].path.dropFirst(folder.count))\" }" }.joined(
      separator: ", "
    )
  }

  private var commonFolder: String {
    let folders = found.map { files[$0.index].path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard let first = folders.first else { return "" }
    let common = folders.dropFirst().reduce(first) { zip($0, $1).prefix { $0 == $1 }.map(\.0)[...] }
    return common.map { $0 + "/" }.joined()
  }
}
