internal import TokenDiagnostics

/// Text that is not JSON: mistakes are reported, and reading continues.
///
/// A certain meaning is read as such: a key without quotes is a key. Otherwise reading resumes at the next comma
/// or closing bracket of the same depth.
extension JSONTreeBuilder {
  /// A byte that cannot start a value.
  mutating func mistakeAtValue(_ byte: UInt8) {
    if passOtherSpace() || passPunctuation() { return }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): missingValue(before: byte)
    case UInt8(ascii: "#") where endOfColor() == nil: passHashComment()
    default:
      if readOtherQuotes() || readWord() { return }
      stray()
    }
  }

  private mutating func missingValue(before byte: UInt8) {
    switch place {
    case .colon:
      report { .missingValue(at: $0.range($0.separator..<$0.separator + 1)) }
      endEntry()
    case .openBracket where byte == UInt8(ascii: ","), .commaInList where byte == UInt8(ascii: ","):
      passExtraComma(.commaInList)
    case .openBracket, .commaInList: closeWrongly()
    default: stray()
    }
  }

  /// The comma may also be the last one: that is not reported in addition.
  private mutating func passExtraComma(_ place: Place) {
    report { .extraComma(at: $0.range($0.position..<$0.position + 1)) }
    pass(place)
    isRecovering = true
  }

  /// A byte that is neither a quote nor the end of a mapping.
  mutating func mistakeAtKey(_ byte: UInt8) {
    if passOtherSpace() || passPunctuation() { return }
    switch byte {
    case UInt8(ascii: ","): passExtraComma(.commaInMapping)
    case UInt8(ascii: "]"): closeWrongly()
    case UInt8(ascii: "#"): passHashComment()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report { .collectionAsKey(at: $0.range($0.position..<$0.position + 1)) }
      resume()
    default:
      if readOtherQuotes() || readWord() { return }
      stray()
    }
  }

  /// Anything but a colon after a key.
  mutating func mistakeAfterKey(_ byte: UInt8) {
    if passOtherSpace() || passPunctuation() { return }
    let start = position
    switch byte {
    case UInt8(ascii: "#"): passHashComment()
    case UInt8(ascii: "="):
      let end = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: ">") ? start + 2 : start + 1
      report { .equalsSign($0.text(start..<end), at: $0.range(start..<end)) }
      position = end - 1
      pass(.colon)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      if !isRecovering { report { .keyAlone(at: $0.rangeOfKey) } }
      endEntry()
    default:
      if isRecovering {
        resume()
      } else if startsValue(byte) {
        report { .missingColon(at: $0.range($0.endOfValue..<$0.endOfValue)) }
        resume()
      } else {
        stray()
      }
    }
  }

  /// Anything but a comma or the bracket that closes the collection after a value.
  mutating func mistakeAfterValue(_ byte: UInt8) {
    if passOtherSpace() || passPunctuation() { return }
    switch byte {
    case UInt8(ascii: "#"): passHashComment()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): closeWrongly()
    case UInt8(ascii: ":") where !isRecovering && !isInMapping:
      report { .colonInList(at: $0.range($0.position..<$0.position + 1)) }
      resume()
    case UInt8(ascii: ";") where !isRecovering:
      report { .semicolon(at: $0.range($0.position..<$0.position + 1)) }
      resume()
    default:
      if isRecovering {
        resume()
      } else if startsValue(byte) {
        report { .missingComma(at: $0.range($0.endOfValue..<$0.endOfValue)) }
        resume()
      } else {
        stray()
      }
    }
  }

  /// Anything after the value of the file, where reading ends.
  mutating func mistakeAtEnd(_ byte: UInt8) {
    if passOtherSpace() { return }
    if byte == UInt8(ascii: "#") { return passHashComment() }
    if !isRecovering {
      let token = position..<endOfToken(byte)
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): report { .extraBracket($0.text(token), at: $0.range(token)) }
      case UInt8(ascii: ":"): report { .entriesWithoutBraces(at: $0.range(token)) }
      default:
        if startsValue(byte) {
          report { .secondValue(at: $0.range(token)) }
        } else {
          report { .stray($0.text(token), at: $0.range(token), continuation: $0.place.continuation) }
        }
      }
    }
    position = bytes.count
  }

  private mutating func stray() {
    let character = position..<endOfCharacter(from: position)
    report { .stray($0.text(character), at: $0.range(character), continuation: $0.place.continuation) }
    position = character.upperBound
    resume()
  }

  /// Whether a byte may be the start of a value, in JSON or as people write it.
  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: startsWord(byte)
    }
  }

  /// The range of the last node, which is a key.
  private var rangeOfKey: SourceRange {
    writer.tree.range(of: NodeID(index: writer.tree.nodes.count - 1))
  }

  func endOfCharacter(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end].isUTF8Continuation { end += 1 }
    return end
  }

  /// The end of the string, the word or the character at the current position.
  private func endOfToken(_ byte: UInt8) -> Int {
    if byte == UInt8(ascii: "\"") { return endOfString(from: position) }
    return max(endOfWord(from: position), endOfCharacter(from: position))
  }
}

// MARK: Resuming

extension JSONTreeBuilder {
  /// Passes everything up to the next comma or closing bracket of the same depth.
  private mutating func resume() {
    isRecovering = true
    endEntry()
    var depth = 0
    while let byte = nextByte() {
      switch byte {
      case UInt8(ascii: "\""):
        position = endOfString(from: position)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
      position += 1
    }
  }

  /// The end of a string, after its quote; of one that is not closed, the end of its line.
  private func endOfString(from start: Int) -> Int {
    var end = endOfPlainText(from: start + 1)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "\"") { return end + 1 }
      let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] >= 0x20
      end = endOfPlainText(from: end + (isEscape ? 2 : 1))
    }
    return end
  }

  /// Gives a key without a value an empty one, so that keys and values of a mapping stay pairs. Reading continues after
  /// a value.
  private mutating func endEntry() {
    if place == .key || place == .colon {
      let empty = endOfValue..<endOfValue
      canGoOn = writer.appendScalar(.plain, at: empty, text: writer.text(ofSource: empty))
    }
    place = writer.open.isEmpty ? .end : .value
  }
}

// MARK: Brackets

extension JSONTreeBuilder {
  /// A closing bracket of the other kind. If a collection of its kind is open further out, those inside are not closed;
  /// otherwise it is the wrong bracket.
  private mutating func closeWrongly() {
    let bracket = position..<position + 1
    let kind: NodeKind = bytes[position] == UInt8(ascii: "}") ? .mapping : .sequence
    guard let outer = writer.open.lastIndex(where: { $0.kind == kind }) else {
      report { .wrongBracket(opening: $0.openBrackets.last, at: $0.range(bracket)) }
      endEntry()
      return close()
    }
    report { .unclosed(Array($0.openBrackets[(outer + 1)...]), before: $0.range(bracket)) }
    endEntry()
    while writer.open.count > outer + 1 { writer.closeCollection(upTo: endOfValue) }
    close()
  }

  /// Ends all collections at the end of the file.
  mutating func endOpenCollections() {
    if !endsInside { report { .unclosed($0.openBrackets, atEnd: $0.range($0.endOfValue..<$0.endOfValue)) } }
    endEntry()
    while !writer.open.isEmpty { writer.closeCollection(upTo: endOfValue) }
  }

  /// The opening brackets of the open collections, the outermost first.
  private var openBrackets: [Diagnostic.OpenBracket] {
    writer.open.map { collection in
      let lower = Int(writer.tree.nodes[collection.index].lower)
      return Diagnostic.OpenBracket(isBrace: collection.kind == .mapping, range: range(lower..<lower + 1))
    }
  }
}

extension JSONTreeBuilder.Place {
  /// What may follow in the text, as the end of a message.
  fileprivate var continuation: String {
    switch self {
    case .start: "a file starts with a value, such as `{`"
    case .openBrace, .commaInMapping: "a key in quotes follows"
    case .key: "a `:` follows the key"
    case .colon: "a value follows the `:`"
    case .openBracket, .commaInList: "a value follows"
    case .value: "a `,` or the closing bracket follows the value"
    case .end: "the file ends after its value"
    }
  }
}
