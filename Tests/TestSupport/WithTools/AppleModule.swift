internal import Foundation

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

  /// The stubs that all programs need.
  package static let belowRuntime = ["ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "CoreText"].map {
    stub($0)
  }

  /// The modules of the runtime, with what generators of random values need.
  package static let runtime = [
    target("StyleTables"), target("StyledText"), Self("YanxuanStyles", in: "Generated/Swift"),
    Self("TestSupport", in: "Tests/TestSupport", files: ["Repository.swift", "SeededGenerator.swift"]),
  ]

  /// The random texts of the tests of StyledText.
  package static let randomTexts = Self(
    "RandomTexts",
    in: "Tests/StyledTextTests",
    files: ["CustomKeys.swift", "OpenCodes.swift", "RandomStyledText.swift", "RandomText.swift"]
  )

  /// What views are claimed to do.
  package static let viewClaims = Self("HostMeasurements", in: "Tests/HostMeasurements/Views")

  func sources() throws -> [String] {
    try Self.sources(in: folder).filter { path in files?.contains { path.hasSuffix("/\($0)") } ?? true }
  }

  /// Without stubs for what FoundationEssentials has on Linux.
  static func sources(in folder: String) throws -> [String] {
    let root = Repository.root.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Essentials/") }.sorted().map { "\(root)/\($0)" }
  }
}
