/// The status of a path. A link is not followed.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case folder, link
    /// A regular file, or anything else without paths below it.
    case file
  }

  /// Identifies the file at the path: a replaced file has another identity.
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
}
