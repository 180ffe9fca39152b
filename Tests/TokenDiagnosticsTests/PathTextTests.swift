import Testing

import TokenDiagnostics

struct PathTextTests {
  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("./a.yaml", "a.yaml"), ("a//./b/../c", "a/c"), ("../a", "../a"), ("../../a/..", "../.."),
    ("/a/../../b/", "/b"), ("/", "/"), ("", ""), ("a/..", "."), ("汉/é", "汉/é"),
  ])
  func pathsHaveOneSpelling(path: String, normal: String) {
    #expect(PathText.normalized(path) == normal)
    #expect(PathText.normalized(normal) == normal)
  }

  @Test(arguments: [
    ("/p/tokens/a", "/p/", "tokens/a"), ("/p/tokens/a", "/p/tokens/", "a"), ("/p/a", "/p/q/r/", "../../a"),
    ("/p/a", "/pp/", "../p/a"), ("a/b", "", "a/b"), ("a/b", "a/", "b"), ("b", "a/", "../b"), ("../b", "a/", "../../b"),
    ("/p", "/p/", "."), ("a", "/p/", "a"), ("/p/a", "q/", "/p/a"), ("a", "../", "a"),
  ])
  func pathsAreSeenFromFolders(path: String, folder: String, seen: String) {
    #expect(PathText.relative(path, to: folder) == seen)
    guard path.hasPrefix("/") && folder.hasPrefix("/") else { return }
    #expect(PathText.joined(folder, seen) == path, "and back")
  }

  @Test(arguments: [
    ("a%20b", Array("a b".utf8)), ("%E6%b1%89", Array("汉".utf8)), ("%FF", [0xFF]), ("", []), ("%", nil), ("%2", nil),
    ("%+1", nil), ("%2G", nil), ("%%41", nil),
  ])
  func percentSignsStandForBytes(text: String, bytes: [UInt8]?) {
    #expect(PathText.percentDecoded(text) == bytes)
  }
}
