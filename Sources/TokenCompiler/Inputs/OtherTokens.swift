internal import TokenDiagnostics
internal import TokenResolver
internal import TokenYAML

/// Design tokens in the formats of other tools, which are told from specs by their shape.
enum OtherTokens {
  /// The tools, as messages name them.
  private enum Tool: String {
    case styleDictionary = "Style Dictionary"
    case tokensStudio = "Tokens Studio"
    case either = "Style Dictionary or Tokens Studio"

    /// How to convert it to a supported file.
    var conversion: String {
      switch self {
      case .styleDictionary: "convert it to the Design Tokens format, with `$value` and `$type`"
      case .tokensStudio: "export it in the W3C DTCG format, with `$value` and `$type`"
      case .either: "convert or export it in the Design Tokens format (W3C DTCG), with `$value` and `$type`"
      }
    }
  }

  /// Whether a file that the user names may have tokens of another tool, by its bytes.
  static func mayBe(in input: CompilerInput) -> Bool {
    input.role == .spec && !SpecCandidate.triesToBeSpec(input.file)
      && ["value", "$themes", "$metadata", studioOrder, studioSets].contains(where: input.file.contains)
      && !TokenCandidate.hasTokens(input.file)
  }

  /// The one problem with a file of another tool; nil for any other file.
  static func problem(with document: SourceDocument?, in tree: SourceTree) -> Diagnostic? {
    guard let document, document.isComplete, let root = document.root, let (tool, place) = tool(of: root, in: tree)
    else { return nil }
    let message = """
      this is a file of \(tool.rawValue), not a spec; \(tool.conversion), and `stylespec lint`, `list` and `show` read \
      it; codes need a spec, which starts with `stylespec: 1`
      """
    return Diagnostic(of: NotASpec.self, message: message, at: tree.range(of: place))
  }

  /// Whether a file has the themes of Tokens Studio, `$themes.json`.
  static func isThemes(_ file: SourceFile) -> Bool {
    guard file.contains(studioSets) else { return false }
    var tree = SourceTree()
    var ignored: [Diagnostic] = []
    let id = SourceFileID(index: 0)
    let document = SourceReader.read(file, as: id, into: &tree, isStrict: false, diagnostics: &ignored)
    guard let root = document?.root, tree.kind(of: root) == .sequence else { return false }
    return tool(of: root, in: tree) != nil
  }

  // MARK: Shapes

  /// The key of the file `$metadata.json`, and one of each theme in `$themes.json`.
  private static let (studioOrder, studioSets) = ("tokenSetOrder", "selectedTokenSets")

  private static func tool(of root: NodeID, in tree: SourceTree) -> (Tool, NodeID)? {
    if tree.kind(of: root) == .sequence {
      let theme = tree.elements(of: root).lazy.compactMap { key(studioSets, of: $0, in: tree) }.first
      return theme.map { (.tokensStudio, $0) }
    }
    let marks = ["$themes", "$metadata", studioOrder]
    let mark = marks.lazy.compactMap { key($0, of: root, in: tree) }.first
    let token = isSpec(root, in: tree) ? nil : firstToken(below: root, in: tree)
    if let mark { return (.tokensStudio, token ?? mark) }
    guard let token else { return nil }
    return (hasTypes(root, in: tree) ? .either : .styleDictionary, token)
  }

  /// Whether a mapping has a key that only specs have at their top.
  private static func isSpec(_ root: NodeID, in tree: SourceTree) -> Bool {
    tree.entries(of: root).contains { key, value in
      switch tree.text(of: key) {
      case "name": tree.kind(of: value) == .scalar
      case "offsetHost", "swift", "codes", "include": true
      default: false
      }
    }
  }

  /// The key `value` of the first token in a group. Weights of specs have it as well.
  private static func firstToken(below group: NodeID, in tree: SourceTree) -> NodeID? {
    tree.entries(of: group).lazy.filter { tree.text(of: $0.key) != "weight" }
      .compactMap { key("value", of: $0.value, in: tree) ?? firstToken(below: $0.value, in: tree) }.first
  }

  private static func hasTypes(_ group: NodeID, in tree: SourceTree) -> Bool {
    tree.entries(of: group).contains { _, value in
      key("value", of: value, in: tree) == nil
        ? hasTypes(value, in: tree) : key("type", of: value, in: tree) != nil
    }
  }

  private static func key(_ name: String, of mapping: NodeID, in tree: SourceTree) -> NodeID? {
    tree.entries(of: mapping).first { tree.text(of: $0.key) == name }?.key
  }
}
