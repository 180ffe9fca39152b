/// What is wrong with a font configuration.
public enum FontError: Error, Sendable, Hashable {
  /// There is no such file or folder, or it may not be read.
  case missing(file: String)
  /// The file is no font, or one in a format that cannot be shaped.
  case unreadable(file: String)
  /// No file in a folder is a font.
  case noFonts(folder: String)
  /// The configuration lists no fonts, or the machine has none installed.
  case empty
  /// No font has the family of a list.
  case unknownFamily(String, known: [String])
  /// The system's font library could not be started.
  case noConfiguration
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .missing(let file):
      "there is no file '\(file)' that can be read; a relative path starts from the working directory"
    case .unreadable(let file):
      "'\(file)' is not a font that can be used; a font file is TrueType or OpenType (.ttf, .otf, .ttc, .otc)"
    case .noFonts(let folder): "no file in '\(folder)' is a font; name a folder with .ttf, .otf, .ttc or .otc files"
    case .empty: "there are no fonts; list font files or folders, or include the installed fonts"
    case .unknownFamily(let family, let known):
      "no font is of the family '\(family)'; there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .noConfiguration: "fontconfig could not be started; is its library installed as a whole?"
    }
  }
}
