internal import Foundation

/// The result of a finished program.
package struct SubprocessResult: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String
}

package enum Subprocess {
  /// Runs a program to its end. `input` is what it reads from standard input; without it, nothing.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: String? = nil,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> SubprocessResult {
    let streams = try TemporaryFolder("streams")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // Packages of tests are built as by users: SwiftPM refuses warnings as errors in a dependency.
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "STYLESPEC_STRICT" }
    process.environment = inherited.merging(environment) { _, new in new }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, unlike pipes, do not fill up while nothing reads them.
    process.standardInput = try FileHandle(forReadingAtPath: streams.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingAtPath: streams.write("", to: "output"))
    process.standardError = try FileHandle(forWritingAtPath: streams.write("", to: "errors"))
    try process.run()
    process.waitUntilExit()
    return SubprocessResult(
      status: process.terminationStatus,
      output: try streams.read("output"),
      errors: try streams.read("errors")
    )
  }
}
