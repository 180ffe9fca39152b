package import TokenCompiler
package import TokenDiagnostics
package import TokenResolver

extension Compiler {
  /// The inputs of a lint other than specs.
  package struct LintOptions: Sendable {
    /// A location where a configuration seems to be intended, but is not read.
    package struct Problem: Sendable {
      /// The file that is there.
      package let file: SourceFile
      /// An error stops a lint's success; a warning does not.
      package let severity: Diagnostic.Severity
      /// The problem and the correction.
      package let message: String

      /// A problem from its parts.
      package init(file: SourceFile, severity: Diagnostic.Severity, message: String) {
        self.file = file
        self.severity = severity
        self.message = message
      }

      /// The problem at the start of its file, which is in a list of files.
      package func diagnostic(in file: SourceFileID) -> Diagnostic {
        Diagnostic(severity, rule: MisplacedConfiguration.id, message: message, at: .start(of: file))
      }
    }

    /// The configuration files of the inputs, by the inputs' indexes; inputs without one are judged by the rules' own
    /// defaults.
    package var configurations: [Int: SourceFile]
    /// Swift files to look for codes in; nil leaves the rules about sources out.
    package var sources: [SourceFile]?
    /// The images of emoji; nil leaves out findings about images.
    package var images: ImageFiles?
    /// The rules requested for the run.
    package var selection = RuleSelection()
    /// Whether comments and trailing commas in JSON are errors, as in the compile.
    package var isStrict = false
    /// The locations of files, however they are named.
    package var places = FilePlaces()
    /// The problems of configurations that were not read.
    package var problems: [Problem] = []
    /// The files in the folders of inputs that say what names of earlier versions are now, readable or not. Those without
    /// a spec or tokens next to them are left alone.
    package var migrations: [CompilerInput] = []
    /// Whether all specs of the project are among the inputs, so that a name that none of them has is a mistake.
    package var looksAtAll = false
    /// Whether a pattern of paths fits a file on the disk, below a folder.
    package var hasFile: @Sendable (_ pattern: String, _ folder: String) -> Bool = { _, _ in true }
    /// Gives a file that a configuration extends, for its path.
    package var readConfiguration: SpecFiles.Provider = { _ throws(IncludeError) in
      throw IncludeError(problem: "is not there")
    }

    /// Whether rules look at all. Without, mistakes alone are found, which is much faster.
    var looksForFindings = true

    /// Creates options; by default the rules' own defaults, and no sources.
    package init(configurations: [Int: SourceFile] = [:], sources: [SourceFile]? = nil) {
      self.configurations = configurations
      self.sources = sources
    }
  }
}
