public import Foundation
package import StyleTables

extension AttributedString {
  /// Creates a string from a text, with all visible attributes in ``Foundation/AttributeScopes/StyleSpecAttributes``.
  /// This includes a color that shows through a style with an open color.
  ///
  /// `StyledText(AttributedString(text))` is equal to `text` in every respect, unless it is empty: an empty
  /// `AttributedString` does not have attributes.
  ///
  /// - Complexity: Linear in the text and its runs.
  public init(_ text: StyledText) {
    self.init()
    let whole = WholeTextAttribute.Value(text)
    for (range, look) in text.storedRuns {
      append(AttributedString(String(text.content[range]), attributes: text.container(of: look, whole)))
    }
  }

  /// Creates the same string with the attributes of a text system in addition to those of this package.
  ///
  /// - Complexity: Linear in the text and its runs.
  package init(_ text: StyledText, in context: StyleContext, for host: some HostContainerAttributes) {
    self.init()
    let whole = WholeTextAttribute.Value(text)
    let resolved = text.resolved(in: context)
    for run in text.runs(of: resolved) {
      let container = text.container(of: run.key.look, whole)
      let shown = ShownContainerAttribute.Value(container, for: host, of: resolved.sets[run.key.attributesIndex])
      append(AttributedString(String(text.content[run.range]), attributes: shown.containerWithValue))
    }
  }
}

extension WholeTextAttribute.Value {
  /// Nil for a text that consists only of its runs.
  fileprivate init?(_ text: StyledText) {
    guard !text.attributes.isEmpty || text.extras != nil else { return nil }
    self.init(
      attributes: text.attributes,
      template: text.extras?.template,
      values: text.extras?.values ?? [:],
      hidden: HiddenText(under: text)
    )
  }
}

extension StyledText {
  /// The attributes of a run in an `AttributedString`.
  fileprivate func container(of look: RunLook, _ whole: WholeTextAttribute.Value?) -> AttributeContainer {
    var writer = ContainerWriter()
    let layers = layers(of: look)
    let seen = layers.merged
    for attribute in seen.entries { attribute.visit(&writer) }
    if let whole { writer.container[WholeTextAttribute.self] = whole }
    writer.container[ProvenanceAttribute.self] = .init(look, of: seen, over: layers.overriding(TextAttributes()))
    return writer.container
  }
}

extension StyledText {
  /// Creates a text from an `AttributedString`, with its attributes of this package. Attributes of other scopes are
  /// kept, and restored if the text is converted to an `AttributedString` again.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - keys: Custom keys that were set on the string itself; without them, their attributes count as attributes of
  ///     other scopes. Keys from a ``StyledText`` need not be listed.
  /// - Complexity: Linear in the text, its runs and the number of keys.
  @_disfavoredOverload
  public init(_ string: AttributedString, keys: [any TextAttributeKey.Type] = []) {
    // Disfavored, because an `AttributedString` can also be a literal.
    let whole = string.runs.first?[WholeTextAttribute.self]
    let reader = ContainerReader(keys: TextAttributeKeys.all + keys)
    var end = TextOffset.zero
    let runs = string.runs.map { run in
      end += string[run.range].length
      let provenance = run[ProvenanceAttribute.self]
      return SeenText.Run(
        end: end,
        attributes: reader.attributes(of: run.attributes, known: provenance?.known),
        origin: provenance?.origin ?? .set,
        repeated: provenance?.repeated ?? []
      )
    }
    self.init(
      SeenText(
        content: String(string.characters),
        attributes: whole?.attributes ?? TextAttributes(),
        template: whole?.template,
        values: whole?.values ?? [:],
        hidden: whole?.hidden,
        runs: runs
      )
    )
  }
}

extension ProvenanceAttribute.Value {
  /// Nil for a run whose attributes are complete.
  fileprivate init?(_ look: RunLook, of seen: TextAttributes, over below: Layers) {
    let differing = seen.differing(from: below)
    let repeated = look.overrides.names.filter { differing.entry(named: $0) == nil }
    let known = seen.filter { TextAttributeKeys.named($0.name) == nil && $0.name != ForeignKey.name }
    guard look.origin != .set || !repeated.isEmpty || !known.isEmpty else { return nil }
    self.init(origin: look.origin, repeated: repeated, known: known)
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

  func attributes(of container: AttributeContainer, known: TextAttributes?) -> TextAttributes {
    var taker = ContainerTaker(rest: container.withoutHostAttributes)
    for key in keys { taker.take(key) }
    for attribute in known?.entries ?? [] { attribute.visit(&taker) }
    for (name, value) in taker.rest[UnknownAttributes.self] ?? [:] {
      taker.entries.append(UnknownTextAttribute(name, value))
    }
    return taker.attributes
  }
}

/// Splits a container into attributes with known keys and foreign ones.
private struct ContainerTaker: TextAttributeVisitor {
  var rest: AttributeContainer
  var entries: [any AnyTextAttribute] = []

  mutating func take<Key: TextAttributeKey>(_ key: Key.Type) {
    guard let value = rest[StyledTextAttribute<Key>.self] else { return }
    rest[StyledTextAttribute<Key>.self] = nil
    entries.append(TextAttribute<Key>(value))
  }

  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type, _ value: Key.Value) { take(key) }

  mutating func visitUnknown(_ attribute: UnknownTextAttribute) {}

  var attributes: TextAttributes {
    var rest = rest
    rest[UnknownAttributes.self] = nil
    rest[WholeTextAttribute.self] = nil
    rest[ProvenanceAttribute.self] = nil
    let foreign = rest == AttributeContainer() ? [] : [TextAttribute<ForeignKey>(ForeignAttributes(container: rest))]
    return TextAttributes(sorted: (entries + foreign).sorted { $0.name < $1.name })
  }
}

extension AttributedSubstring {
  /// Runs may end between any two scalars; the view of characters would round to graphemes.
  var length: TextOffset {
    unicodeScalars.reduce(.zero) { $0 + TextOffset(utf8: UTF8.width($1), utf16: UTF16.width($1)) }
  }
}

/// Attributes that were decoded without their keys.
private enum UnknownAttributes: AttributedStringKey {
  typealias Value = [String: CodableTree]
  static let name = "StyleSpec.unknown"
}
