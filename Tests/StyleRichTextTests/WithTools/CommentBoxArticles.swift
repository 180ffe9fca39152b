import Foundation
import TestSupport
import Testing

/// The code of the pages about comment boxes is that of Examples/CommentBox.
struct CommentBoxArticles {
  @Test(arguments: ["CommentBoxOnUITextView", "CommentBoxOnUITextInput"])
  func articlesShowLinesOfTheExample(_ article: String) throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/\(article).md")
    let folder = Repository.root.appendingPathComponent("Examples/CommentBox").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    let sources = try files.map { try Repository.read("Examples/CommentBox/\($0)") }.map(Self.lines)
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#).map { Self.lines(String($0.1)) }
    #expect(blocks.count > 3 && blocks.first?.contains("import StyleRichText") == true)
    // The first block is the only one that an app writes itself.
    for block in blocks.dropFirst() {
      let isThere = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: block) }
      }
      #expect(isThere, "not in one of the files: \(block)")
    }
  }

  /// Lines without their indentation.
  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
  }
}
