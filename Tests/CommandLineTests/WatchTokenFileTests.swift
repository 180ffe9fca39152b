import Foundation
import TestSupport
import Testing

/// `stylespec watch` follows the token files of specs.
struct WatchTokenFileTests {
  @Test(arguments: WatchMethod.allCases, [[], [TokenProject.spec, "--out", "Generated/Swift"]])
  func editsOfTokenFilesCompile(method: WatchMethod, arguments: [String]) throws {
    let files = try TokenProject.files()
    let watching = arguments.first ?? "tokens"
    let project = try WatchedProject(method, arguments, files: files, watching: "\(watching) (\(files.count) files)")
    #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 62 style codes")
    // A file that the spec names, and one that only the resolver document refers to.
    for (name, old, new) in [("plain.tokens.json", "1.4666", "1.5"), ("brand/typography.tokens.json", "1.5385", "1.6")]
    {
      let text = try #require(files["tokens/\(name)"])
      try project.write(text.replacing(old, with: new), to: "tokens/\(name)")
      #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 62 style codes")
    }
    // Each may be missing for a while.
    for name in ["tokens/plain.tokens.json", "tokens/brand/scale.tokens.json", "tokens/brand.resolver.json"] {
      try project.move(name, to: "away")
      #expect(try project.nextCompile() == "1 error; nothing written")
      try project.move("away", to: name)
      #expect(try project.nextCompile() == "unchanged Generated/Swift/Brand.swift; 62 style codes")
    }
    #expect(project.isQuiet())
  }

  @Test(arguments: WatchMethod.allCases)
  func missingTokenFilesAreWaitedFor(method: WatchMethod) throws {
    var files = try TokenProject.files()
    let missing = "tokens/brand/scale.tokens.json"
    let text = try #require(files[missing])
    files[missing] = nil
    let watching = "\(TokenProject.spec) (\(files.count) files)"
    let project = try WatchedProject(method, [TokenProject.spec], files: files, watching: watching)
    #expect(try project.nextCompile() == "1 error; nothing written")
    try project.write(text, to: missing)
    #expect(try project.nextCompile() == "wrote Generated/Swift/Brand.swift; 62 style codes")
  }
}
