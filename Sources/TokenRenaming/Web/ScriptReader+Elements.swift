/// Elements of JSX (<https://facebook.github.io/jsx/>).
extension ScriptReader {
  /// Whether `<` begins an element, and not type parameters.
  var startsElement: Bool {
    guard byte(1) != WebBytes.greater else { return true }
    guard Self.isPartOfName(byte(1)), !WebBytes.isDigit(byte(1)) else { return false }
    var rest = self
    rest.position += 1
    let isUpper = rest.byte() &- 0x41 < 26
    rest.skip(while: Self.isPartOfName)
    // `<T,>(x: T) => x`, `<T extends X>(x: T) => x`, and `<T>(x: T) => x` in a type
    return rest.byte() != UInt8(ascii: ",") && !rest.isAt(" extends ") && !(isUpper && rest.isAt(">("))
  }

  /// Reads a tag to its end, or to an expression in it.
  mutating func readTag(_ found: inout WebFindings) {
    var isClass = false
    while position < end {
      let byte = byte()
      switch byte {
      case WebBytes.slash where self.byte(1) == WebBytes.greater:
        position += 2
        return finishElement()
      case WebBytes.slash where startsComment:
        let start = position
        skipComment()
        found.scan(start..<position, as: .unknown)
      case WebBytes.greater:
        position += 1
        modes[modes.count - 1] = .children
        return
      case WebBytes.openBrace: return openCode(after: 1, target: isClass ? .assigned : .other)
      case WebBytes.quote, WebBytes.apostrophe:
        readAttributeValue(isClass: isClass, &found)
        isClass = false
      case WebBytes.less where startsElement:
        position += 1
        return modes.append(.tag)
      case _ where Self.isPartOfAttributeName(byte):
        let name = skip(while: Self.isPartOfAttributeName)
        isClass = bytes[name].elementsEqual("className".utf8) || bytes[name].elementsEqual("class".utf8)
        found.scan(name, as: .unknown)
      case _ where WebBytes.isSpace(byte) || byte == WebBytes.equals: position += 1
      default:
        position += 1
        isClass = false
      }
    }
  }

  private static func isPartOfAttributeName(_ byte: UInt8) -> Bool {
    Self.isPartOfName(byte) || byte == WebBytes.hyphen || byte == WebBytes.dot || byte == UInt8(ascii: ":")
  }

  private mutating func readAttributeValue(isClass: Bool, _ found: inout WebFindings) {
    let quote = byte()
    position += 1
    let value = skip { $0 != quote }
    if position == end {
      found.scan(value, as: .unknown)
    } else if isClass {
      found.changeClasses(in: value, as: .markup)
    } else {
      found.scan(value, as: .markup)
    }
    skip(1)
  }

  /// Reads the content of an element to the next tag or expression.
  mutating func readChildren(_ found: inout WebFindings) {
    found.scan(skip { $0 != WebBytes.openBrace && $0 != WebBytes.less }, as: .markup)
    if byte() == WebBytes.openBrace {
      openCode(after: 1)
    } else if byte(1) == WebBytes.slash {
      found.scan(skip(to: ">"), as: .unknown)
      skip(1)
      finishElement()
    } else {
      position += 1
      if position < end, byte() == WebBytes.greater || Self.isPartOfName(byte()) { modes.append(.tag) }
    }
  }

  private mutating func finishElement() {
    modes.removeLast()
    setToken(endsExpression: true)
    startOfCode = position
  }
}
