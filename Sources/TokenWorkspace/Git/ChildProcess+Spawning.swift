#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension ChildProcess {
  typealias Ends = (reading: Int32, writing: Int32)

  /// Pipes that no other program inherits.
  static func pipes(count: Int) throws(StartError) -> [Ends] {
    var pipes: [Ends] = []
    for _ in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let error = StartError(number: errno)
        for (reading, writing) in pipes { _ = (close(reading), close(writing)) }
        throw error
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append((ends[0], ends[1]))
    }
    return pipes
  }

  /// Starts a program from `PATH`; `descriptors` become its standard streams.
  static func spawn(
    _ arguments: [String],
    environment: [String],
    descriptors: [Int32]
  ) throws(StartError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(truncatingIfNeeded: number))
    }
    var id: pid_t = 0
    let result = withCStrings(arguments) { arguments in
      guard let program = arguments[0] else { return ENOMEM }
      return withCStrings(environment) { posix_spawnp(&id, program, &actions, nil, arguments, $0) }
    }
    guard result == 0 else { throw StartError(number: result) }
    return id
  }

  /// The strings as a C array with a null pointer at its end.
  private static func withCStrings(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
