internal import Foundation

/// Modules for Linux, compiled as for Apple's platforms: stubs for Apple's modules, and this package's modules over
/// them.
package struct AppleModules: Sendable {
  private let folders: [TemporaryFolder]
  private let objects: [String]
  private let isOptimized: Bool

  /// Compiles modules, each after those that it imports.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - base: Modules that are compiled already.
  ///   - isOptimized: Whether these modules and programs with them are optimized.
  package init(
    _ modules: [AppleModule],
    over base: AppleModules? = nil,
    isOptimized: Bool = false
  ) throws {
    self.isOptimized = isOptimized
    let folder = try TemporaryFolder("modules")
    folders = (base?.folders ?? []) + [folder]
    objects = (base?.objects ?? []) + modules.map { "\(folder.path)/\($0.name).o" }
    for module in modules {
      let name = module.name
      try compile(
        [
          "-module-name", name, "-parse-as-library", "-package-name", module.package, "-enable-testing", "-wmo",
          "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o",
        ] + module.sources(),
        in: folder
      )
    }
  }

  /// Compiles the program in a folder of `Tests/AppleStubs/Checks`.
  package func program(_ checks: String) throws -> AppleProgram {
    let folder = try TemporaryFolder("program")
    let parent = "Tests/AppleStubs/Checks"
    let sources = try AppleModule.sources(in: "\(parent)/\(checks)") + ["\(Repository.root.path)/\(parent)/Check.swift"]
    try compile(["-wmo", "-o", "program", "-package-name", "AppleStubs"] + sources + objects, in: folder)
    return AppleProgram(folder: folder)
  }

  /// Compiles the program of some files, by their names.
  package func program(of files: [String: String]) throws -> AppleProgram {
    let folder = try TemporaryFolder("program")
    for (name, text) in files { try folder.write(text, to: name) }
    try compile(["-wmo", "-o", "program"] + files.keys.sorted() + objects, in: folder)
    return AppleProgram(folder: folder)
  }

  /// The isolation of a program's code that does not say it.
  package enum Isolation: CaseIterable, Sendable {
    case nonisolated
    /// As in new projects of apps, with the features that these enable.
    case mainActor

    fileprivate var flags: [String] {
      switch self {
      case .nonisolated: return []
      case .mainActor:
        let features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        return ["-default-isolation", "MainActor"] + features.flatMap { ["-enable-upcoming-feature", $0] }
      }
    }
  }

  /// What the compiler says of a program that uses these modules, or of tests of this package.
  package func errors(
    in source: String,
    isTest: Bool = false,
    isolation: Isolation = .nonisolated
  ) throws -> String {
    let folder = try TemporaryFolder("client")
    try folder.write(source, to: "client.swift")
    // Testing has a module of its own for the real Foundation.
    let testing = ["-package-name", "StyleSpec", "-Xfrontend", "-disable-cross-import-overlays"]
    let arguments =
      ["-swift-version", "6", "-typecheck", "client.swift"] + searchPaths + (isTest ? testing : []) + isolation.flags
    return try Subprocess.run("swiftc", arguments, in: folder.path).errors
  }

  private var searchPaths: [String] { folders.flatMap { ["-I", $0.path] } }

  /// Every warning is an error, as in the strict build. Views have more to say in debug builds.
  private func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    let mode = ["-D", "DEBUG"] + (isOptimized ? ["-O"] : [])
    let flags = ["-swift-version", "6", "-warnings-as-errors"] + mode + searchPaths + features
    let result = try Subprocess.run("swiftc", flags + arguments, in: folder.path)
    guard result.status == 0 else { throw DoesNotCompile(errors: result.errors) }
  }

  package struct DoesNotCompile: Error {
    package let errors: String
  }

  /// The stubs that all programs need.
  package static let stubs = Result {
    try AppleModules(AppleModule.belowRuntime)
  }

  /// The modules of the runtime over these stubs.
  package static let runtime = Result { try AppleModules(AppleModule.runtime, over: stubs.get()) }
}

/// A program that was compiled for Linux with modules for Apple's platforms.
package struct AppleProgram: Sendable {
  fileprivate let folder: TemporaryFolder

  package func run(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(folder.path + "/program", arguments)
  }
}
