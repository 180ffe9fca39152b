internal import ArgumentParser

/// A command-line argument for a value of a type of the runtime, whose names are written `like-this`.
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
    value.rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}

extension Choice: Sendable where Value: Sendable {}
