internal import CLibYAML
internal import TokenDiagnostics

/// Builds the arena from libyaml's events.
struct EventTreeBuilder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var places: EventPlaces
  private var comments: CommentScanner
  private var writer: TreeWriter
  private var documents = 0

  /// The mistakes that were found.
  var diagnostics: [Diagnostic] { writer.diagnostics }

  /// `base` is the number of bytes of the file before `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int, as file: SourceFileID, limits: SourceLimits) {
    self.bytes = bytes
    self.places = EventPlaces(bytes, at: base, in: file)
    self.comments = CommentScanner(bytes, at: base, in: file)
    self.writer = TreeWriter(file, .yaml, limits: limits)
  }

  /// Adds the document's nodes to a tree. The tree is unchanged if reading has to stop.
  mutating func build(into target: inout SourceTree) -> SourceDocument? {
    writer.begin(&target, source: bytes)
    let isWhole = readEvents()
    let root = writer.end(&target, keepsNodes: isWhole)
    return isWhole ? SourceDocument(file: writer.file, root: root, comments: comments.finish(), isComplete: true) : nil
  }

  /// False when reading has to stop; the reason is in `diagnostics`.
  private mutating func readEvents() -> Bool {
    guard let reader = EventReader(bytes) else {
      let place = SourceRange.start(of: writer.file)
      writer.diagnostics.append(.limit("there is not enough memory to read the file", .yaml, at: place))
      return false
    }
    while true {
      guard var event = reader.next() else {
        writer.diagnostics += places.syntaxErrors(reader.failure)
        return false
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return true }
      guard add(&event) else { return false }
    }
  }

  /// False when reading has to stop; the reason is in `diagnostics`.
  private mutating func add(_ event: inout yaml_event_t) -> Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return startDocument(&event)
    case YAML_SCALAR_EVENT: return addScalar(&event)
    case YAML_SEQUENCE_START_EVENT: return startCollection(.sequence, &event, anchor: event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: return startCollection(.mapping, &event, anchor: event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: endCollection(&event)
    case YAML_ALIAS_EVENT:
      writer.diagnostics.append(places.aliasError(&event))
      return false
    default: break
    }
    return true
  }

  private mutating func startDocument(_ event: inout yaml_event_t) -> Bool {
    documents += 1
    guard documents > 1 else { return true }
    writer.diagnostics.append(.documents(at: places.range(of: &event)))
    return false
  }

  private mutating func addScalar(_ event: inout yaml_event_t) -> Bool {
    let scalar = event.data.scalar
    guard scalar.anchor == nil else { return reject(&event, "anchors (`&name`) are not supported") }
    guard scalar.tag == nil else { return reject(&event, "tags (`!name`) are not supported") }
    var source = places.bytes(of: &event)
    let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
    if isBlock { source = places.withoutTrailingSpace(source) }
    if let failure = SyntaxFailure(inScalar: source, scalar.style, of: bytes) {
      writer.diagnostics += places.syntaxErrors(failure)
      return false
    }
    comments.skip(source, hasHeader: isBlock)
    let text = place(UnsafeBufferPointer(start: scalar.value, count: scalar.length), from: source)
    let form: ScalarForm = scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted
    return writer.appendScalar(form, at: places.inFile(source), text: text)
  }

  /// The range of a scalar's content in the tree's text. Content that is a part of the source, with or without quotes
  /// around it, is not copied; other content is appended.
  private mutating func place(_ content: UnsafeBufferPointer<UInt8>, from source: Range<Int>) -> Range<Int> {
    let quotes = source.count &- content.count
    if quotes == 0 || quotes == 2, let start = bytes.baseAddress, let text = content.baseAddress {
      let lower = source.lowerBound &+ quotes &>> 1
      if memcmp(start + lower, text, content.count) == 0 {
        return writer.text(ofSource: lower..<lower &+ content.count)
      }
    }
    return writer.append(text: content)
  }

  private mutating func startCollection(
    _ kind: NodeKind,
    _ event: inout yaml_event_t,
    anchor: UnsafeMutablePointer<yaml_char_t>?
  ) -> Bool {
    guard anchor == nil else { return reject(&event, "anchors (`&name`) are not supported") }
    let tag = kind == .mapping ? event.data.mapping_start.tag : event.data.sequence_start.tag
    guard tag == nil else { return reject(&event, "tags (`!name`) are not supported") }
    return writer.openCollection(kind, at: places.inFile(places.bytes(of: &event)))
  }

  private mutating func endCollection(_ event: inout yaml_event_t) {
    let isFlow = event.start_mark.index < event.end_mark.index
    // libyaml ends a block collection where the next token starts, past blank lines and comments.
    writer.closeCollection(upTo: isFlow ? places.inFile(places.bytes(of: &event)).upperBound : nil)
  }

  private mutating func reject(_ event: inout yaml_event_t, _ what: String) -> Bool {
    writer.diagnostics.append(.unsupported(what, at: places.range(of: &event)))
    return false
  }
}
