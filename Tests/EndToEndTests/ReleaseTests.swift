import Foundation
import TestSupport
import Testing

/// The scripts of `Scripts/release`, with small scripts for tools. (`BundleTests` builds a package with a real one.)
struct ReleaseTests {
  private static let hasRuby = (try? Subprocess.run("ruby", ["--version"]))?.status == 0
  private static let sample = Result { try ReleaseSample() }

  private let sample: ReleaseSample

  init() throws { sample = try Self.sample.get() }

  @Test func aReleaseHasAllFilesAndTheirChecksums() throws {
    let files = [
      "SHA256SUMS", "StyleSpecPrebuilt.zip", "mise.toml", "stylespec-gen.artifactbundle.zip", "stylespec.rb",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: sample.release)
    #expect(found.sorted() == (files + sample.archives.map(sample.name(of:))).sorted())
    let checked = try Subprocess.run("sha256sum", ["--check", "--quiet", "SHA256SUMS"], in: sample.release)
    #expect(checked.status == 0, "\(checked.output)")
    #expect(try sample.read("SHA256SUMS").split(separator: "\n").count == found.count - 1)
  }

  /// Other times of files and another order of arguments change nothing.
  @Test func theSameToolsGiveTheSameBytes() throws {
    let triple = ReleaseSample.triples[0]
    let folder = try TemporaryFolder("again")
    let tools = try ["stylespec-gen", "stylespec"].map { try ReleaseSample.writeTool($0, for: triple, in: folder) }
    let archive = try ReleaseSample.succeed("pack", [folder.path, triple] + tools).trimmingCharacters(in: .newlines)
    let release = folder.path + "/release"
    _ = try ReleaseSample.succeed(
      "assemble",
      ["OWNER/StyleSpec", release] + sample.archives.dropFirst().reversed() + [archive]
    )
    let difference = try Subprocess.run("diff", ["--recursive", sample.release, release])
    #expect(difference.status == 0, "\(difference.output)")
  }

  @Test func theBundleHasAToolForEachMachine() throws {
    let bundle = try sample.unzip("stylespec-gen.artifactbundle.zip")
    let info = try JSONDecoder().decode(
      BundleInfo.self,
      from: Data(bundle.read("stylespec-gen.artifactbundle/info.json").utf8)
    )
    #expect(info.schemaVersion == "1.0" && Array(info.artifacts.keys) == ["stylespec-gen"])
    let artifact = try #require(info.artifacts["stylespec-gen"])
    #expect(artifact.type == "executable" && artifact.version == sample.version)
    let expected = [
      ["aarch64-unknown-linux-gnu"], ["arm64-apple-macosx", "x86_64-apple-macosx"], ["x86_64-unknown-linux-gnu"],
    ]
    #expect(artifact.variants.map(\.supportedTriples) == expected)
    for (variant, triple) in zip(artifact.variants, ReleaseSample.triples) {
      let tool = "\(bundle.path)/stylespec-gen.artifactbundle/\(variant.path)"
      #expect(try Subprocess.run(tool, []).output == "stylespec-gen for \(triple)\n")
    }
    #expect(try bundle.read("stylespec-gen.artifactbundle/NOTICE") == Repository.read("NOTICE"))
  }

  @Test func thePackageNamesTheBundleByItsChecksum() throws {
    let bundle = "stylespec-gen.artifactbundle.zip"
    // In a folder without a package, because a build may hold the lock of this one.
    let checksum = try Subprocess.run("swift", ["package", "compute-checksum", bundle], in: sample.release).output
    let package = try sample.unzip("StyleSpecPrebuilt.zip")
    let dumped = try Subprocess.run("swift", ["package", "dump-package"], in: package.path + "/StyleSpecPrebuilt")
    try #require(dumped.status == 0, "\(dumped.errors)")
    let manifest = try JSONDecoder().decode(DumpedPackage.self, from: Data(dumped.output.utf8))
    let binary = try #require(manifest.targets.first { $0.type == "binary" })
    #expect(binary.url == sample.url(bundle))
    #expect(binary.checksum.map { $0 + "\n" } == checksum)
    #expect(try package.contents().contains("StyleSpecPrebuilt/Plugins/StyleSpecPrebuilt/StyleSpecBuild.swift"))
  }

  @Test func theFormulaHasTheAddressAndChecksumOfEachArchive() throws {
    let formula = try sample.read("stylespec.rb")
    let pairs = formula.matches(of: #/url "(.+)"\n +sha256 "(.+)"\n/#).map { [String($0.1), String($0.2)] }
    let (arm, macOS, intel) = (sample.archives[0], sample.archives[1], sample.archives[2])
    let expected = try [macOS, arm, intel].map { try [sample.url(sample.name(of: $0)), sample.checksum(of: $0)] }
    #expect(pairs == expected)
    #expect(formula.contains("  version \"\(sample.version)\"\n"))
  }

  @Test(.enabled(if: hasRuby, "needs ruby")) func theFormulaIsRuby() throws {
    let result = try Subprocess.run("ruby", ["-wc", "stylespec.rb"], in: sample.release)
    #expect(result.status == 0 && result.output == "Syntax OK\n", "\(result.errors)")
  }

  @Test func theEntryForMiseHasTheNameAndChecksumOfEachArchive() throws {
    let script = "import json, tomllib; print(json.dumps(tomllib.load(open('mise.toml', 'rb'))))"
    let result = try Subprocess.run("python3", ["-c", script], in: sample.release)
    try #require(result.status == 0, "\(result.errors)")
    let configuration = try JSONDecoder().decode(MiseConfiguration.self, from: Data(result.output.utf8))
    let tool = try #require(configuration.tools["github:OWNER/StyleSpec"])
    #expect(tool.version == sample.version && configuration.tools.count == 1)
    let assets = try sample.archives.map { archive in
      MiseConfiguration.Asset(
        pattern: sample.name(of: archive),
        checksum: "sha256:" + (try sample.checksum(of: archive))
      )
    }
    let expected = [
      "linux-arm64": assets[0], "macos-arm64": assets[1], "macos-x64": assets[1], "linux-x64": assets[2],
    ]
    #expect(tool.platforms == expected)
  }

  @Test func scriptsSayWhatIsWrong() throws {
    let (triples, archives, version) = (ReleaseSample.triples, sample.archives, sample.version)
    let folder = try TemporaryFolder()
    let old = try folder.write("", to: "stylespec-0.0.1-x86_64-unknown-linux-gnu.tar.gz")
    let missing = folder.path + "/missing.tar.gz"
    try expectError("the tag is v9.9.9, but the tools say \(version); tag v\(version)", "version", ["v9.9.9"])
    try expectError("there are two archives for \(triples[0])", "bundle", [folder.path] + archives + [archives[0]])
    try expectError("there is no archive for \(triples[2])", "formula", ["OWNER/StyleSpec"] + archives.dropLast())
    try expectError("there is no archive for \(triples[1])", "mise", ["OWNER/StyleSpec", archives[0], archives[2]])
    try expectError("'OWNER' is not a repository on GitHub, such as OWNER/StyleSpec", "mise", ["OWNER"] + archives)
    try expectError("\(sample.name(of: old)) is not an archive of version \(version)", "bundle", [folder.path, old])
    try expectError("the archive \(missing) does not exist; Scripts/release/tool", "bundle", [folder.path, missing])
    try expectError("\(sample.release) exists", "assemble", ["OWNER/StyleSpec", sample.release] + archives)
  }

  /// GitHub runs the workflow only after a tag, so its commands are compared with the scripts here.
  @Test func theWorkflowRunsTheScripts() throws {
    let workflow = try Workflow(".github/workflows/release.yml")
    let commands = workflow.text.matches(of: #/Scripts\/release\/(\w+)/#).map { String($0.1) }
    #expect(commands == ["version", "tool", "tool", "assemble"])
    let folder = try TemporaryFolder()
    let step = try folder.write(workflow.step("Compare the tag with the version of the tools"), to: "step.sh")
    for (tag, status) in [("", Int32(0)), ("v\(sample.version)", 0), (sample.version, 1)] {
      let result = try Subprocess.run("bash", ["-e", step], in: Repository.root.path, environment: ["TAG": tag])
      #expect(result.status == status, "\(tag): \(result.errors)")
    }
  }

  private func expectError(
    _ message: String,
    _ script: String,
    _ arguments: [String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try ReleaseSample.run(script, arguments)
    #expect(result.status == 1, sourceLocation: location)
    #expect(result.errors.hasPrefix("error: \(message)"), "\(result.errors)", sourceLocation: location)
  }
}

/// A release of small scripts for tools.
private final class ReleaseSample: Sendable {
  static let triples = ["aarch64-unknown-linux-gnu", "universal-apple-macosx", "x86_64-unknown-linux-gnu"]

  /// The version that the tools of this checkout have.
  let version: String
  /// In the order of the triples.
  let archives: [String]
  /// The folder with all files.
  let release: String
  private let folder: TemporaryFolder

  init() throws {
    let folder = try TemporaryFolder("发布 release")
    self.folder = folder
    release = folder.path + "/release"
    version = try Self.succeed("version", []).trimmingCharacters(in: .newlines)
    var archives: [String] = []
    for triple in Self.triples {
      let tools = try ["stylespec", "stylespec-gen"].map { try Self.writeTool($0, for: triple, in: folder) }
      let printed = try Self.succeed("pack", [folder.path, triple] + tools)
      archives.append(printed.trimmingCharacters(in: .newlines))
    }
    self.archives = archives
    _ = try Self.succeed("assemble", ["OWNER/StyleSpec", release] + archives)
  }

  /// Writes a stand-in for a tool, and returns its path.
  static func writeTool(_ name: String, for triple: String, in folder: TemporaryFolder) throws -> String {
    try folder.writeProgram("#!/bin/sh\necho \(name) for \(triple)\n", to: "\(triple)/\(name)")
  }

  /// Runs a script, and returns what it prints.
  static func succeed(_ script: String, _ arguments: [String]) throws -> String {
    let result = try run(script, arguments)
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  static func run(_ script: String, _ arguments: [String]) throws -> SubprocessResult {
    try Subprocess.run(Repository.root.appendingPathComponent("Scripts/release/\(script)").path, arguments)
  }

  /// A file of the release.
  func read(_ name: String) throws -> String { try folder.read("release/" + name) }

  /// Unpacks a file of the release, by the program that SwiftPM uses.
  func unzip(_ name: String) throws -> TemporaryFolder {
    let unpacked = try TemporaryFolder("unpacked")
    let result = try Subprocess.run("unzip", ["-q", name, "-d", unpacked.path], in: release)
    try #require(result.status == 0, "\(result.errors)")
    return unpacked
  }

  /// The last part of a path.
  func name(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  /// The address of a file of the release.
  func url(_ name: String) -> String {
    "https://github.com/OWNER/StyleSpec/releases/download/v\(version)/\(name)"
  }

  /// The SHA-256 of a file, by a program that the scripts do not use.
  func checksum(of path: String) throws -> String {
    let script = "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest(), end='')"
    return try Subprocess.run("python3", ["-c", script, path]).output
  }
}

/// `info.json` of an artifact bundle.
private struct BundleInfo: Decodable {
  let schemaVersion: String
  let artifacts: [String: Artifact]

  struct Artifact: Decodable {
    let type: String
    let version: String
    let variants: [Variant]
  }

  struct Variant: Decodable {
    let path: String
    let supportedTriples: [String]
  }
}

/// What `swift package dump-package` prints.
private struct DumpedPackage: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let type: String
    let url: String?
    let checksum: String?
  }
}

private struct MiseConfiguration: Decodable {
  let tools: [String: Tool]

  struct Tool: Decodable {
    let version: String
    let platforms: [String: Asset]
  }

  struct Asset: Decodable, Equatable {
    let pattern: String
    let checksum: String

    enum CodingKeys: String, CodingKey {
      case pattern = "asset_pattern"
      case checksum
    }
  }
}
