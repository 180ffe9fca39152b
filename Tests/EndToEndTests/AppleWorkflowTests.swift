import Foundation
import TestSupport
import Testing

/// The workflow that runs the tests on Apple's platforms. (`Scripts/check-recipes` checks its syntax.)
struct AppleWorkflowTests {
  private static let hasJQ = (try? Subprocess.run("jq", ["--version"]))?.status == 0

  private let workflow: Workflow

  init() throws {
    workflow = try Workflow("Examples/GitHubActions/apple.yml")
  }

  @Test func theCopyIsTheSame() throws {
    #expect(try Workflow(".github/workflows/apple.yml").text == workflow.text)
  }

  /// Otherwise no tests would run, without an error.
  @Test func filtersNameTheTestsOfTheRuntime() throws {
    let filter = try #require(workflow.text.firstMatch(of: #/--filter '\^\((.+)\)\[.\]'/#)).output.1
    let manifest = try Repository.read("Package.swift")
    let start = try #require(manifest.firstRange(of: "let runtimeTestTargets: [Target] = [")).upperBound
    let end = try #require(manifest[start...].firstRange(of: "\n]\n")).lowerBound
    let targets = manifest[start..<end].matches(of: #/\.tests\(\s*(?:"(\w+)"|of: \[\s*"(\w+)")/#).map { tests in
      tests.output.1.map(String.init) ?? "\(tests.output.2 ?? "")Tests"
    }
    #expect(filter.split(separator: "|").map(String.init) == targets && !targets.isEmpty)
  }

  @Test func schemesAreNamedAfterThePackage() throws {
    #expect(try Repository.read("Package.swift").contains("\n  name: \"StyleSpec\",\n"))
    #expect(workflow.text.contains(" -scheme StyleSpec-Package "))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true")) func toolsAreThere() {
    #expect(Self.hasJQ, "jq is missing")
  }

  @Test(
    .enabled(if: hasJQ, "needs jq"),
    arguments: [("newest", "26.5", "id=E\n"), ("newest", "26.4.1", "id=D\n"), ("oldest", "26.5", "id=A\n")]
  )
  func choosesASimulator(system: String, sdk: String, device: String) throws {
    let result = try chooseSimulator(system: system, sdk: sdk)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(result.chosen == "device=\(device)")
  }

  @Test(.enabled(if: hasJQ, "needs jq")) func saysThatThereIsNoSimulator() throws {
    let result = try chooseSimulator(system: "newest", sdk: "16.4")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("::error::there is no simulator of an iPhone with iOS 16.4"), "\(result.output)")
    #expect(result.chosen == "")
  }

  private func chooseSimulator(
    system: String,
    sdk: String
  ) throws -> (status: Int32, output: String, errors: String, chosen: String) {
    let folder = try TemporaryFolder()
    // As Xcode's tool prints them: in no order of versions.
    let devices = """
      {"devices": {
        "com.apple.CoreSimulator.SimRuntime.iOS-26-5": [{"udid": "P", "name": "iPad"}, {"udid": "E", "name": "iPhone Air"}],
        "com.apple.CoreSimulator.SimRuntime.tvOS-18-0": [{"udid": "T", "name": "Apple TV"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-17-0": [],
        "com.apple.CoreSimulator.SimRuntime.iOS-18-5": [{"udid": "A", "name": "iPhone 16"}, {"udid": "B", "name": "iPhone SE"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-4-1": [{"udid": "D", "name": "iPhone 17e"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-10": [{"udid": "F", "name": "iPhone 18"}]
      }}
      """
    try folder.write(devices, to: "devices.json")
    let script = """
      #!/bin/sh
      case "$*" in
      "--sdk iphonesimulator --show-sdk-version") echo "$SDK" ;;
      "simctl list devices available --json") cat devices.json ;;
      *) exit 1 ;;
      esac
      """
    try folder.writeProgram(script, to: "bin/xcrun")
    let step = try folder.write(try workflow.step("Choose a simulator"), to: "step.sh")
    try folder.write("", to: "chosen")
    let path = "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let environment = ["SYSTEM": system, "SDK": sdk, "GITHUB_OUTPUT": "chosen", "PATH": path]
    let result = try Subprocess.run("bash", ["-e", step], in: folder.path, environment: environment)
    return (result.status, result.output, result.errors, try folder.read("chosen"))
  }
}
