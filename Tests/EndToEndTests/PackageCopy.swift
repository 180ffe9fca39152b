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

    /// Makes the edit of a fault. Returns the place of its error, `path:line:column`.
    @discardableResult
    func put(_ fault: AppleFault) throws -> String {
      let path = "Sources/\(fault.file)"
      let text = try folder.read(path)
      let start = fault.old.map { text.firstRange(of: $0)?.lowerBound } ?? text.endIndex
      let index = try #require(start)
      let old = fault.old ?? ""
      let marked = text[..<index] + fault.new + text[text.index(index, offsetBy: old.count)...]
      let (edited, ranges) = MarkedSource.unmarked(String(marked))
      try folder.write(edited, to: path)
      let before = edited.utf8.prefix(ranges.first?.lowerBound ?? 0)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return "\(path):\(line):\(column)"
    }

    func read(_ path: String) throws -> String {
      try folder.read(path)
    }

    func write(_ text: String, to path: String) throws {
      try folder.write(text, to: path)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
      let text = try folder.read(path)
      try #require(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: path)
    }

    /// Runs `Scripts/check-apple` on the copy.
    func check(_ arguments: String...) throws -> SubprocessResult {
      let script = Repository.root.appendingPathComponent("Scripts/check-apple").path
      return try Subprocess.run(script, arguments + ["--package", folder.path])
    }
  }
#endif
