/// Reads HTML (<https://html.spec.whatwg.org/multipage/parsing.html#tokenization>), and components of Vue and Svelte.
///
/// - Complexity: O(*n*), where *n* is the size of the source.
struct MarkupReader: WebCursor {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  let dialect: WebLanguage.MarkupDialect
  /// How many elements of SVG and MathML are open.
  var foreignDepth = 0
  /// No double braces end after this position.
  private var endOfBraces: Int

  init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: WebLanguage.MarkupDialect) {
    (self.bytes, self.dialect, position, end) = (bytes, dialect, range.lowerBound, range.upperBound)
    endOfBraces = range.upperBound
  }

  mutating func read(_ found: inout WebFindings) {
    var text = position
    while position < end {
      let start = position
      guard startsOther else {
        position += 1
        continue
      }
      found.scan(text..<start, as: .markup)
      if byte() == WebBytes.openBrace {
        readExpression(&found)
      } else if byte(1) == WebBytes.slash {
        readClosingTag(&found)
      } else if WebBytes.isLetter(byte(1)) {
        readTag(&found)
      } else {
        readComment(&found)
      }
      text = position
    }
    found.scan(text..<end, as: .markup)
  }

  /// Whether something else than text is here.
  private var startsOther: Bool {
    switch byte() {
    case WebBytes.less:
      WebBytes.isLetter(byte(1)) || byte(1) == UInt8(ascii: "!") || byte(1) == UInt8(ascii: "?")
        || byte(1) == WebBytes.slash
    case WebBytes.openBrace: startsExpression
    default: false
    }
  }

  // MARK: Comments

  private mutating func readComment(_ found: inout WebFindings) {
    let start = position
    if isAt("<!-->") || isAt("<!--->") {
      skip(isAt("<!-->") ? 5 : 6)
    } else if isAt("<!--") {
      position += 4
      while position < end, !isAt("-->"), !isAt("--!>") { position += 1 }
      found.scan((start + 4)..<position, as: .unknown)
      skip(isAt("-->") ? 3 : 4)
      return
    } else if isAt("<![CDATA[") {
      _ = skip(to: "]]>")
      skip(3)
    } else if isAt("<?php") || isAt("<?=") {
      _ = skip(to: "?>")
      skip(2)
    } else {
      _ = skip(to: ">")
      skip(1)
    }
    found.scan(start..<position, as: .unknown)
  }

  // MARK: Expressions

  /// Whether an expression of the dialect is here.
  var startsExpression: Bool {
    switch dialect {
    case .html: false
    case .vue: byte(1) == WebBytes.openBrace && position < endOfBraces
    case .svelte: byte() == WebBytes.openBrace
    }
  }

  /// Reads an expression in braces, with its braces.
  mutating func readExpression(_ found: inout WebFindings) {
    dialect == .svelte ? readBraces(&found) : readDoubleBraces(&found)
  }

  private mutating func readBraces(_ found: inout WebFindings) {
    position += 1
    // `{#if …}`, `{:else}`, `{@html …}`, `{/if}`
    if "#:@/".utf8.contains(byte()), byte(1) != WebBytes.slash, byte(1) != WebBytes.star { position += 1 }
    var reader = ScriptReader(bytes, position..<end, .plain)
    position = reader.readToClosingBrace(&found)
  }

  private mutating func readDoubleBraces(_ found: inout WebFindings) {
    let start = position
    let code = skip(to: "}}")
    guard position < end else {
      (position, endOfBraces) = (start + 1, start)
      return
    }
    found.readScript((code.lowerBound + 2)..<code.upperBound, .plain)
    skip(2)
  }
}

extension WebFindings {
  /// Reads a part of a source as a script.
  mutating func readScript(_ range: Range<Int>, _ dialect: WebLanguage.ScriptDialect) {
    var reader = ScriptReader(bytes, range.lowerBound..<max(range.lowerBound, range.upperBound), dialect)
    reader.read(&self)
  }
}
