internal import TokenModel

/// `$extensions["org.stylespec"]` of a token: what the format has no form for.
struct StyleSpecExtension {
  let lineHeight: WrittenJSON?

  private static let name = "org.stylespec"

  /// The extensions of a token with these, at the place of those that it had; nil for none.
  func added(to extensions: WrittenJSON?) -> WrittenJSON? {
    let all = (extensions?.members ?? []).replacing(Self.name) { own in
      let members = (own?.members ?? []).replacing("lineHeight") { _ in lineHeight }
      return members.isEmpty ? nil : .object(members)
    }
    return all.isEmpty ? nil : .object(all)
  }
}

extension [WrittenJSON.Member] {
  /// The fields with another value for a key, in its place or at the end; nil removes it.
  fileprivate func replacing(_ key: String, _ value: (WrittenJSON?) -> WrittenJSON?) -> [WrittenJSON.Member] {
    guard let place = firstIndex(where: { $0.key == key }) else { return self + fields((key, value(nil))) }
    var replaced = self
    replaced.replaceSubrange(place...place, with: fields((key, value(self[place].value))))
    return replaced
  }
}

extension WrittenJSON {
  /// The fields of an object; nil for another value.
  fileprivate var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
