public import TokenDiagnostics
public import TokenEmit
public import TokenModel
public import TokenResolver
internal import TokenYAML

/// The whole pipeline: files in memory → catalogs, outputs and diagnostics. Does not access the disk.
public enum Compiler {
  /// The version of the tool, which is written in the header of generated files.
  public static let version = "0.2.0"
  /// The maximum size of a file. A caller need not read more of a larger file than one byte beyond this.
  public static let maximumFileBytes = YAMLLimits.standard.maximumBytes

  /// The result of a compile. It has no outputs if a diagnostic is an error.
  public struct Result: Sendable {
    /// The problems of all files, in source order.
    public let diagnostics: [Diagnostic]
    /// The inputs, followed by the files that they include. Ranges refer to a file by its index.
    public let files: [SourceFile]
    /// The errors of included files that cannot be read, by their paths.
    public let unreadable: [String: IncludeError]
    /// All specs without errors, in the order of the inputs.
    public let specs: [CompiledSpec]

    /// The catalogs of all specs.
    ///
    /// - Complexity: O(*n*), where *n* is the number of specs.
    public var catalogs: [Catalog] { specs.map(\.catalog) }
    /// The outputs of all specs.
    ///
    /// - Complexity: O(*n*), where *n* is the number of outputs.
    public var outputs: [OutputFile] { specs.flatMap { $0.outputs.map(\.file) } }
  }

  /// Compiles every spec among the inputs. Never traps, whatever the files contain.
  ///
  /// - Parameters:
  ///   - inputs: Specs and candidates.
  ///   - formats: The formats of outputs.
  ///   - wantsOutlines: Whether specs get an outline.
  ///   - namesFiles: Whether outputs are written under their own names. Then two of them must not have names that are equal on
  ///     some file systems.
  ///   - include: Provides the files that specs include.
  /// - Returns: The specs without errors, and the problems of all.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of codes.
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
    // A file that several specs include is read for each of them, but its mistakes are reported once.
    return Result(
      diagnostics: diagnostics.uniqued().inSourceOrder(),
      files: files.files,
      unreadable: files.unreadable,
      specs: specs
    )
  }

  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
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
      // A file that is not a spec may be any YAML, so its mistakes are dropped.
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
    formats.flatMap { format in
      format.emit(catalog, toolVersion: version).map { CompiledSpec.Output(format: format, file: $0) }
    }
  }
}
