internal import TokenDiagnostics
internal import TokenProject

/// Answers of a session in the words of the protocol.
struct Translator {
  let abilities: ClientAbilities
  /// The URI by which an editor opened each file.
  let uris: [String: String]
  /// The pages that diagnostics link to; nil for none.
  let pages: PageFolder?

  /// The URI of a file: as the editor writes it, if it has the file open.
  func uri(of path: String) -> String { uris[path] ?? DocumentURI.uri(of: path) }

  // MARK: Positions

  func position(_ position: TextPosition) -> MessageValue {
    ["line": MessageValue(position.line), "character": MessageValue(position.column)]
  }

  func range(_ range: Range<Int>, in text: DocumentText) -> MessageValue {
    [
      "start": position(text.position(of: range.lowerBound, in: abilities.unit)),
      "end": position(text.position(of: range.upperBound, in: abilities.unit)),
    ]
  }

  /// A range of a file; null for a file that is gone.
  func range(_ range: FileRange, _ session: inout EditorSession) -> MessageValue {
    session.text(of: range.path).map { self.range(range.range, in: $0) } ?? .null
  }

  func location(_ range: FileRange, _ session: inout EditorSession) -> MessageValue {
    let place = self.range(range, &session)
    return place.isNull ? .null : ["uri": .string(uri(of: range.path)), "range": place]
  }

  func locations(_ ranges: [FileRange], _ session: inout EditorSession) -> MessageValue {
    .array(ranges.map { location($0, &session) }.filter { !$0.isNull })
  }

  // MARK: Symbols

  func symbol(_ symbol: FileSymbol, in text: DocumentText) -> MessageValue {
    [
      "name": .string(symbol.name.isEmpty ? " " : symbol.name),
      "detail": .string(symbol.detail),
      "kind": MessageValue(Self.kind(symbol.kind)),
      "range": range(symbol.range.range, in: text),
      "selectionRange": range(symbol.nameRange.range, in: text),
      "children": .array(symbol.children.map { self.symbol($0, in: text) }),
    ]
  }

  /// A symbol without those in it, which names the group around it.
  func information(_ symbol: FileSymbol, _ session: inout EditorSession) -> MessageValue {
    let group = symbol.path.split(separator: ".").dropLast().joined(separator: ".")
    return [
      "name": .string(symbol.path),
      "kind": MessageValue(Self.kind(symbol.kind)),
      "location": location(symbol.nameRange, &session),
      "containerName": group.isEmpty ? .null : .string(group),
    ]
  }

  /// `SymbolKind` of the protocol.
  private static func kind(_ kind: FileSymbol.Kind) -> Int {
    switch kind {
    case .group: 3
    case .token, .color: 14
    case .style: 5
    }
  }

  // MARK: Completion

  func completion(_ found: Completions, in text: DocumentText) -> MessageValue {
    let range = range(found.range, in: text)
    let items = found.items.enumerated().map { index, item in
      let order = String(index)
      let value: MessageValue = [
        "label": .string(item.label),
        "kind": MessageValue(Self.kind(item.kind)),
        "detail": item.detail.isEmpty ? .null : .string(item.detail),
        "documentation": item.documentation.isEmpty
          ? .null
          : item.kind == .color
            ? .string(item.documentation) : ["kind": "markdown", "value": .string(item.documentation)],
        // The order is ours, and what the editor filters by is what is there.
        "sortText": .string(String(repeating: "0", count: 4 - order.count) + order),
        "filterText": .string(item.label),
        "insertTextFormat": MessageValue(item.isSnippet ? 2 : 1),
        "insertTextMode": item.text.contains("\n") ? abilities.lineMode : .null,
        "textEdit": ["range": range, "newText": .string(item.text)],
        "tags": item.isDeprecated ? [1] : .null,
      ]
      return value
    }
    return ["isIncomplete": .boolean(found.isIncomplete), "items": .array(items)]
  }

  /// `CompletionItemKind` of the protocol.
  private static func kind(_ kind: CompletionItem.Kind) -> Int {
    switch kind {
    case .key: 10
    case .word: 12
    case .token: 21
    case .color: 16
    case .group: 9
    case .file: 17
    case .folder: 19
    case .template: 15
    }
  }

  // MARK: Hover

  func hover(_ hover: HoverText, _ session: inout EditorSession) -> MessageValue {
    let swatches = abilities.showsImages ? hover.colors.map(Self.swatch).joined(separator: " ") : ""
    let text = swatches.isEmpty ? hover.markdown : swatches + "\n\n" + hover.markdown
    return ["contents": ["kind": "markdown", "value": .string(text)], "range": range(hover.range, &session)]
  }

  /// An image of a color.
  private static func swatch(_ hex: String) -> String {
    let fill = hex.replacing("#", with: "%23")
    return "![\(hex)](data:image/svg+xml;utf8,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='40'%20height='14'%3E"
      + "%3Crect%20width='40'%20height='14'%20fill='\(fill)'/%3E%3C/svg%3E)"
  }

  // MARK: Edits

  func edit(_ edits: [FileEdit], _ session: inout EditorSession) -> MessageValue {
    var files: [(path: String, edits: [MessageValue])] = []
    for edit in edits {
      guard let text = session.text(of: edit.range.path) else { continue }
      let value: MessageValue = ["range": range(edit.range.range, in: text), "newText": .string(edit.text)]
      if let index = files.firstIndex(where: { $0.path == edit.range.path }) {
        files[index].edits.append(value)
      } else {
        files.append((edit.range.path, [value]))
      }
    }
    guard abilities.hasVersionedEdits else {
      let changes = files.map { (uri(of: $0.path), MessageValue.array($0.edits)) }
      return ["changes": .object(Dictionary(changes) { first, _ in first })]
    }
    return [
      "documentChanges": .array(
        files.map { file in
          let version = session.version(of: file.path).map { MessageValue($0) } ?? .null
          // An unknown version is null, and not left out.
          let document = MessageValue.object(["uri": .string(uri(of: file.path)), "version": version])
          return ["textDocument": document, "edits": .array(file.edits)]
        }
      )
    ]
  }
}
