/// Operations on the text of paths. None of them reads the disk.
package enum PathText {
  /// The same path without `.`, without empty components, and without `..` after a folder.
  package static func normalized(_ path: String) -> String {
    let parts = parts(of: path)
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? (path.isEmpty ? "" : ".") : parts.joined(separator: "/")
  }

  /// The folder of a file, with a trailing slash; empty for a file in the working folder.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// A path relative to a folder, which is empty or ends in a slash. An absolute path stays as it is.
  package static func joined(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + path)
  }

  /// A path relative to a folder, with `..` where it leads out of the folder. The normalized path itself if no common
  /// folder is known: for an absolute path and a relative folder, or if the folder starts with `..`.
  package static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return normalized(path) }
    let parts = parts(of: path)
    let above = self.parts(of: folder)
    let shared = zip(parts, above).prefix { $0 == $1 }.count
    guard !above[shared...].contains("..") else { return normalized(path) }
    let steps = above[shared...].map { _ in ".." } + parts[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// An absolute path as messages show it: from an absolute folder if it is in that, otherwise as it is.
  package static func seen(_ path: String, from folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// A pattern without a leading `./`, as `relative` returns paths.
  package static func pattern(_ text: String) -> String { text.hasPrefix("./") ? String(text.dropFirst(2)) : text }

  /// The bytes of a text in which `%` and two hexadecimal digits stand for a byte; nil where `%` stands for none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func percentDecoded(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    return bytes
  }

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
