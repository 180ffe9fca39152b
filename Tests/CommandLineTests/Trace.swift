#if os(Linux)
  import Foundation
  import Testing
  import TestSupport

  /// The system calls of a program, recorded by strace.
  struct Trace {
    /// A call that names a file.
    struct FileCall {
      let name: String
      let path: String
      let flags: Substring

      var opensForReading: Bool { name.hasPrefix("open") && flags.contains("O_RDONLY") }
    }

    /// Files of the system: the loader's, the Swift runtime's, and the folder of the program, which the loader
    /// searches, too.
    private let system: [String]
    /// One for each call, such as `openat(AT_FDCWD, "a.yaml", O_RDONLY|O_CLOEXEC) = 3`.
    let lines: [Substring]

    /// Whether this machine has strace and allows it.
    static let isPossible = (try? Subprocess.run("strace", ["-o", "/dev/null", "true"]).status) == 0

    init(of program: String, _ arguments: [String], in folder: TemporaryFolder) throws {
      let log = try TemporaryFolder("trace")
      let calls = "trace=%file,%network,%process,clock_gettime,gettimeofday,time"
      let options = ["-f", "-qq", "-e", calls, "-e", "signal=none", "-o", log.path + "/log"]
      let environment = ["-i", "HOME=\(folder.path)", "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
      let command = environment + ["strace"] + options + [program] + arguments
      let result = try Subprocess.run("env", command, in: folder.path)
      #expect(result.errors == "")
      #expect(result.status == 0)
      let own = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent().path
      system =
        ["/lib/", "/lib64/", "/usr/lib/", "/etc/ld.so.", "/proc/self/", "/sys/devices/system/cpu", own]
        + (try Self.runtimeFolders(of: program))
      lines = try log.read("log").split(separator: "\n").map { $0.drop { !$0.isLetter } }
    }

    /// The names of the calls, each once.
    var names: Set<Substring> { Set(lines.map { $0.prefix { $0 != "(" } }) }

    /// The calls that name a file outside of the system, in order.
    var ownFiles: [FileCall] {
      lines.compactMap(Self.fileCall).filter { call in !system.contains { call.path.hasPrefix($0) } }
    }

    /// The folders where the Swift runtime is and searches for its helpers.
    private static func runtimeFolders(of program: String) throws -> [String] {
      let libraries = try Subprocess.run("ldd", [program]).output
      let match = try #require(libraries.firstMatch(of: #/=> (.*)\/lib\/swift\/linux\/libswiftCore\.so/#))
      return ["\(match.output.1)/lib/swift/", "\(match.output.1)/libexec/swift/"]
    }

    private static func fileCall(_ line: Substring) -> FileCall? {
      guard let match = line.prefixMatch(of: #/(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)+)"(.*)/#) else { return nil }
      return FileCall(name: String(match.output.1), path: unescaped(match.output.2), flags: match.output.3)
    }

    /// strace writes bytes beyond ASCII as `\351`.
    private static func unescaped(_ text: Substring) -> String {
      var bytes: [UInt8] = []
      var rest = text.utf8
      while let byte = rest.popFirst() {
        let digits = rest.prefix(3)
        if byte == UInt8(ascii: "\\"), let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
          bytes.append(code)
          rest.removeFirst(3)
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
