/// What is wrong with a font configuration.
public enum FontError: Error, Sendable, Hashable {
  /// There is no such file, or it is not a font.
  case unreadable(file: String)
  /// The system's font library could not be started.
  case noConfiguration
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .unreadable(let file):
      "'\(file)' is not a font file, or cannot be read; a font file is one in a format such as OpenType or TrueType"
    case .noConfiguration: "fontconfig could not be started; is its library installed as a whole?"
    }
  }
}
