import TestSupport
import Testing

@testable import TokenLanguageServer

/// The layers below the server: streams, JSON, URIs.
struct MessageTests {
  @Test func aStreamIsSplitWhereverItsBytesArrive() throws {
    let contents = ["{}", "{\"text\":\"汉\"}", "[1,2]", ""]
    let stream = contents.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    for seed in SeededGenerator.seeds(200) {
      var random = SeededGenerator(seed: seed)
      var splitter = MessageSplitter()
      var found: [String] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...9, using: &random))
        rest = rest.dropFirst(part.count)
        splitter.add(part)
        while let content = try splitter.next() { found.append(String(decoding: content, as: UTF8.self)) }
      }
      #expect(found == contents, "STYLESPEC_SEED=\(seed)")
    }
  }

  @Test func headersMayHaveOtherFieldsAndCases() throws {
    var splitter = MessageSplitter()
    splitter.add(Array("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}".utf8))
    #expect(try splitter.next() == Array("{}".utf8))
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Length: 2\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n",
  ])
  func aHeaderWithoutALengthIsAMistake(_ text: String) {
    var splitter = MessageSplitter()
    splitter.add(Array(text.utf8))
    #expect(throws: MessageSplitter.Mistake.self) { try splitter.next() }
  }

  @Test func anyBytesEndInMessagesOrAMistake() {
    for seed in SeededGenerator.seeds(300) {
      var random = SeededGenerator(seed: seed)
      var splitter = MessageSplitter()
      let pieces = ["Content-Length: 3", "\r\n", "\r\n\r\n", "{", "}", "Content-Length: 0\r\n\r\n", "x", ":"]
      for _ in 0..<30 {
        splitter.add(Array((pieces.randomElement(using: &random) ?? "").utf8))
        do { while try splitter.next() != nil {} } catch { break }
      }
    }
  }

  @Test(arguments: ["null", "true", "-1.5", "12", "\"a\\n\\u00e9😀\"", "[ ]", "{ }", "{ \"a\": [1, { \"b\": null }] }"])
  func whatIsReadIsWrittenTheSame(_ text: String) throws {
    let value = try #require(MessageValue(Array(text.utf8)))
    #expect(MessageValue(value.bytes) == value)
  }

  @Test(arguments: ["", "{", "{ \"a\": 1, }", "// a\n1", "nul", "\"\\x\""])
  func whatIsNotJSONIsNotRead(_ text: String) { #expect(MessageValue(Array(text.utf8)) == nil) }

  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file:///a%20b/%E6%B1%89.yaml", "/a b/汉.yaml"),
    ("file://localhost/a", "/a"), ("FILE:///a", "/a"),
  ])
  func aURIIsAPath(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(of: uri) == path)
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "file:", "file://host", "file:///a%ZZ", "file:///a%+1", "file:///%FF", "https://a/b",
  ])
  func otherURIsAreNoPaths(_ uri: String) { #expect(DocumentURI.path(of: uri) == nil) }

  @Test func onlyAWaitingRequestCanBeCancelled() {
    let queue = MessageQueue()
    func cancel(_ id: Int) {
      queue.add(.message(["method": "$/cancelRequest", "params": ["id": MessageValue(id)]]))
    }
    queue.add(.message(["id": 1, "method": "a"]))
    queue.add(.message(["id": 2, "method": "b"]))
    cancel(2)
    _ = queue.next(until: .now)
    // The first one was taken, and is answered.
    cancel(1)
    #expect(!queue.takeCancellation(of: 1))
    #expect(queue.takeCancellation(of: 2))
    #expect(!queue.takeCancellation(of: 2))
  }
}
