internal import Foundation

/// Modules for Linux, compiled as for Apple's platforms: stubs for Apple's modules, and this package's modules over them.
package struct AppleModules: Sendable {
  private let folders: [TemporaryFolder]
  private let objects: [String]

  /// Compiles modules, each after those that it imports.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - base: Modules that are compiled already.
  ///   - edit: Replaces a text of a file, if it is one of these modules.
  package init(_ modules: [AppleModule], over base: AppleModules? = nil, edit: AppleEdit? = nil) throws {
    let folder = try TemporaryFolder("modules")
    folders = (base?.folders ?? []) + [folder]
    objects = (base?.objects ?? []) + modules.map { "\(folder.path)/\($0.name).o" }
    var sources = try modules.map { try $0.sources() }
    if let edit { sources = try edit.apply(to: sources, in: folder) }
    for (module, sources) in zip(modules, sources) {
      let name = module.name
      try compile(
        [
          "-module-name", name, "-parse-as-library", "-package-name", module.package, "-enable-testing", "-wmo",
          "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o",
        ] + sources,
        in: folder
      )
    }
  }

  /// Compiles the program in a folder of `Tests/AppleStubs/Checks`.
  package func program(_ checks: String) throws -> AppleProgram {
    let folder = try TemporaryFolder("program")
    let parent = "Tests/AppleStubs/Checks"
    let sources = try AppleModule.sources(in: "\(parent)/\(checks)") + ["\(Repository.root.path)/\(parent)/Check.swift"]
    try compile(["-o", "program", "-package-name", "AppleStubs"] + sources + objects, in: folder)
    return AppleProgram(folder: folder)
  }

  /// What the compiler says of a program that uses these modules.
  package func errors(in source: String) throws -> String {
    let folder = try TemporaryFolder("client")
    try folder.write(source, to: "client.swift")
    let arguments = ["-swift-version", "6", "-typecheck", "client.swift"] + searchPaths
    return try Subprocess.run("swiftc", arguments, in: folder.path).errors
  }

  private var searchPaths: [String] { folders.flatMap { ["-I", $0.path] } }

  /// Every warning is an error, as in the strict build.
  private func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    let flags = ["-swift-version", "6", "-warnings-as-errors"] + searchPaths + features
    let result = try Subprocess.run("swiftc", flags + arguments, in: folder.path)
    guard result.status == 0 else { throw DoesNotCompile(errors: result.errors) }
  }

  package struct DoesNotCompile: Error {
    package let errors: String
  }
}

/// A program that was compiled for Linux with modules for Apple's platforms.
package struct AppleProgram: Sendable {
  fileprivate let folder: TemporaryFolder

  package func run(_ arguments: String..., environment: [String: String] = [:]) throws -> SubprocessResult {
    try Subprocess.run(folder.path + "/program", arguments, environment: environment)
  }
}

/// A module of this package, or a stub for one of Apple's.
package struct AppleModule: Sendable {
  let name: String
  /// As in Scripts/check-apple: our code does not see what the stubs need to run, and the checks do.
  let package: String
  private let folder: String
  private let files: [String]?

  /// Its sources are those of a folder, or the named ones of them.
  private init(_ name: String, package: String = "StyleSpec", in folder: String, files: [String]? = nil) {
    (self.name, self.package, self.folder, self.files) = (name, package, folder, files)
  }

  package static func stub(_ name: String) -> Self { Self(name, package: "AppleStubs", in: "Tests/AppleStubs/\(name)") }

  package static func target(_ name: String) -> Self { Self(name, in: "Sources/\(name)") }

  package static let yanxuanStyles = Self("YanxuanStyles", in: "Generated/Swift")

  /// What the generators of random values need.
  package static let testSupport = Self(
    "TestSupport",
    in: "Tests/TestSupport",
    files: ["Repository.swift", "SeededGenerator.swift"]
  )

  /// The random texts of the tests of StyledText.
  package static let randomTexts = Self(
    "RandomTexts",
    in: "Tests/StyledTextTests",
    files: ["CustomKeys.swift", "OpenCodes.swift", "RandomStyledText.swift", "RandomText.swift"]
  )

  fileprivate func sources() throws -> [String] {
    try Self.sources(in: folder).filter { path in files?.contains { path.hasSuffix("/\($0)") } ?? true }
  }

  /// Without stubs for what FoundationEssentials has on Linux.
  fileprivate static func sources(in folder: String) throws -> [String] {
    let root = Repository.root.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Essentials/") }.sorted().map { "\(root)/\($0)" }
  }
}

/// An edit of a source, such as a mistake that checks must find.
package struct AppleEdit: Sendable {
  /// The file, relative to the repository.
  package let file: String
  package let old: String
  package let new: String

  package init(file: String, old: String, new: String) {
    (self.file, self.old, self.new) = (file, old, new)
  }

  package struct DoesNotApply: Error {
    package let edit: AppleEdit
  }

  /// The sources of modules, with an edited copy instead of the file. The text must be there once.
  fileprivate func apply(to sources: [[String]], in folder: TemporaryFolder) throws -> [[String]] {
    let path = "\(Repository.root.path)/\(file)"
    let parts = try Repository.read(file).components(separatedBy: old)
    guard parts.count == 2, sources.joined().contains(path) else { throw DoesNotApply(edit: self) }
    let copy = try folder.write(parts.joined(separator: new), to: "edited/\(path.split(separator: "/").last ?? "")")
    return sources.map { $0.map { $0 == path ? copy : $0 } }
  }
}
