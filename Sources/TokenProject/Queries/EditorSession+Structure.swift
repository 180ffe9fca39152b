internal import TokenDiagnostics
internal import TokenSystem
internal import TokenWorkspace

/// A part of a file that an editor can fold.
package struct FoldingRange: Sendable, Hashable {
  /// The first and the last line, from 0.
  package let lines: ClosedRange<Int>
  /// Whether the lines are comments.
  package let isComment: Bool
}

/// A file that another one names.
package struct FileLink: Sendable, Hashable {
  /// The name.
  package let range: FileRange
  /// The absolute path of the file.
  package let target: String
}

extension EditorSession {
  /// The collections of several lines, and the comments of several lines.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of keys.
  package mutating func foldingRanges(in path: String) -> [FoldingRange] {
    let path = CanonicalPath.of(path)
    guard let index = index(of: path), let text = text(of: path) else { return [] }
    let collections = index.keys.compactMap { key -> FoldingRange? in
      guard key.text == nil, !key.range.isEmpty else { return nil }
      let first = text.line(of: key.nameRange.lowerBound)
      let last = text.line(of: key.range.upperBound - 1)
      return first < last ? FoldingRange(lines: first...last, isComment: false) : nil
    }
    return collections + Self.comments(index, text)
  }

  private static func comments(_ index: FileIndex, _ text: DocumentText) -> [FoldingRange] {
    var found: [FoldingRange] = []
    var run: ClosedRange<Int>?
    for comment in index.comments {
      let line = text.line(of: comment.lowerBound)
      let last = max(line, text.line(of: max(comment.lowerBound, comment.upperBound - 1)))
      // A comment after a value is not a part of a block.
      let isAlone = text.bytes[text.content(ofLine: line).lowerBound..<comment.lowerBound].allSatisfy {
        $0 == 0x20 || $0 == 9
      }
      guard isAlone else { continue }
      if let open = run, open.upperBound + 1 == line {
        run = open.lowerBound...last
      } else {
        if let run, run.count > 1 { found.append(FoldingRange(lines: run, isComment: true)) }
        run = line...last
      }
    }
    if let run, run.count > 1 { found.append(FoldingRange(lines: run, isComment: true)) }
    return found
  }

  /// The files that a file names and that are there.
  package mutating func links(in path: String) -> [FileLink] {
    let path = CanonicalPath.of(path)
    guard let index = index(of: path) else { return [] }
    return index.links.compactMap { link in
      let target = PathText.joined(PathText.folder(of: path), link.path)
      guard FileSystem.kind(of: target, followsLinks: true) != nil else { return nil }
      return FileLink(range: FileRange(path: path, range: link.range), target: PathText.normalized(target))
    }
  }
}
