internal import TokenModel

/// The names of the files of sets, and of the sets in a resolver document.
struct ImportedFileNames {
  /// By the index of a set; nil for a set without tokens, which has no file.
  let files: [String?]
  /// By the index of a set.
  let sets: [String]

  init(_ system: ImportedSystem) {
    var taken: Swift.Set<String> = []
    var files: [String?] = []
    var sets: [String] = []
    for set in system.sets {
      let parts = set.name.split(separator: "/").map(Self.plain)
      let path = parts.isEmpty ? "set" : parts.joined(separator: "/")
      // Some file systems ignore case.
      var unique = path
      var number = 2
      while !taken.insert(unique.uppercased().lowercased()).inserted {
        unique = "\(path)-\(number)"
        number += 1
      }
      files.append(set.tokens.isEmpty ? nil : "\(unique).tokens.json")
      sets.append(unique.replacing("/", with: "-"))
    }
    self.files = files
    self.sets = Self.told(apart: sets)
  }

  /// A name that every file system has, and that a reference has without escapes: letters, digits, `-` and `_`.
  private static func plain(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.prefix(100).map { scalar -> Unicode.Scalar in
      let isDigit = ("0"..."9").contains(scalar)
      return isDigit || scalar.properties.isAlphabetic || "-_".unicodeScalars.contains(scalar) ? scalar : "-"
    }
    let name = String(String.UnicodeScalarView(scalars))
    return Self.devices.contains(name.lowercased()) ? name + "-" : name
  }

  /// Names of devices on Windows.
  private static let devices: Swift.Set<String> = ["con", "prn", "aux", "nul"]

  private static func told(apart names: [String]) -> [String] {
    var taken: Swift.Set<UTF8Name> = []
    return names.map { name in
      var unique = name
      var number = 2
      while !taken.insert(UTF8Name(unique)).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      return unique
    }
  }
}
