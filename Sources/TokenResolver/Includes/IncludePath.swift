/// The path of a file, relative to the folder of the root that includes it.
struct IncludePath: Hashable {
  /// Neither `.` nor `..` among them.
  let components: [String]

  /// A file beside or below another one's folder; nil when the path leads out of the root's folder, is absolute, or
  /// names no file.
  func appending(_ path: String) -> IncludePath? {
    if path.hasPrefix("/") || path.hasSuffix("/") || path.isEmpty { return nil }
    var result = Array(components.dropLast())
    for component in path.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": if result.popLast() == nil { return nil }
      default: result.append(String(component))
      }
    }
    return result.isEmpty ? nil : IncludePath(components: result)
  }

  /// The path for reading, given that of the root file.
  func path(besides root: String) -> String {
    let folder = root.lastIndex(of: "/").map { root[...$0] } ?? ""
    return folder + components.joined(separator: "/")
  }
}
