package import TokenDiagnostics

/// The locations of files, however they were named: `a.yaml`, `./a.yaml` and `../x/a.yaml` may be one file.
///
/// Baselines and overrides name files by paths from their own folder. So they hold whatever the working folder is.
package struct FilePlaces: Sendable {
  private let place: @Sendable (String) -> String

  /// `place` returns one path for all that lead to a file. By default, it uses the text alone.
  package init(_ place: @escaping @Sendable (String) -> String = PathText.normalized) {
    self.place = place
  }

  /// The same, which has looked for these files already, and does not again.
  package func remembering(_ files: [SourceFile]) -> FilePlaces {
    let known = Dictionary(files.map { ($0.path, place($0.path)) }) { first, _ in first }
    return FilePlaces { [place] in known[$0] ?? place($0) }
  }

  /// The one path of a file.
  package func place(of path: String) -> String { place(path) }

  /// The folder that a file is in, with a slash at its end; empty for the working folder.
  package func folder(of path: String) -> String { PathText.folder(of: place(path)) }

  /// The path of a file relative to a folder, which is empty or ends in a slash.
  package func path(of file: SourceFile, from folder: String) -> String {
    PathText.relative(place(file.path), to: folder)
  }
}
