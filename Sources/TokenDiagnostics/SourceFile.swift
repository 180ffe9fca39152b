/// An input file as it was read: the path that users see, and its bytes.
package struct SourceFile: Sendable, Hashable {
  /// The path as the user wrote it; diagnostics print it unchanged.
  package let path: String
  /// The whole content, unchanged: with its line ends and its byte order mark.
  package let bytes: [UInt8]
  /// The resolved location of the file; nil for a file that is not on the disk, and if the location is not needed.
  package let place: FilePlace?

  /// Creates a file from its bytes.
  package init(path: String, bytes: [UInt8], place: FilePlace? = nil) {
    self.path = path
    self.bytes = bytes
    self.place = place
  }

  /// Creates a file from a text, encoded as UTF-8.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether the content starts with the UTF-8 byte order mark, which columns do not count.
  package var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

/// Identifies a file by its index in the list of one run.
@usableFromInline
package struct SourceFileID: Sendable, Hashable, Comparable {
  /// 32 bits, because there are hundreds of thousands of ranges, which have an ID each.
  @usableFromInline let number: UInt32

  /// The index in the list of files, from 0.
  @inlinable package var index: Int { Int(number) }

  /// Creates the ID of the file at an index. An index that no list has, such as -1, is that of no file.
  @inlinable
  package init(index: Int) {
    number = UInt32(exactly: index) ?? .max
  }

  /// The order of the list.
  @inlinable
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The location of a file after all symbolic links are resolved. Paths are absolute.
package struct FilePlace: Sendable, Hashable {
  /// The path of the file.
  package let file: String
  /// The folder of the path before the file itself is resolved: another folder if the file is a link.
  package let folder: String

  /// Creates a location from its paths; nothing is checked.
  package init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// The folder of the file.
  package var fileFolder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Whether the file is in a folder, at any depth.
  package func isInside(_ folder: String) -> Bool {
    file.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
