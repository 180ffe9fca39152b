internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The input of all passes over files of the Design Tokens format, and the logs that they write to.
struct DTCGContext {
  let tree: SourceTree
  /// The files of the run, by the index of their IDs.
  let files: [SourceFile]
  let isStrict: Bool
  /// Whether tokens keep the values of their `$extensions`.
  var keepsExtensions = false
  /// The comments of the files; none unless an output has them as descriptions.
  var comments = CommentBlocks()
  /// The resolver document that names the files; nil without one.
  let resolver: ResolverDocument?
  /// The conflicts among files found in a folder; nil for files that the user put in order.
  var conflicts: FileConflicts?
  let log = DiagnosticLog()
  let deferred = DeferredChecks()
  /// The index of the source that is read; the first one while groups are read.
  var source = 0

  /// Whether a file contains one of some words.
  func mentions(_ words: [String]) -> Bool {
    files.contains { file in words.contains { file.contains($0) } }
  }

  /// The same input with separate logs, to read something only to see whether it is valid.
  func apart() -> DTCGContext {
    DTCGContext(tree: tree, files: files, isStrict: isStrict, resolver: resolver, source: source)
  }
}

/// A log of checks that need all values to be known.
final class DeferredChecks {
  /// The references in parts of values.
  var references: [PendingReference] = []
  /// The texts with arithmetic.
  var arithmetic: [PendingArithmetic] = []
  /// The colors that an extension changes: the index of the source, and the location of the change.
  var modified: [(source: Int, node: NodeID)] = []
  /// The factors beside a line height in an extension: the index of the source, and the location of the factor.
  var lineHeights: [(source: Int, node: NodeID)] = []
}

/// A reference in a part of a value.
struct PendingReference {
  /// The index of the source of the value.
  let source: Int
  let reference: TokenReference
  /// The kind of value expected here, in messages: "a color".
  let wanted: String
  /// Whether the value is a line height, where a length is a deviation.
  let isLineHeight: Bool
  /// Whether a part is accepted here.
  let accepts: @Sendable (TokenPart) -> Bool
}

/// A text with arithmetic: the format has none, but files of other tools do.
struct PendingArithmetic {
  /// The index of the source of the value.
  let source: Int
  let node: NodeID
  let arithmetic: Arithmetic
}

/// A pass over files of the Design Tokens format.
protocol DTCGPass: FormatPass {
  var context: DTCGContext { get }
}

extension DTCGPass {
  var tree: SourceTree { context.tree }
  var files: [SourceFile] { context.files }
  var isStrict: Bool { context.isStrict }
  var log: DiagnosticLog { context.log }

  /// Leaves a text with arithmetic for later.
  ///
  /// - Returns: Whether the text is arithmetic.
  func deferArithmetic(_ node: NodeID) -> Bool {
    guard tree.jsonKind(of: node) == .string, let arithmetic = Arithmetic(tree.text(of: node)) else { return false }
    context.deferred.arithmetic.append(PendingArithmetic(source: context.source, node: node, arithmetic: arithmetic))
    return true
  }

  /// Reports a value of the wrong kind; `what` is the subject of the message, and names what would be right.
  func reportKind(of node: NodeID, _ what: String) {
    if deferArithmetic(node) { return }
    report(.wrongKind(what, found: tree.jsonKind(of: node).name, at: range(node)))
  }

  /// Whether a value is of a kind; if not, that is reported.
  func expect(_ kind: JSONKind, at node: NodeID, what: @autoclosure () -> String) -> Bool {
    if tree.jsonKind(of: node) == kind { return true }
    reportKind(of: node, what())
    return false
  }

  // MARK: Keywords

  /// The type that a node names, also in another spelling; nil for another name.
  func type(named node: NodeID) -> TokenType? {
    // Most tokens are colors or lengths, and a string would be made of each name.
    if tree.text(of: node, is: "color") { return .color }
    if tree.text(of: node, is: "dimension") { return .dimension }
    let text = tree.text(of: node)
    return TokenType(rawValue: text)
      ?? Keywords.keyword(text, of: TokenType.allCases.map(\.rawValue)).flatMap(TokenType.init)
  }

  /// The keyword that a text spells with capitals, or with other marks between its words. It is reported.
  func keywordInOtherSpelling(
    _ node: NodeID,
    of allowed: [String],
    as kind: any ErrorKind.Type = DTCGKeywordSpelling.self
  ) -> String? {
    let text = tree.text(of: node)
    guard let name = Keywords.keyword(text, of: allowed) else { return nil }
    report(.keywordSpelling(text, right: name, as: kind, at: range(node)))
    return name
  }
}

/// Keywords, whatever their capitals and the marks between their words.
enum Keywords {
  /// The keyword with the letters of a text.
  static func keyword(_ text: String, of allowed: [String]) -> String? {
    let written = letters(text)
    return allowed.first { letters($0) == written }
  }

  static func letters(_ text: String) -> String { text.lowercased().filter { !" -_".contains($0) } }
}
