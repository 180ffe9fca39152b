package import TokenDiagnostics

/// All tokens of a spec, in its order, with the modifiers that their values depend on.
///
/// A collection of ``Token``s, which are made when they are read: a hundred thousand of them take about six megabytes.
/// Use an index to find tokens by path (``TokenIndex``), and an evaluator for their values (``TokenEvaluator``):
///
/// ```swift
/// let dark = catalog.tokens.selection(["appearance": "dark"])
/// if let ink = TokenIndex(catalog.tokens)["color.ink"], let dark {
///   print(try catalog.tokens.value(of: ink, in: dark).value)
/// }
/// ```
package struct TokenSet: Sendable, Hashable {
  /// The modifiers, in the order of conditions' indices.
  package internal(set) var modifiers: [Modifier]
  /// The dialect of the files.
  package private(set) var dialect: TokenDialect
  /// The groups, each after the one around it.
  package internal(set) var groups: [TokenGroup] = []
  /// The annotations of whole files; the path is empty.
  package internal(set) var top = TokenGroup(path: TokenPath([]))
  /// The `$schema` of the first file that has one; nil without any.
  package internal(set) var schema: Sourced<String>?
  var columns = TokenColumns()

  /// Creates an empty set.
  package init(modifiers: [Modifier] = [], dialect: TokenDialect = .spec) {
    self.modifiers = modifiers
    self.dialect = dialect
  }

  /// The same tokens as a part of a spec.
  package var inSpec: TokenSet {
    var set = self
    set.dialect = .spec
    return set
  }

  /// The selection of contexts by name; nil if there is no such modifier or context.
  package func selection(_ contexts: [String: String]) -> ContextSelection? {
    var selection: [Int: Int] = [:]
    for (name, context) in contexts {
      guard let modifier = modifiers.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }),
        let index = modifiers[modifier].contexts.firstIndex(where: { $0.utf8.elementsEqual(context.utf8) })
      else { return nil }
      selection[modifier] = index
    }
    return ContextSelection(selection)
  }
}

extension TokenSet {
  /// The names of contexts, by the names of their modifiers; both are given by their indices.
  package func names(of contexts: [Int: Int]) -> [String: String] {
    let named = contexts.map { (modifiers[$0].name, modifiers[$0].contexts[$1]) }
    return Dictionary(named) { first, _ in first }
  }
}

extension TokenSet: RandomAccessCollection {
  /// 0.
  package var startIndex: Int { 0 }
  /// The number of tokens.
  package var endIndex: Int { columns.types.count }

  /// The token at an index.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its layers.
  package subscript(position: Int) -> Token {
    Token(
      path: path(of: position),
      type: columns.types[position],
      nameRange: nameRange(of: position),
      range: columns.range(of: position),
      layers: layers(of: position),
      annotations: annotations(of: position),
      extensions: columns.extensions[position]
    )
  }

  /// The type of a token; nil for one that is not of the format's.
  package func type(of token: Int) -> TokenType? { columns.types[token] }

  /// The range of a token's name, with its quotes.
  package func nameRange(of token: Int) -> SourceRange { columns.nameRange(of: token) }

  /// The description and the deprecation of a token.
  package func annotations(of token: Int) -> TokenAnnotations { columns.annotations[token] ?? TokenAnnotations() }

  /// The path of a token.
  package func path(of token: Int) -> TokenPath {
    let group = columns.groups[token]
    let name = columns.name(of: token)
    return group < 0 ? TokenPath([name]) : groups[Int(group)].path.appending(name)
  }

  private func layers(of token: Int) -> [TokenLayer] {
    var layers: [TokenLayer] = []
    columns.forEachLayer(of: token) { condition, stored in
      slot(stored, of: token).map { layers.append(TokenLayer($0, in: condition)) }
      return true
    }
    return layers.reversed()
  }

  /// What `$extensions["org.stylespec"]` of a typography token says; nil if it does not have one.
  package func typographyExtension(of token: Int) -> TypographyExtension? { columns.typographyExtensions[token] }

  /// The token that a token is another name of in all contexts; nil for a token with values of its own, or with a part of
  /// another's.
  package func aliasTarget(of token: Int) -> Int? {
    var target: Int?
    columns.forEachLayer(of: token) { condition, slot in
      if condition == .always, case .reference(let index) = slot, columns.pointer(of: index)?.isEmpty ?? true {
        let reference = columns.reference(index)
        target = reference.pin == .always ? reference.target : nil
      }
      return false
    }
    return target
  }

  /// A stored slot as the model has it; nil for a value with a mistake.
  func slot(_ stored: StoredSlot, of token: Int) -> Slot<TokenValue>? {
    switch stored {
    case .missing: nil
    case .color(let color): .value(Sourced(.color(.hex(color)), from: Origin(columns.range(of: token))))
    case .value(let index): .value(columns.values[Int(index)])
    case .reference(let index): .reference(reference(index))
    }
  }

  /// A reference that is the whole value of a layer.
  func reference(_ index: Int32) -> TokenReference {
    let stored = columns.reference(index)
    let pointer = columns.pointer(of: index)
    return TokenReference(
      path(of: stored.target),
      part: pointer ?? [],
      notation: pointer == nil ? .braces : .pointer,
      at: stored.range,
      through: stored.through,
      pin: stored.pin
    )
  }
}
