internal import TokenDiagnostics

/// The mentions of names that were found in a source so far.
struct WebFindings {
  let bytes: [UInt8]
  let names: WebNames
  private let file: SourceFileID
  private(set) var mentions: [WebMention] = []

  init(_ names: WebNames, in bytes: [UInt8], of file: SourceFileID) {
    (self.names, self.bytes, self.file) = (names, bytes, file)
  }

  /// Replaces a name, or leaves it if there is no text for the new one.
  mutating func replace(_ name: WebName, at range: Range<Int>, with text: String?) {
    let range = SourceRange(file: file, bytes: range)
    let edit = text.map { TextEdit(replacing: range, with: $0) }
    mentions.append(WebMention(name: name, range: range, edit: edit))
  }

  /// Leaves a name, which may mean something else.
  mutating func leave(_ name: WebName, at range: Range<Int>) { replace(name, at: range, with: nil) }

  /// Finds names in a text: changes custom properties, and leaves classes.
  mutating func scan(_ range: Range<Int>, as spelling: WebSpelling, open edges: OpenEdges = []) {
    var scan = WebTextScan(bytes: bytes, range: range, spelling: spelling, edges: edges)
    scan.read(&self)
  }

  /// Changes the words of a list of classes, and custom properties in other words.
  ///
  /// - Parameter expressions: Ranges with something else than text, in order. Words that touch them stay. What is in
  ///   them is not read here.
  mutating func changeClasses(
    in range: Range<Int>,
    as spelling: WebSpelling,
    around expressions: [Range<Int>] = []
  ) {
    var list = ClassList(bytes: bytes, range: range, spelling: spelling, expressions: expressions[...])
    while let word = list.next() {
      if word.parts.count == 1, word.edges.isEmpty, let name = names.class(word.name[...]) {
        replace(name, at: word.parts[0], with: spelling.written(class: name.new))
      } else {
        for (index, part) in word.parts.enumerated() {
          var edges = word.edges
          if index > 0 { edges.insert(.start) }
          if index < word.parts.count - 1 { edges.insert(.end) }
          scan(part, as: spelling, open: edges)
        }
      }
    }
  }
}
