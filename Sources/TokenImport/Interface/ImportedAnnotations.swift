package import TokenModel

/// What people and programs wrote about a token or a group.
package struct ImportedAnnotations: Sendable {
  /// A text of people; nil for none.
  package var description: String?
  /// `true`, `false`, or why it should not be used; nil without a word about it.
  package var deprecated: WrittenJSON?
  /// Data of programs.
  package var extensions: [WrittenJSON.Member] = []

  /// Nothing.
  package init() {}

  /// Whether nothing is written.
  package var isEmpty: Bool { (description ?? "").isEmpty && deprecated == nil && extensions.isEmpty }

  /// Adds what others say: a line of description below, and the rest where nothing is said yet.
  mutating func append(_ others: ImportedAnnotations) {
    description = [description, others.description].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
    deprecated = deprecated ?? others.deprecated
    let known = Swift.Set(extensions.map { UTF8Name($0.key) })
    extensions += others.extensions.filter { !known.contains(UTF8Name($0.key)) }
  }

  /// The members of a token or group.
  var members: [WrittenJSON.Member] {
    var members: [WrittenJSON.Member] = []
    if let description, !description.isEmpty {
      members.append(.init(key: "$description", value: .string(description)))
    }
    if let deprecated { members.append(.init(key: "$deprecated", value: deprecated)) }
    if !extensions.isEmpty { members.append(.init(key: "$extensions", value: .object(extensions))) }
    return members
  }
}
