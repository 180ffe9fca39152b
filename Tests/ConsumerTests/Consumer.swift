import Foundation
import TestSupport
import Testing

/// A package that uses this one, like that of a user.
final class Consumer: Sendable {
  /// The build system of SwiftPM: its own, or Swift Build.
  enum BuildSystem: String, CaseIterable, Sendable {
    case native, swiftbuild
  }

  private let folder: TemporaryFolder
  let buildSystem: BuildSystem

  /// `dependencies` and `targets` are the elements of the manifest's lists of those names.
  init(_ buildSystem: BuildSystem = .native, dependencies: String, targets: String) throws {
    folder = try TemporaryFolder("my app 应用")
    self.buildSystem = buildSystem
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "Consumer", dependencies: [\(dependencies)], targets: [\(targets)])
      """,
      to: "Package.swift"
    )
  }

  /// This checkout as a dependency.
  static let checkout = """
    .package(name: "StyleSpec", path: "\(Repository.root.path)", traits: [])
    """

  var path: String { folder.path }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func read(_ name: String) throws -> String { try folder.read(name) }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// Runs `swift COMMAND`.
  func swift(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run("swift", arguments, in: path, environment: withoutPango)
  }

  /// Builds everything, and returns the output of both streams.
  func build() throws -> (status: Int32, log: String) {
    var result = try swift("build", "--build-system", buildSystem.rawValue)
    // SwiftPM itself sometimes crashes while it starts plugins.
    if result.errors.contains("Program crashed") {
      result = try swift("build", "--build-system", buildSystem.rawValue)
    }
    return (result.status, result.output + result.errors)
  }

  /// Runs a program that was built.
  func run(_ name: String) throws -> String { try Subprocess.run(try binary(name), []).output }

  /// The time when a program was last linked.
  func linkTime(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: binary(name))[.modificationDate] as? Date
  }

  /// The path of a program that was built.
  func binary(_ name: String) throws -> String {
    let folder = try swift("build", "--build-system", buildSystem.rawValue, "--show-bin-path").output
    return folder.trimmingCharacters(in: .newlines) + "/" + name
  }
}

extension Trait where Self == ConditionTrait {
  /// Tests that build whole packages take minutes; plain `swift test` skips them.
  static var buildsConsumers: Self {
    .enabled(if: ProcessInfo.processInfo.environment["STYLESPEC_CONSUMERS"] == "1")
  }
}

/// The environment of users of the product `StyleSpec`: unlike the tests, they do not ask for Pango.
let withoutPango = ["STYLESPEC_PANGO": ""]
