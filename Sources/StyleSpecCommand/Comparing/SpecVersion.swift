internal import ArgumentParser
internal import TokenWorkspace
internal import TokenComparison
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenSystem

/// One of the two versions that `diff` compares.
struct SpecVersion {
  let catalogs: [ComparedCatalog]
  /// The mistakes of the specs as they are printed; empty without any.
  let report: String
  let hasErrors: Bool

  /// Reads and compiles what the user named: a file or a folder, or else a place in a revision. Ends the tool when it
  /// cannot be read, or holds no spec; but as a `base`, a revision or a folder without specs is an empty version.
  init(_ name: String, isBase: Bool, isStrict: Bool) throws {
    let source = try SpecSource(name, mayBeAbsent: isBase)
    let result = withProgressLine {
      Compiler.compile(source.inputs, wantsOutlines: true, isStrict: isStrict, include: source.include)
    }
    let isEmpty = result.specs.isEmpty && result.diagnostics.isEmpty
    if isEmpty && !isBase { throw NamedSpecs.reportedNoSpec(among: [name]) }
    let locator = SourceLocator(result.files.map(source.labeled))
    // Said, because a misspelled name looks the same.
    report =
      isEmpty
      ? "\(name): note: has no specs; everything is new\n"
      : TerminalReport(locator, usesColor: Console.messagesUseColor).render(result.diagnostics)
    hasErrors = result.diagnostics.hasErrors
    let settings = try LintSettings(of: source.inputs)
    catalogs = result.specs.map { spec in
      ComparedCatalog(
        catalog: spec.catalog,
        swiftNames: Compiler.swiftNames(of: spec.catalog),
        outline: spec.outline,
        grounds: settings.configuration(of: spec).textGrounds(of: spec.catalog)
      )
    }
  }
}

/// What the configurations of specs say of rules. `stylespec lint` reports their mistakes.
private struct LintSettings {
  private var configurations: [Int: LintConfiguration] = [:]

  /// Reads the configurations on the disk, also for specs of a revision.
  init(of inputs: [CompilerInput]) throws {
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    configurations = try LintLoader.configurations(for: inputs).files.mapValues { reader.read($0).lint }
  }

  func configuration(of spec: CompiledSpec) -> LintConfiguration {
    configurations[spec.input.index] ?? LintConfiguration()
  }
}

/// The names of the two versions that `diff` compares.
struct ComparedNames {
  let old: String
  let new: String

  /// As the command line has them. Without a new version it is the folder `tokens` of the working tree, here or above;
  /// without an old one, too, that is the same folder as it was last committed. A revision without a path means that
  /// folder in it.
  init(_ old: String?, _ new: String?) throws {
    if let old, let new {
      (self.old, self.new) = (old, new)
      return
    }
    let tokens = try NamedSpecs.tokensFolderFromHere(advice: "Name the two versions, OLD and NEW.")
    // To git, a path counts from here only if it says so.
    let committed = tokens.hasPrefix(".") ? tokens : "./" + tokens
    self.new = tokens
    self.old = old.map { SpecSource.place(in: $0, path: committed) ?? $0 } ?? "HEAD:" + committed
  }
}
