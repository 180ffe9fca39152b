public import TokenDiagnostics
public import TokenEmit
public import TokenModel
public import TokenResolver
internal import TokenYAML

/// The whole pipeline: files in memory → catalogs, outputs and diagnostics. Touches no disk.
public enum Compiler {
  /// Stands in the header of what is generated.
  public static let version = "0.2.0"
  /// A larger file is refused; there is no need to read more of it than one byte beyond.
  public static let maximumFileBytes = YAMLLimits.standard.maximumBytes

  /// What a compile made. With an error among the diagnostics there are no outputs.
  public struct Result: Sendable {
    /// In source order.
    public let diagnostics: [Diagnostic]
    /// The inputs, and then the files that they include; ranges refer to a file by its index.
    public let files: [SourceFile]
    /// The files that specs include and that cannot be read, by their paths.
    public let unreadable: [String: IncludeError]
    /// All specs that have no error, in the order of the inputs.
    public let specs: [CompiledSpec]

    /// The catalogs of all specs. Linear in the number of specs.
    public var catalogs: [Catalog] { specs.map(\.catalog) }
    /// The outputs of all specs. Linear in their number.
    public var outputs: [OutputFile] { specs.flatMap { $0.outputs.map(\.file) } }
  }

  /// Compiles every spec among the inputs. Never throws or traps, whatever the files hold.
  ///
  /// `include` gives the files that specs include. With `namesFiles`, outputs are written under their own names, so that two of
  /// them may not have names that a file system takes for one. Linear in the size of the files, and in the number of codes.
  public static func compile(
    _ inputs: [CompilerInput],
    to formats: [OutputFormat] = [],
    wantsOutlines: Bool = false,
    namesFiles: Bool = true,
    include: @escaping SpecFiles.Provider
  ) -> Result {
    var diagnostics: [Diagnostic] = []
    var files = SpecFiles(inputs.map(\.file), provider: include)
    var specs: [CompiledSpec] = []
    for (index, input) in inputs.enumerated() {
      let id = SourceFileID(index: index)
      guard let found = resolve(input, as: id, &files, wantsOutlines, diagnostics: &diagnostics) else { continue }
      specs.append(CompiledSpec(input: id, catalog: found.catalog, outline: found.outline))
    }
    EqualNames.report(among: specs.map(\.catalog), to: formats, asFiles: namesFiles, diagnostics: &diagnostics)
    if !diagnostics.hasErrors {
      for index in specs.indices { specs[index].outputs = outputs(of: specs[index].catalog, in: formats) }
    }
    // A file that several specs include is read for each of them; its mistakes are reported once.
    return Result(
      diagnostics: diagnostics.uniqued().inSourceOrder(),
      files: files.files,
      unreadable: files.unreadable,
      specs: specs
    )
  }

  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``. Linear in the number of codes.
  public static func swiftNames(of catalog: Catalog) -> [String] { SwiftEmitter.names(of: catalog) }

  private static func resolve(
    _ input: CompilerInput,
    as id: SourceFileID,
    _ files: inout SpecFiles,
    _ wantsOutline: Bool,
    diagnostics: inout [Diagnostic]
  ) -> (catalog: Catalog, outline: SpecOutline?)? {
    var tree = YAMLTree()
    var found: [Diagnostic] = []
    defer { diagnostics += found }
    if input.role == .candidate, !SpecCandidate.mayBeSpec(input.file) { return nil }
    let root = YAMLReader.read(input.file, as: id, into: &tree, diagnostics: &found)
    if input.role == .candidate {
      // What is no spec is not judged, whatever YAML it is.
      let isSpec = root.map { SpecResolver.isRoot($0, in: tree) } ?? SpecCandidate.triesToBeSpec(input.file)
      guard isSpec else {
        found = []
        return nil
      }
    }
    guard let root else { return nil }
    let resolved = SpecResolver.resolve(
      root,
      in: tree,
      files: &files,
      wantsOutline: wantsOutline,
      diagnostics: &found
    )
    return found.hasErrors ? nil : resolved
  }

  private static func outputs(of catalog: Catalog, in formats: [OutputFormat]) -> [CompiledSpec.Output] {
    formats.map { CompiledSpec.Output(format: $0, file: $0.emit(catalog, toolVersion: version)) }
  }
}
