/// Paths as text. Nothing here asks the disk.
public enum PathText {
  /// The same path without `.`, without empty parts, and without `..` where a folder stands before it.
  public static func normalized(_ path: String) -> String {
    let parts = parts(of: path)
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? (path.isEmpty ? "" : ".") : parts.joined(separator: "/")
  }

  /// The folder of a file, with a slash at its end; empty for a file of the working folder.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// A path that counts from a folder, which is empty or ends in a slash. An absolute path stays.
  public static func joined(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + path)
  }

  /// A path as it is seen from a folder, with `..` where it leads out of it. The path itself where the two have no
  /// beginning in common that is known: an absolute path and a relative folder, or a folder above an unknown one.
  public static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return normalized(path) }
    let parts = parts(of: path)
    let above = self.parts(of: folder)
    let shared = zip(parts, above).prefix { $0 == $1 }.count
    guard !above[shared...].contains("..") else { return normalized(path) }
    let steps = above[shared...].map { _ in ".." } + parts[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A pattern of paths as `relative` writes paths: without `./` at its start.
  public static func pattern(_ text: String) -> String { text.hasPrefix("./") ? String(text.dropFirst(2)) : text }

  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = String(decoding: part, as: UTF8.self)
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !path.hasPrefix("/") {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return parts
  }
}
