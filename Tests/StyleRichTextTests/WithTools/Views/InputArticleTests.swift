import Foundation
import TestSupport
import Testing

/// The code of the page about `UITextInput` is that of files that `Scripts/check-apple` type-checks.
struct InputArticleTests {
  @Test func theArticleShowsLinesOfFiles() throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/CommentBoxOnUITextInput.md")
    let files = try ["Sources/StyleRichUI", "Examples/Comments"].flatMap { folder in
      let path = Repository.root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
    }
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { Self.lines(try Repository.read($0)) }
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
