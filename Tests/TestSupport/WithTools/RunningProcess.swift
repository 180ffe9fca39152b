internal import Foundation

/// A program that runs until it is told to stop, at the latest until the value is destroyed.
package final class RunningProcess {
  /// A timeout.
  package struct NoAnswer: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  private let process = Process()
  private let watchdog: Watchdog
  private let output = Pipe()
  private let streams: TemporaryFolder
  private var unread: [UInt8] = []

  package init(_ program: String, _ arguments: [String], in folder: String) throws {
    streams = try TemporaryFolder("streams")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Subprocess.environment()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingAtPath: streams.write("", to: "errors"))
    try process.run()
    watchdog = Watchdog(process: process.processIdentifier)
  }

  deinit {
    _ = watchdog.stop()
    guard process.isRunning else { return }
    // Including its children.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The standard error so far.
  package var errors: String {
    get throws { try streams.read("errors") }
  }

  package var isRunning: Bool { process.isRunning }

  package func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// The next line of standard output, without its end.
  package func nextLine(within limit: Duration = .seconds(120)) throws -> String {
    guard hasLine(within: limit), let end = lineEnd else {
      throw NoAnswer("no line within \(limit); on standard error: \(try errors)")
    }
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self)
  }

  /// Whether a line arrives in time. `nextLine` still returns it.
  package func hasLine(within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while lineEnd == nil { guard readMore(until: deadline) else { return false } }
    return true
  }

  private var lineEnd: Int? { unread.firstIndex(of: UInt8(ascii: "\n")) }

  /// Waits for the end of the program, and gives its status; -1 after a signal that it did not handle.
  package func end(within limit: Duration = .seconds(120)) throws -> Int32 {
    let deadline = ContinuousClock.now + limit
    while readMore(until: deadline) {}
    guard ContinuousClock.now < deadline else { throw NoAnswer("still running after \(limit)") }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let rest = max(0, (deadline - .now) / .milliseconds(1))
    guard poll(&entry, 1, Int32(rest.rounded(.up))) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &buffer, buffer.count)
    unread += buffer.prefix(max(0, count))
    return count > 0
  }
}
