import TestSupport
import Testing
import TokenProject

@testable import TokenLanguageServer

/// The protocol, message by message.
struct ServerTests {
  private static let spec =
    "stylespec: 1\nname: Brand\ncolor: { ink: \"#111111\" }\nweight: { bold: 700 }\ntypography: { 14: plain }\n"

  private let folder: TemporaryFolder
  private let uri: String

  init() throws {
    folder = try TemporaryFolder("lsp")
    uri = DocumentURI.uri(of: try folder.write(Self.spec, to: "tokens/brand.yaml"))
  }

  private func request(_ id: MessageValue, _ method: String, _ parameters: MessageValue = [:]) -> MessageValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  private func notification(_ method: String, _ parameters: MessageValue = [:]) -> MessageValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  private func initialized(_ capabilities: MessageValue = [:], pages: PageFolder? = nil) -> LanguageServer {
    var server = LanguageServer(version: "1", pages: pages)
    _ = server.receive(request(1, "initialize", ["capabilities": capabilities]))
    _ = server.receive(notification("initialized"))
    return server
  }

  /// What the server sends until it has nothing more to do.
  private func ask(
    _ id: MessageValue,
    _ method: String,
    _ parameters: MessageValue,
    of server: inout LanguageServer
  ) -> [MessageValue] {
    var answers = server.receive(request(id, method, parameters))
    while answers.isEmpty, let work = server.work { answers += server.perform(work) }
    return answers
  }

  private func open(_ text: String, in server: inout LanguageServer) {
    let document: MessageValue = ["uri": .string(uri), "languageId": "yaml", "version": 1, "text": .string(text)]
    _ = server.receive(notification("textDocument/didOpen", ["textDocument": document]))
  }

  private func codes(_ message: MessageValue) -> [String] {
    message.params.diagnostics.elements.compactMap(\.code.text)
  }

  @Test func theServerStartsAndEnds() {
    var server = LanguageServer(version: "1.2.3")
    let before = server.receive(request("a", "textDocument/hover"))
    #expect(before.first?["error"].code.int == -32_002)
    #expect(before.first?.id == "a")
    let answer = server.receive(request(1, "initialize", ["capabilities": [:]]))
    #expect(answer.first?.result.serverInfo.version == "1.2.3")
    #expect(answer.first?.result.capabilities.positionEncoding == "utf-16")
    #expect(server.receive(request(2, "initialize")).first?["error"].code.int == -32_600)
    #expect(server.receive(request(3, "nope")).first?["error"].code.int == -32_601)
    #expect(server.receive(["jsonrpc": "2.0"]).count <= 1)
    #expect(server.receive(request(4, "shutdown")).first?.id == 4)
    #expect(server.receive(request(5, "textDocument/hover")).first?["error"].code.int == -32_600)
    _ = server.receive(notification("exit"))
    #expect(server.exitStatus == 0)
  }

  @Test func endingWithoutAShutdownIsAFailure() {
    var server = initialized()
    _ = server.receive(notification("exit"))
    #expect(server.exitStatus == 1)
  }

  @Test func errorsAreSentAtOnceAndFindingsAfterAPause() {
    var server = initialized()
    open(Self.spec.replacing("color:", with: "colour:"), in: &server)
    #expect(server.work == .compile)
    let errors = server.perform(.compile)
    #expect(errors.map(codes).contains { $0.contains("unknown-key") })
    #expect(server.work == .lint)
    let change: MessageValue = [
      "textDocument": ["uri": .string(uri), "version": 2],
      "contentChanges": [["text": .string(Self.spec.replacing("#111111", with: "#EEEEEE"))]],
    ]
    _ = server.receive(notification("textDocument/didChange", change))
    #expect(server.perform(.compile).map(codes) == [[]])
    #expect(server.work == .read)
    #expect(server.perform(.read).isEmpty)
    #expect(server.work == .lint)
    let findings = server.perform(.lint)
    #expect(findings.flatMap(codes).contains("contrast"))
    #expect(findings.first?.params.version.int == 2)
    #expect(server.work == nil)
    #expect(server.perform(.lint).isEmpty)
  }

  @Test func diagnosticsLinkToTheirPages() throws {
    let pages = PageFolder(folder.path + "/caches/1.0") { $0 == "contrast" ? "# contrast\n" : nil }
    var server = initialized(
      ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]],
      pages: pages
    )
    open(Self.spec.replacing("#111111", with: "#EEEEEE"), in: &server)
    _ = server.perform(.compile)
    let sent = server.perform(.lint).flatMap { $0.params.diagnostics.elements }
    let contrast = try #require(sent.first { $0.code == "contrast" })
    #expect(contrast.codeDescription.href.text == DocumentURI.uri(of: folder.path + "/caches/1.0/contrast.md"))
    #expect(try folder.read("caches/1.0/contrast.md") == "# contrast\n")
    #expect(sent.allSatisfy { $0.code == "contrast" || $0.codeDescription.isNull })
  }

  @Test func nothingIsWrittenForAnEditorThatShowsNoLinks() throws {
    var server = initialized(pages: PageFolder(folder.path + "/caches") { "# \($0)\n" })
    open(Self.spec.replacing("#111111", with: "#EEEEEE"), in: &server)
    _ = server.perform(.compile)
    #expect(!server.perform(.lint).isEmpty)
    #expect(!(try folder.contents().contains("caches")))
  }

  @Test func thereIsNoLinkToAPageThatCannotBeWritten() throws {
    try folder.write("a file\n", to: "caches")
    let pages = PageFolder(folder.path + "/caches") { "# \($0)\n" }
    #expect(pages.link(to: "contrast") == nil)
    #expect(try folder.read("caches") == "a file\n")
  }

  @Test func anEditorThatAsksForDiagnosticsGetsThemThen() {
    var server = initialized(["textDocument": ["diagnostic": ["dynamicRegistration": false]]])
    open(Self.spec.replacing("#111111", with: "#EEEEEE"), in: &server)
    let answer = ask(2, "textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]], of: &server)
    #expect(answer.first?.result.kind == "full")
    #expect(answer.first?.result.items.elements.contains { $0.code == "contrast" } == true)
    #expect(answer.count == 1)
    // Nothing has changed: the answer is known.
    let again = server.receive(request(3, "textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]]))
    #expect(again.first?.result == answer.first?.result)
  }

  @Test func anEditorThatAsksAgainGetsErrorsFirstAndFindingsThen() {
    var server = initialized([
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    open(Self.spec.replacing("color:", with: "colour:"), in: &server)
    let pull: MessageValue = ["textDocument": ["uri": .string(uri)]]
    #expect(server.receive(request(2, "textDocument/diagnostic", pull)).isEmpty)
    let errors = server.perform(.compile)
    #expect(errors.map(\.id) == [2])
    #expect(errors.first?.result.items.elements.map(\.code).contains("unknown-key") == true)
    let lint = server.nextLint()
    #expect(server.receive(request(3, "textDocument/diagnostic", pull)).isEmpty)
    #expect(server.isAskedForFindings)
    #expect(server.take(lint.run()).map(\.id) == [3])
    #expect(!server.isAskedForFindings)
  }

  @Test func aRequestForDiagnosticsThatIsCancelledIsAnsweredOnce() {
    var server = initialized(["textDocument": ["diagnostic": [:]]])
    open(Self.spec, in: &server)
    let pull = request(2, "textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
    #expect(server.receive(pull).isEmpty)
    let answer = server.receive(notification("$/cancelRequest", ["id": 2]))
    #expect(answer.map { $0["error"].code.int } == [-32_800])
    #expect(!server.isAskedForFindings)
  }

  @Test func findingsOfATextThatHasChangedAreNotSent() {
    var server = initialized()
    open(Self.spec.replacing("#111111", with: "#EEEEEE"), in: &server)
    _ = server.perform(.compile)
    let old = server.nextLint().run()
    let change: MessageValue = [
      "textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [["text": .string(Self.spec)]],
    ]
    _ = server.receive(notification("textDocument/didChange", change))
    #expect(!server.isCurrent(old))
    #expect(server.take(old).isEmpty)
    _ = server.perform(.compile)
    #expect(server.take(old).isEmpty)
    #expect(server.work != nil)
  }

  @Test func aLintThatIsNotWantedAnyMoreFindsNothingAndIsStillToBeDone() {
    var server = initialized()
    open(Self.spec.replacing("color:", with: "colour:"), in: &server)
    _ = server.perform(.compile)
    #expect(server.nextLint().run { false } == nil)
    #expect(server.needsLint)
    #expect(server.nextLint().run { true } != nil)
  }

  @Test func columnsAreInTheUnitThatTheEditorOffers() {
    let text = Self.spec + "styles: { 😀: { size: 14, color: ink, weight: bold } }\n"
    for (encoding, column) in [("utf-16", 29), ("utf-8", 31)] {
      var server = initialized(["general": ["positionEncodings": [.string(encoding)]]])
      open(text, in: &server)
      _ = server.perform(.compile)
      let position: MessageValue = ["line": 5, "character": MessageValue(column + 5)]
      let answer = server.receive(
        request(2, "textDocument/definition", ["textDocument": ["uri": .string(uri)], "position": position])
      )
      #expect(answer.first?.result.elements.first?.range.start.line == 2, "\(encoding)")
    }
  }

  @Test func aCancelledRequestHasThatAnswer() {
    var server = initialized()
    #expect(
      server.receive(request(7, "workspace/symbol", ["query": ""]), isCancelled: true).first?["error"].code.int
        == -32_800
    )
  }

  @Test(arguments: [
    "textDocument/hover", "textDocument/definition", "textDocument/references", "textDocument/documentHighlight",
    "textDocument/documentSymbol", "textDocument/documentColor", "textDocument/colorPresentation",
    "textDocument/foldingRange", "textDocument/documentLink", "textDocument/completion", "textDocument/codeAction",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/diagnostic", "workspace/symbol",
  ])
  func wrongParametersAreAnswered(_ method: String) {
    var server = initialized()
    open(Self.spec, in: &server)
    let far: MessageValue = ["line": 99_999, "character": 99_999]
    let odd: [MessageValue] = [
      [:], .null, [1, 2], ["textDocument": 5], ["textDocument": ["uri": "untitled:1"]],
      ["textDocument": ["uri": .string(uri)], "position": ["line": -1, "character": 0], "range": 4],
      ["textDocument": ["uri": "file:///nowhere.yaml"], "position": ["line": 0, "character": 0]],
      ["textDocument": ["uri": .string(uri)], "position": far, "range": ["start": far, "end": far], "newName": "x"],
    ]
    for parameters in odd {
      #expect(ask(1, method, parameters, of: &server).count == 1)
    }
  }

  @Test func aFileHasAtMostAThousandDiagnosticsAndSaysSo() {
    var server = initialized()
    open(Self.spec + (0..<1_200).map { "k\($0): 1\n" }.joined(), in: &server)
    let diagnostics =
      server.perform(.compile).first { $0.params.uri == .string(uri) }?.params.diagnostics.elements ?? []
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics.first?.message == "200 more problems are not shown; `stylespec lint` lists all")
  }

  @Test func editsNameTheVersionThatTheyAreFor() {
    var server = initialized(["workspace": ["workspaceEdit": ["documentChanges": true]]])
    open(Self.spec + "styles: { title: { size: 14, color: ink, weight: bold } }\n", in: &server)
    _ = server.perform(.compile)
    let parameters: MessageValue = [
      "textDocument": ["uri": .string(uri)], "position": ["line": 2, "character": 10], "newName": "text",
    ]
    let changes =
      server.receive(request(2, "textDocument/rename", parameters)).first?.result.documentChanges.elements ?? []
    #expect(changes.count == 1)
    #expect(changes.first?.textDocument.version == 1)
    #expect(changes.first?.edits.elements.map(\.newText) == ["text", "text"])
  }

  @Test func aProblemOfAMappingIsShownInItsFirstLine() {
    var server = initialized()
    open("stylespec: 1\nname: Brand\nweight: { bold: 700 }\n", in: &server)
    let messages = server.perform(.compile)
    let missing = messages.flatMap(\.params.diagnostics.elements).filter { $0.code.text == "missing-key" }
    #expect(missing.count == 2)
    for diagnostic in missing {
      #expect(diagnostic.range == ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 12]])
    }
  }

  @Test(arguments: [
    ("[]", nil, "size: ${1:14}\nweight: ${2:bold}"), ("[1]", 1, "size: ${1:14}\n    weight: ${2:bold}"),
    ("[1, 2]", 2, "size: ${1:14}\nweight: ${2:bold}"),
  ])
  func linesOfACompletionHaveTheIndentationThatTheEditorDoesNotAdd(_ modes: String, _ mode: Int?, _ text: String) throws
  {
    let item = try #require(
      MessageValue(Array(#"{ "snippetSupport": true, "insertTextModeSupport": { "valueSet": \#(modes) } }"#.utf8))
    )
    var server = initialized(["textDocument": ["completion": ["completionItem": item]]])
    open(Self.spec + "styles:\n  title:\n    \n", in: &server)
    let place: MessageValue = ["textDocument": ["uri": .string(uri)], "position": ["line": 7, "character": 4]]
    let items = server.receive(request(2, "textDocument/completion", place)).first?.result.items.elements ?? []
    #expect(items.first?.textEdit.newText.text == text)
    #expect(items.first?.insertTextMode.int == mode)
  }

  @Test func aSaveThatChangesNothingLeavesNothingToDo() {
    var server = initialized()
    open(Self.spec, in: &server)
    while let work = server.work { _ = server.perform(work) }
    _ = server.receive(notification("textDocument/didSave", ["textDocument": ["uri": .string(uri)]]))
    #expect(server.work == nil)
  }

  @Test func findingsInOtherFilesStayWhileATextHasErrors() throws {
    let parts = try folder.write("palette: { gray: \"#777777\" }\n", to: "tokens/parts.yaml")
    let text = Self.spec + "include: parts.yaml\n"
    var server = initialized()
    open(text, in: &server)
    var sent: [String: [String]] = [:]
    func settle() {
      while let work = server.work {
        for message in server.perform(work) { sent[message.params.uri.text ?? ""] = codes(message) }
      }
    }
    func change(_ text: String, _ version: Int) {
      sent = [:]
      let document: MessageValue = ["uri": .string(uri), "version": MessageValue(version)]
      let parameters: MessageValue = ["textDocument": document, "contentChanges": [["text": .string(text)]]]
      _ = server.receive(notification("textDocument/didChange", parameters))
      settle()
    }
    settle()
    #expect(sent[DocumentURI.uri(of: parts)] == ["unused-token"])
    change(text + "colour: {}\n", 2)
    #expect(sent.keys.sorted() == [uri])
    // Without errors, rules look again.
    change(text.replacing("{ ink: \"#111111\" }", with: "{ ink: \"{palette.gray}\" }"), 3)
    #expect(sent[DocumentURI.uri(of: parts)] == [])
  }
}
