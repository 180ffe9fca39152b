internal import TokenDiagnostics
internal import TokenModel

/// The comments that are not the description of a token or a group.
struct DTCGComments {
  /// The lost comments of each file.
  private let lost: [[SourceRange]]

  /// - Complexity: O(*n*), where *n* is the number of tokens, groups and comments.
  init(_ tokens: TokenSet, _ merged: MergedGroups) {
    if tokens.comments.isEmpty {
      lost = []
      return
    }
    let blocks = tokens.indices.compactMap { tokens.comment(of: $0) } + merged.ids.compactMap { tokens.comment(of: $0) }
    let described = Set(blocks.flatMap(\.lines))
    let others = tokens.comments.filter { !described.contains($0) }
    lost = Dictionary(grouping: others, by: \.file).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Reports the lost comments, once for each file.
  func report(_ report: inout EmitterReport) {
    for comments in lost {
      let count = comments.count
      let subject = count == 1 ? "this comment is" : "this comment and \(count - 1) more of the file are"
      report.cannotExpress(
        "the format has no comments, so \(subject) left out; a comment directly above a token or group without a "
          + "description becomes its description",
        at: comments[0]
      )
    }
  }
}
