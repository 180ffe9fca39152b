internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenMigration
internal import TokenModel
internal import TokenSystem
internal import TokenWorkspace

/// A version of specs that sources go through.
struct MigratedVersion {
  /// As the user named it.
  let name: String
  let inputs: [MigratedInput]
  /// Tells versions apart, whatever they are called: the hash of all files, whatever their paths and order.
  let digest: String
  let hasErrors: Bool

  /// Reads a version, and reports its mistakes.
  ///
  /// - Parameter formats: The outputs of the project, for a version whose own configuration names none.
  init(_ side: ComparedSide, isStrict: Bool, formats: [OutputRequest]) throws {
    let version = try SpecVersion(side, isBase: false, isStrict: isStrict)
    Console.printMessage(version.report)
    name = side.name
    hasErrors = version.hasErrors
    inputs = version.contents.map { input in
      MigratedInput(
        input,
        formats: version.settings.formats(of: input) ?? formats,
        grounds: version.settings.configuration(of: input).textGrounds(of: input.catalog)
      )
    }
    let hashes = version.files.map { FNV64.hash([$0.bytes]) }.sorted()
    let bytes = hashes.map { hash in Array("\(hash) ".utf8) }
    let hex = String(FNV64.hash(bytes), radix: 16)
    digest = String(repeating: "0", count: 16 - hex.count) + hex
  }
}
