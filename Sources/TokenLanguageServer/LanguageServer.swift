internal import TokenDiagnostics
package import TokenProject

/// The server of the Language Server Protocol 3.17: messages in, messages out. It reads no stream;
/// ``run(version:pages:)`` does.
///
/// ```swift
/// var server = LanguageServer(version: "1.0.0")
/// let answers = server.receive(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": [:]])
/// ```
package struct LanguageServer {
  /// What is to be done when no message waits.
  package enum Work: Hashable {
    /// Files have changed: compile, and report errors.
    case compile
    /// Read what is written where in changed files, for the next questions.
    case read
    /// Nothing has changed for a while: look for findings.
    case lint
  }

  var session = EditorSession()
  var abilities = ClientAbilities.none
  /// The URI by which the editor opened each file.
  private var uris: [String: String] = [:]
  /// What was sent of each file.
  private var published: [String: [MessageValue]] = [:]
  /// What the last reports have of each file.
  private var found: [String: [MessageValue]] = [:]
  /// What the last lint without errors found in each file, and the version of the file then.
  private var lastFindings: [String: (version: Int?, diagnostics: [MessageValue])] = [:]
  private var isInitialized = false
  private var isShutDown = false
  /// Requests for diagnostics that wait for findings.
  private var pulls: [(id: MessageValue, path: String)] = []
  private var nextRequest = 0
  private let version: String
  private let pages: PageFolder?

  /// The status to end the process with; nil while the server runs.
  package private(set) var exitStatus: Int32?

  /// A server that nothing was said to yet.
  ///
  /// - Parameters:
  ///   - version: The version of the tool, for the editor's log.
  ///   - pages: The pages that diagnostics link to; nil for no links.
  package init(version: String, pages: PageFolder? = nil) {
    self.version = version
    self.pages = pages
  }

  var translator: Translator { Translator(abilities: abilities, uris: uris, pages: pages) }

  // MARK: Messages

  /// Takes a message. The result are the messages to send.
  ///
  /// - Parameter isCancelled: Whether the editor does not want the answer any more.
  package mutating func receive(_ message: MessageValue, isCancelled: Bool = false) -> [MessageValue] {
    guard let method = message.method.text else {
      // An answer to a request of ours says nothing that matters, and has no method.
      let isAnswer = !message.id.isNull && (!message.result.isNull || !message["error"].isNull || message.params.isNull)
      return isAnswer ? [] : [Self.failure(message.id, .invalidRequest("a message needs a `method`"))]
    }
    guard !message.id.isNull else {
      notify(method, message.params)
      return pending()
    }
    if isCancelled { return [Self.failure(message.id, .cancelled)] }
    do throws(ResponseError) {
      if method == "textDocument/diagnostic", isInitialized, !isShutDown {
        pulls.append((message.id, try path(in: message.params)))
        return (work == nil ? answeredPulls() : []) + pending()
      }
      let result = try answer(method, message.params)
      return [Self.response(message.id, result)] + pending()
    } catch {
      return [Self.failure(message.id, error)]
    }
  }

  /// The answer to a message that is not JSON.
  package static var unreadable: MessageValue { failure(.null, .parseError) }

  private static func response(_ id: MessageValue, _ result: MessageValue) -> MessageValue {
    .object(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private static func failure(_ id: MessageValue, _ error: ResponseError) -> MessageValue {
    .object([
      "jsonrpc": "2.0", "id": id, "error": ["code": MessageValue(error.code), "message": .string(error.message)],
    ])
  }

  private static func notification(_ method: String, _ parameters: MessageValue) -> MessageValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  private mutating func request(_ method: String, _ parameters: MessageValue) -> MessageValue {
    nextRequest += 1
    return [
      "jsonrpc": "2.0", "id": .string("stylespec-\(nextRequest)"), "method": .string(method), "params": parameters,
    ]
  }

  /// Messages that wait to be sent.
  private var waiting: [MessageValue] = []

  private mutating func pending() -> [MessageValue] {
    defer { waiting = [] }
    return waiting
  }

  // MARK: Notifications

  private mutating func notify(_ method: String, _ parameters: MessageValue) {
    if method == "exit" {
      exitStatus = isShutDown ? 0 : 1
      return
    }
    guard isInitialized, !isShutDown else { return }
    switch method {
    case "initialized": if abilities.watchesFiles { waiting.append(watching()) }
    case "textDocument/didOpen": open(parameters.textDocument)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters.textDocument)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": session.reload()
    case "$/cancelRequest": cancel(parameters.id)
    default: break
    }
  }

  /// Asks the editor to tell of files that change on the disk.
  private mutating func watching() -> MessageValue {
    let patterns = ["**/*.{yaml,yml,json}", "**/.stylespec.yaml", "**/*.swift"]
    let watchers = patterns.map { ["globPattern": .string($0)] as MessageValue }
    return request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "stylespec-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ]
    )
  }

  private mutating func open(_ document: MessageValue) {
    guard let uri = document.uri.text, let path = DocumentURI.path(of: uri), let text = document["text"].text else {
      return
    }
    session.open(path, version: document.version.int, text: text)
    uris[EditorSession.canonical(path)] = uri
  }

  private mutating func change(_ parameters: MessageValue) {
    let document = parameters.textDocument
    guard let path = document.uri.text.flatMap(DocumentURI.path) else { return }
    let changes = parameters.contentChanges.elements.compactMap { change -> (Range<TextPosition>?, String)? in
      guard let text = change["text"].text else { return nil }
      if change.range.isNull { return (nil, text) }
      guard let start = Self.position(change.range.start), let end = Self.position(change.range.end) else { return nil }
      return (min(start, end)..<max(start, end), text)
    }
    session.change(path, version: document.version.int, changes, abilities.unit)
  }

  private mutating func close(_ document: MessageValue) {
    guard let path = document.uri.text.flatMap(DocumentURI.path) else { return }
    session.close(path)
    uris[EditorSession.canonical(path)] = nil
  }

  static func position(_ value: MessageValue) -> TextPosition? {
    guard let line = value.line.int, let column = value.character.int, line >= 0, column >= 0 else { return nil }
    return TextPosition(line: line, column: column)
  }

  // MARK: Requests

  private mutating func answer(_ method: String, _ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    if method == "initialize" {
      guard !isInitialized else { throw .invalidRequest("`initialize` comes once") }
      abilities = ClientAbilities(parameters)
      isInitialized = true
      return capabilities
    }
    guard isInitialized else { throw .notInitialized }
    guard !isShutDown else { throw .invalidRequest("the server is shut down") }
    if method == "shutdown" {
      isShutDown = true
      return .null
    }
    return try answerQuery(method, parameters)
  }

  private var capabilities: MessageValue {
    [
      "serverInfo": ["name": "stylespec", "version": .string(version)],
      "capabilities": [
        "positionEncoding": .string(abilities.unit.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "colorProvider": true,
        "foldingRangeProvider": true,
        "renameProvider": abilities.preparesRename ? ["prepareProvider": true] : true,
        "documentLinkProvider": ["resolveProvider": false],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll", "source.fixAll.stylespec"]],
        "completionProvider": ["triggerCharacters": ["{", ".", "\"", "$", "#", "/", ":", " ", "*"]],
        "diagnosticProvider": abilities.pullsDiagnostics
          ? ["identifier": "stylespec", "interFileDependencies": true, "workspaceDiagnostics": false] : .null,
      ],
    ]
  }

  // MARK: Diagnostics

  /// What is to be done when no message waits; nil if nothing is.
  package var work: Work? {
    if session.hasChanges { return .compile }
    if session.hasUnreadFiles { return .read }
    return session.needsLint ? .lint : nil
  }

  /// Does some work. The result are the messages to send.
  ///
  /// - Complexity: That of a compile, or of a lint.
  package mutating func perform(_ work: Work) -> [MessageValue] {
    switch work {
    case .compile:
      let reports = session.compile()
      // Findings of a text without errors are sent together after the pause; till then, the editor moves the last ones.
      let isClean = !reports.contains { $0.diagnostics.hasErrors }
      if isClean, !published.values.contains(where: Self.hasError) { return [] }
      found = translator.diagnostics(reports, paths: EditorSession.canonical)
      keepFindings(of: reports)
      // An editor that does not ask again when it is told to has to wait for everything.
      return (abilities.refreshesDiagnostics ? answeredPulls() : []) + publish()
    case .read:
      session.readFiles()
      return []
    case .lint: return take(nextLint().run())
    }
  }

  /// Whether rules have not looked at files as they are now. They need nothing of what ``Work/read`` reads.
  var needsLint: Bool { session.needsLint && !session.hasChanges }

  /// The lint that is to be done, for a thread of its own.
  package func nextLint() -> EditorLint { session.nextLint() }

  /// Whether nothing has changed since a lint was asked for.
  package func isCurrent(_ findings: EditorLint.Findings) -> Bool { session.isCurrent(findings) }

  /// Whether the editor waits for findings.
  package var isAskedForFindings: Bool { !pulls.isEmpty }

  /// Takes what a lint found. The result are the messages to send; none for findings that are out of date.
  package mutating func take(_ findings: EditorLint.Findings) -> [MessageValue] {
    guard isCurrent(findings) else { return [] }
    let reports = session.take(findings)
    found = translator.diagnostics(reports, paths: EditorSession.canonical)
    let mistaken = reports.filter { $0.diagnostics.hasErrors }
    if mistaken.isEmpty {
      lastFindings = Dictionary(uniqueKeysWithValues: found.map { ($0, (session.version(of: $0), $1)) })
    } else {
      keepFindings(of: mistaken)
    }
    return answeredPulls() + publish()
  }

  /// Leaves what rules found in files that did not change since. With an error somewhere, rules do not look; otherwise
  /// findings would come and go while somebody types in another file.
  private mutating func keepFindings(of reports: [ProjectReport]) {
    for path in Set(reports.flatMap(\.files).map { EditorSession.canonical($0.path) }) where found[path] == nil {
      guard let kept = lastFindings[path], kept.version == session.version(of: path) else { continue }
      found[path] = kept.diagnostics
    }
  }

  private static func hasError(_ diagnostics: [MessageValue]) -> Bool { diagnostics.contains { $0.severity.int == 1 } }

  /// Sends what differs from what was sent before.
  private mutating func publish() -> [MessageValue] {
    var messages: [MessageValue] = []
    var mustRefresh = false
    for path in Set(found.keys).union(published.keys).sorted() {
      let diagnostics = found[path] ?? []
      guard diagnostics != published[path] ?? [] else { continue }
      published[path] = diagnostics.isEmpty ? nil : diagnostics
      if abilities.pullsDiagnostics, session.isOpen(path) {
        mustRefresh = true
        continue
      }
      messages.append(
        Self.notification(
          "textDocument/publishDiagnostics",
          [
            "uri": .string(translator.uri(of: path)),
            "version": session.version(of: path).map { MessageValue($0) } ?? .null,
            "diagnostics": .array(diagnostics),
          ]
        )
      )
    }
    if mustRefresh, abilities.refreshesDiagnostics { messages.append(request("workspace/diagnostic/refresh", .null)) }
    return messages
  }

  /// Answers the requests that wait for findings.
  private mutating func answeredPulls() -> [MessageValue] {
    defer { pulls = [] }
    return pulls.map { id, path in
      published[path] = found[path]
      return Self.response(id, ["kind": "full", "items": .array(found[path] ?? [])])
    }
  }

  /// Answers a request that the editor does not wait for any more.
  private mutating func cancel(_ id: MessageValue) {
    guard let index = pulls.firstIndex(where: { $0.id == id }) else { return }
    pulls.remove(at: index)
    waiting.append(Self.failure(id, .cancelled))
  }

  /// The path of the file that a request is about.
  func path(in parameters: MessageValue) throws(ResponseError) -> String {
    guard let path = parameters.textDocument.uri.text.flatMap(DocumentURI.path) else {
      throw .invalidParameters("`textDocument.uri` has to be the URI of a file")
    }
    return EditorSession.canonical(path)
  }
}
