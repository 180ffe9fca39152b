#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system says of a path. A link is not followed.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case folder, link
    /// A plain file, or anything else that has no paths below it.
    case file
  }

  /// Which of the things that ever stood at the path: another one after a file was replaced.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
    let mode: UInt32
  }

  /// Seconds and nanoseconds since 1970.
  struct Time: Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  let kind: Kind
  let identity: Identity
  /// In bytes.
  let size: Int64
  /// When the content changed.
  let modified: Time
  /// When the content, the permissions or the name changed.
  let changed: Time

  /// Nil when nothing is at the path, or nobody may know.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .file
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      mode: UInt32(status.st_mode)
    )
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}

extension FileStatus.Time {
  init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
