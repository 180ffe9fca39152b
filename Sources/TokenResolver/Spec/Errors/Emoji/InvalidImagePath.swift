package import TokenDiagnostics
internal import TokenYAML

/// The path of an image or of a folder of images that is not inside the spec's folder.
package enum InvalidImagePath: ErrorKind {
  package static let page = ErrorPage(
    "invalid-image-path",
    in: .emoji,
    "The path of an image, or of a folder of images, that is not inside the spec's folder",
    why: "Images travel with the spec. A path that leads elsewhere would work on one machine only.",
    remedy: """
      Write the path of an image relative to the folder of its pack, and that folder relative to the file, with `/` \
      between names. The compiler reads no image; whether it exists is checked by the linter.
      """,
    wrong: .spec("emoji: { classic: { items: { smile: ⟦/images/smile.png⟧ } } }\n"),
    right: .spec("emoji: { classic: { items: { smile: smile.png } } }\n")
  )
}

extension Diagnostic {
  /// `written` is the path with its quotes.
  static func invalidImagePath(
    _ path: String,
    because problem: String,
    written: some Collection<UInt8>,
    at range: SourceRange
  ) -> Diagnostic {
    // In double quotes, `\` starts an escape.
    let fixed = path.replacing("\\", with: "/")
    let canFix = fixed != path && written.first != UInt8(ascii: "\"")
    let spelling = String(decoding: written, as: UTF8.self).replacing("\\", with: "/")
    return Diagnostic(
      of: InvalidImagePath.self,
      message: "\(shown(path)) is not a path in the spec's folder: \(problem)",
      at: range,
      fixIts: canFix ? [FixIt(writing: fixed, spelled: spelling, .unsafe, replacing: range)] : []
    )
  }
}
