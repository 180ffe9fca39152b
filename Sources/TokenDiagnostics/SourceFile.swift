/// One input as it was read: the name that users see, and its bytes.
public struct SourceFile: Sendable, Hashable {
  /// The path as the user wrote it; diagnostics print it unchanged.
  public let path: String
  /// The whole content, unchanged: no line end is converted and no byte order mark removed.
  public let bytes: [UInt8]
  /// Where the file really lies; nil for what is no file on the disk, and where nobody asks.
  public let place: FilePlace?

  /// A file from its bytes.
  public init(path: String, bytes: [UInt8], place: FilePlace? = nil) {
    self.path = path
    self.bytes = bytes
    self.place = place
  }

  /// A file from a text, which becomes UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether the content starts with the UTF-8 byte order mark, which no column counts.
  public var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

/// The place of a file in the list that one run works on.
public struct SourceFileID: Sendable, Hashable, Comparable {
  /// The index in the list of files, from 0.
  public let index: Int

  /// The ID of the file at an index.
  public init(index: Int) {
    self.index = index
  }

  /// By the order of the list.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Where a file really lies, behind all symbolic links. Paths are absolute.
public struct FilePlace: Sendable, Hashable {
  /// The file that the path leads to.
  public let file: String
  /// The folder of the path itself, which is another one when the file is a link.
  public let folder: String

  /// A place from its paths; nothing is checked.
  public init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// The folder that the file lies in.
  public var fileFolder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Whether the file lies in a folder, at any depth.
  public func isInside(_ folder: String) -> Bool {
    file.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
