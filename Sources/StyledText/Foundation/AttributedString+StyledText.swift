public import Foundation
internal import StyleTables

extension AttributedString {
  /// The text with every attribute that is seen as one of ``Foundation/AttributeScopes/StyleSpecAttributes``.
  ///
  /// `StyledText(AttributedString(text))` is `text` again, in every respect, unless it is empty: an `AttributedString`
  /// without characters holds no attributes. Linear in the text and its runs.
  public init(_ text: StyledText) {
    self.init()
    let whole = WholeTextAttribute.Value(attributes: text.attributes, template: text.extras?.template)
    let hasWhole = !whole.attributes.isEmpty || whole.template != nil
    for (range, look) in text.stretches {
      var writer = ContainerWriter()
      let layers = text.layers(of: look)
      for attribute in layers.merged.entries { attribute.visit(&writer) }
      if hasWhole { writer.container[WholeTextAttribute.self] = whole }
      writer.container[ProvenanceAttribute.self] = .init(look, over: layers)
      append(AttributedString(String(text.content[range]), attributes: writer.container))
    }
  }
}

extension StyledText {
  /// The text of an `AttributedString` with its attributes of this package. Attributes of other scopes travel along, and
  /// are there again when the text is made an `AttributedString`. `keys` are keys of yours, so that this package knows
  /// them; others count as attributes of other scopes. Linear in the text, its runs and the number of keys.
  public init(_ string: AttributedString, keys: [any TextAttributeKey.Type] = []) {
    let whole = string.runs.first?[WholeTextAttribute.self]
    self.init(String(string.characters), attributes: whole?.attributes ?? TextAttributes())
    restoreTemplate(whole?.template)
    let reader = ContainerReader(keys: TextAttributeKeys.all + keys)
    var start = TextOffset.zero
    for run in string.runs {
      let end = start + String(string[run.range].characters).length
      let attributes = reader.attributes(of: run.attributes)
      let provenance = run[ProvenanceAttribute.self]
      let text = self
      update(start..<end) { look in
        let layers = text.layers(of: look)
        let own = attributes.filter { provenance?.repeated.contains($0.name) ?? false }
        look = look.overriding(attributes.differing(from: layers).merging(own), provenance?.origin ?? .set)
      }
      start = end
    }
  }

  /// Takes a template over if it gives the words that there are.
  mutating func restoreTemplate(_ template: TemplateState?) {
    guard let template, template.filled.map(\.text).joined().hasSameUTF8(as: content) else { return }
    content = ""
    fill(template, .automatic)
  }

  /// The stored stretches with their looks.
  var stretches: [(range: Range<TextOffset>, look: RunLook)] {
    var start = TextOffset.zero
    return stored.pieces(in: .zero..<content.length).map { piece in
      defer { start += piece.length }
      return (start..<start + piece.length, piece.look)
    }
  }
}

extension ProvenanceAttribute.Value {
  /// Nil for a stretch whose attributes tell everything.
  fileprivate init?(_ look: RunLook, over layers: Layers) {
    let below = Layers(code: layers.code, base: layers.base, slot: layers.slot, overrides: TextAttributes())
    let repeated = look.overrides.entries.filter { entry in
      TextAttributes(sorted: [entry]).differing(from: below).isEmpty
    }
    guard look.origin != .set || !repeated.isEmpty else { return nil }
    self.init(origin: look.origin, repeated: repeated.map(\.name))
  }
}

/// Puts attributes into a container.
private struct ContainerWriter: TextAttributeVisitor {
  var container = AttributeContainer()

  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type, _ value: Key.Value) {
    if let foreign = value as? ForeignAttributes {
      container.merge(foreign.container)
    } else {
      container[StyledTextAttribute<Key>.self] = value
    }
  }

  mutating func visitUnknown(_ attribute: UnknownTextAttribute) {
    var unknown = container[UnknownAttributes.self] ?? [:]
    unknown[attribute.name] = attribute.value
    container[UnknownAttributes.self] = unknown
  }
}

/// Takes attributes out of a container.
private struct ContainerReader {
  let keys: [any TextAttributeKey.Type]

  func attributes(of container: AttributeContainer) -> TextAttributes {
    var rest = container
    var entries = keys.compactMap { take($0, from: &rest) }
    for (name, value) in rest[UnknownAttributes.self] ?? [:] { entries.append(UnknownTextAttribute(name, value)) }
    rest[UnknownAttributes.self] = nil
    rest[WholeTextAttribute.self] = nil
    rest[ProvenanceAttribute.self] = nil
    if rest != AttributeContainer() { entries.append(TextAttribute<ForeignKey>(ForeignAttributes(container: rest))) }
    return TextAttributes(sorted: entries.sorted { $0.name < $1.name })
  }

  private func take<Key: TextAttributeKey>(
    _ key: Key.Type,
    from container: inout AttributeContainer
  ) -> (any AnyTextAttribute)? {
    guard let value = container[StyledTextAttribute<Key>.self] else { return nil }
    container[StyledTextAttribute<Key>.self] = nil
    return TextAttribute<Key>(value)
  }
}

/// Attributes that were decoded without their keys.
private enum UnknownAttributes: AttributedStringKey {
  typealias Value = [String: CodableTree]
  static let name = "StyleSpec.unknown"
}
