import Foundation

/// A spec of a target, and the files that it may include.
///
/// A plugin cannot import a library, and cannot read YAML while a build is planned, so it recognizes files by their
/// names.
struct TargetSpec {
  /// The endings of files that are specs, at any depth of a target.
  private static let specEndings = [".stylespec.yaml", ".stylespec.yml", ".stylespec.json"]
  /// The endings of files that a spec may include.
  static let inputEndings = [".yaml", ".yml", ".json", ".tokens"]

  /// The file in the target.
  let member: URL
  /// The spec: the file in the target, or its destination if it is a symbolic link. So targets can share a spec, and a
  /// folder of specs may be outside of them.
  let spec: URL

  /// Nil for a file whose name is not that of a spec. `.stylespec.yaml` without a stem is the linter's configuration.
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

  /// The files of a folder, at any depth; a file itself.
  static func files(at member: URL) -> [URL] {
    guard (try? member.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { return [member] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: member.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.map { member.appendingPathComponent($0) }
  }

  /// A spec's name without its ending.
  var stem: String {
    let name = member.lastPathComponent
    let ending = Self.specEndings.first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The specs, their links, and every file below their folders that an include could name. Hidden files are skipped,
  /// and so are links that lead out of the folder; linked folders are not entered.
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
