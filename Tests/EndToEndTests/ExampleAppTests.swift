import Foundation
import TestSupport
import Testing

/// The Xcode project of the example app, as far as that can be checked without Xcode. (`Scripts/check-apple` checks its
/// sources.)
struct ExampleAppTests {
  private static let folder = "Examples/Labels"
  private let project: XcodeProject
  private let manifest: String

  init() throws {
    project = try XcodeProject(Repository.readBytes("\(Self.folder)/Labels.xcodeproj/project.pbxproj"))
    manifest = try Repository.read("Package.swift")
  }

  @Test func everyReferenceHasAnObject() {
    #expect(project.objects.count > 20)
    #expect(project.references.subtracting(project.objects.keys) == [])
    #expect(Set(project.objects.keys).subtracting(project.references) == [])
  }

  @Test func everyFolderExists() throws {
    let groups = project.objects(of: "PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
    #expect(groups == ["Labels"])
    let path = try #require(manifest.firstMatch(of: #/"LabelsExample",[^)]+path: "(.+)"/#)).output.1
    #expect(path == "\(Self.folder)/Labels")
    let sources = Repository.root.appendingPathComponent("\(Self.folder)/Labels").path
    let names = try FileManager.default.contentsOfDirectory(atPath: sources)
    #expect(names.count > 2 && names.allSatisfy { $0.hasSuffix(".swift") }, "\(names)")
  }

  @Test func packageIsThisOne() throws {
    let packages = project.objects(of: "XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
    try #require(packages.count == 1)
    let package = Repository.root.appendingPathComponent(Self.folder).appendingPathComponent(packages[0])
    #expect(package.standardizedFileURL.path == Repository.root.path)
    let products = project.objects(of: "XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
    let dependencies = manifest.firstMatch(of: #/"LabelsExample",\s+uses: \[([^\]]+)\]/#)?.output.1
    #expect(try products.sorted() == #require(dependencies).matches(of: #/\w+/#).map { String($0.output) })
    for product in products {
      #expect(manifest.contains(".library(name: \"\(product)\""))
    }
  }

  /// Otherwise the check of the sources would be another one than that of Xcode.
  @Test func settingsAreThoseOfThePackage() throws {
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

  @Test func schemeBuildsTheApp() throws {
    let scheme = try Repository.read("\(Self.folder)/Labels.xcodeproj/xcshareddata/xcschemes/Labels.xcscheme")
    let target = try #require(project.objects.first { $0.value["isa"] as? String == "PBXNativeTarget" })
    let identifiers = scheme.matches(of: #/BlueprintIdentifier = "(\w+)"/#).map(\.output.1)
    #expect(identifiers.count == 2 && identifiers.allSatisfy { $0 == target.key })
    #expect(scheme.contains("ReferencedContainer = \"container:Labels.xcodeproj\""))
    let step = try Workflow("Examples/GitHubActions/apple.yml").step("Build the example")
    #expect(step.contains("-project \(Self.folder)/Labels.xcodeproj -scheme Labels "), "\(step)")
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
