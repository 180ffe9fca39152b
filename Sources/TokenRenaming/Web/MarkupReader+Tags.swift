extension MarkupReader {
  mutating func readClosingTag(_ found: inout WebFindings) {
    let start = position
    position += 2
    let name = WebBytes.lowercased(bytes[skip(while: Self.isPartOfTagName)])
    if name == "svg" || name == "math" { foreignDepth = max(foreignDepth - 1, 0) }
    // `</` before something else than a letter begins a comment.
    if name.utf8.first.map(WebBytes.isLetter) ?? false {
      for attribute in readAttributes(&found).attributes {
        found.scan(attribute.name, as: .unknown)
        for part in attribute.parts { found.scan(part, as: .unknown) }
      }
    } else {
      _ = skip(to: ">")
      skip(1)
      found.scan(start..<position, as: .unknown)
    }
  }

  mutating func readTag(_ found: inout WebFindings) {
    position += 1
    let range = skip(while: Self.isPartOfTagName)
    found.scan(range, as: .unknown)
    let name = WebBytes.lowercased(bytes[range])
    let (attributes, tagEnd) = readAttributes(&found)
    var hasClass = false
    for attribute in attributes {
      let isClass = WebBytes.lowercased(bytes[attribute.name]) == "class"
      add(attribute, tagEnd, isClass: isClass && !hasClass, &found)
      hasClass = hasClass || isClass
    }
    let isEmpty = tagEnd == .selfClosing && (dialect != .html || foreignDepth > 0 || name == "svg" || name == "math")
    guard !isEmpty, tagEnd != .missing else { return }
    if name == "svg" || name == "math" { foreignDepth += 1 }
    readRawText(of: name, attributes, &found)
  }

  private static func isPartOfTagName(_ byte: UInt8) -> Bool {
    !WebBytes.isSpace(byte) && byte != WebBytes.slash && byte != WebBytes.greater
  }

  // MARK: Attributes

  /// How a tag ends.
  enum TagEnd {
    case plain
    case selfClosing
    /// The source ends before it.
    case missing
  }

  /// Reads the rest of a tag.
  private mutating func readAttributes(_ found: inout WebFindings) -> (attributes: [MarkupAttribute], end: TagEnd) {
    var attributes: [MarkupAttribute] = []
    while position < end {
      let byte = byte()
      if byte == WebBytes.greater {
        position += 1
        return (attributes, bytes[position - 2] == WebBytes.slash ? .selfClosing : .plain)
      } else if WebBytes.isSpace(byte) || byte == WebBytes.slash {
        position += 1
      } else if byte == WebBytes.openBrace, dialect == .svelte {
        readExpression(&found)
      } else {
        attributes.append(readAttribute(&found))
      }
    }
    return (attributes, .missing)
  }

  private mutating func readAttribute(_ found: inout WebFindings) -> MarkupAttribute {
    let start = position
    position += 1
    skip { Self.isPartOfTagName($0) && $0 != WebBytes.equals }
    var attribute = MarkupAttribute(name: start..<position)
    let endOfName = position
    skip(while: WebBytes.isSpace)
    guard byte() == WebBytes.equals else {
      position = endOfName
      return attribute
    }
    position += 1
    skip(while: WebBytes.isSpace)
    let quote = byte()
    if quote == WebBytes.quote || quote == WebBytes.apostrophe {
      position += 1
      readValue(of: &attribute, &found) { $0 == quote }
      skip(1)
    } else {
      readValue(of: &attribute, &found) { WebBytes.isSpace($0) || $0 == WebBytes.greater }
    }
    return attribute
  }

  private mutating func readValue(
    of attribute: inout MarkupAttribute,
    _ found: inout WebFindings,
    isEnd: (UInt8) -> Bool
  ) {
    let start = position
    while position < end, !isEnd(byte()) {
      guard dialect == .svelte, byte() == WebBytes.openBrace else {
        position += 1
        continue
      }
      let lower = position
      readExpression(&found)
      attribute.expressions.append(lower..<position)
    }
    attribute.value = start..<position
  }
}
