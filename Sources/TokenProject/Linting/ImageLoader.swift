package import TokenLint
internal import TokenSystem

/// Reads the images of emoji.
package enum ImageLoader {
  /// The images of the disk, by paths from the working folder.
  package static var files: ImageFiles {
    ImageFiles(file: file) { folder in (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? [] }
  }

  /// The file at a path. A pipe is not read, since that could take forever.
  private static func file(at path: String) -> ImageFile {
    guard case .file? = FileSystem.kind(of: path, followsLinks: true) else { return .missing }
    do throws(FileError) {
      // One byte more than is looked at, so that a file that is too large is seen to be.
      return ImageFile(try FileDescriptor.reading(path).readAll(limit: ImageFile.maximumBytes + 1))
    } catch {
      return .unreadable(error.problem)
    }
  }
}
