#if os(Linux)
  import Foundation
  import TestSupport

  /// Compiles StyleLayout as for Apple's platforms, with the stubs of `Tests/AppleStubs` for Apple's modules, and the
  /// program in `Tests/AppleStubs/Checks` with it.
  struct AppleProgram {
    private let folder: TemporaryFolder

    /// Each after those that it imports.
    private static let modules = [
      Module("CoreFoundation", in: "Tests/AppleStubs"), Module("CoreGraphics", in: "Tests/AppleStubs"),
      Module("CoreText", in: "Tests/AppleStubs"), Module("ImageIO", in: "Tests/AppleStubs"),
      Module("os", in: "Tests/AppleStubs"),
      Module("StyleTables", in: "Sources"), Module("StyledText", in: "Sources"), Module("StyleLayout", in: "Sources"),
    ]

    init() throws {
      folder = try TemporaryFolder("program")
      for module in Self.modules { try module.compile(in: folder) }
      let objects = Self.modules.map { $0.name + ".o" }
      let checks = try Module.sources(in: "Tests/AppleStubs/Checks")
      try Module.compile(["-o", "program", "-package-name", "AppleStubs"] + checks + objects, in: folder)
    }

    func run(_ arguments: String...) throws -> SubprocessResult {
      try Subprocess.run(folder.path + "/program", arguments)
    }

    /// What the compiler says of a program that uses these modules.
    func errors(in source: String) throws -> String {
      try folder.write(source, to: "client.swift")
      return try Subprocess.run(
        "swiftc",
        ["-swift-version", "6", "-I", ".", "-typecheck", "client.swift"],
        in: folder.path
      )
      .errors
    }

    struct DoesNotCompile: Error {
      let errors: String
    }
  }

  private struct Module {
    let name: String
    let parent: String

    init(_ name: String, in parent: String) {
      self.name = name
      self.parent = parent
    }

    func compile(in folder: TemporaryFolder) throws {
      let outputs = ["-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o", "-wmo"]
      // As in Scripts/check-apple: our code does not see what the stubs need to run, and the checks do.
      let package = parent == "Sources" ? "StyleSpec" : "AppleStubs"
      let flags = ["-module-name", name, "-parse-as-library", "-package-name", package, "-enable-testing"]
      try Self.compile(flags + outputs + Self.sources(in: "\(parent)/\(name)"), in: folder)
    }

    /// Every warning is an error, as in the strict build.
    static func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
      let flags = ["-swift-version", "6", "-warnings-as-errors", "-I", "."] + features
      let result = try Subprocess.run("swiftc", flags + arguments, in: folder.path)
      guard result.status == 0 else { throw AppleProgram.DoesNotCompile(errors: result.errors) }
    }

    /// Without what is for Foundation, which is another one there, and which layout does not need.
    static func sources(in folder: String) throws -> [String] {
      let root = Repository.root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: root)
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Foundation/") }.sorted().map { "\(root)/\($0)" }
    }
  }
#endif
