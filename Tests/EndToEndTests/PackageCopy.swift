#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A copy of what `Scripts/check-apple` checks.
  struct PackageCopy {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder("package")
      let tests = [
        "Tests/AppleHostTests", "Tests/AppleStubs", "Tests/ColorConverter", "Tests/HostMeasurements",
        "Tests/StyleUITests/PlatformTests.swift",
      ]
      let sources = [
        "Package.swift", "Sources", "Generated/Swift", "Examples/Comments", "Examples/Price",
      ]
      for path in sources + tests + ["Documentation/Apple.md", "Documentation/AppleMigration.md"] {
        let copy = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(path), to: copy)
      }
    }

    func write(_ text: String, to path: String) throws {
      try folder.write(text, to: path)
    }

    /// Runs `Scripts/check-apple` on the copy.
    func check(_ arguments: String...) throws -> SubprocessResult {
      let script = Repository.root.appendingPathComponent("Scripts/check-apple").path
      return try Subprocess.run(script, arguments + ["--package", folder.path])
    }
  }
#endif
