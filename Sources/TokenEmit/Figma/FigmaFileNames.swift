internal import TokenDiagnostics
internal import TokenModel

/// The names of folders or files in one folder, all different on every file system.
struct FigmaFileNames {
  private var names = UniqueNames(comparedBy: OutputPath.folded)

  /// The name most like a text, without its ending. One that is not the text itself is reported.
  mutating func make(
    for text: String,
    ending: String,
    at place: SourceRange,
    _ report: inout EmitterReport
  ) -> String {
    // Files whose names begin with a dot are not seen.
    let visible = text.hasPrefix(".") ? "_" + text.dropFirst() : text
    let name = names.make(OutputPath.name(like: visible, ending: ending, room: "_1000".utf8.count))
    if name != text {
      report.cannotExpress("`\(text)` is `\(name)` for Figma, since files must have their own names", at: place)
    }
    return name
  }
}
