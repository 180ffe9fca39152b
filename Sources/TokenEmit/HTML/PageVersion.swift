internal import TokenModel

/// One of the two systems that a page may show.
enum PageVersion {
  /// The one that the page is about.
  case current
  /// The one before the changes that the page lists.
  case before

  /// The prefix of its custom properties and classes; nil for that of the style sheet.
  var prefixOfNames: String? { self == .before ? "_before" : nil }

  /// What its other classes begin with.
  private var letter: String { self == .before ? "o" : "" }

  /// The class of the lines of a size in a family; it has no hyphen, as the classes of codes do.
  func lines(ofRow row: Int, family: Int) -> String { "\(letter)r\(row)f\(family)" }

  /// The class of the picture of a token.
  func picture(of token: TokenID) -> String { "\(letter)p\(token.index)" }

  /// The value of `data-k` for the ground of text in a color.
  func ground(ofColor color: Int) -> String { "\(letter)c\(color)" }
}
