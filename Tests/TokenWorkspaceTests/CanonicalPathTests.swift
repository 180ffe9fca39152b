import Foundation
import TestSupport
import Testing
import TokenWorkspace

/// A file has one canonical path, whatever path names it.
struct CanonicalPathTests {
  private let folder: TemporaryFolder
  private let top: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "a/b/file.yaml")
    for (link, target) in [("link", "a/b"), ("a/b/alias.yaml", "file.yaml"), ("gone", "nowhere")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    let real = try #require(realpath(folder.path, nil))
    top = String(cString: real)
    free(real)
  }

  @Test(arguments: [
    ("a/b/file.yaml", "a/b/file.yaml"), ("a/./b//file.yaml", "a/b/file.yaml"), ("a/b/../b/file.yaml", "a/b/file.yaml"),
    ("link/file.yaml", "a/b/file.yaml"), ("link/../b/file.yaml", "a/b/file.yaml"), ("a/b/", "a/b"), ("a/b/.", "a/b"),
    ("a/b/..", "a"),
    // A link to a file is a file of its own.
    ("link/alias.yaml", "a/b/alias.yaml"),
    // Files that do not exist yet.
    ("link/new/deep/x.json", "a/b/new/deep/x.json"), ("gone/x", "gone/x"),
  ])
  func everySpellingLeadsThere(spelling: String, place: String) {
    #expect(CanonicalPath.of("\(folder.path)/\(spelling)") == "\(top)/\(place)")
  }

  @Test(arguments: [("<stdin>", "<stdin>"), ("/", "/"), ("//", "/"), ("/no-such-file", "/no-such-file")])
  func someNamesAreTheirOwnPlace(name: String, place: String) {
    #expect(CanonicalPath.of(name) == place)
  }
}
