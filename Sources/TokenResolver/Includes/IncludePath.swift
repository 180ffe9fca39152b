/// The path of a file, relative to the folder of the root that includes it.
struct IncludePath: Hashable {
  /// The components, without `.` and `..`.
  let components: [String]

  /// A path relative to this file; nil if it leads out of the root's folder, is absolute, or does not name a file.
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

  /// The path for reading, given the path of the root file.
  func path(besides root: String) -> String {
    let folder = root.lastIndex(of: "/").map { root[...$0] } ?? ""
    return folder + components.joined(separator: "/")
  }
}
