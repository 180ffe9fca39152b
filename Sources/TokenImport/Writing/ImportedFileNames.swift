internal import TokenEmit
internal import TokenModel

/// The names of the files of sets, and of the sets in a resolver document.
struct ImportedFileNames {
  /// By the index of a set; nil for a set without tokens, which has no file.
  let files: [String?]
  /// By the index of a set.
  let sets: [String]

  init(_ system: ImportedSystem) {
    // Some file systems ignore case.
    var paths = UniqueNames(comparedBy: OutputPath.folded, separatedBy: "-")
    var names = UniqueNames(separatedBy: "-")
    var files: [String?] = []
    var sets: [String] = []
    for set in system.sets {
      let parts = set.name.split(separator: "/").map(Self.plain)
      let path = paths.make(parts.isEmpty ? "set" : parts.joined(separator: "/"))
      files.append(set.tokens.isEmpty ? nil : path + Self.ending)
      sets.append(names.make(path.replacing("/", with: "-")))
    }
    (self.files, self.sets) = (files, sets)
  }

  private static let ending = ".tokens.json"

  /// A name that every file system has, and that a reference has without escapes: letters, digits, `-` and `_`.
  private static func plain(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isDigit = ("0"..."9").contains(scalar)
      return isDigit || scalar.properties.isAlphabetic || "-_".unicodeScalars.contains(scalar) ? scalar : "-"
    }
    return OutputPath.name(like: String(String.UnicodeScalarView(scalars)), ending: ending, room: "-1000".utf8.count)
  }
}
