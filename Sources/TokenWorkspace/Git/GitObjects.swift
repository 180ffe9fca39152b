internal import TokenSystem

/// Files and folders of revisions, through one `git cat-file`.
///
/// Only git itself reads all forms of repositories correctly: packed, bare, linked work trees, partial clones.
final class GitObjects {
  /// The object that a name refers to.
  enum Object {
    case file([UInt8])
    case folder([GitTreeEntry])
    /// A commit or a tag.
    case other(String)
    /// No object, or a symbolic link to nothing.
    case missing
  }

  private let process: ChildProcess
  /// The user's argument, for messages.
  private let path: String

  /// Starts git. `path` is the subject of errors.
  init(reportedAs path: String) throws(FileError) {
    self.path = path
    do {
      process = try ChildProcess(
        "git",
        ["cat-file", "--batch", "--follow-symlinks"],
        // A clone that fetches what is missing must not wait for a password.
        adding: ["GIT_TERMINAL_PROMPT": "0"]
      )
    } catch {
      let reason =
        error.isMissingProgram ? "git is not installed, or not in PATH" : "git does not start: \(error.reason)"
      throw FileError(path: path, problem: "cannot be read: \(reason)")
    }
  }

  /// The object with a name such as `HEAD~1:tokens`; of a file, at most one byte more than the compiler reads. Throws
  /// with git's own message if git fails.
  func object(named name: String) throws(FileError) -> Object {
    guard !name.utf8.contains(UInt8(ascii: "\n")) else {
      throw FileError(path: path, problem: "git cannot look up a name with a line feed")
    }
    guard process.write(Array(name.utf8) + [UInt8(ascii: "\n")]), let header = process.readLine() else {
      throw failure()
    }
    let words = header.split(separator: UInt8(ascii: " "))
    // `<id> <type> <size>`, then the content; `<name> missing`; `dangling <size>`, then the name, and the like.
    guard let size = words.last.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }), size >= 0 else {
      return .missing
    }
    guard let content = process.read(size, limit: SpecLoader.maximumBytes), process.readLine() != nil else {
      throw failure()
    }
    guard words.count == 3 else { return .missing }
    switch String(decoding: words[1], as: UTF8.self) {
    case "blob": return .file(content)
    case "tree": return .folder(GitTreeEntry.all(in: content, idLength: words[0].count / 2))
    case let type: return .other(type)
    }
  }

  private func failure() -> FileError {
    let lines = process.complaint().split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst("fatal: ".count) ?? lines.first
    return FileError(path: path, problem: "git cannot read it: \(reason ?? "it ended without an answer")")
  }
}

/// An entry of a folder of a revision.
struct GitTreeEntry {
  let name: String
  let isFolder: Bool
  /// A submodule, which is another repository.
  let isSubmodule: Bool

  /// Reads the content of a tree object: repeated `<mode> <name>`, a zero byte and the binary ID. Content of another
  /// form ends the list.
  static func all(in content: [UInt8], idLength: Int) -> [GitTreeEntry] {
    var entries: [GitTreeEntry] = []
    var rest = content[...]
    while let end = rest.firstIndex(of: 0), let space = rest[..<end].firstIndex(of: UInt8(ascii: " ")) {
      let mode = String(decoding: rest[..<space], as: UTF8.self)
      let name = String(decoding: rest[(space + 1)..<end], as: UTF8.self)
      entries.append(GitTreeEntry(name: name, isFolder: mode == "40000", isSubmodule: mode == "160000"))
      rest = rest[(end + 1)...].dropFirst(idLength)
    }
    return entries
  }
}
