internal import TokenModel

/// The attributes of deprecated colors, emoji or constants, whose names are members of their own scope.
struct MemberDeprecations {
  /// A token and its Swift name.
  struct Member {
    /// The path in references, such as `color.ink`.
    var path: String
    var annotations: TokenAnnotations
    /// The type that the member is in; members of one type may be renamed to each other.
    var scope = ""
    var identifier: SwiftIdentifier
  }

  private let members: [Member]
  /// By path; empty if no member is deprecated.
  private let numbers: [UTF8Name: Int]

  init(_ members: [Member]) {
    self.members = members
    let isNeeded = members.contains { $0.annotations.deprecated != nil }
    numbers = Dictionary(isNeeded ? members.enumerated().map { (UTF8Name($1.path), $0) } : []) { first, _ in first }
  }

  /// The attribute of a deprecated member; nil for others.
  func attribute(of index: Int) -> String? {
    guard let deprecation = members[index].annotations.deprecation else { return nil }
    let replacement = replacement(of: index).map { members[$0] }
    let isInScope = replacement?.scope == members[index].scope
    let message = deprecation.sentence { word in
      replacement.flatMap { other in
        deprecation.replacingReference(
          in: word,
          with: isInScope ? other.identifier.name : "\(other.scope).\(other.identifier.name)"
        )
      } ?? String(word)
    }
    return CodeAvailability.attribute(message: message ?? "", replacement: isInScope ? replacement?.identifier : nil)
  }

  /// Follows references to a member that is not deprecated; nil if they form a cycle or lead to no member.
  private func replacement(of index: Int) -> Int? {
    var seen: Set<Int> = []
    var current = index
    while let deprecation = members[current].annotations.deprecation {
      let next = deprecation.replacement.flatMap { numbers[UTF8Name(String($0))] }
      guard let next, seen.insert(next).inserted else { return nil }
      current = next
    }
    return current
  }
}
