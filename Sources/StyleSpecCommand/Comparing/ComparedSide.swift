internal import TokenSystem
internal import TokenWorkspace

/// One side of a comparison, as the command line means it.
enum ComparedSide {
  /// A file, a folder, standard input, or a path in a revision.
  case named(String)
  /// The specs of the project, on the disk.
  case project(ProjectSpecs)
  /// The specs of the project in a revision of git.
  case revision(String, of: ProjectSpecs)

  /// The sides that the arguments of a command mean. Without a new version, it is the project on the disk; without any
  /// version, that is compared with its last commit. A revision without a path means the project in that revision.
  static func both(old: String?, new: String?) throws -> (old: ComparedSide, new: ComparedSide) {
    if let old, let new { return (try side(old), try side(new)) }
    let project = try ChosenSpecs.project(advice: "Name the two versions, OLD and NEW.")
    return (try old.map(side) ?? .revision("HEAD", of: project), .project(project))
  }

  /// The sides of some versions in their order; the last one is the project on the disk if only one is named.
  static func all(_ versions: [String]) throws -> [ComparedSide] {
    guard versions.count == 1 else { return try versions.map(side) }
    let sides = try both(old: versions[0], new: nil)
    return [sides.old, sides.new]
  }

  /// The version before that of some specs. A revision without a path means, for one spec that is named, the same path
  /// in it.
  static func before(_ specs: ChosenSpecs, named old: String) throws -> ComparedSide {
    guard specs.project == nil, specs.paths.count == 1, try SpecSource.isRevision(old) else { return try side(old) }
    return .named(SpecSource.name(of: specs.paths[0], in: old))
  }

  private static func side(_ argument: String) throws -> ComparedSide {
    guard try SpecSource.isRevision(argument) else { return .named(argument) }
    // Outside of any project, a revision has the specs at its root.
    return try ChosenSpecs.nearestProject().map { .revision(argument, of: $0) } ?? .named(argument + ":")
  }

  /// The side in messages and reports, as git would write it.
  var name: String {
    switch self {
    case .named(let name): name
    case .project(let project): Self.paths(of: project).joined(separator: ", ")
    case .revision(let revision, of: let project):
      project.pathInRevision.isEmpty ? revision : "\(revision):\(project.pathInRevision)"
    }
  }

  /// Whether a build makes Swift of the specs.
  var isCompiledByBuild: Bool {
    switch self {
    case .named: false
    case .project(let project), .revision(_, of: let project): project.areCompiledByBuild
    }
  }

  /// Reads the side. `mayBeAbsent` is whether a missing path in a revision gives a source without inputs.
  func source(mayBeAbsent: Bool) throws(FileError) -> SpecSource {
    switch self {
    case .named(let name): try SpecSource(name, mayBeAbsent: mayBeAbsent)
    case .project(let project): SpecSource(try ChosenSpecs(project).load())
    case .revision(let revision, of: let project): try SpecSource(project, in: revision)
    }
  }

  private static func paths(of project: ProjectSpecs) -> [String] {
    Console.workingFolder.map { project.paths(countedFrom: $0) } ?? project.absolutePaths
  }
}
