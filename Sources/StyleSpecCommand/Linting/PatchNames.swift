internal import TokenWorkspace
internal import TokenLint
internal import TokenSystem

/// The names of a file in a patch, as `git apply` and `patch -p1` read them.
struct PatchNames {
  /// Before and after the change, quoted where they have to be.
  let old: String
  let new: String

  /// A path from the folder that the patch is applied in; `labels` are written before it, usually `a/` and `b/`.
  init(path: String, labels: (old: String, new: String) = ("a/", "b/")) {
    old = Self.quoted(labels.old + path)
    new = Self.quoted(labels.new + path)
  }

  /// As git's `quote_c_style` does: in double quotes, with escapes of C, if a byte asks for it.
  private static func quoted(_ name: String) -> String {
    let escapes: [UInt8: String] = [
      0x07: "\\a", 0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0B: "\\v", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"",
      0x5C: "\\\\",
    ]
    var isPlain = true
    var text = ""
    for byte in name.utf8 {
      if let escape = escapes[byte] {
        isPlain = false
        text += escape
      } else if (0x20..<0x7F).contains(byte) {
        text += String(Unicode.Scalar(byte))
      } else {
        isPlain = false
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    // A plain name with a space in it ends at a tab only.
    return isPlain ? (name.contains(" ") ? name + "\t" : name) : "\"\(text)\""
  }
}

/// Names files in patches, relative to a folder.
///
/// A patch without `diff --git` counts from the folder that it is applied in, as `git apply` has it. Then git guesses
/// how many folders to strip: if a path starts like the path of the working folder in the repository, git strips that.
/// Labels that equal this path make the guess right.
struct PatchFolder {
  private let workingFolder: String
  private let prefix: String

  /// `workingFolder` is an absolute path without links, and `prefix` the folder's path in its repository, with a slash
  /// at its end.
  init(workingFolder: String = CanonicalPath.of("."), prefix: String = CanonicalPath.prefixInRepository()) {
    self.workingFolder = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    self.prefix = prefix
  }

  /// The names of files in one patch; and those that lie elsewhere, under their absolute paths, which no tool applies
  /// from here. Throws for a name with a line break, which no patch can hold.
  func names(of paths: [String]) throws(FileError) -> (names: [PatchNames], outside: [String]) {
    for path in paths where path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      throw FileError(path: path, problem: "has a line break in its name, which no patch can hold; rename it")
    }
    let places = paths.map { path in
      let place = CanonicalPath.of(path)
      return place.hasPrefix(workingFolder) ? String(place.dropFirst(workingFolder.count)) : place
    }
    let isGuessedWrong = !prefix.isEmpty && places.contains { $0.hasPrefix(prefix) }
    let labels = isGuessedWrong ? (prefix, prefix) : ("a/", "b/")
    let names = places.map { PatchNames(path: $0, labels: $0.hasPrefix("/") ? ("", "") : labels) }
    return (names, places.filter { $0.hasPrefix("/") })
  }
}
