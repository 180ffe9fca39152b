import Foundation

/// The built program, as a shell runs it.
enum BuiltShop {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it with files in place of standard output and standard error.
  static func run(_ arguments: [String]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop 商店 \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = process(arguments, environment: [:])
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Runs it on a terminal, and interrupts it as soon as some text was shown.
  static func runOnTerminal(
    _ arguments: [String],
    environment: [String: String],
    interruptAt text: String? = nil
  ) throws -> Result {
    let (screen, program) = try pseudoTerminal()
    let process = process(arguments, environment: environment)
    process.standardOutput = program
    try withoutBlockedSignals { try process.run() }
    try program.close()
    var shown = Data()
    var bytes = [UInt8](repeating: 0, count: 4096)
    // After the other side is closed, systems report an end or an error.
    while case let count = read(screen.fileDescriptor, &bytes, bytes.count), count > 0 {
      shown += bytes.prefix(count)
      if let text, shown.range(of: Data(text.utf8)) != nil { process.interrupt() }
    }
    process.waitUntilExit()
    // The terminal writes a carriage return before each line feed.
    let output = String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
    return Result(status: process.terminationStatus, output: output, errors: "")
  }

  /// Tests run on threads that block signals. Programs inherit that, and could not be interrupted.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }

  private static func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    // Beside the tests; on macOS, beside the bundle that they are in.
    let tests = [URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
    let programs = tests.map { $0.deletingLastPathComponent().appendingPathComponent("shop") }
    process.executableURL = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
    process.arguments = arguments
    let own = ProcessInfo.processInfo.environment.filter { !["NO_COLOR", "COLORTERM", "TERM"].contains($0.key) }
    process.environment = own.merging(environment) { _, new in new }
    return process
  }

  /// Both sides of a new terminal: the side that a person sees, and the side that a program writes to.
  private static func pseudoTerminal() throws -> (screen: FileHandle, program: FileHandle) {
    var (screen, program) = (Int32(-1), Int32(-1))
    guard openpty(&screen, &program, nil, nil, nil) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return (FileHandle(fileDescriptor: screen, closeOnDealloc: true), FileHandle(fileDescriptor: program))
  }
}
