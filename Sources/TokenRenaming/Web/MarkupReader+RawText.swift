extension MarkupReader {
  /// Reads what is in an element whose content is not markup.
  mutating func readRawText(of name: String, _ attributes: [MarkupAttribute], _ found: inout WebFindings) {
    let lang = value(of: "lang", in: attributes)
    switch name {
    case "style":
      let dialects = ["scss", "less"]
      let content = skip(toEndOf: name)
      let language = lang ?? value(of: "type", in: attributes).map { $0.replacing("text/", with: "") } ?? "css"
      if ["css", "postcss", ""].contains(language) || dialects.contains(language) {
        var reader = StyleReader(bytes, content, dialects.contains(language) ? .extended : .css)
        reader.read(&found)
      } else {
        found.scan(content, as: .plain)
      }
    case "script":
      let content = skip(toEndOf: name)
      let type = value(of: "type", in: attributes) ?? ""
      let isScript = ["", "module"].contains(type) || ["javascript", "babel", "jsx"].contains { type.hasSuffix($0) }
      guard isScript || lang != nil else { return found.scan(content, as: .plain) }
      let hasElements = lang == "tsx" || lang == "jsx" || type.hasSuffix("babel") || type.hasSuffix("jsx")
      found.readScript(content, hasElements ? .jsx : .plain)
    case "template" where lang != nil && lang != "html": found.scan(skip(toEndOf: name), as: .plain)
    case "title" where foreignDepth == 0, "textarea" where foreignDepth == 0:
      found.scan(skip(toEndOf: name), as: .markup)
    case "xmp", "iframe", "noembed", "noframes": found.scan(skip(toEndOf: name), as: .plain)
    case "plaintext":
      found.scan(position..<end, as: .plain)
      position = end
    default: break
    }
  }

  private func value(of name: String, in attributes: [MarkupAttribute]) -> String? {
    attributes.first { WebBytes.lowercased(bytes[$0.name]) == name }.map { attribute in
      attribute.value.map { WebBytes.lowercased(bytes[$0]) } ?? ""
    }
  }

  /// Goes on to the closing tag of an element, or to the end. Returns what is before it.
  private mutating func skip(toEndOf name: String) -> Range<Int> {
    let start = position
    while position < end {
      if byte() == WebBytes.less, byte(1) == WebBytes.slash {
        let word = bytes[(position + 2)..<end].prefix(name.utf8.count)
        let next = byte(2 + name.utf8.count)
        let isEnd = WebBytes.isSpace(next) || next == WebBytes.slash || next == WebBytes.greater
        if isEnd, WebBytes.lowercased(word) == name { break }
      }
      position += 1
    }
    return start..<position
  }
}
