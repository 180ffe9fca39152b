public import TokenSystem

/// What is piped into a tool.
public enum StandardInput {
  /// Everything up to the end, and then the input is closed; of more than 64 MiB, a little more than that.
  public static func read() throws(FileError) -> [UInt8] {
    try FileDescriptor(standardInputNamed: "<stdin>").readAll(limit: SpecLoader.maximumBytes)
  }
}
