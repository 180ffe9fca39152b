#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// What happened in a watched folder.
  struct InotifyEvent {
    /// The number that the system gave the watch; -1 for what belongs to none.
    let watch: Int32
    /// What it happened to, in the folder; empty for the folder itself.
    let name: String
    private let mask: UInt32

    /// Takes the first event away from the bytes that the system gave; nil at their end.
    init?(readingFrom bytes: inout Slice<UnsafeRawBufferPointer>) {
      let headerSize = MemoryLayout<inotify_event>.size
      guard bytes.count >= headerSize else { return nil }
      let header = UnsafeRawBufferPointer(rebasing: bytes).loadUnaligned(as: inotify_event.self)
      bytes = bytes.dropFirst(headerSize)
      // The name is filled up with zeros.
      name = String(decoding: bytes.prefix(Int(header.len)).prefix { $0 != 0 }, as: UTF8.self)
      bytes = bytes.dropFirst(Int(header.len))
      watch = header.wd
      mask = header.mask
    }

    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
  }
#endif
