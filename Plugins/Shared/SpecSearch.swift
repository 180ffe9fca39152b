import Foundation

/// Finds the specs of a target, and what they may include.
///
/// A plugin cannot import a library, and cannot read YAML while a build is planned; so files are known by their names.
struct SpecSearch {
  /// The ending of a file that is a spec wherever it stands in a target.
  static let specEndings = [".stylespec.yaml", ".stylespec.yml"]
  /// The endings of files that a spec may include.
  static let inputEndings = [".yaml", ".yml", ".json"]
  /// A file in a target's folder that names further specs.
  static let listName = "StyleSpecBuild.json"

  /// Whether a file is a spec by its name. `.stylespec.yaml` alone is the linter's configuration.
  static func isSpec(_ url: URL) -> Bool {
    specEndings.contains { url.lastPathComponent.hasSuffix($0) && url.lastPathComponent != $0 }
  }

  /// A spec's name without its ending.
  static func stem(of spec: URL) -> String {
    let name = spec.lastPathComponent
    let ending = (specEndings + inputEndings).first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The specs that the list in a target's folder names, as paths relative to the package's folder; none without a list.
  static func listed(in targetFolder: URL, of package: URL) throws -> [URL] {
    let list = targetFolder.appendingPathComponent(listName)
    guard let data = FileManager.default.contents(atPath: list.path) else { return [] }
    guard let names = try? JSONDecoder().decode([String: [String]].self, from: data), let specs = names["specs"],
      names.count == 1
    else {
      throw SearchError(
        description: "\(list.path): error: a list of specs looks like { \"specs\": [\"tokens/brand.yaml\"] }"
      )
    }
    return try specs.map { name in
      let spec = package.appendingPathComponent(name).standardizedFileURL
      guard FileManager.default.fileExists(atPath: spec.path) else {
        throw SearchError(
          description: "\(list.path): error: there is no file '\(name)' in the package's folder, to which paths are relative"
        )
      }
      return spec
    }
  }

  /// Every file below a spec's folder that an include could name. Hidden files are passed over; linked folders are not
  /// entered.
  static func inputs(beside spec: URL) -> [URL] {
    let folder = spec.deletingLastPathComponent()
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      inputEndings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.contains("/.")
    }.sorted().map { folder.appendingPathComponent($0) }
  }
}

/// Why the specs of a target cannot be told.
struct SearchError: Error, CustomStringConvertible {
  let description: String
}
