#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

enum Folder {
  /// Makes a folder and those above it that are missing; one that is there already is fine.
  static func create(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .system("the folder cannot be made", path: path)
    }
  }
}
