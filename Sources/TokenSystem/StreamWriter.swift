/// Writes to open descriptors.
enum StreamWriter {
  /// Writes all bytes, or as many as are wanted: a reader that stops, or that closed the stream from the start, wants
  /// no more. Throws if they cannot be written for another reason.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32, reportedAs path: String) throws(FileError) {
    let error = System.withoutBrokenPipeSignal { write(bytes, to: descriptor) }
    guard error != 0, error != System.noReader, error != System.badDescriptor else { return }
    System.lastError = error
    throw .system("cannot be written", path: path)
  }

  /// Writes all bytes; returns the system's error number, or 0. ``System/lastError`` is the same.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
    bytes.withContiguousStorageIfAvailable { writeBuffer($0, to: descriptor) }
      ?? Array(bytes).withUnsafeBufferPointer { writeBuffer($0, to: descriptor) }
  }

  private static func writeBuffer(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
      let count = System.writeBytes(part, to: descriptor)
      guard count > 0 else { return System.lastError }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
