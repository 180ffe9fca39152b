internal import ArgumentParser
package import TokenCompiler
package import TokenDiagnostics
package import TokenSystem

/// The specs that a command works on: those that its user names, or else those of the project.
package struct ChosenSpecs: Sendable {
  /// Files, folders and `-`, as messages show them.
  package let paths: [String]
  /// The project of the working folder; nil if the user named the specs.
  package let project: ProjectSpecs?

  /// Chooses specs. When a configuration names its specs in a wrong way, reports that and ends the tool.
  ///
  /// - Parameters:
  ///   - named: The user's arguments; empty for the specs of the project.
  ///   - advice: The end of the message for a folder without a project.
  package init(_ named: [String], advice: String = "Name a SPEC, or run 'stylespec init'.") throws {
    if named.isEmpty {
      self.init(try Self.project(advice: advice))
    } else {
      self.init(paths: named, project: nil)
    }
  }

  /// The specs of a project.
  package init(_ project: ProjectSpecs) {
    self.init(paths: Self.shown(project.absolutePaths), project: project)
  }

  /// Specs by their paths, as messages show them.
  package init(paths: [String], project: ProjectSpecs?) {
    self.paths = paths
    self.project = project
  }

  /// The project of the working folder. Without one, ends the tool.
  package static func project(advice: String) throws -> ProjectSpecs {
    guard let found = try nearestProject() else {
      throw ValidationError(
        "There is no folder tokens/ here or above, and no *.stylespec.yaml in a Swift package. \(advice)"
      )
    }
    return found
  }

  /// The project of the working folder; nil without one. When a configuration names its specs in a wrong way, reports
  /// that and ends the tool.
  package static func nearestProject() throws -> ProjectSpecs? {
    guard let here = Console.workingFolder else { return nil }
    do {
      return try ProjectSpecs.nearest(to: here)
    } catch let error as MistakenSpecs {
      let report = TerminalReport(SourceLocator([error.file]), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(error.diagnostics))
      throw ExitCode.specError
    }
  }

  /// Whether a build compiles these specs, so that a compile has nothing to write.
  package var areCompiledByBuild: Bool { project?.areCompiledByBuild ?? false }

  /// The Swift files that a lint reads by default: those of the project's package, or those in the folders that the
  /// user named. Nil if there are none.
  package func swiftSources() throws(FileError) -> [SourceFile]? {
    let sources = try LintLoader.swiftSources(in: swiftPaths())
    return sources.isEmpty ? nil : sources
  }

  private func swiftPaths() throws(FileError) -> [String] {
    guard let project else { return paths.filter { $0 != SpecLoader.standardInput && FileSystem.isFolder($0) } }
    return Self.shown(try PackageSpecs.swiftFiles(in: project.folder))
  }

  /// Absolute paths as messages show them: from the working folder if they are in it.
  private static func shown(_ paths: [String]) -> [String] {
    guard let here = Console.workingFolder else { return paths }
    return paths.map { PathText.seen($0, from: here) }
  }

  /// Reads the specs, as ``SpecLoader`` does.
  package func load() throws(FileError) -> [CompilerInput] {
    let inputs = try SpecLoader.load(paths)
    guard let project, project.areCompiledByBuild else { return inputs }
    let names = project.absolutePaths.map { ProjectSpecs.module(of: $0, inPackage: project.folder) }
    let modules = Dictionary(zip(paths, names)) { first, _ in first }
    return inputs.map { CompilerInput($0.file, role: $0.role, module: modules[$0.file.path]) }
  }
}
