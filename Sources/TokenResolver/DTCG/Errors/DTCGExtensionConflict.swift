package import TokenDiagnostics
internal import TokenModel

/// A value that a token and `org.stylespec` say differently.
package enum DTCGExtensionConflict: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-extension-conflict",
    in: .designTokens,
    "A value that a token and `org.stylespec` say differently",
    why: """
      `$extensions["org.stylespec"]` may repeat what a token says: the line height behind a factor, and sections of a \
      spec. Where only one of the two was changed, it is not clear which one counts.
      """,
    remedy: "Change the other one too, or remove the one in `org.stylespec`.",
    wrong: lineHeight("1.5"),
    right: lineHeight("1.25")
  )

  private static func lineHeight(_ factor: String) -> ErrorPage.Example {
    let factor = factor == "1.5" ? "⟦\(factor)⟧" : factor
    return .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "#
        + #""fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": \#(factor) },"#
        + "\n"
        + #"  "$extensions": { "org.stylespec": { "lineHeight": { "value": 20, "unit": "px" } } } }"#
    )
  }
}

extension Diagnostic {
  /// A value that the spec in a token file gives a token of the file, which has another one.
  static func conflict(with path: TokenPath, at range: SourceRange, token: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGExtensionConflict.self,
      message: "the token `\(path)` has another value; write the same one in both, or remove the one in "
        + "`org.stylespec`",
      at: range,
      notes: [Note("the token", at: token)]
    )
  }

  /// A factor that makes another line height, in points, than the extension has.
  static func lineHeightConflict(_ written: TokenNumber, wanted: TokenNumber, at range: SourceRange) -> Diagnostic {
    func shown(_ points: TokenNumber) -> String {
      points.rounded(toPlaces: 2).map { "\($0) points" } ?? "\(points) points"
    }
    let message = """
      this factor makes a line height of \(shown(written)), but `org.stylespec` says \(shown(wanted)); change the \
      other one too, or remove the one in `org.stylespec`
      """
    return Diagnostic(of: DTCGExtensionConflict.self, message: message, at: range)
  }
}
