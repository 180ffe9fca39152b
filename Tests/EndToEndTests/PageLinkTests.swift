import Foundation
import TestSupport
import Testing

/// Links between the pages of the repository, and from there to its sources, lead somewhere.
struct PageLinkTests {
  private static let pages = Result {
    let folder = Repository.root.appendingPathComponent("Documentation")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { "Documentation/\($0)" }
    return (names + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]).filter { $0.hasSuffix(".md") }.sorted()
  }

  @Test func linkedFilesExist() throws {
    var count = 0
    for page in try Self.pages.get() {
      let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
      for link in try Repository.read(page).matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#) where !link.1.contains(":") {
        let file = folder.appendingPathComponent(String(link.1)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link.1)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// Each station on the way of a value is one row, and names the files that are there.
  @Test func aValuePassesEightStations() throws {
    let page = try Repository.read("Documentation/Architecture.md")
    let section = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("The way of a value") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == 8)
    for row in rows { #expect(row.contains("](../Sources/"), "\(row)") }
  }
}
