internal import Foundation

/// Compiles sources against the runtime with `swiftc`, and runs them.
package enum SwiftProgram {
  /// Compiles the sources, `main.swift` among them, in one module, with warnings as errors, and runs the result.
  /// Gives the compiler's result when it fails. `defaultIsolation` is that of the module, `MainActor` or nil;
  /// `allowsDeprecated` lets sources use what is deprecated.
  package static func run(
    _ sources: [String: String],
    languageMode: String = "6",
    defaultIsolation: String? = nil,
    allowsDeprecated: Bool = false
  ) throws -> SubprocessResult {
    let runtime = try runtime.get()
    let folder = try TemporaryFolder("program")
    for (name, text) in sources { try folder.write(text, to: name) }
    let flags =
      [
        "-swift-version", languageMode, "-package-name", "program", "-warnings-as-errors", "-I", runtime.path,
        "-o", "program",
      ] + (defaultIsolation.map { ["-default-isolation", $0] } ?? [])
      + (allowsDeprecated ? ["-Wwarning", "DeprecatedDeclaration"] : [])
    let objects = [runtime.path + "/StyleTables.o"]
    let compiled = try Subprocess.run("swiftc", flags + sources.keys.sorted() + objects, in: folder.path)
    guard compiled.status == 0 else { return compiled }
    return try Subprocess.run(folder.path + "/program", [])
  }

  /// Checks a source against modules that were built together with the tests, as far as a compiler does that without
  /// writing anything. The flag is for `#if`.
  package static func check(_ source: String, defining flag: String? = nil) throws -> SubprocessResult {
    let folder = try TemporaryFolder("source")
    try folder.write(source, to: "main.swift")
    let flags = ["-typecheck", "-swift-version", "6", "-I", Repository.product("Modules"), "main.swift"]
    let defined = flag.map { ["-D", $0] } ?? []
    return try Subprocess.run("swiftc", flags + defined + layoutFlags, in: folder.path)
  }

  /// The flags with which the compiler finds the C modules of StyleLayout and StyleRichText, if they were built with
  /// Pango.
  private static let layoutFlags: [String] = {
    let pango = try? Subprocess.run("pkg-config", ["--cflags", "pangocairo"])
    guard let pango, pango.status == 0 else { return [] }
    let maps = ["CPango", "CLineBreaks/include", "CGIF"].map {
      "-fmodule-map-file=" + Repository.root.appendingPathComponent("Sources/\($0)/module.modulemap").path
    }
    let flags = pango.output.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.hasPrefix("-I") }
    return (maps + flags).flatMap { ["-Xcc", $0] }
  }()

  /// StyleTables as a module and an object file, compiled once for all tests.
  private static let runtime = Result<TemporaryFolder, any Error> {
    let folder = try TemporaryFolder("runtime")
    let sources = Repository.root.appendingPathComponent("Sources/StyleTables").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
      .sorted().map { "\(sources)/\($0)" }
    let flags = [
      "-module-name", "StyleTables", "-package-name", "runtime", "-parse-as-library", "-swift-version", "6", "-wmo",
    ]
    let outputs = ["-emit-module", "-emit-module-path", "StyleTables.swiftmodule", "-c", "-o", "StyleTables.o"]
    let compiled = try Subprocess.run("swiftc", flags + outputs + files, in: folder.path)
    guard compiled.status == 0 else { throw RuntimeDoesNotCompile(errors: compiled.errors) }
    return folder
  }

  private struct RuntimeDoesNotCompile: Error {
    let errors: String
  }
}
