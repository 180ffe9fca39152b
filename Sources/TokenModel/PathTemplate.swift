/// A template that makes a name from the path of a token.
package struct PathTemplate: Sendable, Hashable {
  /// A placeholder. Raw values are written in templates.
  package enum Placeholder: String, Sendable, Hashable, CaseIterable {
    /// The names that differ among the tokens that a pattern matches, with `_` between.
    case path
    /// The last name.
    case last
    /// The name before the last one.
    case parent
  }

  /// A part of a template.
  package enum Part: Sendable, Hashable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// The parts in the order of the name.
  package let parts: [Part]

  /// Creates a template from its parts.
  package init(parts: [Part]) {
    self.parts = parts
  }

  /// The default template, `{path}`.
  package static let standard = PathTemplate(parts: [.placeholder(.path)])

  /// The name that the template makes.
  ///
  /// - Parameters:
  ///   - path: The path of the token.
  ///   - fixedCount: The number of names at its start that are left out of `{path}`.
  package func name(of path: TokenPath, without fixedCount: Int) -> String {
    // The token of the top has no other name.
    let names = path.names.isEmpty ? ["root"] : path.names
    return parts.reduce(into: "") { name, part in
      switch part {
      case .literal(let text): name += text
      case .placeholder(.path): name += names.dropFirst(min(fixedCount, names.count - 1)).joined(separator: "_")
      case .placeholder(.last): name += names.last ?? ""
      case .placeholder(.parent): name += names.dropLast().last ?? ""
      }
    }
  }
}

extension TokenPath {
  /// The default name of an entry made from a token, such as `text_small` for `typography.text.small`: its whole path
  /// without a first name that gives its type, so that no other token changes it.
  package func ownName(as type: TokenType) -> String {
    let saysType = names.count > 1 && names[0] == type.rawValue
    return PathTemplate.standard.name(of: self, without: saysType ? 1 : 0)
  }
}
