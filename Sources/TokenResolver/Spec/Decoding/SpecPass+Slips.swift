internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Mistakes that YAML accepts but reads differently than the author meant.
extension SpecPass {
  /// Whether a key is really a key and its value without a space between them, or the digits after a decimal comma. If
  /// so, that is reported, and the intended key is added to `meant`. `allowed` is nil for a table, which allows every
  /// key.
  func isSlip(
    _ key: NodeID,
    _ value: NodeID,
    allowed: [String]?,
    meant: inout Set<String>
  ) -> Bool {
    guard tree.kind(of: key) == .scalar, tree.kind(of: value) == .scalar, range(value).bytes.isEmpty else {
      return false
    }
    let place = range(key)
    let text = tree.text(of: key)
    if let call = callSplitByCommas(at: place) {
      report(.unquotedCall(String(decoding: bytes(call), as: UTF8.self), at: call))
      return true
    }
    if let comma = decimalComma(text, at: place) {
      report(comma)
      return true
    }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex, bytes(place).first.map(isQuote) == false else {
      return false
    }
    let name = String(text[..<colon])
    let rest = String(text[text.index(after: colon)...])
    guard !rest.isEmpty, allowed?.contains(name) ?? true else { return false }
    meant.insert(name)
    let start = place.bytes.lowerBound + name.utf8.count
    let separator = SourceRange(file: place.file, bytes: start..<start + 1)
    report(.missingSpace(name, rest, at: separator, until: place.bytes.upperBound))
    return true
  }

  /// The call, such as `rgb(57, 99, 158)`, that a scalar without quotes is a part of, because a comma in braces ends a
  /// value; nil for other scalars.
  func callSplitByCommas(at place: SourceRange) -> SourceRange? {
    guard let bytes = files[place.file]?.bytes, bytes[place.bytes].first.map(isQuote) != true else { return nil }
    let isPart = { (byte: UInt8) in !"\n\r{}[]\"'#:".utf8.contains(byte) }
    var open = place.bytes.upperBound
    while open > 0, bytes[open - 1] != UInt8(ascii: "("), isPart(bytes[open - 1]) { open -= 1 }
    var start = open - 1
    while start > 0, TokenName.isPlain([bytes[start - 1]]) { start -= 1 }
    guard open > 0, bytes[open - 1] == UInt8(ascii: "("), start < open - 1 else { return nil }
    var close = open
    while close < bytes.count, bytes[close] != UInt8(ascii: ")"), isPart(bytes[close]) { close += 1 }
    // A scalar that contains the whole call is not split.
    guard close < bytes.count, bytes[close] == UInt8(ascii: ")"), bytes[open..<close].contains(UInt8(ascii: ",")),
      place.bytes.lowerBound > start || place.bytes.upperBound <= close, place.bytes.lowerBound <= close
    else { return nil }
    return SourceRange(file: place.file, bytes: start..<close + 1)
  }

  /// `20,5` in braces is read as 20, followed by a key 5.
  private func decimalComma(_ text: String, at place: SourceRange) -> Diagnostic? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit), place.bytes.lowerBound > 1 else { return nil }
    guard let bytes = files[place.file]?.bytes else { return nil }
    let comma = place.bytes.lowerBound - 1
    guard bytes[comma] == UInt8(ascii: ","), isDigit(bytes[comma - 1]) else { return nil }
    var start = comma
    while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
    let whole = String(decoding: bytes[start..<comma], as: UTF8.self)
    return .decimalComma(whole, text, at: SourceRange(file: place.file, bytes: start..<place.bytes.upperBound))
  }

  /// The color after a `#` that starts a comment where a value was meant.
  func unquotedColor(after value: NodeID) -> SourceRange? {
    let place = range(value)
    guard place.bytes.isEmpty else { return nil }
    guard let bytes = files[place.file]?.bytes else { return nil }
    var start = place.bytes.upperBound
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while end < bytes.count, Character(Unicode.Scalar(bytes[end])).isHexDigit { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1) else { return nil }
    // Punctuation that other languages have at the end of a line.
    while end < bytes.count, ",;".utf8.contains(bytes[end]) { end += 1 }
    return SourceRange(file: place.file, bytes: start..<end)
  }

  /// The diagnostic for a common mistake in a node of another kind than expected; nil for others.
  func mistake(_ node: NodeID, expected: NodeKind, for what: String) -> Diagnostic? {
    let place = range(node)
    if let unindented = spec.consequences.emptyParents[node] { return unindented }
    if let reference = unquotedReference(node) { return .unquotedReference(reference, at: place) }
    guard expected == .mapping else { return nil }
    switch tree.kind(of: node) {
    case .scalar where place.bytes.isEmpty: return .emptyMapping(what, at: place)
    case .scalar: return entryWithoutSpace(node) ?? entryWithoutColon(node)
    case .sequence: return bytes(place).first == UInt8(ascii: "-") ? dashes(node, for: what) : pairs(node, for: what)
    case .mapping: return nil
    }
  }

  /// The text of a mapping such as `{color.ink}`, which YAML reads as a mapping with one key and no value.
  func unquotedReference(_ node: NodeID) -> String? {
    keyOfUnquotedReference(node).map { "{\(tree.text(of: $0))}" }
  }

  /// Whether a mapping is a reference without quotes.
  func isUnquotedReference(_ node: NodeID) -> Bool { keyOfUnquotedReference(node) != nil }

  private func keyOfUnquotedReference(_ node: NodeID) -> NodeID? {
    guard tree.kind(of: node) == .mapping, bytes(range(node)).first == UInt8(ascii: "{") else { return nil }
    var entries = tree.entries(of: node).makeIterator()
    guard let entry = entries.next(), range(entry.value).bytes.isEmpty, entries.next() == nil else { return nil }
    return entry.key
  }

  /// `bold` on the line below its section, as a key is while it is being written.
  private func entryWithoutColon(_ node: NodeID) -> Diagnostic? {
    let place = range(node)
    let text = bytes(place)
    guard let file = files[place.file], text.first.map(isQuote) == false, !text.contains(where: { $0 <= 0x20 }) else {
      return nil
    }
    let before = file.bytes[(file.hasByteOrderMark ? 3 : 0)..<place.bytes.lowerBound].last { $0 != UInt8(ascii: " ") }
    guard before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") else { return nil }
    return .missingColon(String(decoding: text, as: UTF8.self), at: place)
  }

  /// `bold:700` alone in a block is a single value.
  private func entryWithoutSpace(_ node: NodeID) -> Diagnostic? {
    let place = range(node)
    let source = bytes(place)
    guard let colon = source.firstIndex(of: UInt8(ascii: ":")), colon > source.startIndex, colon + 1 < source.endIndex,
      source.first.map(isQuote) == false,
      source[..<colon].allSatisfy({ TokenName.isPlain([$0]) || $0 == UInt8(ascii: ".") }),
      source[colon + 1] > UInt8(ascii: " "), source[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    let (name, rest) = (source[..<colon], source[(colon + 1)...])
    let separator = SourceRange(file: place.file, bytes: colon..<colon + 1)
    return .missingSpace(
      String(decoding: name, as: UTF8.self),
      String(decoding: rest, as: UTF8.self),
      at: separator,
      until: place.bytes.upperBound
    )
  }

  /// `["ink": "#222222"]`, as Swift has it: a list of mappings with one entry each.
  private func pairs(_ list: NodeID, for what: String) -> Diagnostic? {
    let place = range(list)
    let source = bytes(place)
    let isPair = { (element: NodeID) in
      tree.kind(of: element) == .mapping && bytes(range(element)).first != UInt8(ascii: "{")
    }
    let elements = Array(tree.elements(of: list))
    guard source.first == UInt8(ascii: "["), source.last == UInt8(ascii: "]"), !elements.isEmpty,
      elements.allSatisfy(isPair)
    else { return nil }
    return .bracketsForBraces(what, String(decoding: source.dropFirst().dropLast(), as: UTF8.self), at: place)
  }

  private func dashes(_ list: NodeID, for what: String) -> Diagnostic? {
    let place = range(list)
    var text = Array(bytes(place))
    for element in tree.elements(of: list) {
      let end = range(element).bytes.lowerBound - place.bytes.lowerBound
      guard tree.kind(of: element) == .mapping, end > 0, let dash = text[..<end].lastIndex(of: UInt8(ascii: "-")),
        text[dash..<end].dropFirst().allSatisfy({ $0 == UInt8(ascii: " ") })
      else { return nil }
      text[dash] = UInt8(ascii: " ")
    }
    return .listForMapping(what, at: place, fixed: String(decoding: text, as: UTF8.self))
  }

  /// Reports words that YAML 1.1 reads as true or false.
  func checkFlag(_ node: NodeID, for key: String) {
    let place = range(node)
    guard bytes(place).first.map(isQuote) != true else { return }
    let text = tree.text(of: node)
    let meant: [String: String] = [
      "true": "true", "yes": "true", "on": "true", "y": "true", "false": "false", "no": "false", "off": "false",
      "n": "false",
    ]
    if text.isEmpty { return report(.emptyFlag(key, at: place)) }
    guard let value = meant[text.lowercased()], value != text else { return }
    report(.wrongFlag(text, meant: value, for: key, at: place))
  }

  /// The names in `{ a, b }`, which was meant as a list; nil for a mapping with values.
  func namesInBraces(_ node: NodeID) -> [String]? { tree.namesInBraces(node, in: files) }

  /// The bytes of a range.
  func bytes(_ range: SourceRange) -> ArraySlice<UInt8> { files.bytes(of: range) }

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
