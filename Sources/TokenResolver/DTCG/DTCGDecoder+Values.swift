internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The values of tokens. Each type has a file.
extension DTCGDecoder {
  /// Gives a token the value of a source, or a reference to it. The types of all tokens are known.
  mutating func decodeValue(of index: Int) {
    current = index
    let source = sources[index]
    switch (source.alias, source.type) {
    case (.broken, _): break
    case (.target(let target), .known(let type)?) where isOpaque(target) && aliasParts[index]?.isEmpty != false:
      let slot: Slot<TypedValue>? = readAs(
        Wanted(name: Self.name(of: type), type: type).name,
        target: target,
        reference: TokenReference(tokens.path(of: target), at: range(referenceNode(of: index)))
      ) { decoder, node in decoder.value(node, of: type).map { TypedValue(value: $0) } }
      if let value = slot?.sourced { add(Sourced(value.value.value, from: value.origin), from: source) }
    case (.target(let target), _):
      tokens.addReference(
        to: target,
        in: source.condition,
        at: range(referenceNode(of: index)),
        pointer: aliasParts[index],
        to: source.token
      )
    case (.literal, .known(let type)?):
      if let value = value(source.value, of: type) { add(sourced(value, source.value), from: source) }
    case (.literal, .other(let name)?):
      if tree.jsonKind(of: source.value) == .null {
        reportKind(of: source.value, "`$value` has a value")
      } else {
        add(sourced(.opaque(opaque(source.value, type: tree.text(of: name))), source.value), from: source)
      }
    case (.literal, FoundType.none?), (.literal, nil): break
    }
  }

  private mutating func add(_ value: Sourced<TokenValue>, from source: TokenSource) {
    tokens.addLayer(value, in: source.condition, to: source.token)
  }

  private func isOpaque(_ token: TokenID) -> Bool {
    if case .other? = mainSource(of: token).type { true } else { false }
  }

  /// A value as it is written.
  func opaque(_ node: NodeID, type: String) -> OpaqueValue {
    OpaqueValue(type: type, text: files.text(of: range(node)), json: tree.json(at: node))
  }

  /// A value that is not a reference; nil for one with a mistake, which is reported.
  mutating func value(_ node: NodeID, of type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(node).map { .color($0) }
    case .dimension: dimensionToken(node)
    case .fontFamily: fontFamily(node).map { .fontFamily($0) }
    case .fontWeight: fontWeight(node).map { .fontWeight($0) }
    case .duration: durationToken(node)
    case .cubicBezier: cubicBezier(node).map { .cubicBezier($0) }
    case .number: number(node, "a number is a JSON number").map { .number($0) }
    case .strokeStyle: strokeStyle(node).map { .strokeStyle($0) }
    case .border: border(node).map { .border($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    case .gradient: gradient(node).map { .gradient($0) }
    case .typography: typography(node).map { .typography($0) }
    }
  }

  // MARK: Objects

  /// The values of some properties of an object, in the order of their names. Others, and those that are missing, are
  /// reported.
  ///
  /// - Parameters:
  ///   - what: The object in messages: "a shadow".
  ///   - required: How many of the names, from the first, are required.
  ///   - other: A property that is judged elsewhere; nil for most objects.
  /// - Returns: Nil if a required property is missing.
  mutating func properties(
    _ node: NodeID,
    of what: String,
    _ names: [StaticString],
    required: Int,
    except other: StaticString? = nil
  ) -> [NodeID?]? {
    var found: [NodeID?] = Array(repeating: nil, count: names.count)
    for (key, value) in tree.entries(of: node) {
      if let index = names.firstIndex(where: { tree.text(of: key, is: $0) }) {
        found[index] = value
      } else if !(other.map { tree.text(of: key, is: $0) } ?? false) {
        reportUnknown(key, of: what, names)
      }
    }
    let missing = (0..<required).filter { found[$0] == nil }
    guard missing.isEmpty else {
      let list = missing.map { "`\(names[$0])`" }.joined(separator: ", ")
      report(DTCGMissingProperty.self, "\(what) needs \(list)", at: node)
      return nil
    }
    return found
  }

  private mutating func reportUnknown(_ key: NodeID, of what: String, _ names: [StaticString]) {
    let nearest = NearestNames(to: tree.text(of: key), among: names.map { "\($0)" })
    report(
      DTCGUnknownProperty.self,
      "\(shown(key)) is not a property of \(what)\(Diagnostic.didYouMean(nearest, otherwise: "; it is ignored"))",
      at: range(key),
      fixIts: nearest.names.map { FixIt(writing: $0, spelled: "\"\($0)\"", .unsafe, replacing: range(key)) }
    )
  }

  /// Adds a property at the end of an object in braces.
  func fixes(adding property: String, to object: NodeID) -> [FixIt] {
    guard files.bytes(of: range(object)).first == UInt8(ascii: "{") else { return [] }
    var last: NodeID?
    for (_, value) in tree.entries(of: object) { last = value }
    guard let last else { return [] }
    let place = range(last)
    let end = SourceRange(file: place.file, bytes: place.bytes.upperBound..<place.bytes.upperBound)
    return [FixIt("add `\(property)`", .safe, edit: TextEdit(replacing: end, with: ", \(property)"))]
  }

  /// One of a few texts; others are reported.
  mutating func keyword<Keyword: SlotKeyword>(_ node: NodeID, _ what: String) -> Keyword? {
    let allowed = Keyword.allCases.map(\.rawValue)
    guard expect(.string, at: node, what: "\(what) is one of \(Diagnostic.list(allowed))") else { return nil }
    let text = tree.text(of: node)
    if let keyword = Keyword(rawValue: text) { return keyword }
    if let name = keywordInOtherSpelling(node, of: allowed) { return Keyword(rawValue: name) }
    reportUnknownValue(node, what: what, allowed: allowed)
    return nil
  }

  /// The keyword that a text spells with capitals, or with other marks between its words. It is reported.
  mutating func keywordInOtherSpelling(
    _ node: NodeID,
    of allowed: [String],
    as kind: any ErrorKind.Type = DTCGKeywordSpelling.self
  ) -> String? {
    guard let name = Self.keyword(tree.text(of: node), of: allowed) else { return nil }
    report(
      kind,
      "\(shown(node)) is spelled `\(name)`",
      at: range(node),
      fixIts: [FixIt(writing: name, spelled: "\"\(name)\"", .safe, replacing: range(node))]
    )
    return name
  }

  /// The keyword with the letters of a text, whatever its capitals and the marks between its words.
  static func keyword(_ text: String, of allowed: [String]) -> String? {
    let written = letters(text)
    return allowed.first { letters($0) == written }
  }

  static func letters(_ text: String) -> String { text.lowercased().filter { !" -_".contains($0) } }

  mutating func reportUnknownValue(_ node: NodeID, what: String, allowed: [String]) {
    let nearest = NearestNames(to: tree.text(of: node), among: allowed)
    report(
      DTCGUnknownValue.self,
      "\(shown(node)) is not \(what)\(Diagnostic.didYouMean(nearest, otherwise: "; write one of \(Diagnostic.list(allowed))"))",
      at: range(node),
      fixIts: nearest.names.map { FixIt(writing: $0, spelled: "\"\($0)\"", .unsafe, replacing: range(node)) }
    )
  }

  // MARK: Numbers

  /// A number. One with the digits that 32 bits made of it is the one that was meant, with a warning.
  mutating func number(_ node: NodeID, _ what: String) -> TokenNumber? {
    guard tree.kind(of: node) == .scalar, let meant = TokenNumber(tree.text(of: node))?.withoutNoise else {
      return exactNumber(node, what)
    }
    let isText = tree.jsonKind(of: node) == .string
    report(
      isText ? DTCGNumberText.self : FloatNoise.self,
      isText
        ? "a number has no quotes; write `\(meant.digits)`"
        : "\(tree.text(of: node)) is \(meant.digits) in 32 bits; write `\(meant.digits)`",
      at: range(node),
      fixIts: [FixIt(writing: meant.digits, .safe, replacing: range(node))]
    )
    return meant
  }

  /// A number as it is written. One in quotes is a deviation; another value is reported as `what` says.
  mutating func exactNumber(_ node: NodeID, _ what: String) -> TokenNumber? {
    let text = tree.text(of: node)
    switch tree.jsonKind(of: node) {
    case .number:
      guard let number = TokenNumber(text) else { break }
      // The digits are kept, but nothing can be computed with them.
      guard number.double.isFinite else {
        report(DTCGOutOfRange.self, "\(text) is out of range; a number is finite", at: node)
        return nil
      }
      return number
    case .string:
      guard let number = TokenNumber(text) else { break }
      report(
        DTCGNumberText.self,
        "a number has no quotes; write `\(text)`",
        at: range(node),
        fixIts: [FixIt(writing: text, .safe, replacing: range(node))]
      )
      return number
    default: break
    }
    reportKind(of: node, what)
    return nil
  }

  /// A number in a range; one outside is reported.
  mutating func number(_ node: NodeID, _ what: String, in limits: ClosedRange<Double>) -> TokenNumber? {
    let bounds = "from \(Self.short(limits.lowerBound)) to \(Self.short(limits.upperBound))"
    guard let number = exactNumber(node, "\(what) is a number \(bounds)") else { return nil }
    guard limits.contains(number.double) else {
      report(DTCGOutOfRange.self, "\(number.digits) is out of range: \(what) is a number \(bounds)", at: node)
      return nil
    }
    return number
  }

  private static func short(_ bound: Double) -> String { Int(exactly: bound).map { "\($0)" } ?? "\(bound)" }
}

/// A value whose type is known from elsewhere.
struct TypedValue: SlotValue {
  let value: TokenValue

  static func value(of part: TokenPart) -> TypedValue? { TokenValue.value(of: part).map { TypedValue(value: $0) } }
}
