#if canImport(CPango)
  internal import Synchronization

  /// Lets one thread at a time use cairo's fonts, in the whole process.
  ///
  /// Cairo 1.16 keeps ten font files open, and closes one of them to open another. It checks without a lock whether
  /// that one is in use, so that a thread can lose a font that it has just begun to read. Every call that may read a
  /// font file needs this lock: making a scaled font, measuring, drawing and writing glyphs.
  enum CairoLock {
    private static let mutex = Mutex(())

    static func locked<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
      try mutex.withLock { (_) throws(Failure) in try body() }
    }
  }
#endif
