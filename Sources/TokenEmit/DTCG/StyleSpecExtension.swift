internal import TokenModel

/// `$extensions["org.stylespec"]`: what the format has no form for.
enum StyleSpecExtension {
  private static let name = "org.stylespec"

  /// The extensions of a token with a line height, at the place of one that they had; nil for none.
  static func adding(lineHeight: WrittenJSON?, to extensions: WrittenJSON?) -> WrittenJSON? {
    changing(extensions) { $0.replacing("lineHeight") { _ in lineHeight } }
  }

  /// The extensions of a token of a spec; nil for none.
  ///
  /// - Parameter grounds: The backgrounds of a color, as the document names them.
  static func extensions(with typography: TypographyExtension?, grounds: [String]?) -> WrittenJSON? {
    let metrics = typography?.fontMetrics.map { metrics in
      object(("ascent", .number(metrics.ascent.description)), ("descent", .number(metrics.descent.description)))
    }
    let own = fields(
      ("fontMetrics", metrics),
      ("on", grounds.map { .array($0.map { .string($0) }) })
    )
    return own.isEmpty ? nil : object((name, .object(own)))
  }

  /// The extensions of a document with the settings of its catalog; nil for none. A document without settings does not
  /// have those of an earlier one.
  static func replacing(settings: [WrittenJSON.Member], in extensions: WrittenJSON?) -> WrittenJSON? {
    changing(extensions) { _ in settings }
  }

  private static func changing(
    _ extensions: WrittenJSON?,
    _ change: ([WrittenJSON.Member]) -> [WrittenJSON.Member]
  ) -> WrittenJSON? {
    let all = (extensions?.members ?? []).replacing(name) { own in
      let members = change(own?.members ?? [])
      return members.isEmpty ? nil : .object(members)
    }
    return all.isEmpty ? nil : .object(all)
  }
}

extension [WrittenJSON.Member] {
  /// The fields with another value for a key, in its place or at the end; nil removes it.
  func replacing(_ key: String, _ value: (WrittenJSON?) -> WrittenJSON?) -> [WrittenJSON.Member] {
    guard let place = firstIndex(where: { $0.key == key }) else { return self + fields((key, value(nil))) }
    var replaced = self
    replaced.replaceSubrange(place...place, with: fields((key, value(self[place].value))))
    return replaced
  }
}

extension WrittenJSON {
  /// The fields of an object; nil for another value.
  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
