internal import StyleTables

/// A difference between a style and its rendering by a text system.
///
/// ```swift
/// StyleUIDiagnostic.handler = { print($0) }
/// ```
public struct StyleUIDiagnostic: Sendable, Hashable {
  /// A kind of difference.
  public enum Kind: Sendable, Hashable {
    /// No font has the requested family; the system font is used instead, whose family is `found`.
    case missingFamily(asked: String, found: String)
    /// The family lacks the requested weight, and the nearest one is used. Weights are 1…1000, as in CSS and OpenType.
    case missingWeight(family: String, asked: Int, found: Int)
    /// The text system cannot show this part of an attribute, such as `underline.width`; `instead` is what it shows.
    case notShown(attribute: String, instead: String)
    /// No catalog of `StyleCatalog.namedInInterfaces` has a style of this name; `suggestions` are similar names.
    case unknownStyle(name: String, suggestions: [String])
  }

  /// The difference.
  public let kind: Kind

  /// Creates a diagnostic of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }
}

extension StyleUIDiagnostic: CustomStringConvertible {
  /// The difference and its solution.
  public var description: String {
    switch kind {
    case .missingFamily(let asked, let found):
      "no font has the family '\(asked)', and '\(found)' is used; add a font of that family to the app and to `UIAppFonts` of "
        + "its Info.plist, or name an available one in the spec"
    case .missingWeight(let family, let asked, let found):
      "the family '\(family)' lacks the weight \(asked), and \(found) is used; add a font of that weight to the app, or name an "
        + "available one in the spec"
    case .notShown(let attribute, let instead):
      "this text system cannot show \(attribute), and shows \(instead); draw the text with StyleLayout, or remove the attribute"
    case .unknownStyle(let name, let suggestions):
      "unknown style '\(name)'; "
        + (suggestions.isEmpty
          ? "use the name of a code of `StyleCatalog.namedInInterfaces`"
          : "did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?")
    }
  }
}

extension StyleUIDiagnostic {
  private static let storedHandler = Locked<(@Sendable (StyleUIDiagnostic) -> Void)?>(nil)

  /// The function that gets all diagnostics of this module, on the thread that finds them; nil, the default, ignores
  /// them. The same one may come again each time that a text is shown.
  public static var handler: (@Sendable (StyleUIDiagnostic) -> Void)? {
    get { storedHandler.withLock { $0 } }
    set { storedHandler.withLock { $0 = newValue } }
  }

  /// Passes the diagnostic to the handler.
  func report() { Self.handler?(self) }

  static func reportNotShown(_ attribute: String, instead: String) {
    StyleUIDiagnostic(.notShown(attribute: attribute, instead: instead)).report()
  }
}
