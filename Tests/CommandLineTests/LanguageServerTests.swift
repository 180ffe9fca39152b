import TestSupport
import Testing

/// `stylespec lsp`, as an editor starts it.
struct LanguageServerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ messages: [String]) throws -> SubprocessResult {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    return try Subprocess.run(Repository.product("stylespec"), ["lsp"], in: folder.path, input: input)
  }

  @Test func aSpecWithAMistakeIsReportedOverTheStream() throws {
    let path = try folder.write("stylespec: 1\n", to: "tokens/brand.yaml")
    let text = #"stylespec: 1\nname: 汉字\ncolour: {}\n"#
    let result = try run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      ##"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://\##(path.replacing(" ", with: "%20"))","languageId":"yaml","version":1,"text":"\##(text)"}}}"##,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///nowhere"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ])
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains(#""name" : "stylespec""#))
    #expect(result.errors.isEmpty)
  }

  @Test func anEditorThatGoesAwayEndsTheServer() throws {
    let result = try run([#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#])
    #expect(result.status == 0)
  }

  @Test func aStreamThatIsNoProtocolIsAMistake() throws {
    let result = try Subprocess.run(Repository.product("stylespec"), ["lsp"], in: folder.path, input: "hello\r\n\r\n")
    #expect(result.status == 1)
    #expect(result.errors == "stylespec lsp: error: a header has no `Content-Length`\n")
  }
}
