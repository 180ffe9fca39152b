import Foundation
import TestSupport
import Testing

/// Readers that copy from a page need its import.
struct PageImportTests {
  /// The pages of rules show marked lines only.
  private static let exceptions = ["Rules.md"]

  private static let pages: [String] = {
    let folders = ["Documentation", "Examples", "Integrations", "Sources"]
    let files = folders.flatMap { folder in
      let path = Repository.root.appendingPathComponent(folder).resolvingSymlinksInPath().path
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.map { "\(folder)/\($0)" }
    }
    return (["README.md"] + files).filter { page in
      page.hasSuffix(".md") && !page.contains("/.build/") && !exceptions.contains { page.hasSuffix($0) }
    }
  }()

  @Test func theFirstSnippetOfEachPageShowsTheImport() throws {
    var count = 0
    for page in Self.pages.sorted() {
      let text = try Repository.read(page)
      let snippets = text.matches(of: #/(?s)```swift\n(.*?)```/#).filter { snippet in
        // Manifests, and excerpts of generated code.
        ![".package(url:", "{ … }"].contains { snippet.1.contains($0) }
      }
      guard let snippet = snippets.first else { continue }
      count += 1
      #expect(snippet.1.contains("import StyleSpec\n"), "\(page) starts with\n\(snippet.1)")
    }
    #expect(count >= 8)
  }
}
