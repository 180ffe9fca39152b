/// An error in a font configuration.
public enum FontError: Error, Sendable, Hashable {
  /// The file or folder does not exist or cannot be read.
  case missing(file: String)
  /// The file is not a font, or has a format that cannot be shaped.
  case unreadable(file: String)
  /// The folder does not contain a font.
  case noFonts(folder: String)
  /// The configuration lists no fonts, or the machine does not have any installed.
  case empty
  /// None of the fonts has the family of the list.
  case unknownFamily(String, known: [String])
  /// The font library of the system failed to start.
  case noConfiguration
}

extension FontError: CustomStringConvertible {
  /// A message that names the error and its solution.
  public var description: String {
    switch self {
    case .missing(let file):
      "cannot read the file '\(file)'; a relative path starts at the working directory"
    case .unreadable(let file):
      "'\(file)' is not a font that can be used; a font file is TrueType or OpenType (.ttf, .otf, .ttc, .otc)"
    case .noFonts(let folder): "no file in '\(folder)' is a font; name a folder with .ttf, .otf, .ttc or .otc files"
    case .empty: "there are no fonts; list font files or folders, or include the installed fonts"
    case .unknownFamily(let family, let known):
      "no font has the family '\(family)'; available: \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .noConfiguration: "cannot start fontconfig; is its library installed completely?"
    }
  }
}
