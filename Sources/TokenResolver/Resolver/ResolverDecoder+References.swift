internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// References of resolver documents (Design Tokens Resolver Module 2025.10, section 4.2): a path, a JSON Pointer, or
/// both.
extension ResolverDecoder {
  /// The target of a reference.
  struct Target {
    let node: NodeID
    let kind: Kind
    /// The last key that led there; empty for a whole file.
    let name: String

    enum Kind {
      case set, modifier
      /// The resolution order, or something in it.
      case resolutionOrder
      /// An object with tokens, judging by its location.
      case tokens
      /// A whole resolver document.
      case document
    }
  }

  /// References that follow each other: more are an error.
  private static let maximumDepth = 64

  /// Whether an object has more than a `$ref`.
  func hasOverrides(_ object: NodeID) -> Bool {
    tree.entries(of: object).contains { !tree.text(of: $0.key, is: "$ref") }
  }

  /// The properties of an object, along with those of its `$ref`'s target that it does not have itself. Nil for a wrong
  /// reference, which is reported.
  mutating func fields(
    of object: NodeID,
    kind: Target.Kind,
    _ way: ReferenceWay = []
  ) -> [(key: NodeID, value: NodeID)]? {
    guard let reference = tree.value(of: "$ref", in: object) else { return Array(tree.entries(of: object)) }
    guard let target = target(of: reference) else { return nil }
    guard target.kind == kind else {
      let (text, place) = (tree.text(of: reference), range(reference))
      report(kind == .set ? .notASet(text, at: place) : .notAModifier(text, at: place))
      return nil
    }
    guard let way = self.way(way, to: target.node, by: range(reference)),
      let inherited = fields(of: target.node, kind: kind, way)
    else { return nil }
    let own = tree.entries(of: object).filter { !tree.text(of: $0.key, is: "$ref") }
    let names = Set(own.map { UTF8Name(tree.utf8(of: $0.key)) })
    return own + inherited.filter { !names.contains(UTF8Name(tree.utf8(of: $0.key))) }
  }

  // MARK: Circles

  /// The objects that are being read, each with the reference that led to it.
  typealias ReferenceWay = [(node: NodeID, reference: SourceRange)]

  /// The way to an object; nil if that is on the way already or too far, which is reported.
  func way(_ way: ReferenceWay, to node: NodeID, by reference: SourceRange) -> ReferenceWay? {
    if let start = way.firstIndex(where: { $0.node == node }) {
      report(circle: way[(start + 1)...].map(\.reference) + [reference])
      return nil
    }
    guard way.count < Self.maximumDepth else {
      report(.manyReferences(maximum: Self.maximumDepth, at: reference))
      return nil
    }
    return way + [(node, reference)]
  }

  private func report(circle references: [SourceRange]) {
    let links = references.map { Note("`\(files.files.files.text(of: $0).filter { $0 != "\"" })`", at: $0) }
    report(.resolverCycle(links))
  }

  // MARK: Targets

  /// A reference as it is written.
  private struct Address {
    /// The path of another file; empty for this one.
    let path: String
    /// The keys of the pointer; empty for a whole file.
    let keys: [String]
  }

  /// The target of a reference; nil for a wrong one, which is reported.
  mutating func target(of reference: NodeID) -> Target? {
    guard let address = address(reference) else { return nil }
    let place = range(reference)
    let root: NodeID
    if address.path.isEmpty {
      guard let own = tree.documents.first(where: { $0.file == place.file })?.root else { return nil }
      root = own
    } else {
      guard let document = files.document(at: address.path, namedAt: place) else { return nil }
      guard let other = document.root else {
        report(.emptySource(address.path, at: place))
        return nil
      }
      root = other
    }
    guard let node = node(at: address.keys, below: root, reference) else { return nil }
    // An object around the reference would be inside of itself.
    if range(node).file == place.file, range(node).bytes.contains(place.bytes) {
      report(circle: [place])
      return nil
    }
    return Target(node: node, kind: kind(of: address.keys, in: root), name: address.keys.last ?? "")
  }

  private func kind(of keys: [String], in root: NodeID) -> Target.Kind {
    guard tree.isResolverDocument(root) else { return .tokens }
    switch keys.first {
    case nil: return .document
    case "sets" where keys.count == 2: return .set
    case "modifiers": return .modifier
    case "resolutionOrder": return .resolutionOrder
    default: return .tokens
    }
  }

  private func address(_ reference: NodeID) -> Address? {
    guard expect(.string, at: reference, what: "`$ref` is a path or a pointer such as `#/sets/NAME`, a string") else {
      return nil
    }
    let text = tree.utf8(of: reference)
    guard !text.isEmpty else {
      report(.emptyReference(at: range(reference)))
      return nil
    }
    let sign = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let path = String(decoding: text[..<sign], as: UTF8.self)
    let fragment = text[sign...].dropFirst()
    if fragment.isEmpty { return Address(path: path, keys: []) }
    let isPointer = fragment.first == UInt8(ascii: "/")
    guard isPointer || !path.isEmpty else {
      report(.pointerWithoutSlash(String(decoding: fragment, as: UTF8.self), at: range(reference)))
      return nil
    }
    // The module itself writes `file.json#sets/NAME`.
    let pointer = Array("#/".utf8) + (isPointer ? fragment.dropFirst() : fragment)
    do throws(DTCGReferenceError) {
      return Address(path: path, keys: try JSONPointer.keys(in: pointer[...]))
    } catch {
      report(.invalidResolverReference(error, at: range(reference)))
      return nil
    }
  }

  /// The node that keys lead to; nil if there is none, which is reported.
  private func node(at keys: [String], below root: NodeID, _ reference: NodeID) -> NodeID? {
    var node = root
    for (index, key) in keys.enumerated() {
      let children = children(of: node)
      if let child = children.last(where: { $0.key.utf8.elementsEqual(key.utf8) })?.node {
        node = child
        continue
      }
      let place = index == 0 ? "the file" : "`#/\(keys[..<index].joined(separator: "/"))`"
      let nearest = NearestNames(to: key, among: children.map(\.key))
      report(
        .leadsNowhere(
          tree.text(of: reference),
          segment: key,
          in: place,
          nearest: nearest,
          of: ResolverUnknownReference.self,
          at: range(reference)
        )
      )
      return nil
    }
    return node
  }

  private func children(of node: NodeID) -> [(key: String, node: NodeID)] {
    switch tree.kind(of: node) {
    case .scalar: []
    case .mapping: tree.entries(of: node).map { (tree.text(of: $0.key), $0.value) }
    case .sequence: tree.elements(of: node).enumerated().map { ("\($0)", $1) }
    }
  }
}

extension SourceTree {
  /// Whether an object is a resolver document, by the key that only those have.
  func isResolverDocument(_ root: NodeID) -> Bool {
    value(of: "resolutionOrder", in: root) != nil
      || value(of: "version", in: root) != nil && value(of: "sets", in: root) != nil
  }
}
