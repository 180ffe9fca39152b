#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that reads requests from its standard input and answers on its standard output. It runs as long as this
/// object lives.
///
/// No shell is used, and only reading an answer blocks. Two processes may live at the same time; each is for one
/// thread.
final class ChildProcess {
  /// The system's reason why a program does not start.
  struct StartError: Error {
    let number: Int32

    var isMissingProgram: Bool { number == ENOENT }
    var reason: String { String(cString: strerror(number)) }
  }

  private let id: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var answer: ArraySlice<UInt8> = []

  /// Starts a program from `PATH` in the working folder, with some variables added to the environment.
  init(_ program: String, _ arguments: [String], adding variables: [String: String]) throws(StartError) {
    let pipes = try Self.pipes(count: 3)
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
    let inherited = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
    defer { for descriptor in inherited { close(descriptor) } }
    // A program that writes more errors than a pipe holds must not block: they are read only at the end.
    _ = fcntl(pipes[2].writing, F_SETFL, O_NONBLOCK)
    let environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
    do {
      id = try Self.spawn([program] + arguments, environment: environment.map { "\($0)=\($1)" }, descriptors: inherited)
    } catch {
      for descriptor in [input, output, errors] { close(descriptor) }
      throw error
    }
  }

  deinit {
    // The program ends at the end of its input, or when its output is closed.
    for descriptor in [input, output, errors] { close(descriptor) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  }

  /// Sends a request; false if the program has ended.
  func write(_ bytes: [UInt8]) -> Bool {
    // Otherwise writing to a program that has ended would end this process.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(input, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The answer up to a line feed, which is removed; nil if the program ends before.
  func readLine() -> [UInt8]? {
    var line: [UInt8] = []
    while !answer.isEmpty || fill() {
      guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else {
        line += answer
        answer = []
        continue
      }
      line += answer[..<end]
      answer = answer[(end + 1)...]
      return line
    }
    return nil
  }

  /// Reads `count` bytes of the answer and returns at most `limit` of them; nil if the program ends before.
  func read(_ count: Int, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = count
    while rest > 0 {
      guard !answer.isEmpty || fill() else { return nil }
      let part = answer.prefix(rest)
      bytes += part.prefix(max(0, limit - bytes.count))
      answer = answer.dropFirst(part.count)
      rest -= part.count
    }
    return bytes
  }

  /// The standard error of the program, which has ended.
  func complaint() -> String {
    String(decoding: Self.readOnce(errors) ?? [], as: UTF8.self)
  }

  private func fill() -> Bool {
    guard let bytes = Self.readOnce(output) else { return false }
    answer = bytes[...]
    return true
  }

  /// Nil at the end.
  private static func readOnce(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer)
      if count < 0 && errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
