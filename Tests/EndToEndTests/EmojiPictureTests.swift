import Foundation
import TestSupport
import Testing

/// The pictures of the example's emoji.
struct EmojiPictureTests {
  /// The script draws them again, which takes seconds.
  @Test(.enabled(if: isLongRun && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func theScriptDrawsThem() throws {
    let script = Repository.root.appendingPathComponent("Scripts/emoji-pictures").path
    let result = try Subprocess.run("/usr/bin/python3", [script, "--check"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func theSpecUsesAllOfThem() throws {
    let tokens = Repository.root.appendingPathComponent("tokens").path
    let result = try Subprocess.run(Repository.product("stylespec"), ["lint", tokens, "--select", "emoji"])
    #expect(result.output.hasSuffix("nothing to report\n"), "\(result.output)\(result.errors)")
  }
}
