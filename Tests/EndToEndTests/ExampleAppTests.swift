import Foundation
import TestSupport
import Testing

/// An app among the examples.
struct ExampleApp: CustomTestStringConvertible, Sendable {
  let name: String

  static let all = [ExampleApp(name: "Comments")]

  var testDescription: String { name }
  var folder: String { "Examples/\(name)" }
  /// The target of `Package.swift` with its sources.
  var target: String { "\(name)Example" }

  fileprivate func project() throws -> XcodeProject {
    try XcodeProject(Repository.readBytes("\(folder)/\(name).xcodeproj/project.pbxproj"))
  }
}

/// The Xcode projects of the example apps, as far as that can be checked without Xcode. (`Scripts/check-apple` checks
/// their sources.)
struct ExampleAppTests {
  private let manifest: String

  init() throws {
    manifest = try Repository.read("Package.swift")
  }

  @Test(arguments: ExampleApp.all) func everyReferenceHasAnObject(of app: ExampleApp) throws {
    let project = try app.project()
    #expect(project.objects.count > 20)
    #expect(project.references.subtracting(project.objects.keys) == [])
    #expect(Set(project.objects.keys).subtracting(project.references) == [])
  }

  @Test(arguments: ExampleApp.all) func everyFolderExists(of app: ExampleApp) throws {
    let project = try app.project()
    let groups = project.objects(of: "PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
    #expect(groups == [app.name])
    let path = try #require(manifest.firstMatch(of: Regex("\"\(app.target)\",[^)]+path: \"(.+)\"")))[1].substring
    #expect(path.map(String.init) == "\(app.folder)/\(app.name)")
    let sources = Repository.root.appendingPathComponent("\(app.folder)/\(app.name)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: sources)
    #expect(names.count > 2 && names.allSatisfy { $0.hasSuffix(".swift") }, "\(names)")
    for file in project.objects(of: "PBXFileReference") where file["sourceTree"] as? String == "<group>" {
      let path = try #require(file["path"] as? String)
      let url = Repository.root.appendingPathComponent(app.folder).appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test(arguments: ExampleApp.all) func packageIsThisOne(for app: ExampleApp) throws {
    let project = try app.project()
    let packages = project.objects(of: "XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
    try #require(packages.count == 1)
    let package = Repository.root.appendingPathComponent(app.folder).appendingPathComponent(packages[0])
    #expect(package.standardizedFileURL.path == Repository.root.path)
    let products = project.objects(of: "XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
    let list = try manifest.firstMatch(of: Regex("\"\(app.target)\",\\s+uses: \\[([^\\]]+)\\]"))?[1].substring
    #expect(try products.sorted() == #require(list).matches(of: #/\w+/#).map { String($0.output) })
    for product in products {
      #expect(manifest.contains(".library(name: \"\(product)\""))
    }
  }

  /// Otherwise the check of the sources would be another one than that of Xcode.
  @Test(arguments: ExampleApp.all) func settingsAreThoseOfThePackage(in app: ExampleApp) throws {
    let project = try app.project()
    let settings = project.objects(of: "XCBuildConfiguration").compactMap { $0["buildSettings"] as? [String: String] }
    let debugAndRelease = settings.filter { $0["SDKROOT"] == "iphoneos" }
    #expect(debugAndRelease.count == 2)
    let version = try #require(manifest.firstMatch(of: #/\.iOS\(\.v(\d+)\)/#)).output.1
    let features = manifest.matches(of: #/enableUpcomingFeature\("(\w+)"\)/#).map { feature in
      feature.output.1.replacing(#/[a-z](?=[A-Z])/#) { "\($0.output)_" }.uppercased()
    }
    try #require(!features.isEmpty)
    let settingsOfFeatures = features.map { "SWIFT_UPCOMING_FEATURE_\($0)" }
    for settings in debugAndRelease {
      #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "\(version).0")
      #expect(settings["SWIFT_VERSION"] == "6.0")
      #expect(settings.keys.filter { $0.hasPrefix("SWIFT_UPCOMING_") }.sorted() == settingsOfFeatures)
    }
  }

  @Test(arguments: ExampleApp.all) func schemeBuilds(_ app: ExampleApp) throws {
    let file = "\(app.folder)/\(app.name).xcodeproj/xcshareddata/xcschemes/\(app.name).xcscheme"
    let scheme = try Repository.read(file)
    let target = try #require(app.project().objects.first { $0.value["isa"] as? String == "PBXNativeTarget" })
    let identifiers = scheme.matches(of: #/BlueprintIdentifier = "(\w+)"/#).map(\.output.1)
    #expect(identifiers.count == 2 && identifiers.allSatisfy { $0 == target.key })
    #expect(scheme.contains("ReferencedContainer = \"container:\(app.name).xcodeproj\""))
    let step = try Workflow("Examples/GitHubActions/apple.yml").step("Build the examples")
    #expect(step.contains("-project \(app.folder)/\(app.name).xcodeproj -scheme \(app.name) "), "\(step)")
  }
}

/// A `project.pbxproj`.
private struct XcodeProject {
  /// The objects by their identifiers.
  let objects: [String: [String: Any]]
  /// The identifiers that are named.
  let references: Set<String>

  init(_ bytes: [UInt8]) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let root = try #require(list as? [String: Any])
    objects = try #require(root["objects"] as? [String: [String: Any]])
    references = Self.identifiers(in: Array(objects.values)).union(Self.identifiers(in: root["rootObject"] ?? ""))
  }

  func objects(of kind: String) -> [[String: Any]] { objects.values.filter { $0["isa"] as? String == kind } }

  private static func identifiers(in value: Any) -> Set<String> {
    switch value {
    case let text as String: text.wholeMatch(of: #/[0-9A-F]{24}/#) == nil ? [] : [text]
    case let list as [Any]: Set(list.flatMap(identifiers))
    case let members as [String: Any]: Set(members.values.flatMap(identifiers))
    default: []
    }
  }
}
