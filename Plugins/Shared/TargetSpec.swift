import Foundation

/// A spec of a target, and what it may include.
///
/// A plugin cannot import a library, and cannot read YAML while a build is planned; so files are known by their names.
struct TargetSpec {
  /// The ending of a file that is a spec wherever it stands in a target.
  private static let specEndings = [".stylespec.yaml", ".stylespec.yml"]
  /// The endings of files that a spec may include.
  static let inputEndings = [".yaml", ".yml", ".json"]

  /// The file in the target.
  let member: URL
  /// The spec: the file in the target, or what that leads to if it is a symbolic link. So targets share a spec, and a folder of
  /// specs may lie outside all of them.
  let spec: URL

  /// Nil for a file that is no spec by its name. `.stylespec.yaml` alone is the linter's configuration.
  private init?(_ member: URL) {
    let name = member.lastPathComponent
    guard Self.specEndings.contains(where: { name.hasSuffix($0) && name != $0 }) else { return nil }
    self.member = member
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: member.path)) != nil
    spec = isLink ? member.resolvingSymlinksInPath() : member
  }

  /// The specs among the files of a target, by name.
  static func specs(among files: [URL]) -> [TargetSpec] {
    files.sorted { $0.path < $1.path }.compactMap(TargetSpec.init)
  }

  /// A spec's name without its ending.
  var stem: String {
    let name = member.lastPathComponent
    let ending = Self.specEndings.first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The specs, their links, and every file below their folders that an include could name. Hidden files are passed over, and so
  /// are links that lead out of the folder; linked folders are not entered.
  static func inputs(of specs: [TargetSpec]) -> Set<URL> {
    let folders = Set(specs.map { $0.spec.deletingLastPathComponent() })
    return Set(specs.flatMap { [$0.member, $0.spec] } + folders.flatMap(includable))
  }

  private static func includable(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { name in
      inputEndings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.contains("/.")
    }.map { folder.appendingPathComponent($0) }
    let real = folder.resolvingSymlinksInPath().path + "/"
    return files.filter { $0.resolvingSymlinksInPath().path.hasPrefix(real) }
  }
}
