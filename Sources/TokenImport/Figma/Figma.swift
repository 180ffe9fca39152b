package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads variables and text styles of Figma: answers of its API, and the files that it exports.
package enum Figma {
  /// Whether an input shows that it is Figma's. A look at the bytes comes first, so that others are not read twice.
  static func recognizes(_ input: ImportInput) -> Bool {
    input.files.contains { file in
      let found = keys(in: file.file.bytes)
      return marks.contains { $0.isSubset(of: found) }
    }
  }

  /// Keys that together are Figma's alone: of answers about variables, of exports, and of answers about text styles.
  private static let marks: [Set<String>] = [
    ["variableCollections"], ["com.figma.modeName"], ["document", "styleType"], ["document", "lineHeightUnit"],
  ]

  /// The keys of ``marks`` that a text has, in quotes.
  private static func keys(in bytes: [UInt8]) -> Set<String> {
    let keys = marks.reduce(into: Set()) { $0.formUnion($1) }.map { (name: $0, bytes: Array("\($0)\"".utf8)) }
    var found: Set<String> = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      for key in keys where bytes[(index + 1)...].starts(with: key.bytes) { found.insert(key.name) }
    }
    return found
  }

  /// Reads a file or a folder.
  ///
  /// - Parameters:
  ///   - input: JSON files.
  ///   - options: What is taken.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The design system; nil for files that are not Figma's, which is reported.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  package static func read(
    _ input: ImportInput,
    _ options: ImportOptions = ImportOptions(),
    diagnostics: inout [Diagnostic]
  ) -> ImportReading? {
    guard let files = ImportTree(input, diagnostics: &diagnostics) else { return nil }
    let found = FigmaFiles(files)
    if var sidecar = FigmaSidecar(input, files.tree, found.exports, paths: found.others.map(\.path)) {
      return sidecar.reading(diagnostics: &diagnostics)
    }
    if let problem = found.problem {
      diagnostics.append(.unrecognizedImport(problem))
      return nil
    }
    let document = found.document(of: files.tree)
    let system = FigmaImport(document, isStrict: options.isStrict, takesHidden: options.takesHidden).system()
    guard system.sets.contains(where: { !$0.tokens.isEmpty }) else {
      let reasons = system.notes.filter { $0.grade == .lost && $0.subject == .token }.flatMap(\.reasons)
      let reason = reasons.first.map { ": \($0)" } ?? ""
      diagnostics.append(.unrecognizedImport("no variable and no text style becomes a token\(reason)"))
      return nil
    }
    let others = found.others.map { other in
      ImportNote(
        .lost,
        .structure,
        "file \(other.path)",
        became: nil,
        because: ["it is not of Figma"],
        at: files.tree.range(of: other.node)
      )
    }
    return ImportReading(
      kind: .figma,
      reason: found.reason,
      system: ImportedSystem(
        sets: system.sets,
        base: system.base,
        modifiers: system.modifiers,
        notes: system.notes + others
      )
    )
  }
}

/// What the files of an input are.
struct FigmaFiles {
  let answers: [FigmaAnswer]
  let exports: [FigmaExport.ModeFile]
  private let styleAnswers: [(path: String, answer: FigmaStyleAnswer)]
  /// The files that are none of these, among them the sidecar of an output.
  let others: [ImportTree.Root]

  init(_ files: ImportTree) {
    var answers: [FigmaAnswer] = []
    var exports: [FigmaExport.ModeFile] = []
    var styleAnswers: [(path: String, answer: FigmaStyleAnswer)] = []
    var others: [ImportTree.Root] = []
    // A file without a mode may have keys of Figma, too, such as the sidecar of an output.
    let hasModes = files.roots.contains { FigmaExport.mode(of: $0, files.tree) != nil }
    for root in files.roots {
      if let answer = FigmaAnswer(root.node, of: files.tree) {
        answers.append(answer)
      } else if let answer = FigmaStyleAnswer(root.node, of: files.tree) {
        styleAnswers.append((root.path, answer))
      } else if !hasModes || FigmaExport.mode(of: root, files.tree) != nil,
        let export = FigmaExport.file(root, of: files.tree)
      {
        exports.append(export)
      } else {
        others.append(root)
      }
    }
    self.answers = answers
    self.exports = exports
    self.styleAnswers = styleAnswers
    self.others = others
  }

  /// Why the files are not one design system; nil for files that are.
  var problem: String? {
    if answers.count > 1 { return "the folder has answers about several files of Figma; import each by itself" }
    if !answers.isEmpty && !exports.isEmpty {
      return "the folder has an answer of Figma's API and files that Figma exported; import one of them"
    }
    if !answers.isEmpty || !exports.isEmpty || !styleAnswers.isEmpty { return nil }
    return "nothing here is of Figma: no answer with `variableCollections`, no file with `com.figma.modeName`, and no "
      + "text styles; export the modes of a collection, or name the answer of GET /v1/files/:key/variables/local"
  }

  /// `` `variableCollections`, text styles in styles.json``
  var reason: String {
    let parts = [
      answers.isEmpty ? nil : "`variableCollections`",
      exports.isEmpty ? nil : "`com.figma.modeName` or other keys of Figma in \(exports.map(\.path).summary)",
      styleAnswers.isEmpty ? nil : "text styles in \(styleAnswers.map(\.path).summary)",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// All of an API's answer, or all of an export: those of an answer count if there are both.
  func document(of tree: SourceTree) -> FigmaDocument {
    var document = answers.first?.document() ?? FigmaExport(exports, of: tree).document()
    for styles in styleAnswers {
      document.styles += styles.answer.styles { id in
        answers.first?.target(ofID: id) ?? .missing("`\(id)`, which is not among the files")
      }
    }
    return document
  }
}

extension [String] {
  /// The first names of a list.
  fileprivate var summary: String {
    prefix(6).joined(separator: ", ") + (count > 6 ? " and \(count - 6) more" : "")
  }
}
