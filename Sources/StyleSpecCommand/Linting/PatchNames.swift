internal import TokenDiagnostics
internal import TokenWorkspace
internal import TokenLint
internal import TokenSystem

/// The names of a file in a patch, as `git apply` and `patch -p1` read them.
struct PatchNames {
  /// The lines before the changes of a file.
  let head: String

  /// A path from the root of a repository. The first line makes git count from there in any folder.
  init(pathInRepository path: String) {
    let (old, new) = (Self.quoted("a/" + path), Self.quoted("b/" + path))
    head = "diff --git \(old) \(new)\n--- \(Self.ended(old))\n+++ \(Self.ended(new))\n"
  }

  /// A path from the folder that the patch is applied in.
  init(path: String) {
    head = "--- \(Self.ended(Self.quoted("a/" + path)))\n+++ \(Self.ended(Self.quoted("b/" + path)))\n"
  }

  /// An absolute path, which no patch applies to.
  init(absolutePath path: String) {
    let name = Self.ended(Self.quoted(path))
    head = "--- \(name)\n+++ \(name)\n"
  }

  /// A plain name with a space in it ends at a tab only.
  private static func ended(_ name: String) -> String {
    name.hasPrefix("\"") || !name.contains(" ") ? name : name + "\t"
  }

  /// As git's `quote_c_style` does: in double quotes, with C escapes, if a byte requires it.
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
    return isPlain ? name : "\"\(text)\""
  }
}

/// Names files in patches: from the root of the working folder's repository, as `git diff` does; outside of
/// repositories, from the working folder.
struct PatchFolder {
  private let workingFolder: String
  private let repository: String?

  /// `workingFolder` is an absolute path without links, and `repository` the root of its repository, with a slash at
  /// its end.
  init(workingFolder: String = CanonicalPath.of("."), repository: String? = CanonicalPath.repositoryRoot()) {
    self.workingFolder = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    self.repository = repository
  }

  /// The names of files in one patch; and the absolute paths of those that a patch does not reach from here. Throws for
  /// a name with a line break, which no patch can hold.
  func names(of paths: [String]) throws(FileError) -> (names: [PatchNames], outside: [String]) {
    for path in paths where path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      throw FileError(path: path, problem: "has a line break in its name, which no patch can hold; rename it")
    }
    let places = paths.map { CanonicalPath.of($0) }
    return (places.map(names(ofFile:)), places.filter { !$0.hasPrefix(workingFolder) })
  }

  /// Prints a patch that changes files, which are in any order, and names those on the other stream that it does not
  /// reach from here.
  func print(from original: [SourceFile], to changed: [SourceFile]) throws {
    let (names, outside) = try names(of: changed.map(\.path))
    let before = Dictionary(original.map { ($0.path, $0.bytes) }) { first, _ in first }
    let patches = zip(names, changed).map { names, file in
      UnifiedDiff(names, from: before[file.path] ?? [], to: file.bytes).description
    }
    try Console.printResult(patches.joined())
    for path in outside {
      Console.printMessage("\(path): not in the folder you are in; the patch does not apply to it from here\n")
    }
  }

  private func names(ofFile place: String) -> PatchNames {
    if let repository, place.hasPrefix(repository) {
      return PatchNames(pathInRepository: String(place.dropFirst(repository.count)))
    }
    guard place.hasPrefix(workingFolder) else { return PatchNames(absolutePath: place) }
    return PatchNames(path: String(place.dropFirst(workingFolder.count)))
  }
}
