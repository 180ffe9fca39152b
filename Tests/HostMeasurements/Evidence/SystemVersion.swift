/// The version of a system, such as 17.5 or 16.4.1.
package struct SystemVersion: Sendable, Hashable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Reads a version as ``description`` writes it, and nothing else.
  package init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard (2...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
    guard description == text, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
  }
}

extension SystemVersion: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }
}
