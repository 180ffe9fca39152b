import Foundation
import Testing

@Suite(.serialized)
struct ShopCommandTests {
  @Test func intoAFileGoWordsAlone() throws {
    let page = try golden("light.plain")
    for arguments in [[], ["--dark"], ["--live"], ["--width", "64"]] {
      let result = try BuiltShop.run(arguments)
      #expect((result.output, result.errors, result.status) == (page, "", 0))
    }
    #expect(try BuiltShop.run(["--width", "30"]).output != page)
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor", "TERM": "xterm"], "light.trueColor"), (["COLORTERM": "24bit"], "light.trueColor"),
    (["TERM": "xterm-256color"], "light.palette"), (["COLORTERM": "truecolor", "NO_COLOR": "1"], "light.monochrome"),
    (["COLORTERM": "truecolor", "NO_COLOR": ""], "light.trueColor"), (["TERM": "dumb"], "light.plain"),
  ])
  func theEnvironmentTellsWhatATerminalShows(environment: [String: String], page: String) throws {
    let result = try BuiltShop.runOnTerminal(["--width", "64"], environment: environment)
    #expect(result.output == (try golden(page)))
    #expect(result.status == 0)
  }

  @Test func dark() throws {
    let environment = ["COLORTERM": "truecolor"]
    let result = try BuiltShop.runOnTerminal(["--dark", "--width", "64"], environment: environment)
    #expect(result.output == (try golden("dark.trueColor")))
  }

  @Test func controlCEndsTheCountdownAndGivesTheScreenBack() throws {
    let result = try BuiltShop.runOnTerminal(
      ["--live", "--width", "64"],
      environment: ["TERM": "xterm"],
      interruptAt: "02:13:08"
    )
    #expect(result.status == 0)
    let parts = result.output.split(separator: "\u{1B}[?25h\u{1B}[?1049l", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    #expect(parts[0].hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H"))
    #expect(parts[0].contains("02:13:09") && !parts[0].contains("02:13:06"))
    #expect(parts[1].hasSuffix("keep?\u{1B}[0m\n"))
  }

  @Test(arguments: [
    (["--drak"], "error: `--drak` is not an option"), (["--width"], "error: --width takes a number from 20 to 500"),
    (["--width", "宽"], "error: --width takes a number from 20 to 500, not `宽`"),
    (["--width", "19"], "error: --width takes a number from 20 to 500, not `19`"),
    (["--at", "soon", "--png", "a.png"], "error: --at takes seconds, such as 0.3, not `soon`"),
    (["--at", "0.3"], "error: --at is for a picture; name its file with --png"),
    (["--events", "taps.txt"], "error: --events is for a picture; name its file with --png"),
  ])
  func whatIsWrongWithArguments(arguments: [String], message: String) throws {
    let result = try BuiltShop.run(arguments)
    #expect(result.errors.split(separator: "\n").first == message[...])
    #expect((result.output, result.status) == ("", 64))
  }

  @Test func helpIsAResult() throws {
    let result = try BuiltShop.run(["--help"])
    #expect(result.output.hasPrefix("usage: shop "))
    #expect((result.errors, result.status) == ("", 0))
  }

  private func golden(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("StorefrontTests/Golden/page.\(name).txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
