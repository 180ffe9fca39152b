@testable import TokenModel

// Tests write IDs as numbers.

extension SetID: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
