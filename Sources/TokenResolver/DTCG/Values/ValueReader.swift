internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The fourth pass: from types and aliases to values. Each type has a file. References in parts of values are only
/// noted: ``ReferenceChecker`` checks them when all values are known.
struct ValueReader: ReferenceReading {
  var context: DTCGContext
  let groups: GroupExtension
  let declared: DeclaredSources
  let index: TokenIndex
  /// By source.
  let aliases: [Alias]
  /// By source.
  let types: [FoundType]

  /// Gives the tokens, whose types are known, the values of all sources and their extensions.
  func addValues(to tokens: inout TokenSet) {
    var reader = self
    for index in sources.indices {
      reader.context.source = index
      let source = sources[index]
      switch source.isReplaced ? reader.apart().value(of: index) : reader.value(of: index) {
      case .value(let value)?: tokens.addLayer(value, in: source.condition, to: source.token)
      case .reference(let target, let part)?:
        let place = range(referenceNode(of: index))
        tokens.addReference(to: target, in: source.condition, at: place, pointer: part, to: source.token)
      case nil: break
      }
    }
    for index in declared.mainSources where types[index] == .known(.typography) || types[index] == .known(.fontFamily) {
      guard let found = reader.typographyExtension(in: sources[index].object) else { continue }
      tokens.setExtension(found, of: sources[index].token)
    }
    for index in declared.mainSources where types[index] == .known(.color) {
      guard tokens.extensions(of: sources[index].token) != nil, let grounds = grounds(in: sources[index].object) else {
        continue
      }
      tokens.setGrounds(grounds, of: sources[index].token)
    }
  }

  /// The value of a source.
  private enum SourceValue {
    case value(Sourced<TokenValue>)
    case reference(TokenID, part: [String]?)
  }

  /// The value of a source, or a reference to it; nil for a mistake, which is reported.
  private func value(of index: Int) -> SourceValue? {
    let node = sources[index].value
    switch (aliases[index], types[index]) {
    case (.broken, _): return nil
    case (.target(let target, let part), .known(let type)) where isOpaque(target) && part?.isEmpty != false:
      let reference = TokenReference(declared.tokens.path(of: target), at: range(referenceNode(of: index)))
      let slot: Slot<TypedValue>? = readAs(type.inMessages, target: target, reference: reference) { reader, node in
        reader.value(node, of: type).map { TypedValue(value: $0) }
      }
      return (slot?.sourced).map { .value(Sourced($0.value.value, from: $0.origin)) }
    case (.target(let target, let part), .known(.color)):
      guard part?.isEmpty != false, let change = modification(of: sources[index]) else {
        return .reference(target, part: part)
      }
      let place = range(referenceNode(of: index))
      let base = Slot<WrittenColor>.reference(TokenReference(declared.tokens.path(of: target), at: place))
      return modified(base, by: change).map { .value(sourced(.color($0), node)) }
    case (.target(let target, let part), _): return .reference(target, part: part)
    case (.literal, .known(.color)):
      guard let color = color(node) else { return nil }
      let change = modification(of: sources[index])
      let changed = change.map { modified(.value(sourced(color, node)), by: $0) } ?? color
      return changed.map { .value(sourced(.color($0), node)) }
    case (.literal, .known(let type)): return value(node, of: type).map { .value(sourced($0, node)) }
    case (.literal, .other(let name)):
      if tree.jsonKind(of: node) == .null {
        reportKind(of: node, "`$value` has a value")
        return nil
      }
      return .value(sourced(.opaque(opaque(node, type: tree.text(of: name))), node))
    case (.literal, .none): return nil
    }
  }

  /// Whether a token has a type that is not one of the format's.
  func isOpaque(_ token: TokenID) -> Bool {
    if case .other = types[mainSource(of: token)] { true } else { false }
  }

  /// A value as it is written.
  func opaque(_ node: NodeID, type: String) -> OpaqueValue {
    OpaqueValue(type: type, json: tree.json(at: node))
  }

  /// A value that is not a reference; nil for one with a mistake, which is reported.
  func value(_ node: NodeID, of type: TokenType) -> TokenValue? {
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
  func properties(
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
        report(.unknownProperty(tree.text(of: key), of: what, among: names, at: range(key)))
      }
    }
    let missing = (0..<required).filter { found[$0] == nil }
    guard missing.isEmpty else {
      report(.missingProperties(missing.map { names[$0] }, of: what, at: range(node)))
      return nil
    }
    return found
  }

  /// The place after the last property of an object in braces; nil for an empty one.
  func end(of object: NodeID) -> SourceRange? {
    guard files.bytes(of: range(object)).first == UInt8(ascii: "{") else { return nil }
    var last: NodeID?
    for (_, value) in tree.entries(of: object) { last = value }
    guard let place = last.map({ range($0) }) else { return nil }
    return SourceRange(file: place.file, bytes: place.bytes.upperBound..<place.bytes.upperBound)
  }

  /// One of the allowed texts; others are reported.
  func keyword<Keyword: SlotKeyword>(_ node: NodeID, _ what: String) -> Keyword? {
    var allowed: [String] { Keyword.allCases.map(\.rawValue) }
    guard expect(.string, at: node, what: "\(what) is one of \(Diagnostic.list(allowed))") else { return nil }
    if let keyword = Keyword(rawValue: tree.text(of: node)) { return keyword }
    if let name = keywordInOtherSpelling(node, of: allowed) { return Keyword(rawValue: name) }
    report(.unknownValue(tree.text(of: node), of: what, allowed: allowed, at: range(node)))
    return nil
  }

  // MARK: Numbers

  /// A number. A number with the extra digits of 32-bit arithmetic is read as the intended one, with a warning.
  func number(_ node: NodeID, _ what: String) -> TokenNumber? {
    guard tree.kind(of: node) == .scalar, let meant = TokenNumber(tree.text(of: node))?.withoutNoise else {
      return exactNumber(node, what)
    }
    if tree.jsonKind(of: node) == .string {
      report(.numberText(meant.digits, at: range(node)))
    } else {
      report(.floatNoise(tree.text(of: node), meant: meant.digits, at: range(node)))
    }
    return meant
  }

  /// A number as it is written. One in quotes is a deviation; another value is reported, with `what` as the subject.
  func exactNumber(_ node: NodeID, _ what: @autoclosure () -> String) -> TokenNumber? {
    let text = tree.text(of: node)
    switch tree.jsonKind(of: node) {
    case .number:
      guard let number = TokenNumber(text) else { break }
      // The digits are kept, but nothing can be computed with them.
      guard number.double.isFinite else {
        report(.infiniteNumber(text, at: range(node)))
        return nil
      }
      return number
    case .string:
      guard let number = TokenNumber(text) else { break }
      report(.numberText(text, at: range(node)))
      return number
    default: break
    }
    reportKind(of: node, what())
    return nil
  }

  /// A number in a range; one outside is reported.
  func number(_ node: NodeID, _ what: String, in limits: ClosedRange<Double>) -> TokenNumber? {
    func rule() -> String {
      "\(what) is a number from \(Self.short(limits.lowerBound)) to \(Self.short(limits.upperBound))"
    }
    guard let number = exactNumber(node, rule()) else { return nil }
    guard limits.contains(number.double) else {
      report(.outOfRange(number, rule(), at: range(node)))
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
