import Foundation
import TestSupport
import Testing

/// The pictures of the example's emoji.
struct EmojiPictureTests {
  @Test func theSpecUsesAllOfThem() throws {
    let tokens = Repository.root.appendingPathComponent("tokens").path
    let result = try Subprocess.run(Repository.product("stylespec"), ["lint", tokens, "--select", "emoji"])
    #expect(result.output.hasSuffix("nothing to report\n"), "\(result.output)\(result.errors)")
  }
}
