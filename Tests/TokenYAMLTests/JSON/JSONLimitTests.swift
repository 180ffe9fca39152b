import Testing
import TokenDiagnostics

@testable import TokenYAML

struct JSONLimitTests {
  @Test func depthHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[{\"a\":", count: depth / 2) + "1" + String(repeating: "}]", count: depth / 2)
    }
    #expect(ReadJSON(nested(64)).diagnostics == [])
    let read = ReadJSON(nested(66))
    #expect(read.document == nil && read.tree.documents.isEmpty && read.tree.nodes.isEmpty && read.tree.text.isEmpty)
    #expect(read.diagnostics.map(\.message) == ["nested deeper than 64 levels; flatten it"])
    #expect(read.diagnostics.map(\.rule.rawValue) == ["json-limit"])
    #expect(read.diagnostics.map(\.range.bytes) == [32 * 6..<32 * 6 + 1])
  }

  @Test func theLargestFileOfBracketsIsRefused() {
    let read = ReadJSON([UInt8](repeating: UInt8(ascii: "["), count: 64 << 20))
    #expect(read.diagnostics.map(\.message) == ["nested deeper than 64 levels; flatten it"])
  }

  /// Brackets after a mistake are passed without a stack, to the end of the file.
  @Test func bracketsBehindAMistakeHaveNoDepth() {
    let read = ReadJSON(Array("{\"a\" ".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    #expect(read.diagnostics.map(\.range.bytes) == [0..<1, 4..<4])
  }

  @Test func nodesHaveALimit() {
    var limits = SourceLimits()
    limits.maximumNodes = 3
    #expect(ReadJSON("{\"a\": 1}", limits: limits).diagnostics == [])
    for text in ["[1, 2, 3]", "[[[[]]]]", "{\"a\": 1, \"b\": 2}", "{\"a\", \"b\", \"c\"}"] {
      let read = ReadJSON(text, limits: limits)
      #expect(read.document == nil)
      #expect(read.diagnostics.last?.message == "more than 3 nodes; split the file")
    }
  }

  @Test func bytesHaveALimit() {
    var limits = SourceLimits()
    limits.maximumBytes = 3
    #expect(ReadJSON("[1]", limits: limits).diagnostics == [])
    #expect(
      ReadJSON("[12]", limits: limits).diagnostics.map(\.message) == ["the file is larger than 3 bytes; split it"]
    )
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "the file is UTF-16; save it as UTF-8"),
    ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], "byte 0xC0 at offset 2 is not UTF-8; save the file as UTF-8"),
    ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "byte 0xED at offset 2 is not UTF-8; save the file as UTF-8"),
  ])
  func otherEncodingsAreRefused(bytes: [UInt8], message: String) {
    let read = ReadJSON(bytes)
    #expect(read.document == nil)
    #expect(read.diagnostics.map(\.message) == [message])
    #expect(read.diagnostics.map(\.rule.rawValue) == ["json-encoding"])
  }

  /// 100,000 tokens of DTCG have 2.2 million nodes.
  @Test func nodesStaySmall() {
    #expect(MemoryLayout<SourceNode>.stride == 32)
  }
}
