internal import TokenProject

extension LanguageServer {
  /// Answers a question about a file, or about all.
  mutating func answerQuery(_ method: String, _ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    switch method {
    case "textDocument/hover":
      let (path, offset) = try place(in: parameters)
      return session.hover(in: path, at: offset).map { translator.hover($0, &session) } ?? .null
    case "textDocument/definition":
      let (path, offset) = try place(in: parameters)
      return translator.locations(session.definitions(in: path, at: offset), &session)
    case "textDocument/references":
      let (path, offset) = try place(in: parameters)
      let includes = parameters.context.includeDeclaration.bool == true
      return translator.locations(
        session.references(in: path, at: offset, includingDeclaration: includes),
        &session
      )
    case "textDocument/documentHighlight":
      let (path, offset) = try place(in: parameters)
      return .array(
        session.highlights(in: path, at: offset).map { ["range": translator.range($0, &session), "kind": 1] }
      )
    case "textDocument/documentSymbol": return symbols(in: try path(in: parameters))
    case "workspace/symbol":
      return .array(session.symbols(matching: parameters.query.text ?? "").map { translator.information($0, &session) })
    case "textDocument/documentColor": return colors(in: try path(in: parameters))
    case "textDocument/colorPresentation": return try presentations(parameters)
    case "textDocument/foldingRange": return foldingRanges(in: try path(in: parameters))
    case "textDocument/documentLink":
      return .array(
        session.links(in: try path(in: parameters)).map { link in
          ["range": translator.range(link.range, &session), "target": .string(translator.uri(of: link.target))]
        }
      )
    case "textDocument/completion":
      let (path, offset) = try place(in: parameters)
      let found = session.completions(
        in: path,
        at: offset,
        writesSnippets: abilities.understandsSnippets,
        indentsLines: abilities.indentsLines
      )
      guard let found, let text = session.text(of: path) else { return .null }
      return translator.completion(found, in: text)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "textDocument/prepareRename":
      let (path, offset) = try place(in: parameters)
      guard let found = session.renamedName(in: path, at: offset) else { return .null }
      return ["range": translator.range(found.range, &session), "placeholder": .string(found.name)]
    case "textDocument/rename": return try rename(parameters)
    default: throw .unknownMethod(method)
    }
  }

  /// The file and the offset that a request is about.
  private mutating func place(in parameters: MessageValue) throws(ResponseError) -> (path: String, offset: Int) {
    let path = try path(in: parameters)
    guard let position = Self.position(parameters.position) else {
      throw .invalidParameters("`position` needs a `line` and a `character`, from 0")
    }
    guard let offset = session.offset(of: position, in: path, abilities.unit) else {
      throw .invalidParameters("the file cannot be read")
    }
    return (path, offset)
  }

  /// The range that a request is about.
  private mutating func range(_ value: MessageValue, in path: String) throws(ResponseError) -> Range<Int> {
    guard let start = Self.position(value.start), let end = Self.position(value.end),
      let lower = session.offset(of: start, in: path, abilities.unit),
      let upper = session.offset(of: end, in: path, abilities.unit)
    else { throw .invalidParameters("`range` needs a `start` and an `end`") }
    return min(lower, upper)..<max(lower, upper)
  }

  private mutating func symbols(in path: String) -> MessageValue {
    guard let text = session.text(of: path) else { return [] }
    let symbols = session.symbols(in: path)
    if abilities.hasSymbolTrees { return .array(symbols.map { translator.symbol($0, in: text) }) }
    return .array(symbols.flatMap(\.withChildren).map { translator.information($0, &session) })
  }

  private mutating func colors(in path: String) -> MessageValue {
    guard let text = session.text(of: path) else { return [] }
    return .array(
      session.colors(in: path).map { found in
        let channels = found.channels
        let color: MessageValue = [
          "red": .number(channels.x), "green": .number(channels.y), "blue": .number(channels.z),
          "alpha": .number(channels.w),
        ]
        return ["range": translator.range(found.range.range, in: text), "color": color]
      }
    )
  }

  private mutating func presentations(_ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    let path = try path(in: parameters)
    let range = try range(parameters.range, in: path)
    let color = parameters.color
    let channels = [color.red, color.green, color.blue, color.alpha].map { value in
      if case .number(let number) = value { number } else { 1.0 }
    }
    let found = session.presentations(
      of: SIMD4(channels[0], channels[1], channels[2], channels[3]),
      in: path,
      at: range
    )
    return .array(
      found.map { presentation in
        let edit: MessageValue = ["range": parameters.range, "newText": .string(presentation.text)]
        return ["label": .string(presentation.label), "textEdit": edit]
      }
    )
  }

  private mutating func foldingRanges(in path: String) -> MessageValue {
    .array(
      session.foldingRanges(in: path).map { range in
        [
          "startLine": MessageValue(range.lines.lowerBound), "endLine": MessageValue(range.lines.upperBound),
          "kind": range.isComment ? "comment" : .null,
        ]
      }
    )
  }

  private mutating func rename(_ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    let (path, offset) = try place(in: parameters)
    guard let name = parameters.newName.text else { throw .invalidParameters("`newName` has to be a text") }
    do throws(RenameRefusal) {
      return translator.edit(try session.rename(in: path, at: offset, to: name), &session)
    } catch {
      throw ResponseError(code: ResponseError.requestFailed, message: error.reason)
    }
  }

  // MARK: Code actions

  private mutating func codeActions(_ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    let path = try path(in: parameters)
    let range = try range(parameters.range, in: path)
    let only = parameters.context.only.elements.compactMap(\.text)
    func wants(_ kind: String) -> Bool {
      only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var actions: [MessageValue] = []
    if wants("quickfix") {
      var fixes = session.fixes(in: path, at: range)
      if fixes.isEmpty, session.hasChanges {
        // Asked before the pause after an edit.
        _ = session.compile()
        _ = session.lint()
        fixes = session.fixes(in: path, at: range)
      }
      actions += fixes.map { quickFix($0, isOnly: fixes.count { $0.kind == .fix } == 1) }
    }
    // Found by lints: only for whoever asks for it.
    if only.contains(where: { "source.fixAll.stylespec".hasPrefix($0) }) {
      let edits = session.safeFixes(in: path)
      if !edits.isEmpty {
        actions.append([
          "title": "Apply all safe fixes of StyleSpec", "kind": "source.fixAll.stylespec",
          "edit": translator.edit(edits, &session),
        ])
      }
    }
    return .array(actions)
  }

  private mutating func quickFix(_ fix: OfferedFix, isOnly: Bool) -> MessageValue {
    let texts = FileTexts(fix.files)
    return [
      "title": .string(fix.title),
      "kind": "quickfix",
      "isPreferred": fix.isSafe && isOnly && fix.kind == .fix ? true : .null,
      "diagnostics": [translator.diagnostic(fix.diagnostic, texts, paths: EditorSession.canonical)],
      "edit": translator.edit(fix.edits, &session),
    ]
  }
}

extension FileSymbol {
  /// The symbol and all in it.
  fileprivate var withChildren: [FileSymbol] { [self] + children.flatMap(\.withChildren) }
}
