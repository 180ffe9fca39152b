internal import Foundation

/// The result of a finished program.
package struct SubprocessResult: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String
}

package enum Subprocess {
  /// A program that ran longer than its limit, and was ended with the programs that it started.
  package struct TookTooLong: Error, CustomStringConvertible {
    package let description: String
  }

  /// Variables of the test process that its children do not get. Packages of tests are built as by users: SwiftPM
  /// refuses warnings as errors in a dependency, plugins are there, and hashes differ from run to run.
  private static let ownVariables: Set<String> = [
    "STYLESPEC_STRICT", "STYLESPEC_PLUGINS", "SWIFT_DETERMINISTIC_HASHING",
  ]

  /// The environment of child processes.
  package static func environment(adding variables: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { !ownVariables.contains($0.key) }.merging(variables) { _, new in new }
  }

  /// Runs a program to its end. `input` is what it reads from standard input; without it, nothing.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: String? = nil,
    input: String = "",
    environment: [String: String] = [:],
    limit: Duration = Watchdog.usualLimit
  ) throws -> SubprocessResult {
    let streams = try TemporaryFolder("streams")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = Self.environment(adding: environment)
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, unlike pipes, do not fill up while nothing reads them.
    process.standardInput = try FileHandle(forReadingAtPath: streams.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingAtPath: streams.write("", to: "output"))
    process.standardError = try FileHandle(forWritingAtPath: streams.write("", to: "errors"))
    try process.run()
    let watchdog = Watchdog(process: process.processIdentifier, limit: limit)
    process.waitUntilExit()
    let (output, errors) = (try streams.read("output"), try streams.read("errors"))
    if watchdog.stop() {
      let command = ([program] + arguments).joined(separator: " ")
      throw TookTooLong(description: "`\(command)` ran longer than \(limit) and printed:\n\(output)\n\(errors)")
    }
    return SubprocessResult(status: process.terminationStatus, output: output, errors: errors)
  }
}
