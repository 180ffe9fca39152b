internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenReports
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a key of specs, an error, a rule, or the value of a token.",
    discussion: """
      Without a name, it lists the keys of a spec. The name of an error or a rule is in brackets at the end of its message.

      EXAMPLES
        stylespec explain
        stylespec explain typography
        stylespec explain lineHeight
        stylespec explain unknown-reference    an error
        stylespec explain contrast             a rule
        stylespec explain color.ink --input theme=dark brand.resolver.json
                                               the layers of a token, which one wins, and where references lead
      """
  )

  @Argument(
    help: "A key of specs, such as lineHeight or codes.name; the name of an error or a rule; or the path of a token.",
    completion: .custom(Explain.complete)
  )
  var name: String?

  @OptionGroup var specs: SpecArguments

  @OptionGroup var inputs: InputArguments

  @Option(help: "How to print a token.")
  var format: DescriptionFormat = .text

  func run() throws {
    guard let name else { return try Console.printResult(KeyListing.all) }
    let keys = SpecReference.keys(named: name)
    if !keys.isEmpty { return try Console.printResult(KeyListing.text(of: keys)) }
    if let page = RuleListing.page(of: name) { return try Console.printResult(page) }
    if let explanation = try token(at: name) { return try Console.printResult(format.print(explanation)) }
    let near = NearestNames(to: name, among: Self.names).first
    let advice = near.map { "Did you mean '\($0)'?" } ?? "'stylespec explain' lists the keys of a spec."
    throw ValidationError("There is no key, error, rule or token '\(name)'. \(advice)")
  }

  /// The token with a path, of the first spec that has it. Without a spec to look in, only a path with a dot is looked
  /// up.
  private func token(at path: String) throws -> TokenExplanation? {
    guard let chosen = try chosenSpecs(for: path) else { return nil }
    let result = try NamedSpecs.compile(chosen, isStrict: specs.strict)
    let catalogs = result.inputs.map(\.catalog)
    guard let catalog = catalogs.first(where: { $0.resolved.index[path] != nil }) else { return nil }
    return TokenExplanation(
      path: path,
      in: catalog,
      try inputs.selection(of: catalog.tokens),
      files: result.files,
      locator: SourceLocator(result.files)
    )
  }

  private func chosenSpecs(for path: String) throws -> ChosenSpecs? {
    if !specs.spec.isEmpty { return try specs.chosen() }
    return path.contains(".") ? try? specs.chosen() : nil
  }

  private static var names: [String] {
    SpecReference.pages.flatMap { $0.keys.map(\.name) } + RuleListing.pageNames
  }

  private static func complete(_ arguments: [String], at index: Int, prefix: String) -> [String] {
    Set(names).filter { $0.hasPrefix(prefix) }.sorted()
  }
}

/// Keys of specs as text on a terminal.
enum KeyListing {
  /// The keys of a spec.
  static var all: String {
    guard let spec = SpecReference.pages.first else { return "" }
    return "The keys of a spec:\n" + table(of: spec)
      + "'stylespec explain KEY' prints more, also of the keys inside of these.\n"
  }

  /// Keys with the paths of their mappings: their meanings, their values, and then the keys of the mappings that they
  /// have.
  static func text(of keys: [(path: String, key: SpecReference.Key)]) -> String {
    let pages = SpecReference.pages.filter { page in keys.contains { $0.key.page == page.path } }
    let parts = keys.map(text(of:)) + pages.map { "The keys of \($0.path):\n" + table(of: $0) }
    return parts.joined(separator: "\n")
  }

  private static func text(of found: (path: String, key: SpecReference.Key)) -> String {
    let (path, key) = found
    let place = path.isEmpty ? "a key of a spec" : "a key of \(path)"
    let need = key.example.map { "Required, for instance: \($0)" } ?? "Optional."
    let lines = ["\(key.name): \(place)", "  \(key.summary)", "  \(need)", "  Value: \(key.values)."]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func table(of page: SpecReference.Page) -> String {
    TextColumns.text(page.keys.map { ($0.name, $0.example == nil ? "" : "required", $0.summary) })
  }
}
