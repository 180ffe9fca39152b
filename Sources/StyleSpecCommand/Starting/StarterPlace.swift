internal import ArgumentParser
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

/// The location of a new spec, and what is around it.
struct StarterPlace {
  private let path: String
  /// The absolute path.
  private let place: String
  /// The folder of the Swift package around it, with a slash at its end; nil outside of packages.
  private let package: String?

  /// Throws for a path that cannot be a spec, or that no command would find again.
  static func validate(_ path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if path.isEmpty || path.hasSuffix("/") || name == "." || name == ".." {
      throw ValidationError("'\(path)' is not a file name.")
    }
    if name == LintLoader.configurationName {
      throw ValidationError("'\(name)' is the name of a configuration; write a name before it, such as App\(name).")
    }
    if let hidden = path.split(separator: "/").first(where: { $0.hasPrefix(".") && $0 != "." && $0 != ".." }) {
      throw ValidationError("'\(hidden)' is hidden, and hidden files and folders are skipped; name another path.")
    }
    if !name.hasSuffix(".yaml") && !name.hasSuffix(".yml") {
      let stem = name.prefix { $0 != "." }
      throw ValidationError("The starter spec is in YAML; name a file that ends in .yaml, such as \(stem).yaml.")
    }
  }

  init(_ path: String) {
    self.path = path
    place = CanonicalPath.of(path)
    package = ProjectSpecs.packageFolder(around: place)
  }

  /// Whether the build of a package compiles the spec.
  var isBuilt: Bool {
    package != nil && PackageSpecs.isSpec(named: String(place.split(separator: "/").last ?? ""))
  }

  /// The path of the schema for editors.
  var schemaPath: String { PathText.folder(of: path) + SpecSchemaFile.name }

  /// The path of a Swift file for the spec's target; nil if the target has one, or the spec is not in a target.
  var missingSource: String? {
    guard isBuilt, let target else { return nil }
    let isSwift = { (name: String) in name.hasSuffix(".swift") }
    guard !LintLoader.hasFile(in: target + "/", where: isSwift) else { return nil }
    let module = target.split(separator: "/").last.map(String.init) ?? "Styles"
    let here = CanonicalPath.of(".")
    return PathText.relative("\(target)/\(module).swift", to: here)
  }

  /// The absolute path of the target's folder.
  private var target: String? {
    guard let package else { return nil }
    let module = ProjectSpecs.module(of: place, inPackage: package)
    return module.isEmpty ? nil : package + module
  }

  /// The name of a catalog whose user gives none.
  var usualName: String {
    guard isBuilt, let module = target?.split(separator: "/").last else { return "Brand" }
    return SwiftName.proposal(for: module + "Styles")
  }

  /// The reason why a valid name is not free here; nil for a free one.
  func problem(with name: String) -> String? {
    if isBuilt, let module = target?.split(separator: "/").last, module == name {
      return "'\(name)' is the name of the module, so it cannot name a catalog in it"
    }
    return takenNames.contains(name.lowercased()) ? "'\(name)' is the name of another catalog here" : nil
  }

  /// A free name that starts with another one.
  func freeName(like name: String) -> String {
    var proposal = name + "Styles"
    var number = 1
    while problem(with: proposal) != nil {
      number += 1
      proposal = "\(name)Styles\(number)"
    }
    return proposal
  }

  /// The names of the catalogs that are compiled together with the new one, in lowercase.
  private var takenNames: Set<String> {
    let folder = isBuilt ? target : PathText.folder(of: place).dropLast().description
    guard let folder, FileSystem.isFolder(folder), let inputs = try? SpecLoader.load([folder]) else { return [] }
    return Set(Compiler.compile(inputs, include: SpecLoader.include).catalogs.map { $0.name.value.lowercased() })
  }

  /// A command that works as it is printed, once the spec is written.
  var nextCommand: String {
    if isBuilt { return "swift build" }
    let found = try? ChosenSpecs([]).load().contains { CanonicalPath.of($0.file.path) == place }
    return "\(Self.tool) compile" + (found == true ? "" : " \(Self.quoted(path))")
  }

  /// The tool as its user started it.
  private static var tool: String {
    let name = CommandLine.arguments.first ?? ""
    return name.contains("/") ? quoted(name) : "stylespec"
  }

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let path = path.hasPrefix("-") ? "./" + path : path
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789_./-".unicodeScalars.contains(scalar)
    }
    if isPlain { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
