internal import ArgumentParser

/// A command-line argument for a value of a runtime type, whose names are written `like-this`. Initials are one word.
struct Choice<Value: CaseIterable & RawRepresentable<String>>: ExpressibleByArgument {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init?(argument: String) {
    guard let value = Value.allCases.first(where: { Self.name(of: $0) == argument }) else { return nil }
    self.value = value
  }

  var name: String { Self.name(of: value) }
  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { Value.allCases.map { Choice($0).name } }

  private static func name(of value: Value) -> String {
    // A word begins at a capital after a small letter, and at the last one of several before a small letter.
    value.rawValue.replacing(#/([a-z])([A-Z])/#) { "\($0.1)-\($0.2)" }
      .replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.1)-\($0.2)" }.lowercased()
  }
}

extension Choice: Sendable where Value: Sendable {}
