public import TokenDiagnostics
public import TokenEmit
public import TokenModel
internal import TokenResolver
internal import TokenYAML

/// The whole pipeline: files in memory → catalogues, outputs and diagnostics. Touches no disk.
public enum Compiler {
  /// Stands in the header of what is generated.
  public static let version = "0.1.0"
  /// A larger file is refused; there is no need to read more of it than one byte beyond.
  public static let maximumFileBytes = YAMLLimits.standard.maximumBytes

  /// What a compile made. With an error among the diagnostics there are no outputs.
  public struct Result: Sendable {
    /// In source order.
    public let diagnostics: [Diagnostic]
    /// The catalogues of all specs that have no error, in the order of the files.
    public let catalogs: [Catalog]
    public let outputs: [OutputFile]
  }

  /// Compiles every spec among the inputs. Never throws or traps, whatever the files hold.
  ///
  /// A range in a diagnostic refers to its file by the input's index. Linear in the size of the files, and in the
  /// number of codes.
  public static func compile(_ inputs: [CompilerInput], to formats: [OutputFormat] = []) -> Result {
    var diagnostics: [Diagnostic] = []
    let catalogs = inputs.enumerated().compactMap { index, input in
      catalog(of: input, as: SourceFileID(index: index), diagnostics: &diagnostics)
    }
    reportEqualNames(of: catalogs, diagnostics: &diagnostics)
    let outputs = diagnostics.hasErrors ? [] : emit(catalogs, to: formats)
    return Result(diagnostics: diagnostics.inSourceOrder(), catalogs: catalogs, outputs: outputs)
  }

  private static func catalog(
    of input: CompilerInput,
    as id: SourceFileID,
    diagnostics: inout [Diagnostic]
  ) -> Catalog? {
    guard let tree = YAMLReader.read(input.file, as: id, diagnostics: &diagnostics) else { return nil }
    guard input.role == .spec || SpecResolver.isRoot(tree) else { return nil }
    return SpecResolver.resolve(tree, of: input.file, diagnostics: &diagnostics)
  }

  /// Two catalogues with one name would be written to one file, and could not stand in one module.
  private static func reportEqualNames(of catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    var names: [String: Catalog] = [:]
    for catalog in catalogs {
      guard let first = names.updateValue(catalog, forKey: catalog.name.value) else { continue }
      diagnostics.append(
        Diagnostic(
          rule: CompilerRule.duplicateCatalog.id,
          message: "another spec is already named `\(catalog.name.value)`; rename one of the two",
          at: catalog.name.origin.range,
          notes: [Note("the first `\(catalog.name.value)`", at: first.name.origin.range)]
        )
      )
    }
  }

  private static func emit(_ catalogs: [Catalog], to formats: [OutputFormat]) -> [OutputFile] {
    catalogs.flatMap { catalog in formats.map { $0.emit(catalog, toolVersion: version) } }
  }
}
