@testable import TokenModel

// Tests write IDs as numbers.

extension TokenID: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension ModifierID: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension ContextID: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
